/**
 * Icons as drawn: elements are discs, terrain is hexes, animals are white rings with their tabs below, mountains,
 * forests and markers are silhouettes, points are a seal. Icons are recognisable by shape, without colour.
 */
import { type AnimalWord, markersOf, TERRAINS } from '../../../program/index.ts';
import type { IconSubject } from '../../wording/parts.ts';
import { drawingOf, initials, type Palette } from '../palette.ts';
import { colourOf } from '../theme.ts';
import { type Glyph, glyph, hexPoints, type LetterGlyph, round } from './glyph.ts';

/** An icon for the template of its shape; its canvas is 100 units high, or more to include the tabs below a ring. */
export interface Emblem {
  shape: 'disc' | 'hex' | 'land' | 'tile' | 'ring' | 'seal' | 'sign';
  box: string;
  fill: string;
  glyphs: Glyph[];
  letters: LetterGlyph[];
  /** Hexes below a ring, as lists of corners. */
  tabs: { points: string; fill: string }[];
}

/** A tree is slim, a mountain broad. */
const SILHOUETTE = {
  mountain: { box: '0 7 100 88' },
  forest: { box: '16 0 68 100' },
};
const SQUARE = '0 0 100 100';
const HEX = '5 0 90 100';

/** The position of a picture on the canvas, given by its middle, and its size and colour. */
interface Placing {
  x: number;
  y: number;
  side: number;
  colour: string;
}

type Picture = Pick<Emblem, 'glyphs' | 'letters'>;

/** The drawing of a word, or the word's first letters if it has none. */
export function picture(word: string, { x, y, side, colour }: Placing, palette: Palette): Picture {
  const drawing = drawingOf(word, palette);
  if (drawing) return { glyphs: [glyph(drawing, x, y, side, colour)], letters: [] };
  const text = initials(word);
  return { glyphs: [], letters: [{ text, x, y: y + side * 0.25, size: side * 0.72, colour }] };
}

const middle = (side: number, colour: string): Placing => ({ x: 50, y: 50, side, colour });

/** The colour of a thing drawn without a shape behind it; ink if the theme has none for it. */
export const silhouette = (name: string, { look }: Palette) => look.things.get(name) ?? look.ink;

/** An emblem with some pictures on it. */
const emblem = (
  shape: Emblem['shape'],
  box: string,
  fill: string,
  pictures: readonly Picture[],
  tabs: Emblem['tabs'] = [],
): Emblem => ({
  shape,
  box,
  fill,
  tabs,
  glyphs: pictures.flatMap(({ glyphs }) => glyphs),
  letters: pictures.flatMap(({ letters }) => letters),
});

/** An element: its drawing on a disc. */
export function elementEmblem(name: string, palette: Palette): Emblem {
  const { look } = palette;
  return emblem('disc', SQUARE, colourOf(name, look), [picture(name, middle(60, look.on), palette)]);
}

/** The emblem of a terrain, token or animal. */
export function thingEmblem(name: string, palette: Palette): Emblem {
  const { look } = palette;
  if (TERRAINS.some((terrain) => terrain === name))
    return emblem('hex', HEX, colourOf(name, look), [picture(name, middle(58, look.on), palette)]);
  switch (name) {
    case 'land': {
      // Either kind of land: one hex, half desert, half grassland.
      const half = (terrain: string, x: number) =>
        picture(terrain, { x, y: 50, side: 34, colour: look.on }, palette);
      return emblem('land', HEX, colourOf('desert', look), [half('desert', 32), half('grassland', 69)]);
    }
    case 'tile':
      return emblem('tile', HEX, look.paper, []);
    case 'mountain':
    case 'forest':
      return { ...signEmblem(name, silhouette(name, palette), palette), ...SILHOUETTE[name] };
    default:
      if (markersOf(palette.words).some((marker) => marker.name === name)) return markerEmblem(name, palette);
      return animalEmblem(name, palette.words.animals.find((animal) => animal.name === name)?.on, palette);
  }
}

/** A marker: its drawing alone, or its first letters on a disc. */
function markerEmblem(name: string, palette: Palette): Emblem {
  const { look } = palette;
  if (drawingOf(name, palette)) return signEmblem(name, silhouette(name, palette), palette);
  return emblem('disc', SQUARE, silhouette(name, palette), [picture(name, middle(60, look.on), palette)]);
}

const TAB = { y: 93, radius: 19, pitch: 36 };
/** Three tabs are closer together, so that they are as wide as the ring. */
const TAB_PITCH_OF_THREE = 32;

/** An animal: its drawing in a ring, with tabs below for the terrains or token it lives on. */
function animalEmblem(name: string, on: AnimalWord['on'] | undefined, palette: Palette): Emblem {
  const { look } = palette;
  const art = picture(name, middle(64, look.ink), palette);
  if (!on) return emblem('ring', SQUARE, '#fff', [art]);
  const homes =
    'token' in on
      ? [{ name: on.token, side: 26, colour: silhouette(on.token, palette), fill: '#fff' }]
      : on.terrain.map((name) => ({ name, side: 22, colour: look.on, fill: colourOf(name, look) }));
  const pitch = homes.length < 3 ? TAB.pitch : TAB_PITCH_OF_THREE;
  const tabs = homes.map(({ name, side, colour, fill }, i) => {
    const [x, y] = [50 + (i - (homes.length - 1) / 2) * pitch, TAB.y];
    return { points: hexPoints(x, y, TAB.radius), fill, art: picture(name, { x, y, side, colour }, palette) };
  });
  return emblem('ring', '0 0 100 114', '#fff', [art, ...tabs.map((tab) => tab.art)], tabs);
}

/** Font sizes of numbers with one, two, and more digits on a canvas of 100. */
const NUMBER = [62, 58, 42];
/**
 * The height of a digit's middle above the baseline, and how far the ink of a 1 is left of the middle of its advance;
 * both as fractions of the font size.
 */
const DIGIT = { middle: 0.3, oneIsLeft: 0.043 };

/** Points: their number on a seal. */
export function pointsEmblem(amount: number, palette: Palette): Emblem {
  const text = String(amount);
  const size = NUMBER[Math.min(text.length, NUMBER.length) - 1]!;
  // Centre a 1 half-way between the middle of its advance and the middle of its ink.
  const x = 50 + (/^1+$/.test(text) ? (size * DIGIT.oneIsLeft) / 2 : 0);
  const { points, onPoints } = palette.look;
  const number = { text, x: round(x), y: round(50 + size * DIGIT.middle), size, colour: onPoints };
  const seal = picture('points', middle(100, points), palette);
  return emblem('seal', SQUARE, points, [{ glyphs: seal.glyphs, letters: [number] }]);
}

/** A plain sign, without a surrounding shape. */
export const signEmblem = (name: string, colour: string, palette: Palette): Emblem =>
  emblem('sign', SQUARE, 'none', [picture(name, middle(100, colour), palette)]);

/** Canvases of signs in text, without the empty margins at their sides, which would look like a space. */
const NARROW = { cube: '7 0 86 100', card: '9 0 82 100', turn: '9 0 84 100' };

/** The drawing of an icon in a text. */
export function emblemOf(icon: IconSubject, palette: Palette): Emblem {
  switch (icon.icon) {
    case 'thing':
      return thingEmblem(icon.name, palette);
    case 'animal-of':
      return animalEmblem('animal', { terrain: [icon.terrain] }, palette);
    case 'element':
      return elementEmblem(icon.name, palette);
    case 'points':
      return pointsEmblem(icon.amount, palette);
    case 'cube':
    case 'card':
    case 'turn': {
      const colour = icon.icon === 'cube' ? palette.look.cube : palette.look.ink;
      return { ...signEmblem(icon.icon, colour, palette), box: NARROW[icon.icon] };
    }
  }
}
