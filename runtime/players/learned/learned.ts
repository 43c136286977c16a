/**
 * The learned player. It looks as far ahead as the greedy one, and then weighs what each of the best options changes. The
 * weights were learned from what tree searches found (`lesson.ts`, `ecos train`).
 *
 * Options that the greedy player finds absurd are never taken, whatever the weights say.
 */
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { determinize } from '../determinize.ts';
import { bestAt, evaluateOptions, UNSEEN } from '../evaluation.ts';
import type { Thought } from '../thought.ts';
import { AT, type Features, stageOf } from './features.ts';
import { featuresOf, momentOf } from './offers.ts';
import { BUNDLED_WEIGHTS, groupOf, type WeightLists, worthOf } from './weights.ts';

/** Options tried by playing them out; of more, a random sample. */
const MAX_TRIED = 24;
/** How many options are weighed: those that the greedy player rates highest. */
const MOST_OPTIONS = 5;
/** The same inside an effect, where each is played to the end of the effect once more. */
const MOST_INSIDE = 4;
/** Options this many points below the best are not weighed. */
const GAP = 3;

/** The option worth most to the seat that is asked. */
export function thinkByLearning(game: Game, rng: Rng, weights: WeightLists = BUNDLED_WEIGHTS): Thought {
  const { options, kind } = game.asked;
  const group = groupOf(kind);
  const { worths, offers } = offersAt(game, rng);
  if (group === null || offers.length < 2) return { option: options[bestAt(worths)], worths };
  const stage = stageOf(game);
  const weighed = options.map(() => UNSEEN);
  for (const { option, features } of offers) {
    weighed[options.indexOf(option)] = worthOf(weights[group], features, stage);
  }
  return { option: options[bestAt(weighed)], worths: weighed };
}

/** An option worth weighing, and what it changes. */
export interface Offer {
  option: number;
  features: Features;
}

/** What the greedy player thinks of all options, and the best ones with what they change, none if one stands alone. */
export function offersAt(game: Game, rng: Rng): { worths: number[]; offers: Offer[] } {
  const { options, kind, seat } = game.asked;
  const imagined = determinize(game, rng, seat);
  const worths = evaluateOptions(imagined, rng, { tried: MAX_TRIED });
  const group = groupOf(kind);
  if (group === null) return { worths, offers: [] };
  const top = worths[bestAt(worths)];
  const best = options
    .map((option, at) => ({ option, less: worths[at] - top }))
    .filter(({ less }) => less >= -GAP)
    .sort((a, b) => b.less - a.less)
    .slice(0, group === 'effects' ? MOST_INSIDE : MOST_OPTIONS);
  if (best.length < 2) return { worths, offers: [] };
  const found = featuresOf(
    momentOf(imagined, rng),
    rng,
    best.map(({ option }) => option),
  );
  const offers = best.map(({ option, less }, at) => {
    found[at][AT.greedy] = less;
    return { option, features: found[at] };
  });
  return { worths, offers };
}
