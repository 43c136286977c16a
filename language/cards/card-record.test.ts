/** Tests of the records of cards. */
import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { cardNodeAt, cardOf } from './card.ts';
import { keepOnly, recordOf } from './card-record.ts';

const card = (points: number) =>
  `set mine "Mine" extends first-continent\n\ncard 900 brown leaves 2 energy sun { gain ${points}vp }\n`;

function found(text: string) {
  const workspace = workspaceOf({ '/a.eco': text });
  const node = cardNodeAt(workspace, '/a.eco', text.indexOf('card 900'))!;
  return cardOf(workspace, '/a.eco', node)!;
}

test('cards with the same effect have one record, and another effect has another', () => {
  const record = recordOf(found(card(1)));
  expect(recordOf(found(`# A comment.\n${card(1)}`))).toBe(record);
  expect(recordOf(found(card(2)))).not.toBe(record);
  expect(recordOf(found(card(1)), { nouns: new Map() })).not.toBe(record);
  expect(record.text).toEqual({ en: 'Gain 1 point.', es: 'Gana 1 punto.' });
  expect(record.text).toBe(record.text);
  expect(record.excesses).toHaveLength(4);
  for (const { title, text } of record.excesses) expect([title, text]).toEqual([0, 0]);
});

test('keepOnly drops the records of all other cards', () => {
  const [first, second] = [recordOf(found(card(1))), recordOf(found(card(2)))];
  keepOnly([found(card(2)), found(card(3))]);
  expect(recordOf(found(card(1)))).not.toBe(first);
  expect(recordOf(found(card(2)))).toBe(second);
});
