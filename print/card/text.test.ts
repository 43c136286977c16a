import { expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { icon, type Phrase, type Row } from '../wording/parts.ts';
import type { Palette } from './palette.ts';
import { type LinePiece, type TextBlock, textBlocks } from './text.ts';
import { COLOUR_THEME } from './theme.ts';

const palette: Palette = {
  icons: loadIcons(),
  words: WORDS,
  look: COLOUR_THEME,
  missing: new Set(),
  used: new Set(),
};
const words = (text: string): Phrase => [{ part: 'text', text }];
const cube = icon({ icon: 'cube' }, 'cube');

/** Pieces in readable form: emblems as #, unbreakable groups in brackets, and non-breaking spaces as ~. */
const read = (pieces: readonly LinePiece[]): string =>
  pieces
    .map(({ text, keyword, emblem, lead = '', others = [], mark = '' }) => {
      if (!emblem) return text ?? keyword;
      const kept = `${lead}#${'#'.repeat(others.length)}${mark}`;
      return kept === '#' ? kept : `[${kept}]`;
    })
    .join('')
    .replaceAll('\u00a0', '~');
const row = (sentence: Phrase, more: Partial<Row> = {}): Row => ({ depth: 0, sentence, end: '.', ...more });
const readRow = (one: Row): string => {
  const [block] = textBlocks([one], palette);
  return block && 'pieces' in block ? read(block.pieces) : '';
};

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
