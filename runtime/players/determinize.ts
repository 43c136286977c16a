/** Determinization: what a seat may know, completed at random, so that bots know no more than people do. */
import { MAX_SEED, type Rng, randomBelow, seedRandom, shuffle } from '../random.ts';
import { clone, type Game } from '../state.ts';
import { undoPlaced } from '../table/cubes.ts';
import { isCollecting } from '../view/view.ts';

/**
 * A copy in which everything hidden from the seat is drawn from the bot's own generator: other hands and packs, the
 * decks and the tokens to come (R2.4, R6.2). Choices that others have made for this draw are undone (R3.5).
 */
export function determinize(game: Game, rng: Rng, seat: number): Game {
  const copy = clone(game);
  // No choices lead here, so more of them need not be recorded.
  copy.setup = null;
  copy.choices = '';
  dealAnew(copy, rng, seat);
  undoChoices(copy, seat);
  copy.random = seedRandom(randomBelow(rng, MAX_SEED));
  return copy;
}

/** Hidden cards, in piles: of one deck, or of any. Of other hands little but the number of cards is known (`view.ts`). */
function dealAnew(game: Game, rng: Rng, seat: number): void {
  const { cards } = game.tables;
  const ofDeck = game.decks.map((pile, deck) => ({ pile, deck }));
  // What was shown to all stays where it is (R6.5).
  const isHidden = (card: number): boolean => !game.shown.includes(card);
  const hands = game.hands.map((hand, s) => (s === seat ? [] : hand.filter(isHidden)));
  const ofAny = hands.filter((_, s) => s !== seat);
  for (const frame of game.stack) {
    if (frame.task === 'gain-card' && frame.seat !== seat) {
      const { looked, of } = frame;
      // Everybody saw which deck several are from, and all but one go back there.
      if (of === undefined || looked.length === 0) ofAny.push(looked);
      else ofDeck.push({ pile: looked, deck: cards[looked[0]].deck });
    }
    if (frame.task !== 'draft') continue;
    const { packs, seats, deck } = frame;
    for (const [at, pile] of packs.entries()) if (seats[at] !== seat) ofDeck.push({ pile, deck });
  }
  const unknown = sortedCards([...ofDeck.map(({ pile }) => pile), ...ofAny], cards.length);
  shuffle(rng, unknown);
  // How far the unknown cards of each deck are dealt.
  const next = [0, 0];
  for (const { pile, deck } of ofDeck)
    next[deck] = deal(unknown, next[deck], pile, (card) => cards[card].deck === deck);
  const rest = [0, 1].flatMap((deck) =>
    unknown.slice(next[deck]).filter((card) => cards[card].deck === deck),
  );
  shuffle(rng, rest);
  ofAny.reduce((from, pile) => deal(rest, from, pile, () => true), 0);
  game.hands = game.hands.map((hand, s) =>
    s === seat ? hand : [...hand.filter((card) => !isHidden(card)), ...hands[s]],
  );
}

/**
 * The cards of some piles by their indices, which are below `end`: what is dealt must not depend on where they are.
 */
function sortedCards(piles: readonly number[][], end: number): number[] {
  // As bits: of a list with a place for each card most would be thrown away at once.
  const isThere = new Array<number>((end + 31) >> 5).fill(0);
  for (const pile of piles) for (const card of pile) isThere[card >> 5] |= 1 << card;
  const cards: number[] = [];
  for (let card = 0; card < end; card++) if ((isThere[card >> 5] >> card) & 1) cards.push(card);
  return cards;
}

/** Replaces the cards of a pile by fitting cards from `next` on; returns where the next pile starts. */
function deal(
  cards: readonly number[],
  next: number,
  pile: number[],
  fits: (card: number) => boolean,
): number {
  for (let at = 0; at < pile.length; next++) if (fits(cards[next])) pile[at++] = cards[next];
  return next;
}

/** While choices are collected, the cubes of other seats go back where they came from, the last first. */
function undoChoices(game: Game, seat: number): void {
  if (!isCollecting(game)) return;
  undoPlaced(game, game, (who) => who !== seat);
  game.placed = game.placed.filter(([who]) => who === seat);
  game.turns = game.turns.map((turns, s) => (s === seat ? turns : 0));
}
