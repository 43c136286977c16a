/** Set-ups from other machines, which may contain anything. */
import { expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { PLAIN_RUN } from '../../test/simulate/plain-run.ts';
import { shortHash } from './names.ts';
import { readSetup } from './shared-setup.ts';

test('a set-up with a card that the set does not have is refused with its number', () => {
  const read = (cards: number[]) => {
    const text = JSON.stringify({ ...PLAIN_RUN, options: { ...PLAIN_RUN.options, cards }, limit: 1000 });
    return readSetup(text, shortHash(text)).options.cards;
  };
  const [{ number }] = PLAIN_RUN.chain.flatMap(({ cards }) => cards);
  expect(read([number])).toEqual([number]);
  for (const cards of [[99_999], [number, number, -1]])
    expect(() => read(cards)).toThrow(new UserError(`there is no card ${cards.at(-1)}`));
});
