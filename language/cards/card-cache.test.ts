/** Tests of the cache of cards. */
import { expect, test } from 'vitest';
import { textsHost } from '../../test/language/client.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { cardNodeAt, cardOf, DEFAULT_LOOK } from './card.ts';
import { CardCache } from './card-cache.ts';

const KNOWN = textsHost().bundled();

const card = (points: number) =>
  `set mine "Mine" extends first-continent\n\ncard 900 brown leaves 2 energy sun { gain ${points}vp }\n`;

function found(text: string) {
  const workspace = openWorkspace({ roots: ['/a.eco'], texts: [{ file: '/a.eco', text }], known: KNOWN });
  const node = cardNodeAt(workspace, '/a.eco', text.indexOf('card 900'))!;
  return cardOf(workspace, '/a.eco', node)!;
}

test('a value is computed once for cards with the same effect, and again for a different effect', () => {
  const kept = new CardCache<string>();
  let count = 0;
  const of = (text: string) => kept.of(found(text), DEFAULT_LOOK, () => `${++count}`);
  expect([of(card(1)), of(card(2)), of(card(1)), of(`# A comment.\n${card(2)}`)]).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
});

test('keepOnly removes the values of all other cards', () => {
  const kept = new CardCache<string>();
  const of = (points: number, value: string) => kept.of(found(card(points)), DEFAULT_LOOK, () => value);
  of(1, 'first');
  of(2, 'second');
  kept.keepOnly([found(card(2)), found(card(3))], DEFAULT_LOOK);
  expect([of(1, 'new'), of(2, 'new'), of(3, 'new')]).toEqual(['new', 'second', 'new']);
});
