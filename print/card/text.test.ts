import { expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { icon, type Phrase, type Row } from '../wording/parts.ts';
import type { Palette } from './palette.ts';
import { type KeptEnds, type LinePiece, type TextBlock, textBlocks } from './text.ts';
import { COLOURED } from './theme.ts';

const palette: Palette = {
  icons: loadIcons(),
  words: WORDS,
  look: COLOURED,
  missing: new Set(),
  used: new Set(),
};
const words = (text: string): Phrase => [{ part: 'text', text }];
const cube = icon({ icon: 'cube' }, 'cube');

/** Pieces in readable form: emblems as #, unbreakable groups in brackets, and non-breaking spaces as ~. */
const read = (pieces: readonly LinePiece[]): string =>
  pieces
    .map(({ text, keyword, emblem, lead = '', others = [], mark = '', end = '' }) => {
      if (!emblem) return text ?? keyword;
      const kept = `${lead}#${'#'.repeat(others.length)}${mark}${end}`;
      return kept === '#' ? kept : `[${kept}]`;
    })
    .join('')
    .replaceAll('\u00a0', '~')
    .replaceAll('\u2060', '');
const row = (sentence: Phrase, more: Partial<Row> = {}): Row => ({ depth: 0, sentence, end: '.', ...more });
const readRow = (one: Row, ends?: KeptEnds): string => {
  const [block] = textBlocks([one], palette, undefined, ends);
  return block && 'pieces' in block ? read(block.pieces) : '';
};

test('the last words of a long row stay together, on the line of the icon before them', () => {
  const long = 'If there are at least 3 in the largest habitat, and this is not adjacent to it'.repeat(2);
  const ending = (...end: Phrase) => readRow(row([...words(long), ...end])).slice(long.length);
  expect(ending(...words(', play a card and place a cube on it'))).toBe(
    ', play a card and place a cube~on~it',
  );
  expect(ending(...words(', place a '), cube, ...words(' on it'))).toBe(', place a [#~on~it]');
  expect(ending(...words(', place a '), cube, ...words(', then play it again'))).toBe(
    ', place a [#,] then play~it~again',
  );
  expect(ending(...words(', place a '), cube, ...words(', or not'))).toBe(', place a [#,~or~not]');
  expect(ending(...words(', gain a '), cube)).toBe(', gain a #');
});

test('a short row, which browsers balance, may be broken anywhere', () => {
  expect(readRow(row([...words('Place a '), cube, ...words(' on it')]))).toBe('Place a # on it');
  expect(readRow(row(words('Do this'), { end: ':' }))).toBe('Do this:');
});

test('if all ends are kept together, an icon that ends a row stays with the word before it', () => {
  const ending = (...end: Phrase) => readRow(row([...words('If there are '), ...end]), 'all');
  expect(ending(...words('exactly 2 '), cube)).toBe('If there are [exactly~2~#]');
  expect(ending(cube)).toBe('If there [are~#]');
  expect(ending(cube, ...words(', draw again'))).toBe('If there are [#,] draw~again');
  expect(ending(cube, ...words(' or a lion on it'))).toBe('If there are # or a lion~on~it');
});

test('icons with only a space between them stay together', () => {
  const turn = icon({ icon: 'turn' }, 'turn');
  expect(readRow(row([...words('Turn '), cube, ...words(' '), turn, ...words(', and pay')]))).toBe(
    'Turn [##,] and pay',
  );
  expect(readRow(row([...words('Gain '), icon({ icon: 'element', name: 'sun', amount: 3 }, 'sun')]))).toBe(
    'Gain [###]',
  );
});

test('a number stays with what it counts', () => {
  expect(readRow(row(words('Do this 2 times'), { end: ':' }))).toBe('Do this 2~times:');
  expect(readRow(row([...words('Pay up to 12 '), cube, ...words(', max. '), cube], { end: ',' }))).toBe(
    'Pay up to [12~#,] [max.~#,]',
  );
  expect(readRow(row([...words('2 '), cube]))).toBe('[2~#]');
});

test('a punctuation mark stays with the icon before it, also after a placed piece', () => {
  expect(readRow(row([...words('Gain a '), cube], { end: ',' }))).toBe('Gain a [#,]');
  const placement = {
    before: [],
    amount: '',
    things: [{ icon: 'thing', name: 'forest' } as const, { icon: 'thing', name: 'water' } as const],
    or: 'or',
    after: words(', then play a card'),
  };
  const [block] = textBlocks([row(words('…'), { placement })], palette);
  const drawn = block && 'placement' in block ? block.placement : undefined;
  expect(drawn && [read(drawn.things), read(drawn.after)]).toEqual(['#or[#,]', ' then play a card']);
});

test('the rows of a block are in a box, and those of a nested block in a nested box', () => {
  const rows = [0, 1, 1, 2, 2, 1, 0, 2].map((depth, i) => row(words(`${i}`), { depth }));
  const outline = (blocks: readonly TextBlock[]): string =>
    blocks.map((one) => ('inner' in one ? `(${outline(one.inner)})` : read(one.pieces))).join('');
  expect(outline(textBlocks(rows, palette))).toBe('0(12(34)5)6((7))');
});
