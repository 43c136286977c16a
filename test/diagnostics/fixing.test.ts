/** Law 3 of the language service: a fix fixes its problem, in any text. */
import { expect, test } from 'vitest';
import { broken, chanceFor } from './breaking.ts';
import { uselessFixes } from './fixing.ts';
import { isBroken, problemsOf, programs } from './programs.ts';
import { SLIP_KINDS, slipped, slipsIn } from './slips.ts';

const SOAK = Math.max(1, Number(process.env.SOAK ?? 0));
const valid = programs().filter((text) => !isBroken(text));

test('each fix fixes cards and scenarios broken at random', { timeout: 600_000 }, () => {
  // A number that was put in can ask for more spots than a card has.
  const isOther = (useless: string) => !useless.includes('ECO403');
  for (const text of valid)
    expect(uselessFixes(broken(text, chanceFor(text)).text, problemsOf).filter(isOther)).toEqual([]);
});

test('each fix fixes habitual mistakes', { timeout: 600_000 }, () => {
  for (const text of valid) {
    const random = chanceFor(text);
    const kinds = SOAK > 1 ? SLIP_KINDS : [SLIP_KINDS[random(SLIP_KINDS.length)]];
    for (const slips of kinds.map((kind) => slipsIn(text, kind)).filter(({ length }) => length > 0))
      expect(uselessFixes(slipped(text, slips[random(slips.length)]), problemsOf)).toEqual([]);
  }
});

test.each(['water fish, animal', 'water sum, sun', 'water vp'])(
  'each fix fixes `energy %s`, where two problems are about one word',
  (energy) => {
    const text = `card 901 brown\n  leaves 2\n  energy ${energy}\n{ gain 1vp }`;
    expect(uselessFixes(text, problemsOf)).toEqual([]);
  },
);

test('a fix that leaves a problem is detected', () => {
  const one = { code: 'ECO101', message: 'Unexpected character', fixes: [{ title: 'x', edits: [] }] };
  expect(uselessFixes('place §', () => [one])).toHaveLength(1);
});
