import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE_THINGS } from '../program/terms.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { creditLine, ORIGINS } from './icons/origins.ts';
import { iconWarnings, loadIcons } from './icons.ts';

const FOLDER = new URL('./icons/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));

/** Composed of other icons: half desert, half grassland; any hex. */
const COMPOSED = ['land', 'tile'];

describe('icons', () => {
  const icons = loadIcons();

  test('every word of the base game has an icon', () => {
    const words = [
      ...ENGINE_THINGS.filter((thing) => !COMPOSED.includes(thing)),
      ...WORDS.elements.map(({ name }) => name),
      ...WORDS.animals.map(({ name }) => name),
      ...WORDS.hands.map(({ name }) => name),
      ...['cube', 'card', 'points', 'leaf', 'place', 'turn'],
    ];
    expect(words.filter((word) => !icons(word))).toEqual([]);
  });

  test('every icon has an origin, and every origin has a file', () => {
    expect(files.map((file) => file.slice(0, -4)).toSorted()).toEqual(Object.keys(ORIGINS).toSorted());
  });

  test.each(files)('%s is drawn only in currentColor', (file) => {
    const svg = read(file);
    const colours = [...svg.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.filter((colour) => colour !== 'currentColor' && colour !== 'none')).toEqual([]);
    expect(colours).toContain('currentColor');
    expect(svg).not.toMatch(/gradient|clip|id=|filter|opacity|<image|style=|<script/i);
  });

  test.each(files)('%s has no arc, which browsers print as eight curves for each quarter', (file) => {
    expect(read(file)).not.toMatch(/ d="[^"]*[aA]|<circle|<ellipse|\srx=/);
  });

  test('the credits name every author', () => {
    const credits = (...words: string[]) => creditLine(words.map((word) => icons(word)!));
    expect(credits('lion', 'sun', 'gorilla', 'zebra', 'cube')).toBe(
      'Delapouite, Lorc (game-icons.net, CC BY 3.0)',
    );
    expect(credits('cube')).toBe('');
  });

  describe("a set's own icons", () => {
    const folder = mkdtempSync(join(tmpdir(), 'icons-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const svg = (inside: string) => `<svg viewBox="0 0 10 20">${inside}</svg>`;

    test('are preferred, and a missing folder is ignored', () => {
      write('lion.svg', svg('<path d="M0 0H1"/>'));
      const own = loadIcons([folder, join(folder, 'nowhere')]);
      expect(own('lion')).toMatchObject({ box: [0, 0, 10, 20], file: join(folder, 'lion.svg') });
      expect(own('lion')?.origin).toBeUndefined();
      expect(own('rhino')).toEqual(icons('rhino'));
      expect(own('okapi')).toBeUndefined();
      expect(own.fault!('okapi')).toBeUndefined();
    });

    test('that cannot be used give a warning with file, line and reason', () => {
      write('bear.svg', svg('\n<image href="bear.png"/>'));
      write('whale.svg', svg(`<path d="${'M0 0'.repeat(3_000_000)}"/>`));
      const own = loadIcons([folder]);
      expect(own('bear')).toBeUndefined();
      expect(own.fault!('bear')).toBe(
        `${join(folder, 'bear.svg')} cannot be used, line 2: href="bear.png" is not allowed: bear is printed as letters. An icon is plain shapes in one colour; save it as plain SVG.`,
      );
      expect(own.fault!('whale')).toMatch(
        /whale\.svg cannot be used, it is larger than 1 MB: whale is printed as letters/,
      );
      const [bear, okapi, ...more] = iconWarnings(own, ['bear', 'okapi']);
      expect([bear, okapi, more]).toEqual([
        own.fault!('bear'),
        expect.stringMatching(/^There is no icon for okapi/),
        [],
      ]);
    });

    test('are credited with the first line of the CREDITS.md in their folder', () => {
      const drawn = () => {
        const own = loadIcons([folder]);
        return creditLine([own('lion')!, own('sun')!]);
      };
      expect(drawn()).toBe('Lorc (game-icons.net, CC BY 3.0)');
      write('CREDITS.md', '\n# Drawings by Ana Ruiz,\tCC BY 4.0\n\nMore of it\n');
      expect(drawn()).toBe('Drawings by Ana Ruiz, CC BY 4.0; Lorc (game-icons.net, CC BY 3.0)');
      write('CREDITS.md', 'a\uE000\u0000'.repeat(10_000));
      expect(drawn()).toMatch(/^(a ){150}…; Lorc/);
      write('CREDITS.md', '');
      expect(drawn()).toBe('Lorc (game-icons.net, CC BY 3.0)');
    });
  });
});
