// What is wrong with how a rulebook looks in this frame, told to the page around it: text that is hard
// to read, a page that is wider than the frame, what no key reaches.
const bad = [];
const numbers = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};

function background(element) {
  for (let at = element; at; at = at.parentElement) {
    const colour = numbers(getComputedStyle(at).backgroundColor);
    if (colour.length === 3 || colour[3] === 1) return colour;
  }
  return [255, 255, 255];
}

function contrast(element) {
  const [a, b] = [numbers(getComputedStyle(element).color), background(element)].map(luminance);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function look() {
  const root = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let n = 0;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.tagName === "SCRIPT") continue;
    n++;
    if (contrast(element) < 4.5) bad.push(`contrast ${contrast(element).toFixed(2)}: ${texts.currentNode.data.slice(0, 40)}`);
  }
  if (root.scrollWidth > root.clientWidth) bad.push(`overflow: ${root.scrollWidth} in ${root.clientWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    const scrolls = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(style.overflowX);
    const operated = scrolls || element.matches("a, button, input, select, summary, [onclick]");
    if (operated && element.tabIndex < 0) bad.push(`no key reaches: ${element.outerHTML.slice(0, 60)}`);
    if (style.overflowX === "hidden" && element.scrollWidth > element.clientWidth) bad.push(`cut off: ${element.textContent.slice(0, 40)}`);
  }
  const wrong = bad.length ? `BAD ${[...new Set(bad)].join("; ")}` : "GOOD";
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  parent.postMessage(`${wrong} ${innerWidth} ${scheme}: ${n} texts, ${document.title}`, "*");
}
addEventListener("load", look);
