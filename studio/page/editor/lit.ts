/** Highlights in the text the step that runs in the shown state of a film or trial. */
import { type Extension, StateEffect } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import type { SpanIn } from '../../text-places.ts';
import { decorationsFrom } from './marks.ts';

/** Highlights exactly these spans. */
export const setLit = StateEffect.define<readonly Pick<SpanIn, 'from' | 'to'>[]>();

const lit = Decoration.mark({ class: 'cm-lit' });

export const litPlaces: Extension = decorationsFrom(setLit, (spans, { length }) => {
  const ranges = spans.flatMap(({ from, to }) => {
    const end = Math.min(to, length);
    return from < end ? [lit.range(from, end)] : [];
  });
  return Decoration.set(ranges, true);
});
