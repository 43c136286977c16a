/**
 * What the effects of cards usually give as a game goes on. A card that counts what is in the landscape gives little at the start,
 * when it has to be decided whether to play it: what it gives now does not tell how good it is.
 *
 * Found once for each set, in positions of a few games with it that bots play quickly. It comes from what cards do, so it is
 * known of new cards, too, and is the same in every game and on every machine.
 */
import { playersOf, UserError } from '../../../program/index.ts';
import { apply, decision, startGame } from '../../game.ts';
import type { GameOptions } from '../../game-options.ts';
import { within } from '../../landscape/lookups.ts';
import type { HandTable, Tables } from '../../link/tables.ts';
import { makeTables } from '../../make-tables.ts';
import { seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { clearSpots } from '../../table/cubes.ts';
import { DRAFT } from '../../table/hands.ts';
import { dealFor } from '../../table/setup.ts';
import { bestAt, cardWorth, evaluateOptions } from '../evaluation.ts';
import { GAINS, runDeliberately } from '../gains.ts';
import { stageOf } from './waits.ts';

/** Games that are played to find positions, and how far the leader is in these, as shares of the points that end it. */
const GAMES = 4;
export const STAGES = [0.15, 0.4, 0.65, 0.9] as const;
/** Options that are tried at every choice inside an effect, and while those games are played. */
const TRIED = 6;
const QUICKLY_TRIED = 2;
/** A game that takes longer tells nothing more. */
const MOST_DRAWS = 200;
/** Lookups for the games, and for all trials of one card. */
const LOOKUPS = 1_000_000;

/** What an effect usually gives. */
export interface Typical {
  /** At each of `STAGES`. */
  worths: Float64Array;
  /** The mean of each of `GAINS`. */
  gains: Float64Array;
  /** How much more it gives once it has been run before. */
  again: number;
}

/** What is known of a set. */
interface Positions {
  byStage: Game[][];
  /** By card; filled as cards are asked for. */
  known: Map<number, Typical>;
}

const POSITIONS = new WeakMap<Tables['sets'], Positions>();

/** What the effect of a card of the game usually gives. */
export function typicalOf({ tables }: Game, card: number): Typical {
  let positions = POSITIONS.get(tables.sets);
  if (!positions) {
    positions = { byStage: within(LOOKUPS, () => positionsOf(makeTables(tables.sets))), known: new Map() };
    POSITIONS.set(tables.sets, positions);
  }
  const { known, byStage } = positions;
  let typical = known.get(card);
  if (!typical) {
    typical = within(LOOKUPS, () => tryAt(byStage, card));
    known.set(card, typical);
  }
  return typical;
}

/** What it gives when the game is that far, between 0 and 1. */
export function typicalAt({ worths }: Typical, stage: number): number {
  let at = 0;
  while (at < STAGES.length - 2 && STAGES[at + 1] < stage) at++;
  const share = Math.max(0, Math.min(1, (stage - STAGES[at]) / (STAGES[at + 1] - STAGES[at])));
  return worths[at] + (worths[at + 1] - worths[at]) * share;
}

/** Positions of quick games, by stage. */
function positionsOf(tables: Tables): Game[][] {
  const byStage: Game[][] = STAGES.map(() => []);
  const players = Math.max(2, playersOf(tables.words.settings).from);
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = newGameOf(tables, players, seed);
    if (!game) return byStage;
    const looking = { tried: QUICKLY_TRIED, effects: pricesOf(game) };
    const rng = { random: seedRandom(seed) };
    let stage = 0;
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      while (stage < STAGES.length && stageOf(game) >= STAGES[stage]) byStage[stage++].push(clone(game));
      if (stage === STAGES.length || game.draws > MOST_DRAWS) break;
      const worths = evaluateOptions(game, rng, looking);
      apply(game, waiting.options[bestAt(worths)]);
    }
  }
  return byStage;
}

/** A game in which everybody drafts, or begins with a few cards where there are too few to draft; null if even that is impossible. */
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

/** Tables with a hand for each seat, of at most half of all cards, the others in the decks. */
function withFewCards(tables: Tables, players: number): Tables {
  const { brown, blue, active } = dealFor(tables, players);
  const size = Math.min(brown + blue, Math.floor(tables.cards.length / (2 * players)));
  const hands = Array.from({ length: players }, (_, seat): HandTable => {
    const cards = Array.from({ length: size }, (_, at) => seat + at * players);
    const playable = cards.filter((card) => tables.cards[card].feature === null);
    const name = `few-${seat}`;
    return { word: { name, mark: 'leaf', title: name }, cards, active: playable.slice(0, active) };
  });
  const settings = { ...tables.words.settings, deal: [{ brown: 0, blue: 0, active: 0 }] };
  return { ...tables, hands, words: { ...tables.words, settings } };
}

/** Runs the effect of a card twice in a row in each position, for the seats in turn. */
function tryAt(byStage: readonly Game[][], card: number): Typical {
  const gains = new Float64Array(GAINS.length);
  const ofSecond = new Float64Array(GAINS.length);
  const worths = new Float64Array(STAGES.length);
  let [all, again] = [0, 0];
  for (const [stage, games] of byStage.entries()) {
    let sum = 0;
    for (const [at, game] of games.entries()) {
      const rng = { random: seedRandom(Math.imul(at + 1, 7919) ^ card) };
      const seat = at % game.players;
      const copy = withoutRound(game, seat, card);
      const looking = { tried: TRIED, effects: pricesOf(game) };
      const first = runDeliberately(copy, rng, card, seat, gains, looking);
      again += runDeliberately(copy, rng, card, seat, ofSecond, looking) - first;
      sum += first;
    }
    all += games.length;
    // Games too short for a stage leave what is known of the one before.
    worths[stage] = games.length > 0 ? sum / games.length : stage > 0 ? worths[stage - 1] : 0;
  }
  for (let at = 0; at < gains.length; at++) gains[at] /= Math.max(1, all);
  return { worths, gains, again: again / Math.max(1, all) };
}

/** A copy in which nothing waits, and the cubes of a card are free. */
function withoutRound(game: Game, seat: number, card: number): Game {
  const copy = clone({ ...game, stack: [] });
  copy.asked.options = [];
  clearSpots(copy, seat, card);
  return copy;
}

/** What effects are taken to give inside other effects, and by the players of the games: their prices. */
const pricesOf = (game: Game): Float64Array =>
  Float64Array.from(game.tables.cards, (_, card) => cardWorth(game, card));
