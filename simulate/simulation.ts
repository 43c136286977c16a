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
import { apply, decision, startGame } from '../runtime/game.ts';
import { checkSeed } from '../runtime/game-options.ts';
import type { SetProgram } from '../runtime/ops/program.ts';
import { chooseAs } from '../runtime/players/bot.ts';
import type { Game } from '../runtime/state.ts';
import { seatsThatLead } from '../runtime/table/end.ts';
import { makeTables, type Tables } from '../runtime/tables.ts';
import { tracedTables } from '../runtime/trace.ts';
import { dealtHands, presetHands, type Subject, subjectOf, tablesWith } from './deal.ts';
import { brokeOff, unfinished } from './failure.ts';
import { effectsOf, markReached, operationsOf, runsOf } from './operations.ts';
import { botsOf, chanceOf, handsOf, type RunOptions, seedOf } from './plan.ts';
import { countWin, emptyTally, type Tally, type Wins, WON } from './tally.ts';

/** A run of games under way. */
export interface Simulation {
  options: RunOptions;
  tables: Tables;
  /** What the figures are about. */
  subject: Subject;
  effects: ReturnType<typeof effectsOf>;
  tally: Tally;
}

/**
 * A run of games, none of them played yet.
 * @param chain a set with all it extends, base first
 * @param inherited whether the figures are about the cards of all of them, not only of the last
 * @throws Refusal when the seed is none; other options are looked at with the first game
 */
export function simulation(chain: readonly SetProgram[], options: RunOptions, inherited = false): Simulation {
  checkSeed(options.seed);
  const tables = makeTables(chain);
  const effects = effectsOf(chain, tables);
  const tally = emptyTally(tables, effects.map(operationsOf));
  return { options, tables, subject: subjectOf(chain, tables, inherited), effects, tally };
}

/**
 * Plays the game at an index and counts it. An error in it is noted and stops no other.
 * @throws Refusal when no game can be set up with these options
 */
export function playGame(run: Simulation, index: number): void {
  const { tally, effects } = run;
  const { game, start } = setUp(run, index);
  const plain = game.tables;
  const traced = tracedTables(plain);
  const bots = botsOf(run.options, index);
  let held: number[][] | undefined;
  try {
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      // Who drafts has a hand only when the first token is drawn.
      if (held === undefined && game.draws > 0) held = heldCards(game);
      const bot = bots[waiting.seat];
      const option = chooseAs(bot.name, game, bot.chance);
      // Bots try things out on copies: only what really happens is counted.
      game.tables = traced;
      apply(game, option);
      game.tables = plain;
    }
  } catch (error) {
    tally.failures.push(brokeOff(game, index, error, effects));
    return;
  }
  if (game.status === 'unfinished') tally.failures.push(unfinished(game, index));
  tally.games++;
  tally.draws.push(game.draws);
  tally.points.push(...game.vp);
  countCards(run, game, traced.trace);
  // Nobody has won a game that was stopped.
  if (game.status === 'over') countWins(run, game, start, held ?? heldCards(game), bots);
}

/** What players began with. */
type Start = { kind: 'dealt' } | { kind: 'named'; names: string[] };

function setUp(run: Simulation, index: number): { game: Game; start: Start } {
  const { options, tables, subject } = run;
  const { players, layout, target } = options;
  const chance = chanceOf(options, index);
  const named = handsOf(options, index);
  // Preset and dealt hands take turns, where the set has preset ones.
  const preset = named || index % 2 === 1 ? null : presetHands(tables, subject, players, chance);
  const names = named ?? preset?.map(({ word }) => word.name);
  const dealt = names ? [] : dealtHands(tables, subject, players, chance);
  const game = startGame(names ? tables : tablesWith(tables, dealt), {
    players,
    seed: seedOf(options, index),
    hands: names ?? dealt.map(({ word }) => word.name),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  });
  return { game, start: names ? { kind: 'named', names } : { kind: 'dealt' } };
}

function heldCards({ hands, active }: Game): number[][] {
  return hands.map((hand, seat) => [...hand, ...active[seat]]);
}

function countCards({ tally, effects }: Simulation, game: Game, trace: Parameters<typeof runsOf>[0]): void {
  const inPlay = new Set([...game.active.flat(), ...game.features.map(({ card }) => card)]);
  for (const [card, counted] of tally.cards.entries()) {
    const runs = runsOf(trace, card, effects[card]);
    // What ran and is gone has been in play, too.
    if (runs > 0 || inPlay.has(card)) counted.inPlay++;
    if (runs === 0) continue;
    counted.completed += runs;
    markReached(trace, card, effects[card], counted.reached);
  }
}

function countWins(
  { tally }: Simulation,
  game: Game,
  start: Start,
  held: readonly (readonly number[])[],
  bots: readonly { name: string }[],
): void {
  const leaders = game.winner < 0 ? seatsThatLead(game) : [game.winner];
  const shares = game.vp.map((_, seat) => (leaders.includes(seat) ? WON / leaders.length : 0));
  for (const [seat, won] of shares.entries()) {
    countWin(tally.bots, bots[seat].name, won);
    if (start.kind === 'named') countWin(tally.hands, start.names[seat], won);
    for (const card of held[seat]) {
      const { begun, dealt } = tally.cards[card];
      addWin(begun, won);
      if (start.kind === 'dealt') addWin(dealt, won);
    }
  }
}

function addWin(wins: Wins, won: number): void {
  wins.games++;
  wins.won += won;
}
