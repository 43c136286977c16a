/**
 * A table in exactly the position a test needs: arrange it, draw the tokens you name, answer, and look at the result.
 *
 * ```ts
 * const game = position([card(1, 'sun rain', [vp(3)])], [{ active: ['1 x.'], cubes: 2 }, {}, {}]);
 * draw(game, 'rain', '0: rain on 1');
 * expect(game.vp[0]).toBe(3);
 * ```
 */
import type { CardProgram, FeatureProgram, Vocabulary } from '../../program/set.ts';
import type { Trigger } from '../../program/triggers.ts';
import { decision, submit } from '../../runtime/game.ts';
import { hexCell } from '../../runtime/landscape/hex.ts';
import { putMountain } from '../../runtime/landscape/landscape.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import type { OptionView } from '../../runtime/questions/question.ts';
import { seedRandom } from '../../runtime/random.ts';
import { run } from '../../runtime/run.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { newRound } from '../../runtime/table/round.ts';
import { layLayout } from '../../runtime/table/setup.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { feature, setOf } from './cards.ts';

/** A player; by default 7 cubes and nothing else. */
export interface SeatAt {
  /** Cards by number, followed by their spots if any has a cube: `'1'`, `'2 x..'`. */
  active?: string[];
  hand?: number[];
  cubes?: number;
  vp?: number;
  dial?: number;
}

/** The rest of the table. */
export interface TableAt {
  /** The last card is the top. */
  brown?: number[];
  blue?: number[];
  display?: number[];
  harbinger?: number;
  target?: number;
  cubeSupply?: number;
  words?: Partial<Vocabulary>;
  features?: FeatureProgram[];
  /** Features in play from the start: their owner, and the hexes under the tile. */
  laid?: { feature: number; seat: number; at: [q: number, r: number][] }[];
}

/** Three players; the first has card 1 in play. */
const FIRST_CARD: readonly SeatAt[] = [{ active: ['1'] }, {}, {}];

/** Where the features of `featuresOf` lie. */
const PLACES: [q: number, r: number][] = [
  [0, 0],
  [1, 0],
  [1, -1],
];

/** Features in play from the start, each of a seat and with these triggers, the one played first with the highest number. */
export function featuresOf(...played: [seat: number, ...triggers: Trigger[]][]): TableAt {
  return {
    features: played.map(([, ...triggers], n) => feature(99 - n, { triggers })),
    laid: played.map(([seat], n) => ({ feature: 99 - n, seat, at: [PLACES[n]] })),
  };
}

/** A game before its first draw. Cards not named anywhere are out of the game. */
export function position(cards: readonly CardProgram[], seats = FIRST_CARD, table: TableAt = {}): Game {
  const tables = makeTables([setOf(cards, table.words, table.features)]);
  const game = emptyGame(tables, seats.length, 1);
  game.random = seedRandom(1);
  game.harbinger = table.harbinger ?? 0;
  game.target = table.target ?? game.target;
  game.cubeSupply = table.cubeSupply ?? game.cubeSupply;
  layLayout(game, 'standard');
  const index = (number: number): number => {
    if (!(number in tables.cardOf)) throw new Error(`no card ${number} in this test`);
    return tables.cardOf[number];
  };
  seats.forEach((seat, s) => {
    game.hands[s] = (seat.hand ?? []).map(index);
    game.cubes[s] = seat.cubes ?? 7;
    game.vp[s] = seat.vp ?? 0;
    game.dial[s] = seat.dial ?? 0;
    for (const text of seat.active ?? []) {
      const [number, spots = ''] = text.split(' ');
      const active = index(Number(number));
      game.active[s].push(active);
      game.covered[active] = [...spots].reduce((bits, mark, i) => (mark === 'x' ? bits | (1 << i) : bits), 0);
    }
  });
  game.decks = [(table.brown ?? []).map(index), (table.blue ?? []).map(index)];
  game.display = (table.display ?? []).map(index);
  for (const { feature, seat, at } of table.laid ?? []) {
    const cells = at.map(([q, r]) => hexCell(q, r));
    game.features.push({ card: index(feature), seat, cells });
    for (const cell of cells) game.landscape.feature[cell] = game.features.length;
  }
  game.stack = [newRound()];
  return game;
}

/** Puts mountains from the supply on tiles; the starting layout has none. */
export function raise(game: Game, ...at: [q: number, r: number][]): void {
  for (const [q, r] of at) putMountain(game.landscape, hexCell(q, r));
}

/**
 * Draws exactly these tokens, as in `sun rain`, and gives these answers; the game then stops before the next draw, and `draw` may
 * be called again.
 */
export function draw(game: Game, drawn: string, ...answers: string[]): void {
  if (game.status === 'over') throw new Error('the game is over');
  if (decision(game)) throw new Error(`${asked(game)} waits, it cannot be drawn`);
  const tokens = drawn.split(' ');
  game.bag = game.tables.words.elements.map((e) => tokens.filter((token) => token === e.name).length);
  // The bound of R12.6 stops the game between two draws.
  game.status = 'playing';
  game.bound = null;
  game.maxDraws = game.draws + 1;
  run(game);
  answer(game, ...answers);
}

/** A game in which seat 0 has drawn a sun and put it on card 1, which costs a sun, so that its effect begins. */
export function completed(...where: Parameters<typeof position>): Game {
  const game = position(...where);
  draw(game, 'sun', '0: sun on 1');
  return game;
}

/**
 * Gives answers in order, each as `SEAT: OPTION` with an option as `offers` writes it, or as `SEAT QUESTION: OPTION` if the kind
 * of question matters.
 */
export function answer(game: Game, ...answers: string[]): void {
  for (const text of answers) {
    const [question, wanted] = text.split(': ');
    const offered = offers(game);
    const at = offered.indexOf(wanted);
    const waiting = decision(game);
    if (!waiting || !`${asked(game)} `.startsWith(`${question} `) || at < 0) {
      throw new Error(
        `'${text}' cannot be answered to ${asked(game)}: ${offered.join(', ') || 'nothing waits'}`,
      );
    }
    submit(game, waiting.options[at]);
  }
}

/** The pending question: `0 use-element`; `nobody` if there is none. */
export function asked(game: Game): string {
  const waiting = decision(game);
  return waiting ? `${waiting.seat} ${waiting.kind}` : 'nobody';
}

/** The options of the pending question, as text. */
export function offers(game: Game): string[] {
  return describeOptions(game).map(words);
}

/** The marks of a card's spots, `x` for a cube: `x.x`. */
export function spots(game: Game, number: number): string {
  const index = game.tables.cardOf[number];
  return game.tables.cards[index].spots.map((_, i) => (game.covered[index] & (1 << i) ? 'x' : '.')).join('');
}

/** The leaves left on a card. */
export function leaves(game: Game, number: number): number {
  return game.leaves[game.tables.cardOf[number]];
}

/** The numbers of cards by their indices: `numbers(game, game.hands[0])`. */
export function numbers(game: Game, cards: readonly number[]): number[] {
  return cards.map((index) => game.tables.cards[index].number);
}

/** The number of tokens in the bag. */
export function inBag(game: Game): number {
  return game.bag.reduce((sum, n) => sum + n, 0);
}

function words(view: OptionView): string {
  switch (view.option) {
    case 'dial':
      return `dial ${view.element}`;
    case 'cube':
      return `${view.element} on ${view.card}${view.spot === view.element ? '' : ` ${view.spot}`}`;
    case 'from':
      return `from ${view.card} ${view.spot}`;
    case 'card':
      return `card ${view.card}`;
    case 'look':
      return `look ${view.at}`;
    case 'element':
      return `spot ${view.element}`;
    case 'hex':
      return `hex ${view.hex.q},${view.hex.r}${view.thing ? ` ${view.thing}` : ''}`;
    case 'hexes':
      return `hexes ${view.hexes.map(({ q, r }) => `${q},${r}`).join(' ')}`;
    case 'kind':
      return view.kind;
    case 'reward':
      return `${view.amount} ${view.gain}`;
    case 'by-hand':
      return `by hand ${view.deed}`;
    case 'branch':
      return `branch ${view.branch}`;
    default:
      return view.option;
  }
}
