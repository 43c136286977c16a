/** Films and trials, with answers that come when the test wants. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import type { Address } from '../address.ts';
import { TrialController } from './trial-controller.ts';

/** A controller, and the recorded questions and actions. */
function tried(what: string) {
  const { line, asked } = askedLine();
  const done: unknown[] = [];
  const address = signal<Address>({ place: 'try', what });
  const trials = new TrialController({
    address,
    line,
    get viewed() {
      return { number: Number(address.value.what) };
    },
    edit: (...edit) => done.push(edit) > 0,
    renameAddress: (to) => done.push(`address ${to}`),
    shown: { show: () => {} },
  });
  const go = (to: string) => {
    address.value = { place: 'try', what: to };
    trials.reset();
    trials.ask();
  };
  go(what);
  return { trials, asked, done, go };
}

const film = (line: number, state: number) => ({
  file: 'a.eco',
  line,
  title: `film ${line}`,
  passed: true,
  state,
  states: [{}, {}, {}, {}],
  shown: { options: [] },
  takes: `what came of ${line}`,
});

test('a late answer about a film that was left is ignored, and does not lead back to it', () => {
  const { trials, asked, done, go } = tried('a.eco:10');
  go('a.eco:50');
  asked[0]!.answer(film(10, 3));
  expect([trials.film.value, done]).toEqual([undefined, []]);
  asked[1]!.answer(film(50, 1));
  expect([trials.film.value, trials.at, done]).toMatchObject([{ line: 50 }, 1, ['address a.eco:50']]);
});

test('“Use the actual result” uses the version of the text that the film shows, even while the scenario cannot run', () => {
  const { trials, asked, done } = tried('a.eco:10');
  asked[0]!.answer(film(10, 3), true, 7);
  trials.ask();
  asked[1]!.answer(null, true, 9);
  trials.acceptActualResult();
  expect(done.at(-1)).toEqual([['what came of 10'], 7]);
});

test('a late answer about a card that was left does not replace a card that cannot be tried', () => {
  const { trials, asked, go } = tried('1');
  go('2');
  for (const { name, params, answer } of asked) {
    const isLate = (params as { number: number }).number === 1;
    answer(name === 'tryOut' && !isLate ? null : { of: params });
  }
  expect([trials.trial.value, trials.telling.value]).toMatchObject([null, { of: {} }]);
});
