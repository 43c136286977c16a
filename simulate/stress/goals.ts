/** The goals of a search: how near a game is to each, and whether it has been reached. */
import { SUPPLY_THINGS } from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import { type Game, SUPPLY_SPECIES, viewLandscape } from '../../runtime/index.ts';

/** The state that a goal is checked against. */
export interface SearchMoment {
  game: Game;
  /** The same game at its start. */
  start: Game;
  /** The number of effects run since then, and the most on one draw. */
  effects: number;
  mostEffects: number;
  /** The current draw, the points at its start, and the number of answers given on it. */
  draw: number;
  points: number;
  answers: number;
  /** What the player's effects took from the second player on this draw, of each of the goods. */
  taken: readonly number[];
}

interface StressGoal {
  /** How near the game is to the goal; higher is nearer. */
  near(moment: SearchMoment): number;
  /** A description of the problem; undefined if it was not found. */
  found(moment: SearchMoment): string | undefined;
}

/** The limits for effects, repetitions and answers on one draw. */
const MANY_EFFECTS = 40;
const MANY_REPETITIONS = 5000;
const MANY_ANSWERS = 200;
/** A decision with this many options overwhelms players. */
const MANY_OPTIONS = 300;
/** This few effects should not empty a supply of at least `LARGE_SUPPLY`: no card has more leaves. */
const FEW_EFFECTS = 4;
const LARGE_SUPPLY = 5;
/** Too many points for one draw: this share of the points that end a game. */
const COMBO_SHARE = 0.3;
/** What can be taken from others, and too much of it on one draw: more than twice what a bundled card takes, 2 points or a card. */
const LOST_GOODS = [
  { name: 'points', many: 5, of: ({ vp }: Game) => vp[1] },
  { name: 'cubes', many: 3, of: ({ cubes }: Game) => cubes[1] },
  { name: 'cards', many: 3, of: ({ hands }: Game) => hands[1]?.length },
];
/** How much the second player has of each of these goods; nothing if there is none. */
export const goodsOfOther = (game: Game): number[] => LOST_GOODS.map(({ of }) => of(game) ?? 0);
/** A game should take more draws than this. */
const FEW_DRAWS = 6;

export const STRESS_GOALS = {
  endless: {
    near: ({ game, answers }) =>
      1000 * game.effects + game.repetitions + 10 * answers + game.lookups / 10_000,
    found: ({ game, answers, mostEffects }) => {
      if (game.status === 'unfinished' && game.bound !== 'draws')
        return `an effect never ends: the limit of ${game.bound} on one draw stops the game`;
      if (mostEffects >= MANY_EFFECTS) return `${mostEffects} effects run on one draw`;
      if (game.repetitions >= MANY_REPETITIONS) return `effects repeat ${game.repetitions} times on one draw`;
      if (answers >= MANY_ANSWERS) return `one draw asks ${answers} questions`;
      return undefined;
    },
  },
  combo: {
    near: ({ game }) => game.vp[0],
    found: ({ game: { vp, target }, points }) =>
      vp[0] - points >= target * COMBO_SHARE
        ? `one draw gives ${vp[0] - points} of ${target} points`
        : undefined,
  },
  supply: {
    near: ({ game, start }) => Math.max(...usedOf(game, start).map(({ share }) => share)),
    found: ({ game, start, effects }) => {
      const exhausted = usedOf(game, start).find(({ share, from }) => share >= 1 && from >= LARGE_SUPPLY);
      if (!exhausted || effects > FEW_EFFECTS) return undefined;
      const times = effects === 1 ? 'one effect takes' : `${effects} effects take`;
      return `${times} the whole supply of ${exhausted.name} (${exhausted.from})`;
    },
  },
  options: {
    // Many tiles, and many tiles with different tokens, can be combined in many ways.
    near: ({ game }) =>
      10 * game.asked.options.length + game.landscape.cells.length + 20 * placesWithTokens(game),
    found: ({ game }) => {
      const { length } = game.asked.options;
      return length >= MANY_OPTIONS ? `a decision has ${length} options` : undefined;
    },
  },
  feature: {
    near: ({ game }) => game.features.length,
    found: ({ game, draw }) =>
      game.features.length > 0 && draw <= 1
        ? 'the starting landscape already has its pattern, so it is laid on the first draw'
        : undefined,
  },
  short: {
    near: ({ game }) => game.vp[0],
    found: ({ game, draw }) =>
      game.vp[0] >= game.target && draw <= FEW_DRAWS
        ? `the game ends after ${pluralize(draw, 'draw')} with ${game.vp[0]} points`
        : undefined,
  },
  stuck: {
    near: ({ game }) => game.vp[0],
    found: ({ game, effects }) =>
      game.bound === 'draws' && effects === 0
        ? `no card is completed in ${game.draws} draws, and nothing can be done`
        : undefined,
  },
  others: {
    near: ({ game }) => -goodsOfOther(game).reduce((sum, one) => sum + one, 0),
    found: ({ taken }) => {
      const at = taken.findIndex((amount, good) => amount >= LOST_GOODS[good].many);
      return at < 0 ? undefined : `one draw takes ${taken[at]} ${LOST_GOODS[at].name} from another player`;
    },
  },
  // An engine error ends any search, and is more likely the more effects run.
  crash: { near: ({ game }) => game.effects, found: () => undefined },
} satisfies Record<string, StressGoal>;

/** A kind of problem. */
export type GoalKind = keyof typeof STRESS_GOALS;

/** The kinds that searches look for; an engine error can occur in any of them. */
export const GOAL_KINDS = (Object.keys(STRESS_GOALS) as GoalKind[]).filter((kind) => kind !== 'crash');

/** The number of different animals and markers on each tile, summed over all tiles. */
const placesWithTokens = (game: Game): number =>
  viewLandscape(game).reduce(
    (sum, { animals, markers = [] }) => sum + new Set([...animals, ...markers]).size,
    0,
  );

/** The share of each supply that has been taken. */
function usedOf({ landscape, cubeSupply, tables }: Game, start: Game) {
  const share = (from: number, left: number) => (from > 0 ? (from - left) / from : 0);
  const tokens = [...start.landscape.supply].map((from, at) => ({
    name: SUPPLY_THINGS[at] ?? tables.species[at - SUPPLY_SPECIES].name,
    from,
    share: share(from, landscape.supply[at]),
  }));
  const from = start.cubeSupply;
  return [...tokens, { name: 'cubes', from, share: share(from, cubeSupply) }];
}
