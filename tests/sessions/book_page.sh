#!/bin/sh
# book_page.sh PROGRAM - how rulebooks look in a browser: on a phone and on a desk, light and dark,
# nothing is wider than the screen, all text can be read, and keys reach all that can be operated;
# and that the short one is printed on one page.
# Needs chromium. Says what failed; exit status 1 then.
set -u
program=${1:?book_page.sh: the program is wanted}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
n=0

# book RULES …: the page of a book, with what looks at it, in frames of both widths.
book() {
  n=$((n + 1))
  "$program" rules "$@" -f html >"$work/$n.html" || failed=1
  { echo '<script>'; cat "$here/book_page.js"; echo '</script>'; } >>"$work/$n.html"
  for width in 360 1280; do
    echo "<iframe src=\"$n.html\" width=\"$width\" height=\"800\" style=\"border:0\"></iframe>"
  done >>"$work/all.html"
}

cat >"$work/all.html" <<'END'
<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>all</title>
<script>addEventListener("message", (e) => { const p = document.createElement("p"); p.textContent = e.data; document.body.append(p); });</script>
<body>
END
book pagat
book online+bombs-follow-suit -l zh
book bombs
book eighty --short

for scheme in 0 1; do # dark, light
  timeout 60 chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$work/profile" \
    --blink-settings=preferredColorScheme=$scheme --virtual-time-budget=5000 --window-size=1700,900 \
    --dump-dom "file://$work/all.html" 2>"$work/errors" | grep -o '<p>[^<]*' >"$work/said$scheme"
done
cat "$work/said0" "$work/said1" >"$work/said"
grep '^<p>BAD' "$work/said" && failed=1
for scheme in dark light; do
  for width in 360 1280; do
    good=$(grep -cE "^<p>GOOD $width $scheme: [0-9]{2,} texts" "$work/said")
    [ "$good" = $n ] && continue
    echo "FAILED: book_page: $good of $n books are good, $width wide and $scheme"
    failed=1
  done
done

# pages RULES …: of the short book, printed.
pages() {
  "$program" rules "$@" --short -f html >"$work/short.html"
  timeout 60 chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$work/profile" \
    --no-pdf-header-footer --print-to-pdf="$work/short.pdf" "file://$work/short.html" 2>"$work/errors"
  pages=$(grep -ac 'MediaBox \[0 0 594.9' "$work/short.pdf")
  [ "$pages" = 1 ] && return
  echo "FAILED: book_page: $* --short is printed on $pages pages of A4, not 1"
  failed=1
}
pages pagat
pages online -l zh

[ $failed = 0 ] || tail -n 5 "$work/errors"
exit $failed
