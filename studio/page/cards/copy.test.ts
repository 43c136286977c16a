import { expect, test } from 'vitest';
import { copyOfCard } from './copy.ts';

test('a copy of a card has another number, replaces nothing, and is in no hand', () => {
  const text = `card 61 brown replaces "A hand lion"
  leaves 2
  hand rhino active # on the hand rhino
  energy sun hand impala-lily
  # { hand lion
  note "hand rhino {"
{
  gain 1vp per card in hand;
}`;
  expect(copyOfCard(text, 138)).toBe(`card 138 brown "A hand lion"
  leaves 2 # on the hand rhino
  energy sun
  # { hand lion
  note "hand rhino {"
{
  gain 1vp per card in hand;
}`);
});

test('what is unfinished stays as it is', () => {
  const text = 'card 61 brown "A\n  hand\n  leaves 2\n  hand rhino';
  expect(copyOfCard(text, 62)).toBe('card 62 brown "A\n  hand\n  leaves 2');
});
