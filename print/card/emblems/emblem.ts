/**
 * Icons as drawn: elements are discs, terrain is hexes, animals are white rings with their tabs below, mountains,
 * forests and markers are silhouettes, points are a seal. Icons are recognisable by shape, without colour.
 */
import { type AnimalWord, markersOf, TERRAINS } from '../../../program/index.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { hexagon } from '../../pieces/hexes.ts';
import type { IconSubject } from '../../wording/parts.ts';
import { type Art, type ArtPart, centredText, type Glyph, type Label, type Shape } from '../art.ts';
import { circlePath } from '../curves.ts';
import type { Point } from '../geometry.ts';
import { initials, type Palette, wordDrawing } from '../palette.ts';
import { wordColour } from '../theme.ts';
import { glyph, round, scaledTo } from './glyph.ts';

/** An icon; its canvas is 100 units high, or more to include the tabs below a ring. */
export interface Emblem {
  shape: 'disc' | 'hex' | 'ring' | 'seal' | 'sign';
  /** Its canvas. */
  box: Drawing['box'];
  /** Whether hexes below its ring show where an animal lives. */
  hasTabs: boolean;
  /** The shape behind its pictures, and its pictures. */
  back: readonly Shape[];
  pictures: readonly ArtPart[];
}

/** The whole drawing of an emblem. */
export const emblemArt = ({ back, pictures }: Emblem): Art => ({ parts: [...back, ...pictures] });

/** A tree is slim, a mountain broad. */
const SILHOUETTE = {
  mountain: { box: [0, 7, 100, 88] },
  forest: { box: [16, 0, 68, 100] },
} as const;
const SQUARE: Drawing['box'] = [0, 0, 100, 100];
const HEX: Drawing['box'] = [5, 0, 90, 100];

/** The position of a picture on the canvas, given by its middle, and its size and colour. */
export interface PicturePlace extends Point {
  side: number;
  colour: string;
}

/** The drawing of a word, or the word's first letters if it has none. */
export function picture(word: string, { x, y, side, colour }: PicturePlace, palette: Palette): Glyph | Label {
  const drawing = wordDrawing(word, palette);
  if (drawing) return glyph(drawing, x, y, side, colour);
  return centredText(initials(word), { x, y: y + side * 0.25 }, side * 0.72, colour, { weight: 800 });
}

const middle = (side: number, colour: string): PicturePlace => ({ x: 50, y: 50, side, colour });

/** The colour of a thing drawn without a shape behind it; ink if the theme has none for it. */
export const silhouette = (name: string, { theme }: Palette) => theme.things.get(name) ?? theme.ink;

const emblem = (
  shape: Emblem['shape'],
  box: Drawing['box'],
  back: readonly Shape[],
  pictures: readonly ArtPart[],
): Emblem => ({ shape, box, back, pictures, hasTabs: false });

/** The hex of a terrain on its canvas. */
const HEX_OUTLINE = 'M50 2L91.6 26V74L50 98L8.4 74V26Z';
const HALF_HEXES = { left: 'M50 2V98L8.4 74V26Z', right: 'M50 2L91.6 26V74L50 98Z' };
const INNER_HEX = 'M50 20L76 35V65L50 80L24 65V35Z';
/** The width of the line around a hex. */
const LINE = 4;

/** The disc of an element; without colour it has an outline, which is inside it. */
const discOf = (fill: string, { disc }: Palette['theme']): Shape[] => [
  disc === 'none'
    ? { d: circlePath(50, 50, 50), fill }
    : { d: circlePath(50, 50, 48), fill, stroke: disc, width: LINE },
];

/** An element: its drawing on a disc. */
export function elementEmblem(name: string, palette: Palette): Emblem {
  return discEmblem(name, wordColour(name, palette.theme), palette);
}

const discEmblem = (name: string, fill: string, palette: Palette): Emblem =>
  emblem('disc', SQUARE, discOf(fill, palette.theme), [picture(name, middle(60, palette.theme.on), palette)]);

/** The emblem of a terrain, token or animal. */
export function thingEmblem(name: string, palette: Palette): Emblem {
  const { theme } = palette;
  const outline = { d: HEX_OUTLINE, stroke: theme.ink, width: LINE };
  const hex = (back: readonly Shape[], ...pictures: ArtPart[]) => emblem('hex', HEX, back, pictures);
  if (TERRAINS.some((terrain) => terrain === name))
    return hex([{ ...outline, fill: wordColour(name, theme) }], picture(name, middle(58, theme.on), palette));
  switch (name) {
    case 'land': {
      // Either kind of land: one hex, half desert, half grassland.
      const half = (terrain: string, x: number) =>
        picture(terrain, { x, y: 50, side: 34, colour: theme.on }, palette);
      const back = [
        { d: HALF_HEXES.left, fill: wordColour('desert', theme) },
        { d: HALF_HEXES.right, fill: wordColour('grassland', theme) },
        outline,
      ];
      return hex(back, half('desert', 32), half('grassland', 69));
    }
    case 'tile': {
      const inner = { d: INNER_HEX, stroke: theme.ink, width: 3, dash: '8 6' };
      return hex([{ ...outline, fill: theme.paper }, inner]);
    }
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
  const draw = wordDrawing(name, palette) ? signEmblem : discEmblem;
  return draw(name, silhouette(name, palette), palette);
}

const TAB = { y: 93, radius: 19, pitch: 36 };
/** Three tabs are closer together, so that they are as wide as the ring. */
const TAB_PITCH_OF_THREE = 32;

/** An animal: its drawing in a ring, with tabs below for the terrains or token it lives on. */
function animalEmblem(name: string, on: AnimalWord['on'] | undefined, palette: Palette): Emblem {
  const { theme } = palette;
  const art = picture(name, middle(64, theme.ink), palette);
  const ring = { d: circlePath(50, 50, 46.5), fill: '#fff', stroke: theme.ink, width: 5 };
  if (!on) return emblem('ring', SQUARE, [ring], [art]);
  const homes =
    'token' in on
      ? [{ name: on.token, side: 26, colour: silhouette(on.token, palette), fill: '#fff' }]
      : on.terrain.map((name) => ({ name, side: 22, colour: theme.on, fill: wordColour(name, theme) }));
  const pitch = homes.length < 3 ? TAB.pitch : TAB_PITCH_OF_THREE;
  const tabs = homes.map(({ name, side, colour, fill }, i) => {
    const at = { x: 50 + (i - (homes.length - 1) / 2) * pitch, y: TAB.y };
    const back = { d: hexagon(TAB.radius, at), fill, stroke: theme.ink, width: 3 };
    return { back, art: picture(name, { ...at, side, colour }, palette) };
  });
  const back = [ring, ...tabs.map((tab) => tab.back)];
  return { ...emblem('ring', [0, 0, 100, 114], back, [art, ...tabs.map((tab) => tab.art)]), hasTabs: true };
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
  const { points, onPoints } = palette.theme;
  const at = { x: round(x), y: round(50 + size * DIGIT.middle) };
  const number = centredText(text, at, size, onPoints, { weight: 800 });
  return emblem('seal', SQUARE, [], [picture('points', middle(100, points), palette), number]);
}

/** A plain sign, without a surrounding shape. */
export const signEmblem = (name: string, colour: string, palette: Palette): Emblem =>
  emblem('sign', SQUARE, [], [picture(name, middle(100, colour), palette)]);

/** Canvases of signs in text, without the empty margins at their sides, which would look like a space. */
const NARROW_CANVAS = { cube: [7, 0, 86, 100], card: [9, 0, 82, 100], turn: [9, 0, 84, 100] } as const;

/** The drawing of an icon in a text. */
export function iconEmblem(icon: IconSubject, palette: Palette): Emblem {
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
      const colour = icon.icon === 'cube' ? palette.theme.cube : palette.theme.ink;
      return { ...signEmblem(icon.icon, colour, palette), box: NARROW_CANVAS[icon.icon] };
    }
  }
}

/** An icon of this height, centred on a point. */
export function emblemAt(emblem: Emblem, { x, y }: Point, height: number): Art {
  const [left, top, wide, high] = emblem.box;
  const scale = height / high;
  const transform = scaledTo(x - (left + wide / 2) * scale, y - (top + high / 2) * scale, scale);
  return { transform, parts: [emblemArt(emblem)] };
}
