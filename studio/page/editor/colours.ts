/** Colours words immediately from a table: the editor never waits for the worker. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, MatchDecorator, ViewPlugin } from '@codemirror/view';
import type { WordClasses } from '../../messages.ts';

/** Sets the words and their colours. */
export const setWordClasses = StateEffect.define<WordClasses>();

/** The words and their colours. */
export const words = StateField.define<WordClasses>({
  create: () => ({}),
  update: (value, { effects }) =>
    effects.reduce((now, one) => (one.is(setWordClasses) ? one.value : now), value),
});

/** Comments, quoted texts (including unclosed ones), points, and words. */
const TOKEN = /(#[^\n]*)|("[^"\n]*"?)|(\d+vp\b)|([A-Za-z](?:-?\w)*)/g;

const colourer = new MatchDecorator({
  regexp: TOKEN,
  decoration([image, comment, quoted, points], { state }) {
    const table = state.field(words);
    const own = Object.hasOwn(table, image) ? table[image] : undefined;
    const name = comment ? 'comment' : quoted ? 'text' : points ? 'points' : own;
    return name ? Decoration.mark({ class: `cm-${name}` }) : null;
  },
});

/** Colours words; `setWordClasses` provides the table. */
export const colours: Extension = [
  words,
  ViewPlugin.define(
    (view) => ({
      marks: colourer.createDeco(view),
      update(update) {
        const isOther = update.startState.field(words) !== update.state.field(words);
        this.marks = isOther ? colourer.createDeco(update.view) : colourer.updateDeco(update, this.marks);
      },
    }),
    { decorations: ({ marks }) => marks },
  ),
];
