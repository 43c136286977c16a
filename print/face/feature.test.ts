import { describe, expect, test } from 'vitest';
import type { FeatureProgram, PatternCell } from '../../program/set.ts';
import type { Compare } from '../../program/terms.ts';
import type { Trigger } from '../../program/triggers.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { Art, Label, Shape } from '../drawing/art.ts';
import { loadIcons } from '../icons.ts';
import { badgesArt, featureArt, patternRadii } from './feature.ts';
import { cardFace, SQUARE_CARD } from './geometry.ts';
import { frontLayout } from './layout.ts';
import { newPalette } from './palette.ts';
import { COLOUR_THEME } from './theme.ts';

const FACE = { from: cardFace(SQUARE_CARD).x, to: cardFace(SQUARE_CARD).right };

const palette = newPalette(loadIcons(), WORDS, false);
const cell = (q: number, r: number, more: Partial<PatternCell> = {}): PatternCell => ({
  q,
  r,
  terrain: 'water',
  tokens: [],
  covered: true,
  ...more,
});
const outside = { covered: false };

function feature(pattern: PatternCell[], more: Partial<FeatureProgram> = {}): FeatureProgram {
  return {
    number: 9,
    deck: 'blue',
    title: 'Lake',
    source: { kind: 'original' },
    pattern,
    triggers: [],
    ...more,
  };
}

/** The parts of a feature's front. */
function art(pattern: PatternCell[], more: Partial<FeatureProgram> = {}) {
  const drawn = feature(pattern, more);
  const layout = frontLayout(drawn, palette);
  const { parts } = featureArt(drawn, palette, 'Impact', layout);
  return {
    layout,
    cells: parts.filter((part): part is Art & { transform: string } => 'parts' in part),
    outline: (parts.at(-1) as Shape).d,
    title: parts.filter((part): part is Label => 'text' in part && part.spacing === 0.06),
    strip: parts.find((part): part is Shape => 'd' in part && part.fill === COLOUR_THEME.impact)?.d,
  };
}

/** The closed lines of an outline, each as a list of corners. */
function loops(outline: string): number[][][] {
  return outline
    .split('Z')
    .filter((path) => path !== '')
    .map((path) =>
      path
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    );
}

/** The position of a cell and its radius, read from its transform. */
function placed({ transform }: { transform: string }) {
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number];
  return { x: x + 50 * scale, y: y + 50 * scale, radius: 48 * scale };
}

const AROUND = [cell(1, 0), cell(0, 1), cell(-1, 1), cell(-1, 0), cell(0, -1), cell(1, -1)];

describe('R15.4 the red line', () => {
  test.each<[string, PatternCell[], number[]]>([
    ['one hex has six edges', [cell(0, 0)], [6]],
    ['an edge shared by two hexes is not part of it', [cell(0, 0), cell(1, 0)], [10]],
    ['a row of three', [cell(0, 0), cell(1, 0), cell(2, 0)], [14]],
    ['a triangle', [cell(0, 0), cell(1, 0), cell(0, 1)], [12]],
    [
      'a cell that is only a condition is outside',
      [cell(0, 0), cell(1, 0, outside), cell(0, 1, outside)],
      [6],
    ],
    ['a ring has an outer and an inner line', AROUND, [18, 6]],
    ['parts that do not touch have a line each', [cell(0, 0), cell(1, 0, outside), cell(2, 0)], [6, 6]],
    [
      'an uncovered cell inside a ring has the inner line around it',
      [cell(0, 0, outside), ...AROUND],
      [18, 6],
    ],
  ])('%s', (_, pattern, edges) => {
    const found = loops(art(pattern).outline).map((points) => points.length);
    expect(found.toSorted((a, b) => b - a)).toEqual(edges);
  });
});

/** So much text that the pattern gets no more than its minimum share of the card. */
const LONG: Trigger[] = Array.from({ length: 8 }, () => ({
  on: 'play',
  steps: [{ op: 'remove', quantity: { amount: 1, upTo: false }, things: ['forest'] }],
}));

describe('the pattern', () => {
  const wide = Array.from({ length: 9 }, (_, q) => cell(q, 0));
  const high = Array.from({ length: 7 }, (_, r) => cell(0, r));
  test.each([
    ['one hex', [cell(0, 0)]],
    ['many side by side', wide],
    ['many below each other', high],
    ['both', [...wide, ...high.slice(1), cell(-3, 4)]],
  ])('keeps its shape and stays on the face: %s', (_, pattern) => {
    const { cells, title, layout } = art(pattern);
    const places = cells.map(placed);
    const [first] = places as [ReturnType<typeof placed>];
    const { box } = layout;
    places.forEach(({ x, y, radius }, i) => {
      const { q, r } = pattern[i]!;
      const by = { q: q - pattern[0]!.q, r: r - pattern[0]!.r };
      expect(x - first.x).toBeCloseTo(Math.sqrt(3) * radius * (by.q + by.r / 2), 1);
      expect(y - first.y).toBeCloseTo(1.5 * radius * by.r, 1);
      expect(x - radius).toBeGreaterThan(FACE.from);
      expect(x + radius).toBeLessThan(FACE.to);
      expect(y + radius).toBeLessThan(box.y);
      expect(y - radius).toBeGreaterThan(FACE.from + 0.5);
    });
    expect(title[0]!.y).toBeLessThan(box.y);
    expect(title[0]!.y - title[0]!.size).toBeGreaterThan(
      Math.max(...places.map(({ y, radius }) => y + radius)),
    );
    expect(box.y + box.height).toBeLessThan(FACE.to);
    expect(art(pattern, { triggers: LONG }).layout.box.height).toBeGreaterThan(26);
  });
});

describe('R15.3 numbers of tokens', () => {
  const compare = (is: Compare['is'], amount: number, thing = 'forest') => ({
    compare: { is, amount },
    thing,
  });
  /** The texts, the drawings and the cross of each badge, and its plate. */
  const badges = (...tokens: PatternCell['tokens']) =>
    badgesArt(tokens, palette).map(({ parts: [plate, ...parts] }) => ({
      plate: (plate as Shape).d.match(/[-.\d]+/g)!.map(Number),
      texts: parts.flatMap((part) => ('text' in part ? part.text : [])),
      drawings: parts.filter((part) => 'body' in part),
      cross: parts.find((part): part is Shape => 'd' in part)?.d,
    }));

  test.each([
    ['an exact number has no sign', compare('exactly', 1), '1'],
    ['a minimum has a plus', compare('least', 2), '2+'],
    ['a maximum has its sign', compare('most', 3), '≤3'],
  ])('%s', (_, token, text) => {
    const [badge] = badges(token);
    expect(badge?.texts).toEqual([text]);
    expect(badge?.drawings).toHaveLength(1);
    expect(badge?.cross).toBeUndefined();
  });

  test.each([compare('exactly', 0), compare('most', 0)])('zero is shown by a crossed-out token', (token) => {
    const [badge] = badges(token);
    expect(badge?.texts).toEqual([]);
    expect(badge?.cross).toMatch(/^M.*L/);
  });

  test('a token without a drawing is shown by letters next to its number', () => {
    const [badge] = badges(compare('exactly', 2, 'okapi'));
    expect(badge?.drawings).toEqual([]);
    expect(badge?.texts).toEqual(['Ok', '2']);
  });

  test('make the hexes of a pattern larger, even if the text gets smaller letters', () => {
    const token = [compare('exactly', 1, 'mountain')];
    expect(patternRadii(feature([cell(0, 0)]), SQUARE_CARD).least).toBe(3);
    expect(patternRadii(feature([cell(0, 0, { tokens: token })]), SQUARE_CARD).least).toBe(3.8);
  });

  test('make the pattern illegible if they would be too small to read', () => {
    const tokens = [compare('exactly', 1, 'mountain'), compare('least', 1)];
    const isLegible = (pattern: PatternCell[]) =>
      patternRadii(feature(pattern), SQUARE_CARD).legible !== undefined;
    expect(isLegible([cell(0, 0, { tokens: tokens.slice(0, 1) })])).toBe(true);
    expect(isLegible([cell(0, 0, { tokens })])).toBe(false);
    const line = Array.from({ length: 9 }, (_, q) => cell(q, 0));
    expect(isLegible(line)).toBe(true);
    expect(isLegible([...line, cell(0, 1, { tokens: tokens.slice(0, 1) })])).toBe(true);
    expect(isLegible([...line, cell(9, 0, { tokens: tokens.slice(0, 1) })])).toBe(false);
  });
});

test('a title is on one line, a long one in smaller letters, and the longest is cut', () => {
  const titled = (title: string) => {
    const lines = art([cell(0, 0)], { title }).title;
    return { lines: lines.map(({ text }) => text), size: lines[0]!.size };
  };
  expect(titled('Nile')).toEqual({ lines: ['Nile'], size: 4 });
  const moon = 'The Mountains of the Moon beyond';
  expect(titled(moon).lines).toEqual([moon]);
  expect(titled(moon).size).toBeLessThan(4);
  const endless = 'A title without end '.repeat(6).trim();
  const { lines, size } = titled(endless);
  // The text is complete up to the ellipsis.
  expect(lines.join()).toMatch(/…$/);
  expect(endless).toContain(lines.join().slice(0, -1));
  expect(size).toBe(1.6);
});

test('R10.4 a feature that can remove something has the Impact strip between its pattern and its text', () => {
  const triggers: Trigger[] = [
    { on: 'play', steps: [{ op: 'remove', quantity: { amount: 1, upTo: false }, things: ['forest'] }] },
  ];
  const plain = art([cell(0, 0)]);
  const impact = art([cell(0, 0)], { triggers });
  expect(plain.strip).toBeUndefined();
  expect(impact.strip).toBeDefined();
  const { y, radius } = placed(impact.cells[0]!);
  const { y: text } = impact.layout.box;
  const [, top, , height] = impact.strip!.match(/[-.\d]+/g)!.map(Number) as number[];
  expect(top).toBeGreaterThan(y + radius);
  expect(top! + height!).toBeLessThan(text);
});
