/** Highlights in the text the step that runs in the shown state of a film or trial. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { SpanIn } from '../../text-places.ts';

/** Highlights exactly these spans. */
export const setLit = StateEffect.define<readonly Pick<SpanIn, 'from' | 'to'>[]>();

const lit = Decoration.mark({ class: 'cm-lit' });

export const litPlaces: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setLit)) continue;
      const { length } = transaction.state.doc;
      const ranges = effect.value.flatMap(({ from, to }) => {
        const end = Math.min(to, length);
        return from < end ? [lit.range(from, end)] : [];
      });
      return Decoration.set(ranges, true);
    }
    return value.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
