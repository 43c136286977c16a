/** Cards whose text is too long, through the real command; pictures need no browser. */
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const per = (animal: string) => `gain 1vp per ${animal} adjacent to 2 water`;
const card = (number: number, steps: readonly string[]) =>
  `card ${number} brown\n  leaves 2\n  energy sun\n{\n  ${steps.join(';\n  ')}\n}\n`;
const LONG = card(901, ['lion', 'gorilla', 'rhino', 'elephant', 'stork', 'shark', 'cheetah'].map(per));
const SET = `set mine "Mine" extends first-continent\n${LONG}${card(902, [per('lion')])}`;
const PICTURES = ['print', '.', '--png', 'pictures'];

test('a card that is too long is refused, with the size that holds it; --fitting prints the others', () => {
  const place = workspace({ 'a.eco': SET });
  const refused = place.run(PICTURES);
  expect(refused.code).toBe(1);
  expect(refused.out + refused.err).toMatch(
    /Card 901 does not fit: its text is \d+\.\d mm too long .* It fits on tarot: --card tarot\. Nothing was printed: --fitting prints the others/,
  );
  const { cards, warnings } = place.json(...PICTURES, '--fitting');
  expect(cards).toBe(1);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('Card 901 does not fit');
  expect(place.json(...PICTURES, '--card', 'tarot').warnings).toEqual([]);
});

test('light frames are for sheets printed at home', () => {
  const place = workspace({ 'a.eco': SET });
  const print = (...args: string[]) => place.refused('print', '.', ...args);
  expect(print('--profile', 'shop', '--frame', 'light')).toContain('--profile shop has solid frames');
  expect(print('--proof', '--frame', 'light')).toContain('--frame');
});
