/* oracle_climb.c - forms of a climbing game, naively. See oracle_climb.h. */
#include "oracle_climb.h"

/* --- ranks ------------------------------------------------------------------------------------ */

static int rank_of(Card card) { return card_is_joker(card) ? card : card_rank(card); }

void oracle_ranks(OracleRanks *ranks, const Rules *rules) {
  Oracle oracle;
  oracle_make(&oracle, rules, (Trump){RANK_NONE, SUIT_NONE});
  *ranks = (OracleRanks){.rules = rules};
  for (Card card = 0; card < KIND_NB; card++) {
    ranks->copies[card] = oracle.deck[card];
    ranks->height[card] = -1;
  }
  for (int i = 0; i < rules->order.ranks_n; i++) {
    bool any = false;
    for (Card card = 0; card < KIND_NB; card++) {
      if (rank_of(card) != rules->order.ranks[i] || ranks->copies[card] == 0) continue;
      ranks->height[card] = ranks->n;
      any = true;
    }
    ranks->place[ranks->n] = i;
    ranks->n += any;
  }
}

/* May a sequence of this form end with the rank of this height? A rank that order.ranks leaves out
** forbids none. */
static bool may_end(const OracleRanks *ranks, const Form *form, int height) {
  const Rules *rules = ranks->rules;
  for (int i = 0; form->to && i < ranks->place[height]; i++)
    if (rules->order.ranks[i] == form->to - 1) return false;
  return true;
}

/* --- forms ------------------------------------------------------------------------------------ */

static bool is_exactly(const Form *form, const Pile *play) {
  int n[KIND_NB] = {0};
  if (play->n[form->cards[0]] == 0) return false;
  for (int i = 0; i < form->cards_n; i++) n[form->cards[i]]++;
  return memcmp(n, play->n, sizeof n) == 0;
}

/* The play as sets of equal size of neighbouring ranks; size 0: it is none. */
static OracleClimb row_of(const OracleRanks *ranks, const Pile *play) {
  int count[KIND_NB] = {0}, low = -1, high = -1;
  for (int card = 0; card < KIND_NB; card++)
    if (play->n[card]) count[ranks->height[card]] += play->n[card];
  for (int height = 0; height < ranks->n; height++) {
    if (count[height] == 0) continue;
    if (low < 0) low = height;
    high = height;
  }
  for (int height = low; height <= high; height++)
    if (low < 0 || count[height] != count[low]) return (OracleClimb){.size = 0};
  return (OracleClimb){.size = count[low], .length = high - low + 1, .top = high};
}

/* Is what is sets in a row (size 0: it is none) of this form, whatever lies there? */
static bool is_row_of(const OracleRanks *ranks, const Form *form, const OracleClimb *row) {
  return !form->cards_n && row->size && range_has(form->size, row->size) &&
         range_has(form->length, row->length) && may_end(ranks, form, row->top);
}

/* --- what follows what ------------------------------------------------------------------------ */

/* A completion is played upon its form, of the same ranks, and they are another form together. */
static bool completes(const OracleRanks *ranks, OracleClimb *is, const OracleClimb *upon) {
  const Form *form = &ranks->rules->lead.forms[is->form];
  const Form *made = &ranks->rules->lead.forms[form->becomes - 1];
  if (!upon || upon->form != form->completes - 1 || upon->top < 0) return false;
  if (upon->top != is->top || upon->length != is->length) return false;
  is->size += upon->size;
  is->form = form->becomes - 1;
  return range_has(made->size, is->size) && range_has(made->length, is->length);
}

/* More power, or the same form of as many cards and higher. */
static bool follows(const OracleRanks *ranks, const OracleClimb *is, const OracleClimb *upon) {
  const Form *forms = ranks->rules->lead.forms;
  if (!upon) return true;
  if (forms[upon->form].ends_trick) return false;
  if (forms[is->form].power > forms[upon->form].power) return true;
  return is->form == upon->form && is->size == upon->size && is->length == upon->length &&
         is->top > upon->top;
}

/* May it lie there as a play of the i-th form, of which it is? */
static bool lies_as(const OracleRanks *ranks, int i, OracleClimb *is, const OracleClimb *upon) {
  const Form *form = &ranks->rules->lead.forms[i];
  is->form = i;
  is->out_of_turn = form->out_of_turn;
  return form->completes ? completes(ranks, is, upon) : follows(ranks, is, upon);
}

/* What the cards are, of which it is known what they are as sets in a row. */
static int readings(const OracleRanks *ranks, const Pile *play, const OracleClimb *row,
                    const OracleClimb *upon, OracleClimb out[FORM_MAX]) {
  const Form *forms = ranks->rules->lead.forms;
  int n = 0, power = -1;
  for (int i = 0; i < ranks->rules->lead.forms_n; i++) {
    bool certain = forms[i].cards_n;
    if (certain ? !is_exactly(&forms[i], play) : !is_row_of(ranks, &forms[i], row)) continue;
    OracleClimb is = certain ? (OracleClimb){.top = -1} : *row;
    if (!lies_as(ranks, i, &is, upon)) continue;
    if (forms[is.form].power < power) continue;
    if (forms[is.form].power > power) n = 0;
    power = forms[is.form].power;
    out[n++] = is;
  }
  return n;
}

int oracle_climbs(const OracleRanks *ranks, const Pile *play, const OracleClimb *upon,
                  OracleClimb out[FORM_MAX]) {
  OracleClimb row = row_of(ranks, play);
  return readings(ranks, play, &row, upon, out);
}

/* --- every play of a hand --------------------------------------------------------------------- */

static void count_ranks(const OracleRanks *ranks, const Pile *pile, int count[KIND_NB]) {
  memset(count, 0, KIND_NB * sizeof *count);
  for (int card = 0; card < KIND_NB; card++)
    if (pile->n[card]) count[ranks->height[card]] += pile->n[card];
}

/* Sets of so many cards each of these ranks, the lowest kinds of the hand. */
static void row_in(const OracleRanks *ranks, const Pile *hand, const OracleClimb *row, Pile *out) {
  int left[KIND_NB], low = row->top - row->length + 1;
  *out = (Pile){{0}};
  for (int height = low; height <= row->top; height++) left[height] = row->size;
  for (int card = 0; card < KIND_NB; card++) {
    int height = ranks->height[card];
    if (hand->n[card] == 0 || height < low || height > row->top) continue;
    out->n[card] = left[height] < hand->n[card] ? left[height] : hand->n[card];
    left[height] -= out->n[card];
  }
}

static bool certain_in(const Form *form, const Pile *hand, Pile *out) {
  *out = (Pile){{0}};
  for (int i = 0; i < form->cards_n; i++)
    if (++out->n[form->cards[i]] > hand->n[form->cards[i]]) return false;
  return form->cards_n > 0;
}

static bool may_play(const OracleRanks *ranks, const Pile *play, const OracleClimb *row,
                     const OracleClimb *upon, bool out_of_turn) {
  OracleClimb is[FORM_MAX];
  int n = readings(ranks, play, row, upon, is);
  for (int i = 0; i < n; i++)
    if (is[i].out_of_turn || !out_of_turn) return true;
  return false;
}

static bool is_new(const Pile *play, const Pile plays[], int n) {
  for (int i = 0; i < n; i++)
    if (memcmp(play->n, plays[i].n, sizeof play->n) == 0) return false;
  return true;
}

/* Has any form sets of that size, so many in a row, and may they lie there so, or as certain
** cards? */
static bool may_lie(const OracleRanks *ranks, const OracleClimb *row, const OracleClimb *upon,
                    bool out_of_turn) {
  const Form *forms = ranks->rules->lead.forms;
  bool fits = false, lies = false;
  for (int i = 0; i < ranks->rules->lead.forms_n && !(fits && lies); i++) {
    OracleClimb is = *row;
    lies |= forms[i].cards_n == row->size * row->length;
    if (forms[i].cards_n || !range_has(forms[i].size, row->size) ||
        !range_has(forms[i].length, row->length))
      continue;
    fits = true;
    lies |= (forms[i].out_of_turn || !out_of_turn) && is_row_of(ranks, &forms[i], row) &&
            lies_as(ranks, i, &is, upon);
  }
  return fits && lies;
}

int oracle_climb_plays(const OracleRanks *ranks, const Pile *hand, const OracleClimb *upon,
                       bool out_of_turn, Pile plays[ORACLE_PLAYS]) {
  int n = 0, held[KIND_NB];
  OracleClimb row = {.size = 0};
  count_ranks(ranks, hand, held);
  for (row.top = 0; row.top < ranks->n; row.top++)
    for (row.size = 1; row.size <= held[row.top]; row.size++)
      for (row.length = 1; row.length <= row.top + 1; row.length++) {
        if (held[row.top - row.length + 1] < row.size) break;
        if (!may_lie(ranks, &row, upon, out_of_turn)) continue;
        assert(n < ORACLE_PLAYS);
        row_in(ranks, hand, &row, &plays[n]);
        n += may_play(ranks, &plays[n], &row, upon, out_of_turn);
      }
  for (int i = 0; i < ranks->rules->lead.forms_n; i++) {
    Pile *play = &plays[n];
    if (!certain_in(&ranks->rules->lead.forms[i], hand, play)) continue;
    row = row_of(ranks, play);
    if (may_play(ranks, play, &row, upon, out_of_turn)) n += is_new(play, plays, n);
  }
  return n;
}
