/** Cards must be readable without distinguishing colours: simulates the common kinds of colour blindness. */
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { ENGINE_THINGS } from '../../program/terms.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { type Emblem, elementEmblem, pointsEmblem, signEmblem, thingEmblem } from './emblems/emblem.ts';
import { newPalette } from './palette.ts';
import { COLOUR_THEME } from './theme.ts';

const KINDS = [
  ['none', 0, filterDeficiencyProt],
  ['protanopia', 1, filterDeficiencyProt],
  ['deuteranopia', 1, filterDeficiencyDeuter],
  ['tritanopia', 1, filterDeficiencyTrit],
] as const;

test('elements contrast with the face, leaves with the frame, and the word Impact with its strip', () => {
  const { paper, things, decks, leaf, impact, onImpact } = COLOUR_THEME;
  for (const colour of things.values()) expect(wcagContrast(colour, paper), colour).toBeGreaterThan(3);
  for (const { frame } of Object.values(decks)) expect(wcagContrast(leaf.fill, frame)).toBeGreaterThan(3);
  expect(wcagContrast(onImpact, impact)).toBeGreaterThan(7);
});

describe.each(KINDS)('colour blindness: %s', (_, severity, filter) => {
  const simulated = filter(severity);
  const seen = (colour: string) => simulated(parse(colour)!);

  test('drawings and text contrast with their background', () => {
    for (const [name, colour] of COLOUR_THEME.things)
      expect(wcagContrast(seen(COLOUR_THEME.on), seen(colour)), name).toBeGreaterThan(3);
    expect(wcagContrast(seen(COLOUR_THEME.onImpact), seen(COLOUR_THEME.impact))).toBeGreaterThan(4.5);
    expect(wcagContrast(seen(COLOUR_THEME.onPoints), seen(COLOUR_THEME.points))).toBeGreaterThan(4.5);
    expect(wcagContrast(seen(COLOUR_THEME.text), seen(COLOUR_THEME.paper))).toBeGreaterThan(7);
  });

  test('what stands on a frame, on points and on a band contrasts with it', () => {
    for (const { on, frame } of Object.values(COLOUR_THEME.decks))
      expect(wcagContrast(seen(on), seen(frame))).toBeGreaterThan(4.5);
    for (const { tone } of Object.values(COLOUR_THEME.bands))
      expect(wcagContrast(seen(COLOUR_THEME.ink), seen(tone))).toBeGreaterThan(4.5);
  });

  test('the tones of bands can be distinguished', () => {
    const tones = Object.values(COLOUR_THEME.bands).map(({ tone }) => seen(tone));
    const pairs = tones.flatMap((one, i) => tones.slice(i + 1).map((other) => [one, other] as const));
    expect(Math.min(...pairs.map(([one, other]) => differenceCiede2000()(one, other)))).toBeGreaterThan(
      severity === 0 ? 15 : 9.5,
    );
  });

  test('the decks can be distinguished', () => {
    const { brown, blue } = COLOUR_THEME.decks;
    expect(differenceCiede2000()(seen(brown.frame), seen(blue.frame))).toBeGreaterThan(25);
  });
});

/** An emblem's drawing, without its colours. */
function drawing(emblem: Emblem): string {
  const colours = new Set(['colour', 'fill']);
  return JSON.stringify(emblem, (key, value) => (colours.has(key) ? undefined : value));
}

test('no two emblems differ by colour alone', () => {
  const palette = newPalette(loadIcons(), WORDS, false);
  const all = [
    ...WORDS.elements.map(({ name }) => elementEmblem(name, palette)),
    ...[...ENGINE_THINGS, ...WORDS.animals.map(({ name }) => name)].map((name) => thingEmblem(name, palette)),
    ...['cube', 'card', 'turn', 'place', 'leaf'].map((name) => signEmblem(name, COLOUR_THEME.ink, palette)),
    pointsEmblem(1, palette),
  ];
  expect(new Set(all.map(drawing)).size).toBe(all.length);
});
