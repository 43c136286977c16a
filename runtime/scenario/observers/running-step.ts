/** Which step of which effect is running. */
import type { OpName, StepPath } from '../../../program/index.ts';
import type { EffectFrame } from '../../frames.ts';
import { effectCard, frameCode, type Game, triggerIndex } from '../../state.ts';

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
  const card = effectCard(game, frame);
  if (!card) return { block: frame.effect, ...step };
  const trigger = triggerIndex(card, frame);
  return { card: card.number, ...(trigger >= 0 && { trigger }), ...step };
}
