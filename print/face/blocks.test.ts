import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { NO_TIES } from '../layout/breaks.ts';
import { layOut } from '../layout/flow.ts';
import type { FlowNode } from '../layout/nodes.ts';
import { naturalWidth } from '../layout/widths.ts';
import { icon, type Phrase, type Placement, plain, type Row } from '../wording/parts.ts';
import { cardRows } from '../wording/text.ts';
import { textNode } from './blocks.ts';
import type { Emblem } from './emblems/emblem.ts';
import type { RowSetting } from './inline.ts';
import { hasLarge } from './large.ts';
import { newPalette } from './palette.ts';

const palette = newPalette(loadIcons(), WORDS, false);
const words = (text: string): Phrase => [{ part: 'text', text }];
const cube = icon({ icon: 'cube' }, 'cube');
const row = (sentence: Phrase, more: Partial<Row> = {}): Row => ({ depth: 0, sentence, end: '.', ...more });
const OPENINGS = ['only you', 'each player', 'otherwise', 'gain', 'if', 'turn'];
const USUAL: RowSetting = { isTight: false, apart: 0.5 };
const context = { palette, openings: OPENINGS, nameOf: () => undefined, width: 200 };
const nodeOf = (rows: readonly Row[], setting: Partial<RowSetting> = {}) =>
  textNode(rows, undefined, context, { ...USUAL, ...setting });

const rowsIn = (text: string) => cardRows({ steps: compileSteps(text, WORDS).steps }, WORDS);

/** A node in readable form: icons as #, bold words between asterisks; lines as /, blocks in parentheses, boxes in braces, nodes side by side in brackets. */
function read(node: FlowNode<Emblem>): string {
  if (node.flow === 'stack') return node.children.map((one) => read(one.node)).join('');
  if (node.flow === 'side-by-side') return node.children.map((one) => `[${read(one)}]`).join('');
  if (node.flow === 'row') return node.cells.map((one) => `[${read(one.node)}]`).join('');
  if (node.flow === 'block') return `(${read(node.child)})`;
  if (node.flow === 'box')
    return `{${node.branches.map(({ divider, children }) => (divider ? `|${read(divider.word)}|` : '') + read({ flow: 'stack', children })).join('')}}`;
  if (node.flow === 'rule') return '/';
  if (node.flow === 'art') return '#';
  if (node.flow !== 'lines') return '';
  const text = node.items.map((item) => {
    if (item.part !== 'text') return '#';
    return item.style.cut === 'bold' ? `*${item.text}*` : item.text;
  });
  return text.join('').replaceAll('\u00a0', '~').replaceAll('\u2060', '+');
}
const readRow = (one: Row): string => read(nodeOf([one]));

test('icons with only a space between them stay together', () => {
  const turn = icon({ icon: 'turn' }, 'turn');
  expect(readRow(row([...words('Turn '), cube, ...words(' '), turn, ...words(', and pay')]))).toBe(
    '*Turn*~#~#, and pay',
  );
  expect(readRow(row([...words('Gain '), icon({ icon: 'element', name: 'sun', amount: 3 }, 'sun')]))).toBe(
    '*Gain*~#+#+#',
  );
});

test('a number stays with what it counts, and with the words before it', () => {
  expect(readRow(row(words('Do this 2 times'), { end: ':' }))).toBe('Do this 2~times:');
  expect(readRow(row([...words('Pay up to 12 '), cube, ...words(', max. '), cube], { end: ',' }))).toBe(
    'Pay up~to~12~#, max.~#,',
  );
  expect(readRow(row([...words('2 '), cube]))).toBe('2~#');
});

test('short words stay with the icon after them, and the last icon with any word at its side', () => {
  expect(
    readRow(row([...words('adjacent to a '), cube, ...words(' for each '), cube, ...words(' there')])),
  ).toBe('adjacent to~a~# for each #~there');
  expect(readRow(row([...words('for each '), cube]))).toBe('for each~#');
});

test('the opening of a row is bold, with its mark; other words are not', () => {
  expect(readRow(row(words('Otherwise, gain it')))).toBe('*Otherwise,* gain it');
  expect(readRow(row(words('Iffy gain')))).toBe('Iffy gain');
  expect(readRow(row(words('The gain')))).toBe('The gain');
});

test('a joining word is bold and stays with what follows it', () => {
  const or = { part: 'keyword', text: 'or' } as const;
  expect(readRow(row([...words('Pay a '), cube, ...words(' '), or, ...words(' a '), cube]))).toBe(
    'Pay~a~# *or*~a~#',
  );
});

test('a limit is a sign after the word before it; one with two limits may begin a line', () => {
  const limit = (sign: string) => icon({ icon: 'limit', sign: words(sign) }, ', at most 3');
  expect(readRow(row([...words('Gain it'), limit('max 3')]))).toBe('*Gain* it~#');
  expect(readRow(row([...words('Gain it'), limit('min 2 · max 3')]))).toBe('*Gain* it #');
});

test.each([
  ['gain 2vp per lion at most 6', ['max ', 'points']],
  ['gain 1vp per lion at least 2 at most 6', ['min ', 'points', ' · max ', 'points']],
  ['gain 1 of sun, water per lion at most 2', ['max 2', 'elements']],
  ['gain 1 sun per lion at most 2', ['max 2', 'elements']],
  ['gain a cube per lion at most 2', ['max 2', 'cube']],
  ['gain a cube and a card per lion at most 2', ['max 2 each']],
])('a limit bears its unit: %s', (text, expected) => {
  const { sentence } = cardRows({ steps: compileSteps(text, WORDS).steps }, WORDS)[0]!;
  const sign = sentence.flatMap((part) =>
    part.part === 'icon' && part.icon.icon === 'limit' ? part.icon.sign : [],
  );
  expect(sign.map((part) => (part.part === 'icon' ? part.icon.icon : part.text))).toEqual(expected);
});

test('a ring stays with its thing, and with the words before it; one before several has a colon', () => {
  const ring = (isList: boolean, text = '') => icon({ icon: 'ring', name: 'den', letter: 'A', isList }, text);
  expect(readRow(row([...words('Gain a '), cube, ring(false)]))).toBe('*Gain* a~#+#');
  expect(readRow(row([...words('Gain near '), ring(false, 'that lion')]))).toBe('*Gain* near~#');
  expect(readRow(row([...words('Gain '), ring(true), ...words('a '), cube]))).toBe('*Gain*~#:~a~#');
});

test('words are set with single spaces, but keep their non-breaking ones', () => {
  expect(readRow(row([...words('el  gran \n nómada, 2  '), cube, ...words('\u00a0 y')]))).toBe(
    'el gran nómada, 2~#~ y',
  );
});

const placement: Placement = { before: [], thing: { icon: 'thing', name: 'lion', isPlaced: true } };
const place = row([...words('Place a '), icon(placement.thing, 'lion')], { placement });
const gain: Row = row([...words('Gain it')], { step: { op: 'gain', rewards: [] } });

test('a placement in the first row is drawn large if it has a height', () => {
  expect(read(nodeOf([place, gain], { placed: 50 }))).toBe('[[#][#]]*Gain* it');
  const may = { ...place, placement: { ...placement, before: words('You may ') } };
  expect(read(nodeOf([may], { placed: 50 }))).toBe('[You may ][[#][#]]');
});

test.each([
  ['gain 2vp per lion at most 6', '[*Gain* ][#]for each #~#'],
  ['gain 8 sun', '[*Gain* ][*8*][#]'],
  ['gain 2 sun', '[*Gain* ][#][#]'],
  ['gain a card and play it', '[*Gain* a ][#]and play it'],
])('a lone gain is drawn large, with a figure from four elements on: %s', (text, expected) => {
  expect(read(nodeOf(rowsIn(text), { placed: 50 }))).toBe(expected);
  expect(hasLarge(rowsIn(text))).toBe(true);
});

test.each([
  'gain 1 of sun, water',
  'gain 1vp and a cube',
  'gain a card of 3',
  'gain 1vp; gain 1vp',
  'gain 1/3vp for lions',
])('other gains are sentences: %s', (text) => expect(hasLarge(rowsIn(text))).toBe(false));

test('words that find no room beside a large placement stand above it, without a comma', () => {
  const may = { ...place, placement: { ...placement, before: words('You may, ') } };
  const node = nodeOf([may], { placed: 50 });
  expect(read(node)).toBe('[You may ][[#][#]]');
  const tops = (width: number) =>
    layOut(node, width, NO_TIES).placed.flatMap((one) => ('art' in one ? [one.y] : []));
  const [beside, below] = [tops(200), tops(100)] as [number[], number[]];
  expect(below.map((y, i) => y - beside[i]!)).toEqual([expect.closeTo(21.76), expect.closeTo(21.76)]);
});

test('a placement and a gain share a line if they fit on it', () => {
  expect(read(nodeOf([place, gain]))).toBe('[Place a~#][(*Gain* it)]');
  expect(read(textNode([place, gain], undefined, { ...context, width: 100 }, USUAL))).toBe(
    'Place a~#/*Gain* it',
  );
});

test('a large placement has its ring on it, without more room', () => {
  const ring = icon({ icon: 'ring', name: 'den', letter: 'A' }, '');
  const [plain, ringed] = [place, { ...place, sentence: [...place.sentence, ring] }].map((one) =>
    layOut(nodeOf([one], { placed: 50 }), 200, NO_TIES),
  );
  expect(JSON.stringify(ringed)).toContain('"text":"A"');
  expect(ringed!.height).toBe(plain!.height);
});

test('points by a count are a table below their row, over the whole width', () => {
  const sentence: Phrase = [
    ...words('Gain '),
    { part: 'table', points: [0, 3, 15], none: 'none', text: '0, 3 or 15 points' },
    ...words(' for '),
    { part: 'table', text: '1, 2 or 3' },
    ...words(' different kinds of '),
    cube,
  ];
  const table = { ...gain, sentence };
  expect(read(nodeOf([place, table, place]))).toBe(
    'Place a~#/*Gain* for different kinds of~#/[(*1*)][(*2*)][(*3+*)][(+)]/[(none)][(#)][(#)][(+)]//Place a~#',
  );
  // Narrow cells have no room for a word.
  expect(read(textNode([place, table], undefined, { ...context, width: 80 }, USUAL))).toContain('[(–)]');
  const { placed, height } = layOut(nodeOf([table]), 200, NO_TIES);
  expect(height).toBeCloseTo((1.36 + 0.1 + 2 * 1.45 + 3 * 0.046) * 16);
  const upright = placed.filter((one) => 'rule' in one && one.rule.width < one.rule.height);
  expect(upright.map(({ x }) => Math.round(x))).toEqual([0, 66, 133, 199, 0, 66, 133, 199]);
  const middles = placed.flatMap((one) => ('art' in one ? [one.x + one.width / 2] : []));
  expect(middles.slice(1).map(Math.round)).toEqual([100, 166]);
});

test('only an animal that is placed has tabs', () => {
  const widthOf = (more: { isPlaced?: true }) =>
    naturalWidth(nodeOf([row([icon({ icon: 'thing', name: 'lion', ...more }, 'lion')])]));
  expect(widthOf({ isPlaced: true })).toBeGreaterThan(1.5 * widthOf({}));
});

test('steps have a line between them, the rows of a block one at their left, and none is indented more than twice', () => {
  const rows = [0, 1, 1, 2, 2, 3, 1, 0].map((depth, i) => row(words(`${i}`), { depth }));
  expect(read(nodeOf(rows))).toBe('0(12(345)6)/7');
});

test.each([
  ['either { gain 1vp } or { pay a card }; gain a cube', '{*Gain*~#|*or*|Pay~a~#}*Gain* a~#'],
  [
    'if you have 3 cubes { gain 1vp } else if you have 2 cubes { gain 2vp } else { gain 3vp }',
    '{*If* you have at least 3~free #, gain~#|*otherwise*|*If* you have at least 2~free #, gain~#|*otherwise*|*Gain*~#}',
  ],
  ['if you have 3 cubes { gain 1vp }; gain 2vp', '*If* you have at least 3~free #, gain~#/*Gain*~#'],
  [
    'either { gain 1vp; gain a cube; gain a card } or { gain a cube }',
    '{*Gain*~#*Gain* a~#*Gain* a~#|*or*|*Gain* a~#}',
  ],
])('alternatives are in a box, without the words that its shape says: %s', (text, expected) => {
  expect(read(nodeOf(rowsIn(text)))).toBe(expected);
});

test('two short branches inside a block are side by side if both fit on a line', () => {
  const text = 'each player { either { gain 1vp } or { gain a cube } }';
  expect(read(nodeOf(rowsIn(text)))).toBe('(#~*Each~player:*[{*Gain*~#}][*or*][{*Gain* a~#}])');
  expect(read(textNode(rowsIn(text), undefined, { ...context, width: 100 }, USUAL))).toBe(
    '(#~*Each~player:*{*Gain*~#|*or*|*Gain* a~#})',
  );
});

test('others have two heads and a bar beside all that they do, and then the owner is named', () => {
  const text = 'each player { may { place forest } }; gain 1vp per placed forest; gain a cube';
  const node = nodeOf(rowsIn(text));
  expect(read(node)).toBe(
    '(#~*Each~player* may place a~#)/*Only you:* gain~# for each # placed by anyone/*Gain* a~#',
  );
  const [bar] = layOut(node, 200, NO_TIES).placed.flatMap((one) => ('rule' in one ? [one] : []));
  expect(bar).toMatchObject({
    tone: 'others',
    x: expect.closeTo(-6.592),
    rule: { width: expect.closeTo(3.712) },
  });
});

test.each([
  [
    'each player { place forest }; move lion 1 space; gain 1vp per moved lion',
    'Only you: gain 1 point for each moved lion',
  ],
  [
    'each player { place forest }; gain 1vp per placed tile',
    'Only you: gain 1 point for each tile placed by anyone',
  ],
  [
    'each player { move lion 1 space }; if you have 2 cubes { gain 1vp }',
    'If you have at least 2 free cubes, gain 1 point',
  ],
])('after others, the next gain of the owner says so: %s', (text, last) => {
  expect(plain(rowsIn(text).at(-1)!.sentence)).toBe(last);
});

test('the sides of a box are outside its text, and its ends are part of what is between two steps', () => {
  const { placed } = layOut(
    nodeOf(rowsIn('either { gain 1vp } or { gain a cube }; gain a card')),
    200,
    NO_TIES,
  );
  const [frame, divider] = placed.flatMap((one) => ('rule' in one ? [one] : []));
  expect(frame).toMatchObject({
    tone: 'box',
    x: expect.closeTo(-4.128),
    rule: { width: expect.closeTo(208.256) },
  });
  expect(divider!.x + divider!.rule.width).toBeCloseTo(204.128);
});

test.each([
  ['usual', { isTight: false, apart: 0.25 }, 49.696],
  ['tight', { isTight: true, apart: 0.2 }, 45.792],
])('two steps are as high as their lines and what is between them: %s', (_, setting, height) => {
  const rows = ['Remove all', 'gain one'].map((text) => row(words(text)));
  expect(layOut(nodeOf(rows, setting), 200, NO_TIES).height).toBeCloseTo(height);
});

test('no icon is higher than its line', () => {
  const icons = [
    icon({ icon: 'thing', name: 'lion', isPlaced: true }, 'lion'),
    icon({ icon: 'thing', name: 'desert' }, 'desert'),
    icon({ icon: 'thing', name: 'mountain' }, 'mountain'),
    icon({ icon: 'points', amount: 10 }, '10 points'),
    icon({ icon: 'limit', sign: words('max 3') }, 'max 3'),
    icon({ icon: 'ring', name: 'den', letter: 'A' }, 'that lion'),
    cube,
  ];
  const heightOf = (all: Phrase, isTight: boolean) =>
    layOut(nodeOf([row(all)], { isTight }), 900, NO_TIES).height;
  for (const isTight of [false, true])
    for (const one of icons)
      expect(heightOf([...words('Move '), one], isTight)).toBeCloseTo(heightOf(words('Move'), isTight));
});

test('a word that is too long for its block reaches further, by the indent', () => {
  const reach = (depth: number) =>
    layOut(nodeOf([row(words('a')), row(words('extraordinary'), { depth })]), 40, NO_TIES).reach;
  expect(reach(1) - reach(0)).toBeCloseTo(14.08);
});
