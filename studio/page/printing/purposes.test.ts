/** The options of `ecos print` that choices become. */
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { PRINT_OPTIONS } from '../../../cli/print/print-options.ts';
import { addOption } from '../../../cli/terminal/command.ts';
import { type Choices, type Purpose, requestOf } from './purposes.ts';

const AROUND = { lang: 'en', offset: '0.5,-1', isExpansion: true } as const;
const request = (choices: Choices) => requestOf(choices, AROUND);

test.each<[Choices, object]>([
  [{}, { profile: 'home' }],
  [
    { purpose: 'sleeve', flip: 'short', card: 'poker', marks: false },
    { profile: 'home', card: 'poker', marks: false },
  ],
  [
    { purpose: 'both', flip: 'short' },
    { profile: 'home-duplex', flip: 'short', offset: '0.5,-1mm' },
  ],
  [
    { purpose: 'shop', card: 'poker', frame: 'solid' },
    { profile: 'square', pdfx: true },
  ],
  [
    { purpose: 'shop', shop: 'shop', card: 'poker', pdfx: false },
    { profile: 'shop', card: 'poker' },
  ],
  [
    { purpose: 'shop', shop: 'thegamecrafter', shopProof: true },
    { profile: 'thegamecrafter', png: true },
  ],
  [
    { purpose: 'table', paper: 'a3', safe: '3' },
    { tabletop: true, safe: '3' },
  ],
  [
    { purpose: 'table', target: 'pictures', bleed: '3' },
    { png: true, duplex: true, bleed: '3' },
  ],
  [
    { frame: 'solid', proof: true },
    { profile: 'home', proof: true },
  ],
  [
    { box: true, cards: '1', legend: true, tokens: 'hex' },
    { profile: 'home', own: true, tokens: 'hex' },
  ],
  [
    { box: true, contents: 'everything' },
    { profile: 'home', box: true },
  ],
  [
    { purpose: 'table', box: true, tokens: 'hex' },
    { tabletop: true, box: true },
  ],
  [
    { purpose: 'shop', box: true, cards: '1' },
    { profile: 'square', pdfx: true, cards: '1' },
  ],
])('%j', (choices, options) => {
  expect(request(choices)).toEqual({ lang: 'en', ...options });
});

test('the date is that of today', () => {
  expect(request({ date: true }).date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

/** What the command alone can do, or does for the page: the page names what of it one would look for. */
const OF_COMMAND = ['out', 'gallery', 'dpi', 'url', 'outputIntent', 'download', 'calibrate', 'changed'];

test('every option of the command can be asked for, but those of the command alone', () => {
  const command = new Command('print');
  for (const row of Object.values(PRINT_OPTIONS)) addOption(command, row);
  const all = Object.fromEntries(command.options.map((option) => [option.attributeName(), 'x']));
  const ticks = { proof: true, box: true, date: true, shop: 'shop' };
  const asked = (['sleeve', 'both', 'shop', 'table'] satisfies Purpose[]).flatMap((purpose) =>
    [
      {},
      { target: 'pictures', box: false, proof: false },
      { box: false, contents: 'everything' },
      { contents: 'everything' },
    ].flatMap((more) => Object.keys(request({ ...all, ...ticks, purpose, ...more }))),
  );
  expect(new Set([...asked, ...OF_COMMAND])).toEqual(new Set(Object.keys(all)));
});
