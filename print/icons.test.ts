import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE_THINGS } from '../runtime/ops/terms.ts';
import { WORDS } from './fixtures/words.ts';
import { creditLine, creditsPage, ORIGINS } from './icons/origins.ts';
import { takenSvg } from './icons/take.ts';
import { loadIcons, parseDrawing } from './icons.ts';

const FOLDER = new URL('./icons/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));

/** Drawn from other icons: half desert, half grassland; any hex. */
const COMPOSED = ['land', 'tile'];

describe('icons', () => {
  const icons = loadIcons();

  test('every word of the base game has one', () => {
    const words = [
      ...ENGINE_THINGS.filter((thing) => !COMPOSED.includes(thing)),
      ...WORDS.elements.map(({ name }) => name),
      ...WORDS.animals.map(({ name }) => name),
      ...WORDS.hands.map(({ name }) => name),
      ...['cube', 'card', 'points', 'leaf', 'place', 'turn'],
    ];
    expect(words.filter((word) => !icons(word))).toEqual([]);
  });

  test('each has an origin, and each origin its file', () => {
    expect(files.map((file) => file.slice(0, -4)).toSorted()).toEqual(Object.keys(ORIGINS).toSorted());
  });

  test.each(files)('%s is drawn in one colour, the one of its place', (file) => {
    const svg = read(file);
    expect(parseDrawing(svg, true)).toBeDefined();
    const colours = [...svg.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.filter((colour) => colour !== 'currentColor' && colour !== 'none')).toEqual([]);
    expect(colours).toContain('currentColor');
    expect(svg).not.toMatch(/gradient|clip|id=|filter|opacity|<image|style=|<script/i);
  });

  test.each(files)('%s has no arc, which browsers print as eight curves for each quarter', (file) => {
    expect(read(file)).not.toMatch(/ d="[^"]*[aA]|<circle|<ellipse|\srx=/);
  });

  test('the ones taken from a set are what the set has', () => {
    const taken = Object.entries(ORIGINS).filter(([, { set }]) => set !== 'own');
    expect(taken.length).toBeGreaterThan(20);
    for (const [name, origin] of taken) expect(read(`${name}.svg`), name).toBe(takenSvg(origin));
  });

  test('the credits name every author', () => {
    expect(read('CREDITS.md')).toBe(creditsPage());
    expect(creditLine(['lion', 'sun', 'gorilla', 'zebra', 'cube'])).toBe(
      'Microsoft (Fluent Emoji High Contrast, MIT); Delapouite, Lorc (game-icons.net, CC BY 3.0)',
    );
    expect(creditLine(['cube'])).toBe('');
  });

  test("a set's own folder comes first, and a folder that is not there is no harm", () => {
    const folder = mkdtempSync(join(tmpdir(), 'icons-'));
    writeFileSync(join(folder, 'lion.svg'), '<svg viewBox="0 0 10 20"><path d="M0 0H1"/></svg>');
    const own = loadIcons([folder, join(folder, 'nowhere')]);
    expect(own('lion')).toEqual({ box: [0, 0, 10, 20], body: '<path d="M0 0H1"/>', ours: false });
    expect(own('rhino')).toEqual(icons('rhino'));
    expect(own('okapi')).toBeUndefined();
  });

  test.each([
    '<script>1</script>',
    '<image href="x.png"/>',
    '<use xlink:href="#a"/>',
    '<path d="" onclick="1"/>',
    '<path d="" style="fill:url(#a)"/>',
    '<foreignObject/>',
    '<style>path{}</style>',
    '<!ENTITY a "b"><path d=""/>',
    '<a><path d=""/></a>',
  ])('%s is no plain shape', (body) => {
    expect(parseDrawing(`<svg viewBox="0 0 9 9">${body}</svg>`, false)).toBeUndefined();
  });

  test('what drawing programs leave in a file is passed over', () => {
    const body =
      '<!-- made by hand --><title>A lion</title><defs id="d"/><sodipodi:namedview a="1"/><metadata><x>1</x></metadata><g style="fill:#000"><path d="M0 0"/></g>';
    expect(parseDrawing(`<svg viewBox="0 0 9 9">${body}</svg>`, false)?.body).toBe(
      '<g style="fill:#000"><path d="M0 0"/></g>',
    );
  });

  test('a file without a canvas to scale is no drawing', () => {
    expect(parseDrawing('<svg width="3"><path d=""/></svg>', false)).toBeUndefined();
    expect(parseDrawing('no drawing at all', false)).toBeUndefined();
  });
});
