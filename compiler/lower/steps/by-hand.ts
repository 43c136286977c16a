/** Lowers `by hand`. */
import type { LowerStep } from './action.ts';

export const byHand: LowerStep<'by-hand'> = ({ report }, { text }) => {
  if (text && !text.open && text.value.trim() === '') {
    const values = { expected: 'what is done by hand, in quotes', found: 'an empty text' };
    report.add('ECO114', text, values, { hint: 'say what people do: `by hand "Plant a tree."`' });
  }
  return text && { op: 'by-hand', text: text.value };
};
