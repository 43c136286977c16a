/** The switch beside a hole: whether its words stand on the card by hand, or are left out. */
import { Segments } from '../shell/controls.tsx';
import type { WordsController } from './words-controller.ts';

interface HoleSwitchProps {
  words: Pick<WordsController, 'leaveOut' | 'leftOut'>;
  /** The words of the hole, and its place among the pieces. */
  said: string;
  at: number;
}

export const HoleSwitch = ({ words, said, at }: HoleSwitchProps) => (
  <Segments
    name={said}
    id={`hole-${at}`}
    options={HOLE_CHOICES}
    value={words.leftOut.value.includes(said) ? 'out' : 'hand'}
    choose={(one) => words.leaveOut(said, one === 'out')}
  />
);

/** What can become of a hole. */
const HOLE_CHOICES = [
  ['hand', 'By hand'],
  ['out', 'Leave out'],
] as const;
