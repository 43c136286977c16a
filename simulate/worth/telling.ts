/**
 * The situations that tell most about a card: of the kept ones, those with the most and the fewest points, and what else is
 * worth a look; and in how many of them each of its steps did anything. Its effect runs as for its worth, answered greedily.
 */
import type { SetProgram, StepPath } from '../../program/index.ts';
import {
  choiceNow,
  type EffectWatcher,
  makeTables,
  pointsOfEffect,
  SituationGames,
  stepOf,
} from '../../runtime/scenario/index.ts';
import { keptSituations, knownAnimals } from './situations.ts';
import { BUDGET, triedWith } from './worth.ts';

/** Situations tried at a time: typing waits no longer than that. */
const AT_A_TIME = 4;

/** Why a situation is worth a look. */
export type TellingKind = 'most' | 'least' | 'median' | 'nothing' | 'choices' | 'surprise';

/** A situation that tells something about a card. */
export interface Telling {
  kind: TellingKind;
  /** Its index in `keptSituations`. */
  board: number;
  /** The points that the effect made for its player. */
  points: number;
  /** How often somebody chose. */
  choices: number;
  /** The answers, as `choose` says them. */
  chosen: string[];
  /** In how many situations the same steps did anything. */
  alike: number;
}

/** In how many situations a step did anything. */
export interface StepCount {
  path: StepPath;
  /** In how many it was reached. */
  reached: number;
  /** In how many it changed the landscape, or gave or took anything. */
  did: number;
}

/** What the kept situations tell about a card. */
export interface Tellings {
  /** In how many situations it was run. */
  boards: number;
  /** One of each kind, where there is one. Of equal ones it is one that is not another kind already. */
  telling: Telling[];
  /** The steps that were reached at least once, in the order of the text. */
  steps: StepCount[];
}

/** How the effect went in one situation. */
interface Run {
  board: number;
  points: number;
  chosen: string[];
  /** The keys of the steps that were reached, and of those that did anything. */
  reached: Set<string>;
  did: Set<string>;
}

type Game = Parameters<EffectWatcher['began']>[0];

/**
 * What the kept situations tell about a card, in steps of a few milliseconds.
 * @returns nothing for what has no worth, and for an effect that takes too long to be tried
 */
export function* tellingInSteps(
  chain: readonly SetProgram[],
  number: number,
): Generator<undefined, Tellings | undefined> {
  const tried = triedWith(chain, number);
  if (!tried) return undefined;
  const tables = makeTables(tried);
  const card = tables.cardOf[number];
  const situations = keptSituations();
  const games = new SituationGames(tables, new Set(knownAnimals()), card);
  const runs: Run[] = [];
  for (let first = 0; runs.length >= first && first < situations.length; first += AT_A_TIME) {
    yield undefined;
    const some = situations.slice(first, first + AT_A_TIME);
    pointsOfEffect(games.in(some, first), card, BUDGET, new RunWatcher(runs, number));
  }
  if (runs.length === 0) return undefined;
  return { boards: runs.length, telling: tellingOf(runs), steps: stepsOf(runs) };
}

/** Notes what each step of a card did. */
class RunWatcher implements EffectWatcher {
  readonly #runs: Run[];
  readonly #number: number;
  #now: Run | undefined;
  #step: string | undefined;
  #has: number[] = [];
  #land = new Uint8Array();

  constructor(runs: Run[], number: number) {
    this.#runs = runs;
    this.#number = number;
  }

  began(game: Game, frame: Parameters<EffectWatcher['began']>[1]): void {
    const { card, path } = stepOf(game, frame);
    const run = this.#noteStep(game);
    this.#step = card === this.#number ? path.join() : undefined;
    if (this.#step !== undefined) run.reached.add(this.#step);
  }

  answers(game: Game, option: number): void {
    // Where the elements and cards go that it brings is not asked by the effect itself.
    if (game.stack.at(-1)?.task !== 'effect') return;
    this.#noteStep(game).chosen.push(choiceNow(game, option));
  }

  ended(game: Game, points: number): void {
    const run = this.#noteStep(game);
    this.#runs.push({ ...run, points });
    this.#now = this.#step = undefined;
  }

  /** Whether the running step did anything since the last look. */
  #noteStep(game: Game): Run {
    const has = holdingsOf(game);
    const land = game.landscape.bytes;
    const isOther = !isSame(has, this.#has) || !isSame(land, this.#land);
    this.#now ??= { board: this.#runs.length, points: 0, chosen: [], reached: new Set(), did: new Set() };
    if (isOther && this.#step !== undefined) this.#now.did.add(this.#step);
    if (isOther) {
      this.#has = has;
      if (land.length === this.#land.length) this.#land.set(land);
      else this.#land = land.slice();
    }
    return this.#now;
  }
}

/** Everything that a step may give or take, as numbers to compare. */
function holdingsOf({ vp, cubes, hands, active, leaves, features, stack }: Game): number[] {
  // What is given to be used later waits on the stack.
  const given = stack.filter(({ task }) => task !== 'effect').length;
  const has = [...vp, ...cubes, ...leaves, features.length, given];
  for (const lists of [hands, active]) for (const cards of lists) has.push(cards.length, ...cards);
  return has;
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

function stepsOf(runs: readonly Run[]): StepCount[] {
  const counts = new Map<string, StepCount>();
  for (const { reached, did } of runs) {
    for (const key of reached) {
      const count = counts.get(key) ?? { path: key.split(',').map(Number), reached: 0, did: 0 };
      counts.set(key, count);
      count.reached++;
      if (did.has(key)) count.did++;
    }
  }
  return [...counts.values()].sort((a, b) => inOrder(a.path, b.path));
}

/** Steps in the order of the text: a step before those inside it. */
function inOrder(a: StepPath, b: StepPath): number {
  const at = a.findIndex((index, i) => index !== b[i]);
  if (at < 0) return a.length - b.length;
  return at < b.length ? a[at] - b[at] : 1;
}

/** The way through the effect: which steps did anything. */
const wayOf = ({ did }: Run): string => [...did].sort().join(' ');

function tellingOf(runs: readonly Run[]): Telling[] {
  const alike = Map.groupBy(runs, wayOf);
  const byPoints = runs.toSorted((a, b) => a.points - b.points);
  const middle = byPoints[Math.floor((byPoints.length - 1) / 2)].points;
  const taken = new Set<number>();
  /** The first of those that come first by an order, that is not another one already. */
  const pick = (kind: TellingKind, of: readonly Run[], order: (run: Run) => number): Telling[] => {
    const sorted = of.toSorted((a, b) => order(b) - order(a) || a.board - b.board);
    const best = sorted[0];
    if (!best) return [];
    const equal = sorted.filter((run) => order(run) === order(best));
    const run = equal.find(({ board }) => !taken.has(board)) ?? best;
    taken.add(run.board);
    const { board, points, chosen } = run;
    return [{ kind, board, points, choices: chosen.length, chosen, alike: alike.get(wayOf(run))!.length }];
  };
  return [
    ...pick('most', runs, ({ points }) => points),
    ...pick(
      'least',
      runs.filter(({ did }) => did.size > 0),
      ({ points }) => -points,
    ),
    ...pick('median', runs, ({ points }) => -Math.abs(points - middle)),
    ...pick(
      'nothing',
      runs.filter(({ did }) => did.size === 0),
      () => 0,
    ),
    ...pick('choices', runs, ({ chosen }) => chosen.length),
    // The rarest way, and of those the one farthest from the middle.
    ...pick('surprise', runs, (run) => Math.abs(run.points - middle) / 1000 - alike.get(wayOf(run))!.length),
  ];
}
