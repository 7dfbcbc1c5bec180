/* test_repl_colours.c - what is written in colour can be read on black and on white. */
#include <math.h>

#include "desk.h"
#include "repl/render/render_cards.h"

static double linear(int value) {
  double part = value / 255.0;
  return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

/* The relative luminance (WCAG 2) of one of the colours 16 to 255 of a terminal. */
static double luminance(int colour) {
  static const int LEVEL[] = {0, 95, 135, 175, 215, 255};
  int at = colour - 16, grey = 8 + 10 * (colour - 232);
  if (colour >= 232) return linear(grey);
  return 0.2126 * linear(LEVEL[at / 36]) + 0.7152 * linear(LEVEL[at / 6 % 6]) +
         0.0722 * linear(LEVEL[at % 6]);
}

static void assert_readable(int colour) {
  double light = luminance(colour), on_black = (light + 0.05) / 0.05,
         on_white = 1.05 / (light + 0.05);
  if (on_black < 4.5 || on_white < 4.5)
    fail_msg("colour %d has a contrast of %.2f to black and %.2f to white", colour, on_black,
             on_white);
}

/* The colours of a text; every other sequence only makes it bold or underlined, or ends that. */
static int assert_all_readable(const char *text) {
  int colours = 0;
  for (const char *at = text; (at = strchr(at, '\033')); at++) {
    int colour = 0;
    if (sscanf(at, "\033[38;5;%dm", &colour) == 1) {
      assert_in_range(colour, 16, 255);
      assert_readable(colour);
      colours++;
    } else if (strncmp(at, "\033[0m", 4) && strncmp(at, "\033[1m", 4) &&
               strncmp(at, "\033[4m", 4)) {
      fail_msg("not a colour of the 256: %.8s", at + 1);
    }
  }
  return colours;
}

TEST(every_colour_of_a_card_is_read_on_black_and_on_white) {
  for (int palette = PALETTE_SAFE; palette < PALETTE_NONE; palette++) {
    int colours = 0;
    for (Card card = 0; card < KIND_NB; card++)
      colours += assert_all_readable(card_colour((Palette)palette, card));
    assert_in_range(colours, 27, KIND_NB); /* two suits and the big joker, at least */
  }
}

TEST(so_is_the_table) {
  static const char *const TYPED[] = {"auto trick", "table", "hands", "legal", "step", "table",
                                      "auto deal",  "table", "why",   "help",  "out"};
  int colours = 0;
  Desk *desk = desk_at(6, 42);
  desk->repl.look.colour = true;
  for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++)
    colours += assert_all_readable(type(desk, TYPED[i]));
  assert_true(colours > 100);
}

TEST(suits_differ_in_every_palette_of_four) {
  static const Palette FOUR[] = {PALETTE_SAFE, PALETTE_FOUR};
  for (int i = 0; i < 2; i++)
    for (Suit a = CLUBS; a <= SPADES; a++)
      for (Suit b = CLUBS; b < a; b++)
        assert_string_not_equal(card_colour(FOUR[i], card_make(a, RANK_Q)),
                                card_colour(FOUR[i], card_make(b, RANK_Q)));
}
