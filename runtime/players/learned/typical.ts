/**
 * What the effects of cards usually give as a game progresses. A card that counts things in the landscape gives little
 * at the start, when players decide whether to play it, so what it gives now says little about how good it is.
 *
 * Computed once per set, in positions from a few quick games among bots. It depends only on what cards do, so it also
 * covers new cards, and is the same in every game and on every machine.
 */
import { memoize, playerRange, UserError } from '../../../program/index.ts';
import { apply, decision, startGame } from '../../game.ts';
import type { GameOptions } from '../../game-options.ts';
import { within } from '../../landscape/work.ts';
import type { HandTable, Tables } from '../../link/tables.ts';
import { makeTables } from '../../make-tables.ts';
import { cardWorth } from '../../questions/card-worth.ts';
import { seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { tablesWith } from '../../table/dealt-hands.ts';
import { DRAFT } from '../../table/hands.ts';
import { dealFor } from '../../table/setup.ts';
import { readyForEffect } from '../copies.ts';
import { argMax, type EvaluationOptions, evaluateOptions } from '../evaluation.ts';
import { noGains, runWithBestChoices } from '../gains.ts';
import { gameStage } from './waits.ts';

/**
 * Number of games played to find positions, and the stages at which they are taken: the leader's share of the target
 * points.
 */
const GAMES = 4;
export const STAGES = [0.15, 0.4, 0.65, 0.9] as const;
/** Number of options tried at every choice inside an effect, and in the quick games. */
const OPTIONS_TRIED = 6;
const QUICKLY_TRIED = 2;
/** A game that takes longer is stopped: it provides no more positions. */
const MOST_DRAWS = 200;
/** Limit on lookups for all the games, and for all trials of one card. */
const LOOKUPS = 1_000_000;

/** What an effect usually gives. */
export type TypicalEffect = ReturnType<typeof tryAt>;

/** The positions of a set, and the results so far, by card index. */
const positionsIn = memoize((sets: Tables['sets']) => ({
  byStage: within(LOOKUPS, () => positionsOf(makeTables(sets))),
  known: new Map<number, TypicalEffect>(),
}));

/** What the effect of a card of the game usually gives. */
export function typicalEffect({ tables }: Game, card: number): TypicalEffect {
  const { known, byStage } = positionsIn(tables.sets);
  let typical = known.get(card);
  if (!typical) {
    typical = within(LOOKUPS, () => tryAt(byStage, card));
    known.set(card, typical);
  }
  return typical;
}

/** What an effect usually gives at a stage between 0 and 1, interpolated. */
export function typicalWorth({ worths }: TypicalEffect, stage: number): number {
  let at = 0;
  while (at < STAGES.length - 2 && STAGES[at + 1] < stage) at++;
  const share = Math.max(0, Math.min(1, (stage - STAGES[at]) / (STAGES[at + 1] - STAGES[at])));
  return worths[at] + (worths[at + 1] - worths[at]) * share;
}

/** Positions from quick games, by stage. */
function positionsOf(tables: Tables): Game[][] {
  const byStage: Game[][] = STAGES.map(() => []);
  const players = Math.max(2, playerRange(tables.words.settings).from);
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = newGameOf(tables, players, seed);
    if (!game) return byStage;
    const options = quickOptions(game, QUICKLY_TRIED);
    const rng = { random: seedRandom(seed) };
    let stage = 0;
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      while (stage < STAGES.length && gameStage(game) >= STAGES[stage]) byStage[stage++].push(clone(game));
      if (stage === STAGES.length || game.draws > MOST_DRAWS) break;
      const worths = evaluateOptions(game, rng, options);
      apply(game, waiting.options[argMax(worths)]);
    }
  }
  return byStage;
}

/** A game with a draft, or with small dealt hands if the set has too few cards to draft; null if neither is possible. */
function newGameOf(tables: Tables, players: number, seed: number): Game | null {
  const few = withFewCards(tables, players);
  return (
    begun(tables, { players, seed, hands: Array<string>(players).fill(DRAFT) }) ??
    begun(few, { players, seed, hands: few.hands.map(({ word }) => word.name) })
  );
}

function begun(tables: Tables, options: GameOptions): Game | null {
  try {
    return startGame(tables, options);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** Tables with a hand for each seat, together at most half of all cards; the other cards are in the decks. */
function withFewCards(tables: Tables, players: number): Tables {
  const { brown, blue, active } = dealFor(tables, players);
  const size = Math.min(brown + blue, Math.floor(tables.cards.length / (2 * players)));
  const hands = Array.from({ length: players }, (_, seat): HandTable => {
    const cards = Array.from({ length: size }, (_, at) => seat + at * players);
    const playable = cards.filter((card) => tables.cards[card].feature === null);
    const name = `few-${seat}`;
    return { word: { name, mark: 'leaf', title: name }, cards, active: playable.slice(0, active) };
  });
  return tablesWith(tables, hands);
}

/**
 * Runs the effect of a card twice in a row in each position, for each seat in turn.
 * @returns what it gives: its worth at each of `STAGES`, the mean of each of `GAINS`, and how much more it gives the second time
 */
function tryAt(byStage: readonly Game[][], card: number) {
  const gains = noGains();
  const ofSecond = noGains();
  const worths = new Float64Array(STAGES.length);
  let [all, again] = [0, 0];
  for (const [stage, games] of byStage.entries()) {
    let sum = 0;
    for (const [at, game] of games.entries()) {
      const rng = { random: seedRandom(Math.imul(at + 1, 7919) ^ card) };
      const seat = at % game.players;
      const copy = readyForEffect(clone(game), seat, card);
      const options = quickOptions(game, OPTIONS_TRIED);
      const first = runWithBestChoices(copy, rng, card, seat, gains, options);
      again += runWithBestChoices(copy, rng, card, seat, ofSecond, options) - first;
      sum += first;
    }
    all += games.length;
    // If no game reached this stage, it keeps the worth of the stage before.
    worths[stage] = games.length > 0 ? sum / games.length : stage > 0 ? worths[stage - 1] : 0;
  }
  for (let at = 0; at < gains.length; at++) gains[at] /= Math.max(1, all);
  return { worths, gains, again: again / Math.max(1, all) };
}

/** Effects inside other effects and in the quick games are assumed to give what the prices of their cards suggest. */
const quickOptions = (game: Game, tried: number): EvaluationOptions => ({
  tried,
  effects: (card) => cardWorth(game, card),
});
