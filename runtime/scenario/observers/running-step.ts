/** Which step of which effect is running. */
import type { OpName, StepPath } from '../../../program/index.ts';
import type { EffectFrame } from '../../frames.ts';
import { frameCode, type Game } from '../../state.ts';

/** A step of a running effect. */
export interface RunningStep {
  /** Number of the card or Landscape Feature; absent for the steps of a scenario. */
  card?: number;
  /** For a feature: the index of its trigger. */
  trigger?: number;
  /** For a scenario: the index of its `do`, among those with steps. */
  block?: number;
  path: StepPath;
  op: OpName;
}

/** The step that a frame is at. */
export function frameStep(game: Game, frame: EffectFrame): RunningStep {
  const { steps, paths } = frameCode(game, frame);
  const step = { path: paths[frame.at], op: steps[frame.at].op as OpName };
  if (frame.card >= 0) return { card: game.tables.cards[frame.card].number, ...step };
  if (frame.feature < 0) return { block: frame.effect, ...step };
  const { number, feature } = game.tables.cards[game.features[frame.feature].card];
  return { card: number, ...(feature && { trigger: frame.effect - feature.first }), ...step };
}
