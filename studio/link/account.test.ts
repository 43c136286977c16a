import { expect, test } from 'vitest';
import { accountText } from './account.ts';

test('a link says that pictures stay at home', () => {
  const said = (pictures: number, cards = 0) =>
    accountText({ isAlone: true, taken: [], left: { cards, hands: [], scenarios: 0, pictures } });
  expect(said(0)).toBe('Nothing stays at home.');
  expect(said(1)).toBe('The picture stays at home.');
  expect(said(12, 1)).toBe('The other card and the 12 pictures stay at home.');
});
