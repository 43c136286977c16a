/** What the commands show about Landscape Features, through the real command. */
import { beforeAll, expect, test } from 'vitest';
import { ecos } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const MINE = `
set mine "Mine" extends new-horizon
feature 302 blue "Marsh"
  source adapted "an old map"
  pattern "W W"
{ when a zebra is moved from this feature { may remove a forest } }
card 301 brown leaves 2 energy sun { place zebra }
`;

let folder = '';
beforeAll(() => {
  folder = folderWith({ 'mine.eco': MINE, 'alone.eco': MINE.replace(/^card.*$/m, '') });
});

const json = (...args: string[]) => ecos([...args, '--format', 'json'], { cwd: folder });
const TEXT =
  'Covers 2 water tiles, side by side.\nWhen a zebra is moved from this feature: you may remove a forest.';

test('check counts Landscape Features in addition to cards', () => {
  expect(JSON.parse(json('check', 'mine.eco').out)).toMatchObject({ cards: 1, features: 1, errors: 0 });
  expect(ecos(['check', 'mine.eco'], { cwd: folder }).out).toContain('1 card, 1 feature, 0 scenarios');
});

test('list shows the hand of a feature, and features among the cards of a hand', () => {
  const rows = JSON.parse(json('list', 'new-horizon', '--hand', 'acacia').out);
  expect(rows).toHaveLength(12);
  expect(rows.at(-1)).toMatchObject({ title: 'Nile', hands: [{ name: 'acacia', active: false }] });
});

test('list shows features among the cards, sorted by number', () => {
  const rows = JSON.parse(json('list', 'mine.eco').out);
  expect(rows.map((row: { number: number; kind: string }) => [row.number, row.kind])).toEqual([
    [301, 'card'],
    [302, 'feature'],
  ]);
  expect(rows[1]).toEqual({
    number: 302,
    kind: 'feature',
    deck: 'blue',
    title: 'Marsh',
    set: 'mine',
    leaves: 0,
    energy: [],
    hands: [],
    source: 'adapted',
    impact: true,
    text: TEXT,
  });
  expect(JSON.parse(json('list', 'mine.eco', '--deck', 'brown').out)).toHaveLength(1);
});

test('explain describes the pattern of a feature, its triggers and its impact', () => {
  const { out } = ecos(['explain', 'mine.eco', '302'], { cwd: folder });
  expect(out).toContain(TEXT);
  expect(out).toContain(
    'Impact: it can replace, remove or swap something of the landscape, or cost other players something.',
  );
  const spanish = ecos(['explain', 'mine.eco', '302', '--lang', 'es'], { cwd: folder });
  expect(spanish.out).toContain(
    'Impacto: puede reemplazar, quitar o intercambiar algo del terreno, o costarles algo a los demás jugadores.',
  );
  expect(spanish.out).not.toContain('Impact:');
  const explained = JSON.parse(json('explain', 'mine.eco', '302').out);
  expect(explained).toMatchObject({ text: TEXT, impact: true, ops: [{ on: 'event', deed: 'moved' }] });
  expect(explained.decisions).toEqual(['remove', 'yes-no', 'declare', 'feature']);
});

test('print prints features like cards, by number, and also a set without other cards', () => {
  const alone = json('print', 'alone.eco', '--png', 'alone', '--dpi', '36');
  expect(alone).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(alone.out)).toEqual({ file: 'alone', pages: 1, cards: 1, warnings: [] });
  const both = json('print', 'mine.eco', '--cards', '301-309', '--png', 'mine', '--dpi', '36');
  expect(JSON.parse(both.out)).toMatchObject({ cards: 2, warnings: [] });
});

test('print finds no feature in a starting hand, and refuses an unknown number', () => {
  expect(ecos(['print', 'mine.eco', '--hand', 'baobab'], { cwd: folder })).toMatchObject({
    code: 2,
    err: expect.stringContaining('There are no cards to print.'),
  });
  expect(ecos(['print', 'mine.eco', '--cards', '303'], { cwd: folder })).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no card 303 here.'),
  });
});
