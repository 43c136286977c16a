/** `ecos print --box` through the real command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as deck from '../print/box-set.ts';
import { measurePdf } from '../print/fixtures/pdf-reader.ts';
import { type Workspace, workspace } from '../workspace.ts';

let place: Workspace;
beforeEach(() => {
  place = workspace();
});

const box = (...args: string[]) => place.ecos('print', ...args, '--box');
const boxJson = (...args: string[]) => place.json('print', ...args, '--box');
const refused = (...args: string[]) => place.refused('print', ...args, '--box');
const mine = (text: string) => place.put({ 'mine/set.eco': text });

const ALONE = `set alone "Alone"
element sun x3
element wild x1 any
card 1 brown
  leaves 1
  energy sun
{
  gain 1vp;
}
`;
/** A set with its card that extends another. */
const EXTENDS = `set mine "Mine" extends first-continent\n${ALONE.slice(ALONE.indexOf('card'))}`;

test('without a path, the whole published game is printed into out/box.pdf', () => {
  const { file, pages, cards, warnings } = boxJson();
  const all = deck.cards.length + deck.features.length;
  expect([file, cards, warnings]).toEqual([join('out', 'box.pdf'), all, []]);
  expect(pages).toBeGreaterThan(25);
  expect(place.textOf(file).slice(0, 5)).toBe('%PDF-');
});

test('a set is printed with the sets it extends, into the file that --out names', () => {
  const ran = box('first-continent', '--out', 'first.pdf', '--lang', 'es', '--proof', '--paper', 'letter');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const all = deck.base.cards.length + deck.base.features.length;
  expect(ran.out).toMatch(new RegExp(`^${all} cards on \\d+ pages: first\\.pdf\n$`));
});

test('an animal without an icon causes one warning', () => {
  mine(EXTENDS.replace('\n', '\nanimal okapi x4 on grassland\n'));
  const ran = box('mine', '--out', 'mine.pdf');
  expect(ran.code).toBe(0);
  expect(ran.err.match(/There is no icon for okapi/g)).toHaveLength(1);
});

describe('refused in one line, with nothing written:', () => {
  test.each([
    [['--cards', '1-3'], /'--box' cannot be used with option '--cards/],
    [['--paper', '100x140mm', '--card', '44mm'], /pieces of a box do not fit.*a4 or letter/],
    [['--out', join('taken', 'box.pdf')], /taken.*cannot be written/],
    [['--tabletop', 'taken'], /not a folder/],
    [['--tabletop', 'table', '--tokens', 'hex'], /--tokens is for PDFs: add --out/],
  ])('%j', (args, message) => {
    place.put({ taken: 'a file' });
    expect(refused('new-horizon', ...args)).toMatch(message);
    expect(place.namesIn()).toEqual(['taken']);
  });

  test.each([
    ['a set that does not declare the contents of its box', [], /declares no supply, no cubes, no target/],
    ['such a set for a virtual table', ['--tabletop', 'table'], /declares no supply, no cubes, no target/],
    ['two games at once', ['new-horizon'], /several sets/],
  ])('%s', (_, args, message) => {
    mine(ALONE);
    expect(refused('mine', ...args)).toMatch(message);
    expect(place.namesIn()).toEqual(['mine']);
  });
});

describe('--own', () => {
  test('prints only what an expansion adds, with a leaflet', async () => {
    const printed = place.json('print', 'polar-shores', '--own', '--out', 'own.pdf');
    expect(printed).toMatchObject({ cards: 20, pages: 6, warnings: [] });
    const measured = measurePdf(readFileSync(place.at('own.pdf')));
    const texts = measured.map((page) => page.texts.map(({ text }) => text).join(' '));
    const [first] = texts;
    expect(first).toContain('What Ecos: Polar Shores adds');
    expect(first).toMatch(
      /4\s*Land tiles.*4\s*Water tiles.*Penguins\s12, Seals\s8.*Glaciers\s10.*20\s*Cards/,
    );
    expect(first).toMatch(/The game: Ecos: First Continent\./);
    // List and news share a side.
    expect(first).toMatch(/A glacier goes on a\s*desert or a mountain/);
    expect(first).toMatch(/pearlwort.*a starting hand/i);
    expect(texts.join(' ')).not.toMatch(/dials|player aids|score track/i);
  });

  test('prints a leaflet without a back for a set that adds only cards', () => {
    mine(EXTENDS.replace('card 1 ', 'card 601 '));
    for (const [pages, ...sides] of [[2], [4, '--duplex']] as const) {
      const printed = place.json('print', 'mine', '--own', '--out', 'mine.pdf', ...sides);
      expect(printed).toMatchObject({ pages, cards: 1 });
    }
  });

  test.each([
    [['first-continent', '--own'], /extends no other/],
    [['polar-shores', '--own', '--inherited'], /cannot be used with/],
    [['polar-shores', '--own', '--tabletop', 'table'], /cannot be used with/],
    [['polar-shores', '--own', '--cards', '1'], /'--own' cannot be used with option '--cards/],
  ])('%j', (args, message) => {
    expect(place.refused('print', ...args)).toMatch(message);
    expect(place.namesIn()).toEqual([]);
  });

  test('cards of a hand that only the extended set has need --inherited', () => {
    mine(EXTENDS);
    expect(place.refused('print', 'mine', '--hand', 'lion')).toContain(
      'There are no cards to print. The sets that this one extends have some: add --inherited.',
    );
  });
});
