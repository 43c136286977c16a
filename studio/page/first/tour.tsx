/** A tour of five steps: write a card, break it, fix it, try it, print it. Each step ends by itself when it is done. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { freeNumber, shownFile, writeCard } from '../cards/write-card.ts';
import { Button } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { fixHere } from '../write/problems.ts';

interface Step {
  title: string;
  words: string;
  /** Does the step for users who only want to watch. */
  act: { label: string; do: (studio: Studio) => void };
  isDone: (studio: Studio, begun: { cards: number }) => boolean;
}

/** The card that the tour writes, and the word that it breaks. */
const CARD = (number: number) => `card ${number} brown "My first"
  leaves 2
  energy sun, water
{
  place water;
  gain 1vp per adjacent water;
}
`;
const GOOD_STEP = 'place water';
const BROKEN_STEP = 'place wather';

const STEPS: readonly Step[] = [
  {
    title: 'Write a card',
    words:
      'A card has a number, leaves, energy and an effect between braces. It is redrawn beside the text as you type.',
    act: {
      label: 'Write one for me',
      do: (studio) => writeCard(studio, shownFile(studio), CARD(freeNumber(studio))),
    },
    // An incomplete card has problems, which must not count as the ones of the next step.
    isDone: ({ answers: { checked } }, begun) =>
      checked.value !== undefined && checked.value.cards > begun.cards && checked.value.problems.length === 0,
  },
  {
    title: 'Break it',
    words:
      'Misspell a word of the effect. The studio says what is wrong below the line; the card stays as it was.',
    act: { label: 'Misspell a word', do: (studio) => replace(studio, GOOD_STEP, BROKEN_STEP) },
    isDone: (studio) => (studio.answers.checked.value?.problems.length ?? 0) > 0,
  },
  {
    title: 'Fix it',
    words: 'Most problems come with a fix: press the button beside the message, or Ctrl and the period key.',
    act: { label: 'Fix it', do: fixHere },
    isDone: (studio) => studio.answers.checked.value?.problems.length === 0,
  },
  {
    title: 'Try it',
    words: 'See on a board what the card does. Where it asks, choose one of the violet places.',
    // Goes to the board or, if it is already shown, makes the first choice.
    act: {
      label: 'Try it for me',
      do: (studio) => (isTrying(studio) ? void studio.trials.choose(0) : studio.visitPlace('try')),
    },
    isDone: ({ address, trials }) =>
      address.value.place === 'print' ||
      (address.value.place === 'try' &&
        (trials.trial.value?.isOver || (trials.trial.value?.made.length ?? 0) > 0)),
  },
  {
    title: 'Print it',
    words: 'Save the text with Ctrl and S, then print the set as a PDF to cut out and play with.',
    act: { label: 'Go to Print', do: (studio) => studio.visitPlace('print') },
    isDone: (studio) => studio.address.value.place === 'print',
  },
];

/** Shows the steps one after another, until the last one is done. */
export function Tour({ studio, end }: { studio: Studio; end: () => void }) {
  const begun = useRef({ cards: studio.answers.checked.value?.cards ?? studio.answers.cards.value.length });
  const at = useSignal(0);
  const step = STEPS[at.value];
  const isDone = !step || step.isDone(studio, begun.current);
  useLayoutEffect(() => {
    if (!step) end();
    else if (isDone) at.value++;
  });
  if (!step) return null;
  const { title, words, act } = step;
  return (
    <section class="bar notice tour" aria-label="Tour">
      <p role="status" aria-label="Tour step">
        <strong>
          {at.value + 1} of {STEPS.length} · {title}
        </strong>{' '}
        {words}
      </p>
      <Button words={act.label} class="main" press={() => act.do(studio)} />
      <Button words="End the tour" class="quiet" press={end} />
    </section>
  );
}

const isTrying = ({ address, trials }: Studio) => address.value.place === 'try' && !trials.filmAt;

function replace(studio: Studio, words: string, other: string): void {
  const file = [...studio.documents.values()].find(({ text }) => text.includes(words))?.file;
  const from = file === undefined ? -1 : studio.documents.get(file)!.text.lastIndexOf(words);
  if (file === undefined || from < 0) return;
  studio.shown.show(file, from);
  studio.edit([{ file, from, to: from + words.length, text: other }]);
}
