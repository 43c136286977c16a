/** Marks in the text: exactly those that an effect set last, which move with the text until the next. */
import {
  type Extension,
  RangeSet,
  type RangeValue,
  StateEffect,
  type StateEffectType,
  StateField,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutter } from '@codemirror/view';
import type { UntriedStep } from '../../messages.ts';
import type { FileSpan } from '../../text-places.ts';

/** @param marksOf returns the marks that an effect sets in the current text */
const marksFrom = <Set, Mark extends RangeValue>(
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
): Extension {
  const field = marksFrom(effect, marksOf);
  return [field, EditorView.decorations.from(field)];
}

/** Highlights exactly these spans: the step that runs in the shown state of a film or trial. */
export const setLit = StateEffect.define<readonly FileSpan[]>();

const lit = Decoration.mark({ class: 'cm-lit' });

export const litPlaces = decorationsFrom(setLit, (spans, { length }) => {
  const inText = spans.map(({ from, to }) => ({ from, to: Math.min(to, length) }));
  const ranges = inText.filter(({ from, to }) => from < to).map(({ from, to }) => lit.range(from, to));
  return Decoration.set(ranges, true);
});

/** Marks exactly these events that no scenario tries, in the margin beside their steps. */
export const setUntried = StateEffect.define<readonly UntriedStep[]>();

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
    return Object.assign(mark, { className: 'cm-untried-mark', title: this.words });
  }
}

const untried = marksFrom<readonly UntriedStep[], GutterMarker>(setUntried, (events, doc) => {
  const lines = Map.groupBy(events, ({ from }) => doc.lineAt(Math.min(from, doc.length)).from);
  const all = [...lines].map(([from, some]) =>
    new Untried(`No scenario tries this: ${some.map(({ what }) => what).join('; ')}`).range(from),
  );
  return RangeSet.of(all, true);
});

export const untriedMarks: Extension = [
  untried,
  gutter({ class: 'cm-untried', markers: (view) => view.state.field(untried) }),
];
