/** The script of the first page: the field *In your own words*, and the card that its text makes. */
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { DrawnCard } from '../../../studio/page/words/drawn-card.tsx';
import { MarkedText } from '../../../studio/page/words/field.tsx';
import { marksFor } from '../../../studio/page/words/marks.ts';
import { noCard, rowClasses } from '../../../studio/page/words/pane.tsx';
import { WordsController } from '../../../studio/page/words/words-controller.ts';
import { FrontLine } from './front-line.ts';
import type { FrontWords } from './front-reader.ts';
import { Strip } from './front-strip.tsx';
import { keepSite } from './site.ts';
import { FIRST_NUMBER, studioAddress } from './studio-address.ts';

/** Milliseconds after the first key until the browser may load the whole site, to keep it. */
const KEEP_MS = 10_000;

const element = <Kind extends Element>(id: string) => document.getElementById(id) as unknown as Kind;
const field = element<HTMLTextAreaElement>('words');

const line = new FrontLine(new Worker('front-worker.js', { type: 'module' }));
const words = new WordsController(
  {
    address: signal({ place: 'write', what: '' }),
    answers: { checked: signal(undefined) },
    isInWords: signal(true),
    lang: signal('en'),
    line,
    set: { writable: false },
  },
  { place: () => ({ file: '', number: FIRST_NUMBER }), write: () => Promise.resolve() },
);
/** What was read, as the worker of this page answers it. */
const read = () => words.shown.value as unknown as FrontWords | undefined;

words.write(field.value);
words.follow();
field.addEventListener('input', () => words.write(field.value));
field.addEventListener('keydown', () => keepSite(KEEP_MS), { once: true });
for (const button of document.querySelectorAll<HTMLElement>('[data-sentence]'))
  button.addEventListener('click', () => {
    field.value = button.dataset.sentence!;
    words.write(field.value);
    focusAtEnd();
  });
if (location.hash === '' && document.activeElement === document.body) focusAtEnd();

effect(() => {
  const [text, marks] = [words.text.value, marksFor(words)];
  render(<MarkedText {...{ text, marks }} />, element('marks'));
});
effect(() => {
  const answer = read();
  // The strip and the card of the first sentence are in the page.
  if (!answer && words.text.value === field.defaultValue && !line.hasFailed.value) return;
  render(<Strip {...{ words, read: answer, hasFailed: line.hasFailed.value }} />, element('read'));
  if (line.hasFailed.value) return;
  const draft = words.chosen;
  const card = answer?.card;
  render(
    card ? (
      <DrawnCard {...card} classes={rowClasses(words, draft)} />
    ) : (
      <p class="face no-card">{noCard(words.shown.value)}</p>
    ),
    element('card'),
  );
});
effect(() => {
  const set = read()?.card?.set;
  for (const [id, isToTry] of [
    ['try', true],
    ['keep', false],
  ] as const) {
    const link = element<HTMLAnchorElement>(id);
    if (set === undefined && words.text.value !== field.defaultValue && !line.hasFailed.value)
      link.removeAttribute('href');
    else if (set !== undefined)
      void studioAddress(set, isToTry).then((address) => {
        if (read()?.card?.set === set) link.href = address;
      });
  }
});
// What is below the first screen loads once the sentence is read.
const stop = effect(() => {
  if (!read() && !line.hasFailed.value) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('[data-src]')) {
    picture.src = picture.dataset.src!;
    picture.removeAttribute('data-src');
  }
  queueMicrotask(() => stop());
});

function focusAtEnd(): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
