/** Parsing a text in sections gives the same as parsing it whole, initially and after any changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../../test/hostile/texts.ts';
import { bundledSets } from '../../test/language/workspaces.ts';
import { PATIENT, runs } from '../../test/programs/runs.ts';
import { parse } from '../parser.ts';
import { inSections, type ParsedText } from './sections.ts';

const corpus = bundledSets().flatMap(({ files }) => files.map(({ text }) => text));

function same({ tree, problems, unlisted }: ParsedText, text: string) {
  expect({ tree, problems, unlisted }, text).toEqual(parse('a.eco', text));
}

test('the bundled sets are parsed in several sections, with the same result', () => {
  for (const text of corpus) {
    const read = inSections('a.eco', text);
    same(read, text);
    expect(read.sections.length).toBeGreaterThan(1);
  }
});

test('in a file of 300 cards a mistake causes fewer than four sections to be read again', () => {
  const cards = Array.from(
    { length: 300 },
    (_, i) => `card ${i + 1} brown leaves 1 energy sun { gain 1vp }\n`,
  );
  const text = cards.join('\n');
  const read = inSections('a.eco', text);
  expect(read.sections).toHaveLength(300);
  const changed = inSections('a.eco', text.replace('card 150 brown', 'card 150 bruwn'), read);
  expect(changed.problems).toHaveLength(1);
  // Only the sections around the change are read again.
  const before = new Set(read.sections.map(({ section }) => section));
  expect(changed.sections.filter(({ section }) => !before.has(section)).length).toBeLessThan(4);
});

const PIECES = [
  ...['{', '}', ';', '"', '#', '(', ')', '/*', '*/', '\n', '\r\n', '\r', ' ', ',', '×3', '1.5', 'card', 'x3'],
  ...[
    'card 12 brown',
    'layout l "w"\n',
    'scenario "s" { do ',
    'hand lion leaf',
    'set a "A"\n',
    '🦁',
    'animal',
  ],
  ...[
    '\ncard 7 blue "A" leaves 1 energy sun { gain 1vp }\n',
    '\nelement sun x2\n',
    '\nfeature 1 brown "F"\n',
  ],
];

const piece = fc.constantFrom(...PIECES);
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40), fc.nat(400)),
  put: fc.oneof(
    fc.constant(''),
    piece,
    fc.array(piece, { maxLength: 4 }).map((many) => many.join(' ')),
  ),
});
const beginning = fc.oneof(
  fc
    .record({ of: fc.constantFrom(...corpus), from: fc.nat(3000) })
    .map(({ of, from }) => of.slice(from, from + 1500)),
  fc.nat(1_000_000).map((seed) => hostileText(seed, corpus).text.slice(0, 1500)),
);

test('a text with mistakes gives the same result after each of several changes', PATIENT, () => {
  fc.assert(
    fc.property(beginning, fc.array(change, { maxLength: 6 }), (first, changes) => {
      let text = first;
      let read = inSections('a.eco', text);
      same(read, text);
      for (const { at, length, put } of changes) {
        const from = Math.floor(at * text.length);
        text = text.slice(0, from) + put + text.slice(from + length);
        read = inSections('a.eco', text, read);
        same(read, text);
      }
    }),
    runs(120, 31),
  );
});
