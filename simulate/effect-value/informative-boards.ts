/**
 * Finds the most informative situations for a card: of the kept ones, those with the most and the fewest points, and other
 * notable ones. Also counts in how many each step of the card had an effect. The card is used up as for its worth, with greedy
 * answers: boards are those of its first use, and a step counts at any use.
 */
import type { SetProgram, StepPath } from '../../program/index.ts';
import type { Game } from '../../runtime/index.ts';
import { choiceNow, type EffectObserver, frameStep } from '../../runtime/scenario/index.ts';
import { resultsInSteps } from './effect-value.ts';

/** The number of situations tried between two yields, small enough not to block typing. */
const SITUATIONS_PER_STEP = 4;

/** Why a situation is notable. */
export type BoardKind = 'most' | 'least' | 'median' | 'nothing' | 'choices' | 'surprise';

/** A use of the card in one situation. */
interface Run {
  board: number;
  points: number;
  chosen: string[];
  /** The keys of the steps that were reached, and of those that had an effect. */
  reached: Set<string>;
  did: Set<string>;
}

/**
 * The notable situations for a card, as a generator with steps of a few milliseconds.
 * @returns undefined for anything without a worth, and for an effect that takes too long
 */
export function* informativeBoardsInSteps(chain: readonly SetProgram[], number: number) {
  const runs: Run[] = [];
  yield* resultsInSteps(chain, number, SITUATIONS_PER_STEP, runRecorder(runs, number));
  if (runs.length === 0) return undefined;
  const boards = [...Map.groupBy(runs, ({ board }) => board).values()];
  return {
    /** The number of situations in which it ran. */
    boards: boards.length,
    /** At most one of each kind. Among equal situations, one that does not already represent another kind. */
    informative: informativeOf(boards.map(([firstUse]) => firstUse)),
    /** The steps that were reached at least once, in source order. */
    steps: stepsOf(boards),
  };
}

type Returned<Steps> = Steps extends Generator<unknown, infer Result> ? NonNullable<Result> : never;

/** The results of all situations for a card. */
export type InformativeBoards = Returned<ReturnType<typeof informativeBoardsInSteps>>;

/** A notable situation for a card. */
export type InformativeBoard = InformativeBoards['informative'][number];

/** Records the effect of each step of a card. */
function runRecorder(runs: Run[], number: number): EffectObserver {
  let now: Run | undefined;
  let step: string | undefined;
  let state = '';
  /** Records it if the running step has changed anything since the last call. */
  const noteStep = (game: Game): Run => {
    now ??= { board: game.seed, points: 0, chosen: [], reached: new Set(), did: new Set() };
    const before = state;
    state = stateOf(game);
    if (state !== before && step !== undefined) now.did.add(step);
    return now;
  };
  return {
    step: (game, frame) => {
      const { card, path } = frameStep(game, frame);
      const run = noteStep(game);
      step = card === number ? path.join() : undefined;
      if (step !== undefined) run.reached.add(step);
    },
    answer: (game, option) => {
      // Decisions about where gained elements and cards go are not part of the effect itself.
      if (game.stack.at(-1)?.task === 'effect') noteStep(game).chosen.push(choiceNow(game, option));
    },
    end: (game, points) => {
      runs.push({ ...noteStep(game), points });
      now = step = undefined;
    },
  };
}

const BYTES = new TextDecoder('latin1');

/** Everything that a step may change, give or take, as a text to compare. */
function stateOf({ vp, cubes, hands, active, leaves, features, stack, landscape }: Game): string {
  // Gains to be used later wait on the stack.
  const given = stack.filter(({ task }) => task !== 'effect').length;
  const has = [vp, cubes, leaves, features.length, given, ...hands, ...active];
  return `${has.join(';')} ${BYTES.decode(landscape.bytes)}`;
}

/**
 * In how many situations each step was reached, and in how many it changed the landscape, or gave or took something (`did`). A block
 * did what something in it did.
 */
function stepsOf(boards: readonly Run[][]) {
  const counts = new Map<string, { path: StepPath; reached: number; did: number }>();
  for (const uses of boards) {
    for (const key of new Set(uses.flatMap(({ reached }) => [...reached]))) {
      const count = counts.get(key) ?? { path: key.split(',').map(Number), reached: 0, did: 0 };
      counts.set(key, count);
      count.reached++;
      const keys = uses.flatMap(({ did }) => [...did]);
      if (keys.some((one) => one === key || one.startsWith(`${key},`))) count.did++;
    }
  }
  // In source order: a step before the steps inside it.
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, count]) => count);
}

/** The path through the effect: a key of the steps that had an effect. */
const wayOf = ({ did }: Run): string => [...did].sort().join(' ');

function informativeOf(runs: readonly Run[]) {
  const alike = Map.groupBy(runs, wayOf);
  const byPoints = runs.toSorted((a, b) => a.points - b.points);
  const middle = byPoints[Math.floor((byPoints.length - 1) / 2)].points;
  const taken = new Set<number>();
  const [useful, useless] = [
    runs.filter(({ did }) => did.size > 0),
    runs.filter(({ did }) => did.size === 0),
  ];
  const kinds: readonly [BoardKind, of: readonly Run[], order: (run: Run) => number][] = [
    ['most', runs, ({ points }) => points],
    ['least', useful, ({ points }) => -points],
    ['median', runs, ({ points }) => -Math.abs(points - middle)],
    ['nothing', useless, () => 0],
    ['choices', runs, ({ chosen }) => chosen.length],
    // The rarest path; among equally rare ones, the run farthest from the median.
    ['surprise', runs, (run) => Math.abs(run.points - middle) / 1000 - alike.get(wayOf(run))!.length],
  ];
  return kinds.flatMap(([kind, of, order]) => {
    const most = Math.max(...of.map(order));
    const [first, ...equal] = of.filter((run) => order(run) === most);
    if (!first) return [];
    // Among equal ones, preferably one that does not already represent another kind.
    const run = [first, ...equal].find(({ board }) => !taken.has(board)) ?? first;
    taken.add(run.board);
    const { board, points, chosen } = run;
    return [
      {
        kind,
        /** Its index in `keptSituations`. */
        board,
        /** The points that the effect gave its player. */
        points,
        /** The number of choices made, and the answers, as in `choose` lines. */
        choices: chosen.length,
        chosen,
        /** In how many situations the same steps had an effect. */
        alike: alike.get(wayOf(run))!.length,
      },
    ];
  });
}
