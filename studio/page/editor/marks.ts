/** Marks in the text: exactly those that an effect set last, which move with the text until the next. */
import { RangeSet, type RangeValue, type StateEffectType, StateField, type Text } from '@codemirror/state';
import { type Decoration, EditorView } from '@codemirror/view';

/** @param marksOf returns the marks that an effect sets in the current text */
export const marksFrom = <Set, Mark extends RangeValue>(
  effect: StateEffectType<Set>,
  marksOf: (set: Set, doc: Text) => RangeSet<Mark>,
): StateField<RangeSet<Mark>> =>
  StateField.define<RangeSet<Mark>>({
    create: () => RangeSet.empty,
    update(value, { effects, state, changes }) {
      const set = effects.findLast((one) => one.is(effect));
      return set ? marksOf(set.value, state.doc) : value.map(changes);
    },
  });

/** The same for decorations, which it shows. */
export function decorationsFrom<Set>(
  effect: StateEffectType<Set>,
  marksOf: (set: Set, doc: Text) => RangeSet<Decoration>,
) {
  const field = marksFrom(effect, marksOf);
  return [field, EditorView.decorations.from(field)];
}
