import { expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { Emblem } from '../card/emblems/emblem.ts';
import { newPalette } from '../card/palette.ts';
import { loadIcons } from '../icons.ts';
import { icon, type Phrase, type Placement, type Row } from '../wording/parts.ts';
import { textNode } from './blocks.ts';
import type { Tightness } from './fit.ts';
import { layOut } from './flow.ts';
import type { FlowNode } from './nodes.ts';

const palette = newPalette(loadIcons(), WORDS, false);
const words = (text: string): Phrase => [{ part: 'text', text }];
const cube = icon({ icon: 'cube' }, 'cube');
const row = (sentence: Phrase, more: Partial<Row> = {}): Row => ({ depth: 0, sentence, end: '.', ...more });
const nodeOf = (rows: readonly Row[], setting: Tightness = 'usual') =>
  textNode(rows, undefined, { palette, setting, nameOf: () => undefined });

/** A node in readable form: icons as #, and with the placing arrow as ↓; frames in parentheses, nodes side by side in brackets. */
function read(node: FlowNode<Emblem>): string {
  if (node.flow === 'stack') return node.children.map((one) => read(one.node)).join('');
  if (node.flow === 'side-by-side') return node.children.map((one) => `[${read(one)}]`).join('');
  if (node.flow === 'frame') return `(${read(node.child)})`;
  if (node.flow === 'bullet') return read(node.child);
  if (node.flow === 'art') return '#';
  if (node.flow !== 'lines') return '';
  const text = node.items.map((item) => (item.part === 'text' ? item.text : '#')).join('');
  return text.replaceAll('\u00a0', '~').replaceAll('\u2060', '+');
}
const readRow = (one: Row): string => read(nodeOf([one]));

test('icons with only a space between them stay together', () => {
  const turn = icon({ icon: 'turn' }, 'turn');
  expect(readRow(row([...words('Turn '), cube, ...words(' '), turn, ...words(', and pay')]))).toBe(
    'Turn #+#, and pay',
  );
  expect(readRow(row([...words('Gain '), icon({ icon: 'element', name: 'sun', amount: 3 }, 'sun')]))).toBe(
    'Gain #+#+#',
  );
});

test('a number stays with what it counts', () => {
  expect(readRow(row(words('Do this 2 times'), { end: ':' }))).toBe('Do this 2~times:');
  expect(readRow(row([...words('Pay up to 12 '), cube, ...words(', max. '), cube], { end: ',' }))).toBe(
    'Pay up to 12~#,~max.~#,',
  );
  expect(readRow(row([...words('2 '), cube]))).toBe('2~#');
});

test('words are set with single spaces, but keep their non-breaking ones', () => {
  expect(readRow(row([...words('el  gran \n nómada, 2  '), cube, ...words('\u00a0 y')]))).toBe(
    'el gran nómada, 2~#~ y',
  );
});

const placement: Placement = {
  before: [],
  amount: '',
  things: [
    { icon: 'thing', name: 'forest' },
    { icon: 'thing', name: 'water' },
  ],
  or: 'or',
  after: [],
};

test('a punctuation mark stays with the icon before it, also after a placed thing', () => {
  expect(readRow(row([...words('Gain a '), cube], { end: ',' }))).toBe('Gain a #,');
  expect(readRow(row(words('…'), { placement, end: ',' }))).toBe('[#][#][or][#,]');
  const after = words(' on an edge');
  expect(readRow(row(words('…'), { placement: { ...placement, after }, end: ',' }))).toBe(
    '[#][#][or][#][ on an edge,]',
  );
});

test('the rows of a block are in a frame, and those of a nested block in a nested frame', () => {
  const rows = [0, 1, 1, 2, 2, 1, 0, 2].map((depth, i) => row(words(`${i}`), { depth }));
  expect(read(nodeOf(rows))).toBe('0(12(34)5)6((7))');
});

test('a placement in a frame keeps its arrow, amount and first thing together', () => {
  const readInner = (amount: string) =>
    readRow(row(words('…'), { depth: 1, placement: { ...placement, amount } }));
  expect(readInner('up to 3')).toBe('(#+up~to~3+#or#)');
  expect(readInner('')).toBe('(#+#or#)');
});

test.each([
  ['usual', 53.6],
  ['close', 47.52],
  ['tight', 42.24],
] as const)(
  'two rows are as high as their lines and the space between, with the setting "%s"',
  (setting, height) => {
    const rows = ['Remove all', 'gain one'].map((text) => row(words(text)));
    expect(layOut(nodeOf(rows, setting), 200).height).toBeCloseTo(height);
  },
);

test('a line is high enough for an emblem with tabs', () => {
  const rows = [row([...words('Move a '), icon({ icon: 'thing', name: 'lion' }, 'lion')])];
  const heights = (['usual', 'close', 'tight'] as const).map(
    (setting) => layOut(nodeOf(rows, setting), 200).height,
  );
  for (const [i, most] of [28, 25.5, 23.2].entries()) {
    expect(heights[i]).toBeLessThanOrEqual(most);
    expect(heights[i]).toBeGreaterThan(most - 0.6);
  }
});

test('a frame that contains a placement keeps to the given width', () => {
  const long = {
    ...placement,
    before: words('Do this once for each, '),
    after: words(' adjacent to no other one'),
  };
  const { placed } = layOut(nodeOf([row(words(''), { depth: 1, placement: long })]), 180);
  expect(placed.flatMap((one) => ('frame' in one ? one.frame.width : []))).toEqual([180]);
});

test('a word that is too long for its frame reaches further, by the sides of the frame', () => {
  const reach = (depth: number) => layOut(nodeOf([row(words('extraordinary'), { depth })]), 40).reach;
  expect(reach(1) - reach(0)).toBeCloseTo(21.2);
});
