/**
 * Plays many games with a set and counts what happens in them.
 *
 * ```ts
 * const run = simulation(chain, { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] });
 * for (let index = 0; index < 100; index++) playGame(run, index);
 * const figures = figuresOf(run);
 * ```
 *
 * A game depends on the options and its index alone, and a tally only adds up, so games may be played in any order.
 */

import type { SetProgram } from '../../program/index.ts';
import {
  apply,
  type Coverage,
  checkSeed,
  chooseAs,
  decision,
  type Game,
  makeTables,
  seatsThatLead,
  startGame,
  type Tables,
  tracedTables,
} from '../../runtime/index.ts';
import { lineOf, watchPoints } from '../data/row.ts';
import { countRuns, type Effect, effectsOf, operationsOf, runsOf } from '../figures/operations.ts';
import { watchSupplies } from '../figures/supplies.ts';
import {
  addWin,
  count,
  countFailure,
  countWin,
  emptyTally,
  type Tally,
  WIN_UNITS,
} from '../figures/tally.ts';
import { dealtHands, presetHands, type Subject, subjectOf, tablesWith } from './deal.ts';
import { brokeOff, unfinished } from './failure.ts';
import { botsOf, chanceOf, handsOf, type RunOptions, seedOf } from './plan.ts';

/** A run of games under way. */
export interface Simulation {
  options: RunOptions;
  tables: Tables;
  /** What the figures are about. */
  subject: Subject;
  effects: Effect[][];
  tally: Tally;
  /** Takes the line of each game that is played (`data/row.ts`), where the tables are wanted. */
  lines: string[] | null;
}

/**
 * A run of games, none of them played yet.
 * @param chain a set with all it extends, base first
 * @param inherited whether the figures are about the cards of all of them, not only of the last
 * @throws UserError when the seed is none; other options are looked at with the first game
 */
export function simulation(chain: readonly SetProgram[], options: RunOptions, inherited = false): Simulation {
  checkSeed(options.seed);
  const tables = makeTables(chain);
  const effects = effectsOf(chain, tables);
  const subject = subjectOf(chain, tables, inherited);
  const run = { options, tables, subject, effects };
  return { ...run, tally: emptyTallyFor(run), lines: null };
}

/** The tally of a run of which no game has been played. */
export function emptyTallyFor({ tables, effects, options }: Omit<Simulation, 'tally' | 'lines'>): Tally {
  return emptyTally(tables, effects.map(operationsOf), options.players);
}

/**
 * Looks whether a game can be set up with the options of a run, with preset hands and with dealt ones.
 * @throws UserError when not
 */
export function checkRun(run: Simulation): void {
  for (const index of [0, 1]) setUp(run, index);
}

/** How a game came out, for who compares it with another of the same seed. */
export interface Outcome {
  draws: number;
  /** Of all seats together. */
  points: number;
  /** Shares of `WON` of who began with a card, by its number, and of who played a preset hand. */
  cards: Map<number, number>;
  hands: Map<string, number>;
}

/**
 * Plays the game at an index and counts it. An error in it is noted and stops no other.
 * @returns null when it broke off
 * @throws UserError when no game can be set up with these options
 */
export function playGame(run: Simulation, index: number): Outcome | null {
  const { tally, effects } = run;
  const { game, start } = setUp(run, index);
  const plain = game.tables;
  const traced = tracedTables(plain);
  const bots = botsOf(run.options, index);
  const supplies = watchSupplies(game);
  const points = watchPoints();
  let held: number[][] | undefined;
  try {
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      // Who drafts has a hand only when the first token is drawn.
      if (held === undefined && game.draws > 0) held = heldCards(game);
      const bot = bots[waiting.seat];
      const option = chooseAs(bot.name, game, bot.rng);
      // Bots try things out on copies: only what really happens is counted.
      game.tables = traced;
      apply(game, option);
      game.tables = plain;
      supplies.look();
      points.look(game);
    }
  } catch (error) {
    countFailure(tally.failures, brokeOff(game, index, error, effects));
    return null;
  }
  const isOver = game.status === 'over';
  const stoppedBy = isOver ? null : blamed(game, traced.trace);
  if (!isOver) {
    countFailure(tally.failures, unfinished(game, index));
    count(tally.failures.stopped, stoppedBy ?? '-');
  }
  tally.games++;
  count(tally.draws, game.draws);
  count(tally.chains, traced.trace.all.most);
  for (const vp of game.vp) count(tally.points, vp);
  for (const what of supplies.ranOut) count(tally.ranOut, what);
  const inPlay = new Set([...game.active.flat(), ...game.features.map(({ card }) => card)]);
  countCards(run, inPlay, traced.trace);
  const sum = game.vp.reduce((all, one) => all + one, 0);
  const outcome: Outcome = { draws: game.draws, points: sum, cards: new Map(), hands: new Map() };
  // Nobody has won a game that was stopped.
  const shares = isOver ? sharesOf(game) : null;
  held ??= heldCards(game);
  if (shares) countWins(run, shares, start, held, bots, outcome);
  run.lines?.push(
    lineOf(
      {
        ...{ index, game, trace: traced.trace, bots, stoppedBy, held, inPlay },
        start: run.options.hands && start.kind === 'preset' ? 'named' : start.kind,
        hands: start.kind === 'preset' ? start.names : null,
        won: shares?.map((share) => share / WIN_UNITS) ?? null,
        ranOut: supplies.ranOut,
        timeline: points.rows,
      },
      run.subject.cards,
      effects,
    ),
  );
  return outcome;
}

/** Number of the card that kept a stopped game from going on: the one that ran most; null where there is none. */
function blamed({ bound, boundCard, draws, tables }: Game, trace: Coverage): number | null {
  if (bound === 'draws') return null;
  const onDraw = trace.cards.map((card) => (card.draw === draws ? card.onDraw : 0));
  const most = bound === 'effects' ? onDraw.indexOf(Math.max(...onDraw)) : boundCard;
  return most < 0 ? null : tables.cards[most].number;
}

/** What players began with. */
type Start = { kind: 'dealt' } | { kind: 'preset'; names: string[] };

/** The game at an index, before its first decision. */
export function setUp(run: Simulation, index: number): { game: Game; start: Start } {
  const { options, tables, subject } = run;
  const { players, layout, target } = options;
  const rng = chanceOf(options, index);
  const named = handsOf(options, index);
  // Preset and dealt hands take turns, where the set has preset ones.
  const preset = named || index % 2 === 1 ? null : presetHands(tables, subject, players, rng);
  const names = named ?? preset?.map(({ word }) => word.name);
  const dealt = names ? [] : dealtHands(tables, subject, players, rng);
  const game = startGame(names ? tables : tablesWith(tables, dealt), {
    players,
    seed: seedOf(options, index),
    hands: names ?? dealt.map(({ word }) => word.name),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  });
  return { game, start: names ? { kind: 'preset', names } : { kind: 'dealt' } };
}

function heldCards({ hands, active }: Game): number[][] {
  return hands.map((hand, seat) => [...hand, ...active[seat]]);
}

function countCards({ tally, effects }: Simulation, inPlay: ReadonlySet<number>, trace: Coverage): void {
  for (const [card, counted] of tally.cards.entries()) {
    const runs = runsOf(trace, card, effects[card]);
    // What ran and is gone has been in play, too.
    if (runs > 0 || inPlay.has(card)) counted.inPlay++;
    if (runs > 0) countRuns(trace, card, effects[card], counted);
  }
}

/** Shares of `WON` of each seat of a game that is over. */
function sharesOf(game: Game): number[] {
  const leaders = game.winner < 0 ? seatsThatLead(game) : [game.winner];
  return game.vp.map((_, seat) => (leaders.includes(seat) ? WIN_UNITS / leaders.length : 0));
}

function countWins(
  { tally, tables }: Simulation,
  shares: readonly number[],
  start: Start,
  held: readonly (readonly number[])[],
  bots: readonly { name: string }[],
  outcome: Outcome,
): void {
  if (!shares.includes(WIN_UNITS)) tally.tied++;
  for (const [seat, won] of shares.entries()) {
    countWin(tally.bots, bots[seat].name, won);
    addWin(tally.seats[seat], won);
    if (start.kind === 'preset') {
      countWin(tally.hands, start.names[seat], won);
      outcome.hands.set(start.names[seat], won);
    }
    for (const card of held[seat]) {
      const { begun, dealt } = tally.cards[card];
      addWin(begun, won);
      if (start.kind !== 'dealt') continue;
      addWin(dealt, won);
      outcome.cards.set(tables.cards[card].number, won);
    }
    if (start.kind === 'dealt') countPairs(tally, held[seat], won);
  }
}

function countPairs({ pairs }: Tally, held: readonly number[], won: number): void {
  for (const a of held) {
    for (const b of held) if (a < b) countWin(pairs, `${a} ${b}`, won);
  }
}
