/* test_remembered.c - what a variant remembers: parts of one room. */
#include "deal/remembered.h"
#include "support.h"

enum { PARTS = REMEMBERED_ANSWER + 16 };

/* The plain model: each part in a place of its own. */
typedef struct Model {
  int n[PARTS];
  uint8_t bytes[PARTS][REMEMBERED_BYTES];
} Model;

static int used(const Model *model) {
  int sum = 0;
  for (int part = 0; part < PARTS; part++)
    if (model->n[part]) sum += REMEMBERED_HEAD + model->n[part];
  return sum;
}

static void assert_same(const Remembered *remembered, const Model *model) {
  int n;
  for (int part = 0; part < PARTS; part++) {
    const uint8_t *bytes = remembered_bytes(remembered, part, &n);
    assert_int_equal(n, model->n[part]);
    if (n) assert_memory_equal(bytes, model->bytes[part], (size_t)n);
    if (!n) assert_null(bytes);
  }
  assert_int_equal(remembered->used, used(model));
  for (int i = remembered->used; i < REMEMBERED_BYTES; i++)
    assert_int_equal(remembered->bytes[i], 0);
}

TEST(each_part_is_what_was_put_there_last) {
  static Model model;
  static Remembered remembered;
  int full = 0;
  Rng rng = rng_from(3);
  for (int i = 0; i < 20000; i++) {
    int part = (int)rng_below(&rng, PARTS), n = (int)rng_below(&rng, i % 3 ? 40 : 300);
    uint8_t bytes[300];
    for (int k = 0; k < n; k++) bytes[k] = (uint8_t)rng_below(&rng, 256);
    if (rng_below(&rng, 50) == 0) {
      remembered_cut(&remembered, part);
      for (int k = part; k < PARTS; k++) model.n[k] = 0;
    } else {
      int now = used(&model) - (model.n[part] ? REMEMBERED_HEAD + model.n[part] : 0);
      bool fits = n == 0 || now + REMEMBERED_HEAD + n <= REMEMBERED_BYTES;
      assert_int_equal(remember_bytes(&remembered, part, bytes, n), fits);
      full += !fits;
      if (fits) model.n[part] = n;
      if (fits) memcpy(model.bytes[part], bytes, (size_t)n);
    }
    assert_same(&remembered, &model);
  }
  assert_true(full > 100);
}

TEST(texts_share_the_room) {
  static Remembered remembered;
  char text[MEMORY_MAX + 1] = "";
  memset(text, 'x', MEMORY_MAX);
  assert_string_equal(remembered_text(&remembered, REMEMBERED_GAME), "");
  assert_int_equal(remembered_room(&remembered, REMEMBERED_GAME), MEMORY_MAX - 1);
  assert_false(remember_text(&remembered, REMEMBERED_GAME, text));
  text[MEMORY_MAX - 1] = '\0';
  assert_true(remember_text(&remembered, REMEMBERED_GAME, text));
  assert_string_equal(remembered_text(&remembered, REMEMBERED_GAME), text);
  assert_int_equal(remembered_room(&remembered, REMEMBERED_GAME), MEMORY_MAX - 1);
  assert_false(remember_text(&remembered, REMEMBERED_DEAL, "{1,2}"));
  text[500] = '\0';
  assert_true(remember_text(&remembered, REMEMBERED_GAME, text));
  int room = remembered_room(&remembered, REMEMBERED_DEAL);
  memset(text, 'y', MEMORY_MAX - 1);
  text[room + 1] = '\0';
  assert_false(remember_text(&remembered, REMEMBERED_DEAL, text));
  text[room] = '\0';
  assert_true(remember_text(&remembered, REMEMBERED_DEAL, text));
  remembered_cut(&remembered, REMEMBERED_DEAL);
  assert_string_equal(remembered_text(&remembered, REMEMBERED_DEAL), "");
  assert_int_equal(strlen(remembered_text(&remembered, REMEMBERED_GAME)), 500);
  assert_true(remember_text(&remembered, REMEMBERED_GAME, ""));
  assert_int_equal(remembered.used, 0);
}
