/** Tests of the records of cards. */
import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { declaredCard, findCardNode } from './card.ts';
import { cardRecord, keepOnly } from './card-record.ts';

const card = (points: number) =>
  `set mine "Mine" extends first-continent\n\ncard 900 brown leaves 2 energy sun { gain ${points}vp }\n`;

function found(text: string) {
  const workspace = workspaceOf({ '/a.eco': text });
  const node = findCardNode(workspace, '/a.eco', text.indexOf('card 900'))!;
  return declaredCard(workspace, '/a.eco', node)!;
}

test('cards with the same effect have one record, and another effect has another', () => {
  const record = cardRecord(found(card(1)));
  expect(cardRecord(found(`# A comment.\n${card(1)}`))).toBe(record);
  expect(cardRecord(found(card(2)))).not.toBe(record);
  expect(cardRecord(found(card(1)), { nouns: new Map() })).not.toBe(record);
  expect(record.text).toEqual({ en: 'Gain 1 point.', es: 'Gana 1 punto.' });
  expect(record.text).toBe(record.text);
  expect(record.excesses).toHaveLength(4);
  for (const { title, text } of record.excesses) expect([title, text]).toEqual([0, 0]);
});

test('keepOnly drops the records of all other cards', () => {
  const [first, second] = [cardRecord(found(card(1))), cardRecord(found(card(2)))];
  keepOnly([found(card(2)), found(card(3))]);
  expect(cardRecord(found(card(1)))).not.toBe(first);
  expect(cardRecord(found(card(2)))).toBe(second);
});
