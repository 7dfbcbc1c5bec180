/* card_style.h - what of the cards can be shown in several ways. */
#ifndef repl_card_style_h
#define repl_card_style_h

/* The names of what can be looked at in several ways; then the words of one of them. They end with
** NULL. */
const char *look_name(int i);
const char *const *look_words(const char *name);

#endif
