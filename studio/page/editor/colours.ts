/** Colours words immediately from a table: the editor never waits for the worker. */
import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { ColouredWords } from '../../messages.ts';

/** Sets the words and their colours. */
export const setWords = StateEffect.define<ColouredWords>();

const words = StateField.define<ColouredWords>({
  create: () => ({}),
  update: (value, { effects }) => effects.reduce((now, one) => (one.is(setWords) ? one.value : now), value),
});

/** Comments, quoted texts (including unclosed ones), points, and words. */
const TOKEN = /(#[^\n]*)|("[^"\n]*"?)|(\d+vp\b)|([A-Za-z](?:-?\w)*)/g;

const marks = new Map<string, Decoration>();
function markOf(name: string): Decoration {
  const mark = marks.get(name) ?? Decoration.mark({ class: `cm-${name}` });
  marks.set(name, mark);
  return mark;
}

function coloured(view: EditorView): DecorationSet {
  const table = view.state.field(words);
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    const start = view.state.doc.lineAt(from).from;
    const text = view.state.doc.sliceString(start, view.state.doc.lineAt(to).to);
    for (const { index, 0: image, 1: comment, 2: quoted, 3: points } of text.matchAll(TOKEN)) {
      const name = comment ? 'comment' : quoted ? 'text' : points ? 'points' : colourOf(table, image);
      if (name) builder.add(start + index, start + index + image.length, markOf(name));
    }
  }
  return builder.finish();
}

const colourOf = (table: ColouredWords, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Colours words; `setWords` provides the table. */
export const colours: Extension = [
  words,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = coloured(view);
      }
      update(update: ViewUpdate) {
        const isOther = update.startState.field(words) !== update.state.field(words);
        if (update.docChanged || update.viewportChanged || isOther) this.decorations = coloured(update.view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
];
