/** Determinization: fills in what a seat may not know at random, so that bots know no more than people do. */
import { UserError } from '../../program/index.ts';
import { checkGame } from '../input/check-arguments.ts';
import { quoteValue } from '../messages.ts';
import { MAX_SEED, type Rng, randomBelow, seedRandom, shuffle } from '../random.ts';
import { clone, type Game } from '../state.ts';
import { undoPlacements } from '../table/cubes.ts';
import { isCollecting } from '../view/view.ts';

/**
 * A copy in which everything hidden from the seat is drawn from the bot's own generator: other seats' hands and packs,
 * the decks and the tokens still to be drawn (R2.4, R6.2). Choices that other seats have already made for this draw are
 * undone (R3.5).
 */
export function imagine(game: Game, rng: Rng, seat: number): Game {
  const copy = clone(game);
  // The copy cannot be replayed from its choices, so it need not record more of them.
  copy.setup = null;
  copy.choices = '';
  dealAnew(copy, rng, seat);
  undoChoices(copy, seat);
  delete copy.next;
  copy.random = seedRandom(randomBelow(rng, MAX_SEED));
  return copy;
}

/**
 * A possible game for what the asked seat may know, for a search of one's own: everything hidden is drawn by the seed. It has no seed,
 * secret or count that would say more, so it is the same whatever is hidden.
 * @throws UserError for anything but a game, a seat that is not asked, and a seed that is no whole number
 */
export function determinize(game: Game, seat: number, seed: number): Game {
  checkGame('determinize', game);
  if (game.asked.options.length === 0) throw new UserError('no decision waits for an answer', 'GAME_OVER');
  if (game.asked.seat !== seat)
    throw new UserError(
      `determinize expects the seat that is asked, not seat ${quoteValue(seat)}`,
      'NOT_ASKED',
    );
  if (!Number.isInteger(seed))
    throw new UserError(`determinize expects a whole number as seed, got ${quoteValue(seed)}`);
  const possible = imagine(game, { random: seedRandom(seed) }, seat);
  const answers = game.answers.map((own, at) => (at === seat ? own : 0));
  const counts = { effects: 0, repetitions: 0, lookups: 0, questions: 0 };
  return Object.assign(possible, { seed: 0, answers, decisions: answers[seat], ...counts });
}

/**
 * Deals the hidden cards again, pile by pile: first piles from a known deck, then piles from either. A seat knows
 * little about other hands except how many cards they hold (`view.ts`).
 */
function dealAnew(game: Game, rng: Rng, seat: number): void {
  const { cards } = game.tables;
  const ofDeck = game.decks.map((pile, deck) => ({ pile, deck }));
  // Cards that were revealed to all players stay where they are (R6.5).
  const isHidden = (card: number): boolean => !game.shown.includes(card);
  const hands = game.hands.map((hand, s) => (s === seat ? [] : hand.filter(isHidden)));
  const ofAny = hands.filter((_, s) => s !== seat);
  for (const frame of game.stack) {
    if (frame.task === 'gain-card' && frame.seat !== seat) {
      const { looked, of } = frame;
      // All players saw which deck these cards came from, and all but one of them go back there.
      if (of === undefined || looked.length === 0) ofAny.push(looked);
      else ofDeck.push({ pile: looked, deck: cards[looked[0]].deck });
    }
    if (frame.task !== 'draft') continue;
    const { packs, seats, deck } = frame;
    for (const [at, pile] of packs.entries()) if (seats[at] !== seat) ofDeck.push({ pile, deck });
  }
  // Sorted, so that the deal does not depend on where the cards are.
  const unknown = [...ofDeck.map(({ pile }) => pile), ...ofAny].flat().sort((a, b) => a - b);
  shuffle(rng, unknown);
  // For each deck, the index in `unknown` of the next card to deal.
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

/** Replaces the cards of a pile with cards from `next` on that fit; returns the index at which to continue. */
function deal(
  cards: readonly number[],
  next: number,
  pile: number[],
  fits: (card: number) => boolean,
): number {
  for (let at = 0; at < pile.length; next++) if (fits(cards[next])) pile[at++] = cards[next];
  return next;
}

/** While choices are being collected, returns the cubes of other seats to where they came from, the last first. */
function undoChoices(game: Game, seat: number): void {
  if (!isCollecting(game)) return;
  undoPlacements(game, game, (who) => who !== seat);
  game.placed = game.placed.filter(([who]) => who === seat);
  game.turns = game.turns.map((turns, s) => (s === seat ? turns : 0));
}
