/** Marks steps at which something was never tried, with a sign in the margin. */
import { type Extension, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';

/** A step, and what no scenario tries of it, in words. */
export interface UntriedAt {
  from: number;
  what: string;
}

/** Marks these steps and no others. */
export const setUntried = StateEffect.define<readonly UntriedAt[]>();

/** A hollow mark: nothing is wrong. Who does not see it finds the same in the list below the text. */
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
