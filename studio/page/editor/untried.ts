/** Marks steps with untried events in the margin. */
import { type Extension, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';

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
    mark.className = 'cm-untried-mark';
    mark.title = this.words;
    return mark;
  }
}

const marks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setUntried)) continue;
      const { doc } = transaction.state;
      const lines = Map.groupBy(effect.value, ({ from }) => doc.lineAt(Math.min(from, doc.length)).from);
      const all = [...lines].map(
        ([from, some]): Range<GutterMarker> =>
          new Untried(`No scenario tries this: ${some.map(({ what }) => what).join('; ')}`).range(from),
      );
      return RangeSet.of(all, true);
    }
    return value.map(transaction.changes);
  },
});

export const untriedMarks: Extension = [
  marks,
  gutter({ class: 'cm-untried', markers: (view) => view.state.field(marks) }),
];
