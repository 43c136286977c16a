import { describe, expect, test } from 'vitest';
import { isSave } from '../../test/print/fixtures/tabletop-save.ts';
import { type SheetOfCards, savedObjects } from './save.ts';

const sheet = (id: number, count: number): SheetOfCards => ({
  face: `file:///sheets/${id}.png`,
  columns: 10,
  rows: 7,
  id,
  cards: Array.from({ length: count }, (_, i) => ({ name: `${id}-${i}`, text: 'Gain 1 point.' })),
});

const BROWN = { title: 'Brown', back: 'file:///b.png', sheets: [sheet(1, 69), sheet(2, 3)] };

describe('a save for Tabletop Simulator', () => {
  test('follows the published format, with a deck of several sheets and a single card', () => {
    const save = savedObjects('All', [BROWN, { title: 'One', back: 'file:///o.png', sheets: [sheet(3, 1)] }]);
    isSave(save);
    expect(isSave.errors ?? []).toEqual([]);
    expect(save.ObjectStates.map(({ Name }) => Name)).toEqual(['DeckCustom', 'CardCustom']);
  });

  test('gives the sheet of each card and its position on it', () => {
    const [brown] = savedObjects('All', [BROWN]).ObjectStates;
    if (!brown || !('DeckIDs' in brown)) throw new Error('no deck');
    expect(brown.DeckIDs.slice(66)).toEqual([166, 167, 168, 200, 201, 202]);
    expect(brown.ContainedObjects.map(({ CardID }) => CardID)).toEqual(brown.DeckIDs);
    expect(Object.keys(brown.CustomDeck)).toEqual(['1', '2']);
    const last = brown.ContainedObjects.at(-1)!;
    expect(last.Nickname).toBe('2-2');
    expect(last.CustomDeck).toMatchObject({
      2: { FaceURL: 'file:///sheets/2.png', BackURL: 'file:///b.png', NumWidth: 10, NumHeight: 7 },
    });
  });

  test('puts decks in different positions', () => {
    const places = savedObjects('All', [BROWN, BROWN]).ObjectStates.map(({ Transform }) => Transform.posX);
    expect(new Set(places).size).toBe(2);
  });
});
