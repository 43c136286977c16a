/** `ecos print --box` through the real command. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import * as deck from '../print/box-set.ts';
import { measurePdf } from '../print/fixtures/measure.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-box-'));
});

const box = (...args: string[]) => ecos(['print', ...args, '--box'], { cwd: folder });
const mine = (text: string) => {
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'mine', 'set.eco'), text);
};

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

test('without a path, the whole published game is printed into out/box.pdf', () => {
  const ran = box('--format', 'json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { file, pages, cards, warnings } = JSON.parse(ran.out);
  const all = deck.cards.length + deck.features.length;
  expect([file, cards, warnings]).toEqual([join('out', 'box.pdf'), all, []]);
  expect(pages).toBeGreaterThan(25);
  expect(readFileSync(join(folder, file)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a set is printed with the sets it extends, into the file that --out names', () => {
  const ran = box('first-continent', '--out', 'first.pdf', '--lang', 'es', '--proof', '--paper', 'letter');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const all = deck.base.cards.length + deck.base.features.length;
  expect(ran.out).toMatch(new RegExp(`^${all} cards on \\d+ pages: first\\.pdf\n$`));
});

test('an animal without an icon causes one warning', () => {
  mine(
    `set mine "Mine" extends first-continent\nanimal okapi x4 on grassland\n${ALONE.slice(ALONE.indexOf('card'))}`,
  );
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
    writeFileSync(join(folder, 'taken'), 'a file');
    const ran = box('new-horizon', ...args);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  test('a set that does not declare the contents of its box', () => {
    mine(ALONE);
    for (const where of [[], ['--tabletop', 'table']]) {
      const ran = box('mine', ...where);
      expect(ran.code).toBe(2);
      expect(ran.err).toMatch(/declares no supply, no cubes, no target/);
      expect(readdirSync(folder)).toEqual(['mine']);
    }
  });

  test('two games at once', () => {
    mine(ALONE);
    const ran = box('mine', 'new-horizon');
    expect(ran.code).toBe(2);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });
});

describe('--own', () => {
  test('prints only what an expansion adds, with a leaflet', async () => {
    const ran = box('polar-shores', '--own', '--out', 'own.pdf', '--format', 'json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(ran.out)).toMatchObject({ cards: 20, pages: 9, warnings: [] });
    const [first, back, ...others] = (
      await measurePdf(new Uint8Array(readFileSync(join(folder, 'own.pdf'))))
    ).map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(first).toContain('What Ecos: Polar Shores adds');
    expect(first).toMatch(
      /4\s*Land tiles.*4\s*Water tiles.*Penguins\s12, Seals\s8.*Glaciers\s10.*20\s*Cards/,
    );
    expect(first).toMatch(/The game: Ecos: First Continent\./);
    expect(back).toMatch(/A glacier goes on a\s*desert or a mountain/);
    expect(back).toMatch(/pearlwort.*a starting hand/i);
    expect([first, back, ...others].join(' ')).not.toMatch(/dials|player aids|score track/i);
  });

  test('prints a leaflet without a back for a set that adds only cards', () => {
    mine(
      `set mine "Mine" extends first-continent\n${ALONE.slice(ALONE.indexOf('card'))}`.replace(
        'card 1 ',
        'card 601 ',
      ),
    );
    for (const [pages, ...sides] of [[2], [4, '--duplex']] as const) {
      const ran = box('mine', '--own', '--out', 'mine.pdf', '--format', 'json', ...sides);
      expect(JSON.parse(ran.out)).toMatchObject({ pages, cards: 1 });
    }
  });

  test.each([
    [['first-continent', '--own'], /extends no other/],
    [['polar-shores', '--own', '--inherited'], /cannot be used with/],
    [['polar-shores', '--own', '--tabletop', 'table'], /cannot be used with/],
  ])('%j', (args, message) => {
    const ran = box(...args);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('cards of a hand that only the extended set has need --inherited', () => {
    mine(`set mine "Mine" extends first-continent\n${ALONE.slice(ALONE.indexOf('card'))}`);
    expect(ecos(['print', 'mine', '--hand', 'lion'], { cwd: folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'There are no cards to print. The sets that this one extends have some: add --inherited.',
      ),
    });
  });
});
