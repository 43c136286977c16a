import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { type FileSymbol, findSymbols, outline } from './symbols.ts';

const FILE = '/cards/mine/a.eco';
const TEXT = `set mine "Mine" extends first-continent
animal yak x4 on desert
hand herd footprint "Herd"
card 712 brown "Rain" leaves 1 energy sun { place a yak }
card 7120 blue leaves 1 energy sun { place a yak }
feature 300 blue "Great Rain"
  pattern "G"
{ on play { gain 1vp }; when a yak or lion is placed or moved { gain 1vp } }
scenario "Rain falls" { layout standard; do card 712 }
`;
const workspace = workspaceOf({ [FILE]: TEXT });
const words = ({ from, to }: { from: number; to: number }) => TEXT.slice(from, to);
const labels = (query: string) => findSymbols(workspace, query).map(({ name }) => name);

test('symbols are the declarations of a file, with their triggers and the words that name them', () => {
  const summary = (one: FileSymbol): unknown => [
    one.kind,
    one.name,
    ...(one.detail === undefined ? [] : [one.detail]),
    words(one.named),
    ...one.children.map(summary),
  ];
  expect(outline(workspace, FILE).map(summary)).toEqual([
    ['set', 'mine', 'Mine', 'mine'],
    ['animal', 'yak', 'yak'],
    ['hand', 'herd', 'Herd', 'herd'],
    ['card', 'card 712', 'Rain', '712'],
    ['card', 'card 7120', '7120'],
    [
      'feature',
      'feature 300',
      'Great Rain',
      '300',
      ['trigger', 'on play', 'on play'],
      ['trigger', 'when yak or lion is placed or moved', 'when a yak or lion is placed or moved'],
    ],
    ['scenario', 'Rain falls', '"Rain falls"'],
  ]);
});

test('the name and the children of a symbol are inside it, also in a broken text', () => {
  const broken = 'set\nanimal\ncard "x" {\nfeature 3 { on play\nscenario\nscenario "" { do card';
  const texts = [
    TEXT,
    broken,
    ...Array.from(TEXT, (_, i) => TEXT.slice(0, i)).filter((_, i) => i % 11 === 0),
  ];
  for (const text of texts) {
    const check = (one: FileSymbol) => {
      expect(one.name.trim()).not.toBe('');
      for (const { from, to } of [one.named, ...one.children]) {
        expect(from).toBeGreaterThanOrEqual(one.from);
        expect(to).toBeLessThanOrEqual(one.to);
      }
      one.children.forEach(check);
    };
    outline(workspaceOf({ [FILE]: text }), FILE).forEach(check);
  }
});

test('a number finds cards, the exact match first', () => {
  expect(labels('#712')).toEqual(['card 712', 'card 7120']);
  expect(labels('712')).toEqual(['card 712', 'card 7120']);
  expect(labels('card 712')).toEqual(['card 712', 'card 7120']);
  expect(labels('#300')).toEqual(['feature 300']);
});

test('a word finds titles, names and scenarios; own sets are listed before bundled sets', () => {
  // Card 68 is "Rainbow".
  expect(labels('rain').slice(0, 4)).toEqual(['card 712', 'Rain falls', 'card 68', 'feature 300']);
  expect(labels('great RAIN')).toEqual(['feature 300']);
  expect(labels('yak')).toEqual(['yak']);
  const [lion] = findSymbols(workspace, 'lion');
  expect(lion).toMatchObject({ kind: 'animal', name: 'lion', set: 'first-continent' });
  expect(findSymbols(workspace, '#1')[0]).toMatchObject({ name: 'card 1', set: 'first-continent' });
  expect(labels('nothing is called so')).toEqual([]);
});

test('an empty query finds everything', () => {
  expect(labels('').slice(0, 2)).toEqual(['mine', 'yak']);
  expect(labels('').length).toBeGreaterThan(400);
});

test('a copy of a bundled set in the workspace replaces it', () => {
  const copy = workspaceOf({ '/cards/a.eco': 'set new-horizon "Copy" extends first-continent' });
  expect(findSymbols(copy, '').filter(({ set }) => set === 'new-horizon')).toHaveLength(1);
});
