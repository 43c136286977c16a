import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { type SheetOfCards, savedObjects } from './save.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const number = { type: 'number' };

/** An object that has all of these, and nothing else. */
const exactly = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const CUSTOM_DECK = {
  type: 'object',
  // Keys are the hundreds of card ids.
  propertyNames: { pattern: '^[1-9][0-9]*$' },
  minProperties: 1,
  additionalProperties: exactly({
    FaceURL: { type: 'string', minLength: 1 },
    BackURL: { type: 'string', minLength: 1 },
    NumWidth: { type: 'integer', minimum: 1, maximum: 10 },
    NumHeight: { type: 'integer', minimum: 1, maximum: 7 },
    BackIsHidden: flag,
    UniqueBack: flag,
    Type: { type: 'integer', minimum: 0, maximum: 4 },
  }),
};
const STATE = {
  Transform: exactly(
    Object.fromEntries(
      ['posX', 'posY', 'posZ', 'rotX', 'rotY', 'rotZ', 'scaleX', 'scaleY', 'scaleZ'].map((key) => [
        key,
        number,
      ]),
    ),
  ),
  Nickname: text,
  Description: text,
  GMNotes: text,
  ColorDiffuse: exactly({ r: number, g: number, b: number }),
  Locked: flag,
  Grid: flag,
  Snap: flag,
  IgnoreFoW: flag,
  Autoraise: flag,
  Sticky: flag,
  Tooltip: flag,
  GridProjection: flag,
  Hands: flag,
  SidewaysCard: flag,
  LuaScript: text,
  LuaScriptState: text,
  XmlUI: text,
  CustomDeck: CUSTOM_DECK,
};
const ID = { type: 'integer', minimum: 100 };
const card = (name: string) => exactly({ ...STATE, Name: { const: name }, CardID: ID });
const deck = exactly({
  ...STATE,
  Name: { const: 'DeckCustom' },
  DeckIDs: { type: 'array', items: ID, minItems: 2 },
  ContainedObjects: { type: 'array', items: card('Card'), minItems: 2 },
});
/** What is published of the simulator's save files, as far as decks go. */
const isSave = new Ajv().compile(
  exactly({
    ...Object.fromEntries(
      ['SaveName GameMode Date VersionNumber Table Sky Note Rules LuaScript LuaScriptState XmlUI'.split(' ')]
        .flat()
        .map((key) => [key, text]),
    ),
    ObjectStates: { type: 'array', items: { anyOf: [deck, card('CardCustom')] } },
  }),
);

const sheet = (id: number, count: number): SheetOfCards => ({
  face: `file:///sheets/${id}.png`,
  columns: 10,
  rows: 7,
  id,
  cards: Array.from({ length: count }, (_, i) => ({ name: `${id}-${i}`, text: 'Gain 1 point.' })),
});

describe('a save for Tabletop Simulator', () => {
  test('keeps to the published format: decks of several sheets, and a card alone', () => {
    const save = savedObjects('All', [
      { title: 'Brown', back: 'file:///b.png', sheets: [sheet(1, 69), sheet(2, 3)] },
      { title: 'One', back: 'file:///o.png', sheets: [sheet(3, 1)] },
    ]);
    isSave(save);
    expect(isSave.errors ?? []).toEqual([]);
    expect(save.ObjectStates.map(({ Name }) => Name)).toEqual(['DeckCustom', 'CardCustom']);
  });

  test('names of each card the sheet and the place on it', () => {
    const [brown] = savedObjects('All', [
      { title: 'Brown', back: 'file:///b.png', sheets: [sheet(1, 69), sheet(2, 3)] },
    ]).ObjectStates;
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

  test('lays decks beside each other', () => {
    const one = { title: 'Brown', back: 'file:///b.png', sheets: [sheet(1, 2)] };
    const places = savedObjects('All', [one, one]).ObjectStates.map(({ Transform }) => Transform.posX);
    expect(new Set(places).size).toBe(2);
  });
});
