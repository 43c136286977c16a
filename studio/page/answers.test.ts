/** What is shown of the viewed card, with answers that come when the test wants. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { CardAt } from '../text-places.ts';
import { Answers } from './answers.ts';
import { ViewedCard } from './card/viewed-card.ts';
import type { Studio } from './studio.ts';

type Answered = (answer: unknown, isWhole: boolean) => void;

/** A studio in which a card is viewed, and the recorded questions about it. */
function opened(at: CardAt) {
  const asked: { name: string; params: { number?: number }; answered: Answered }[] = [];
  const viewed = signal(at);
  const studio = {
    address: signal({ place: 'write', what: '' }),
    lang: signal('en'),
    line: {
      version: 0,
      post: (name: string, params: object, answered: Answered) => asked.push({ name, params, answered }),
    },
    editor: { file: 'a.eco' },
    get viewed() {
      return viewed.value;
    },
    get viewedNumber() {
      return 'number' in viewed.value ? viewed.value.number : undefined;
    },
  } as unknown as { -readonly [Key in keyof Studio]: Studio[Key] };
  const card = new ViewedCard(studio as Studio);
  studio.card = card;
  const answers = new Answers(studio as Studio);
  answers.follow();
  return {
    viewed,
    card,
    /** Answers the latest question with this name about a card, or about the text at the cursor. */
    answer(name: string, number: number | undefined, answer: unknown, isWhole = true) {
      asked.findLast((one) => one.name === name && one.params.number === number)!.answered(answer, isWhole);
    },
    now: () => [card.shown.value?.number, answers.worth.value, answers.scenarios.value],
  };
}

test('nothing of another card is shown, however late its answers are', () => {
  const { viewed, card, answer, now } = opened({ number: 901 });
  expect(now()).toEqual([undefined, null, undefined]);
  answer('card', 901, { number: 901, hasErrors: false });
  answer('worth', 901, 'worth of 901');
  answer('scenarios', 901, ['one of 901'], false);
  expect(now()).toEqual([901, 'worth of 901', ['one of 901']]);
  viewed.value = { number: 902 };
  expect(now()).toEqual([undefined, null, undefined]);
  answer('card', 901, { number: 901, hasErrors: false });
  answer('worth', 901, 'worth of 901');
  answer('scenarios', 901, ['one of 901', 'another'], true);
  expect(now()).toEqual([undefined, null, undefined]);
  answer('card', 902, null);
  answer('scenarios', 902, []);
  expect([card.shown.value, ...now()]).toEqual([null, undefined, null, []]);
});

test('a card that was found at the cursor stays when its number becomes known', () => {
  const { viewed, answer, now } = opened({ file: 'a.eco', offset: 0 });
  answer('card', undefined, { number: 901, hasErrors: false });
  viewed.value = { number: 901 };
  expect(now()[0]).toBe(901);
});

test('a card stays as it was before its mistake; one that always had a mistake is as its text is now', () => {
  const { card, answer } = opened({ number: 901 });
  const shown = () => [card.shown.value, card.isOutOfDate.value];
  const broken = { number: 901, hasErrors: true, svg: 'half' };
  answer('card', 901, broken);
  expect(shown()).toEqual([broken, false]);
  answer('card', 901, { ...broken, svg: 'more' });
  expect(shown()).toEqual([{ ...broken, svg: 'more' }, false]);
  answer('card', 901, { number: 901, hasErrors: false, svg: 'whole' });
  answer('card', 901, broken);
  expect(shown()).toMatchObject([{ svg: 'whole' }, true]);
});
