/** What is shown of the viewed card, with answers that come when the test wants. */
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { askedLine } from '../../test/studio/asked-line.ts';
import type { CardPlace } from '../text-places.ts';
import type { Address } from './address.ts';
import { Answers } from './answers.ts';
import { ViewedCard } from './card/viewed-card.ts';

/** A card that is viewed, and the recorded questions about it. */
function opened(at: CardPlace) {
  const { line, asked, change } = askedLine();
  const viewed = signal(at);
  const answers = new Answers({
    address: signal<Address>({ place: 'write', what: '' }),
    editor: { file: 'a.eco', offset: 7 },
    lang: signal('en' as const),
    line,
    number: undefined,
    get viewed() {
      return viewed.value;
    },
  });
  const card = new ViewedCard({
    editor: { file: 'a.eco', offset: 0 },
    shown: { show: () => {} },
    trials: { stateShown: undefined, showStep: () => false },
  });
  answers.follow({ card, shown: { listed: () => {} } });
  return {
    viewed,
    card,
    answers,
    asked,
    change,
    /** Answers the latest question with this name about a card, or about the text at the cursor. */
    answer(name: string, number: number | undefined, answer: unknown, isWhole = true) {
      const isAsked = ({ name: of, params }: (typeof asked)[number]) =>
        of === name && (params as { number?: number }).number === number;
      asked.findLast(isAsked)!.answer(answer, isWhole);
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

test('the fixes that take longer are asked for once nothing has been typed for a moment, and kept until the next check', async () => {
  vi.useFakeTimers();
  const { answers, answer, asked, change } = opened({ number: 901 });
  const titles = () => answers.problems.map(({ fixes }) => fixes.map(({ title }) => title));
  const isAsked = () => asked.filter(({ name }) => name === 'offers').length;
  const problem = (from: number) => ({ file: 'a.eco', from, code: 'ECO202', fixes: [] });
  const check = () => answer('check', undefined, { problems: [problem(1), problem(9)] });
  check();
  await vi.advanceTimersByTimeAsync(200);
  change();
  check();
  await vi.advanceTimersByTimeAsync(299);
  expect(isAsked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.at(-1)).toMatchObject({ name: 'offers', params: { file: 'a.eco', offset: 7 } });
  const offers = [{ file: 'a.eco', from: 9, code: 'ECO202', fixes: [{ title: 'Take it' }] }];
  answer('offers', undefined, offers);
  expect(titles()).toEqual([[], ['Take it']]);
  const late = asked.at(-1)!;
  change();
  check();
  expect(titles()).toEqual([[], []]);
  late.answer(offers, true, 2);
  expect(titles()).toEqual([[], []]);
  vi.useRealTimers();
});
