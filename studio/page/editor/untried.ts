/** Marks steps with untried events in the margin. */
import { type Extension, RangeSet, StateEffect } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';
import { marksFrom } from './marks.ts';

/** A step, and its untried event in words. */
export interface UntriedAt {
  from: number;
  what: string;
}

/** Marks exactly these steps. */
export const setUntried = StateEffect.define<readonly UntriedAt[]>();

/**
 * A hollow mark, because nothing is wrong. The list below the text has the same information for users who cannot see the mark.
 */
class Untried extends GutterMarker {
  readonly words: string;
  constructor(words: string) {
    super();
    this.words = words;
  }
  override eq(other: Untried): boolean {
    return other.words === this.words;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    return Object.assign(mark, { className: 'cm-untried-mark', title: this.words, textContent: '○' });
  }
}

const marks = marksFrom<readonly UntriedAt[], GutterMarker>(setUntried, (untried, doc) => {
  const lines = Map.groupBy(untried, ({ from }) => doc.lineAt(Math.min(from, doc.length)).from);
  const all = [...lines].map(([from, some]) =>
    new Untried(`No scenario tries this: ${some.map(({ what }) => what).join('; ')}`).range(from),
  );
  return RangeSet.of(all, true);
});

export const untriedMarks: Extension = [
  marks,
  gutter({ class: 'cm-untried', markers: (view) => view.state.field(marks) }),
];
