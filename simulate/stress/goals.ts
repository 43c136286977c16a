/** What a search may be after: how near a game is to it, and when it is found. */
import { SUPPLIED } from '../../program/index.ts';
import { counted } from '../../program/messages/index.ts';
import { type Game, SUPPLY_SPECIES, viewLandscape } from '../../runtime/index.ts';
import { mostPoints } from './points.ts';

/** What play can break. */
export const KINDS = [
  'endless',
  'combo',
  'supply',
  'options',
  'feature',
  'short',
  'stuck',
  'others',
] as const;
/** Any of them, or an error of the engine, which may come with each. */
export type GoalKind = (typeof KINDS)[number] | 'crash';

/** What needs somebody else at the table. */
export const WITH_OTHERS: ReadonlySet<GoalKind> = new Set(['others']);

/** The start of a game, which later moments are compared with. */
export interface GameStart {
  supply: readonly number[];
  cubes: number;
}

export const gameStartOf = ({ landscape, cubeSupply }: Game): GameStart => ({
  supply: [...landscape.supply],
  cubes: cubeSupply,
});

/** What has happened on the draw of the last answer. */
export interface OnDraw {
  draw: number;
  /** Points at its beginning. */
  points: number;
  /** Questions that were answered. */
  answers: number;
  /** What effects of the player took from all others. */
  taken: { vp: number; cubes: number; cards: number };
}

/** What a search looks at. */
export interface SearchMoment {
  /** Its tables count what runs. */
  game: Game;
  start: GameStart;
  on: OnDraw;
  /** Effects that have run since the beginning, and the most on one draw. */
  effects: number;
  mostEffects: number;
}

export interface StressGoal {
  /** More is nearer. */
  near(moment: SearchMoment): number;
  /** What was found, in words; nothing where it was not. */
  found(moment: SearchMoment): string | undefined;
}

/** Effects, repetitions and answers on one draw that are too many. */
const MANY_EFFECTS = 40;
const MANY_REPETITIONS = 5000;
const MANY_ANSWERS = 200;
/** Of this many options nobody can have a view. */
const MANY_OPTIONS = 300;
/** So few effects should not empty a supply, if it is not small: no card has more leaves. */
const FEW_EFFECTS = 4;
const LARGE_SUPPLY = 5;
/** Too much for one draw: this share of the points that end a game, and this many times what bundled cards would give. */
const MUCH = 0.4;
const MANY_TIMES = 2;
/** So much should not be taken from others on one draw: more than twice what a bundled card takes, 2 points or a card. */
const MANY_POINTS_TAKEN = 5;
const MANY_TAKEN = 3;
/** So few draws should not end a game. */
const FEW_DRAWS = 6;

export const GOALS: Readonly<Record<GoalKind, StressGoal>> = {
  // An error ends the search by itself; the more runs, the nearer.
  crash: { near: ({ game }) => game.effects, found: () => undefined },
  endless: {
    near: ({ game, on }) => 1000 * game.effects + game.repetitions + 10 * on.answers + game.lookups / 10_000,
    found: ({ game, on, mostEffects }) => {
      if (game.status === 'unfinished' && game.bound !== 'draws')
        return `an effect never ends: the limit of ${game.bound} on one draw stops the game`;
      if (mostEffects >= MANY_EFFECTS) return `${mostEffects} effects run on one draw`;
      if (game.repetitions >= MANY_REPETITIONS) return `effects repeat ${game.repetitions} times on one draw`;
      if (on.answers >= MANY_ANSWERS) return `one draw asks ${on.answers} questions`;
      return undefined;
    },
  },
  combo: {
    near: ({ game }) => game.vp[0],
    found: ({ game, on }) => {
      const points = game.vp[0] - on.points;
      if (points <= 0) return undefined;
      if (points >= game.target * MUCH) return `one draw gives ${points} of ${game.target} points`;
      const most = mostPoints(game, on.draw);
      return most > 0 && points >= MANY_TIMES * most
        ? `one draw gives ${points} points; bundled cards that need as many elements give at most ${most}`
        : undefined;
    },
  },
  supply: {
    near: ({ game, start }) => Math.max(...usedOf(game, start).map(({ share }) => share)),
    found: ({ game, start, effects }) => {
      const gone = usedOf(game, start).find(({ share, from }) => share >= 1 && from >= LARGE_SUPPLY);
      if (!gone || effects > FEW_EFFECTS) return undefined;
      const times = effects === 1 ? 'one effect takes' : `${effects} effects take`;
      return `${times} the whole supply of ${gone.name} (${gone.from})`;
    },
  },
  options: {
    // Many places, and many tokens in places of their own, have many ways to be put together.
    near: ({ game }) =>
      10 * game.asked.options.length + game.landscape.cells.length + 20 * placesWithTokens(game),
    found: ({ game }) => {
      const { length } = game.asked.options;
      return length >= MANY_OPTIONS ? `a decision has ${length} options` : undefined;
    },
  },
  feature: {
    near: ({ game }) => game.features.length,
    found: ({ game, on }) =>
      game.features.length > 0 && on.draw <= 1
        ? 'the starting landscape already has its pattern, so it is laid on the first draw'
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
    near: ({ game: { vp, cubes, hands } }) => -(vp[1] + cubes[1] + hands[1].length),
    found: ({ on: { taken } }) => {
      const { vp, cubes, cards } = taken;
      if (vp >= MANY_POINTS_TAKEN) return `one draw takes ${vp} points from another player`;
      if (cubes >= MANY_TAKEN) return `one draw takes ${cubes} cubes from another player`;
      return cards >= MANY_TAKEN ? `one draw takes ${cards} cards from another player` : undefined;
    },
  },
  short: {
    near: ({ game }) => game.vp[0],
    found: ({ game, on }) =>
      game.vp[0] >= game.target && on.draw <= FEW_DRAWS
        ? `the game ends after ${counted(on.draw, 'draw')} with ${game.vp[0]} points`
        : undefined,
  },
};

/** How many kinds of animals and markers there are on all tiles, each tile for itself. */
const placesWithTokens = (game: Game): number =>
  viewLandscape(game).reduce(
    (sum, { animals, markers = [] }) => sum + new Set([...animals, ...markers]).size,
    0,
  );

/** What is taken of each supply that there is. */
function usedOf({ landscape, cubeSupply, tables }: Game, { supply, cubes }: GameStart) {
  const tokens = supply.map((from, at) => ({
    name: SUPPLIED[at] ?? tables.species[at - SUPPLY_SPECIES].name,
    from,
    share: from > 0 ? (from - landscape.supply[at]) / from : 0,
  }));
  const used = { name: 'cubes', from: cubes, share: cubes > 0 ? (cubes - cubeSupply) / cubes : 0 };
  return [...tokens, used];
}
