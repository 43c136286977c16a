/**
 * Icons as they are drawn: elements are discs, terrain is hexes, animals are white rings with their tabs below,
 * mountains and forests their silhouettes, points a seal. The shape says what it is before the colour does.
 */
import { type AnimalWord, TERRAINS, type Terrain } from '../../program/index.ts';
import type { Icon } from '../wording/parts.ts';
import { type Glyph, glyph, hexPoints, type Letters, round } from './glyph.ts';
import { drawingOf, initials, type Palette } from './palette.ts';
import { colourOf } from './theme.ts';

/** An icon ready for the template of its shape; its canvas is 100 high, but for what hangs below a ring. */
export interface Emblem {
  shape: 'disc' | 'hex' | 'land' | 'tile' | 'ring' | 'seal' | 'sign';
  box: string;
  fill: string;
  glyphs: Glyph[];
  letters: Letters[];
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

interface Spot {
  x: number;
  y: number;
  side: number;
  colour: string;
}

/** A drawing of the word, or its first letters where there is none. */
function picture(
  word: string,
  { x, y, side, colour }: Spot,
  palette: Palette,
): Pick<Emblem, 'glyphs' | 'letters'> {
  const drawing = drawingOf(word, palette);
  if (drawing) return { glyphs: [glyph(drawing, x, y, side, colour)], letters: [] };
  const text = initials(word);
  return { glyphs: [], letters: [{ text, x, y: y + side * 0.25, size: side * 0.72, colour }] };
}

const middle = (side: number, colour: string): Spot => ({ x: 50, y: 50, side, colour });

/** Drawn without a shape behind it: where those have no colour, it is ink. */
const silhouette = (name: string, { look }: Palette) => look.things.get(name) ?? look.ink;

/** An element: its drawing on a disc. */
export function elementEmblem(name: string, palette: Palette): Emblem {
  const art = picture(name, middle(60, palette.look.on), palette);
  return { shape: 'disc', box: SQUARE, fill: colourOf(name, palette.look), tabs: [], ...art };
}

/** Something of the landscape. */
export function thingEmblem(name: string, palette: Palette): Emblem {
  if (TERRAINS.some((terrain) => terrain === name)) {
    const art = picture(name, middle(58, palette.look.on), palette);
    return { shape: 'hex', box: HEX, fill: colourOf(name, palette.look), tabs: [], ...art };
  }
  switch (name) {
    case 'land':
      return landEmblem(palette);
    case 'tile':
      return {
        shape: 'tile',
        box: HEX,
        fill: palette.look.paper,
        tabs: [],
        glyphs: [],
        letters: [],
      };
    case 'mountain':
    case 'forest': {
      const art = picture(name, middle(100, silhouette(name, palette)), palette);
      return { shape: 'sign', ...SILHOUETTE[name], fill: 'none', tabs: [], ...art };
    }
    default:
      return animalEmblem(name, palette.words.animals.find((animal) => animal.name === name)?.on, palette);
  }
}

/** Either kind of land: one hex, half desert, half grassland. */
function landEmblem(palette: Palette): Emblem {
  const desert = picture('desert', { x: 32, y: 50, side: 34, colour: palette.look.on }, palette);
  const grassland = picture('grassland', { x: 69, y: 50, side: 34, colour: palette.look.on }, palette);
  return {
    shape: 'land',
    box: HEX,
    fill: colourOf('desert', palette.look),
    tabs: [],
    glyphs: [...desert.glyphs, ...grassland.glyphs],
    letters: [...desert.letters, ...grassland.letters],
  };
}

const TAB = { y: 93, radius: 19, pitch: 36 };
/** Three stand closer, so that they end where the ring does. */
const TAB_PITCH_OF_THREE = 32;

/** An animal: its drawing in a ring, below it where it lives. */
function animalEmblem(name: string, on: AnimalWord['on'] | undefined, palette: Palette): Emblem {
  const art = picture(name, middle(64, palette.look.ink), palette);
  const ring = { shape: 'ring' as const, fill: '#fff' };
  if (!on) return { ...ring, box: SQUARE, tabs: [], ...art };
  const box = '0 0 100 114';
  if ('token' in on) {
    const token = picture(
      on.token,
      { x: 50, y: TAB.y, side: 26, colour: silhouette(on.token, palette) },
      palette,
    );
    return {
      ...ring,
      box,
      tabs: [{ points: hexPoints(50, TAB.y, TAB.radius), fill: '#fff' }],
      glyphs: [...art.glyphs, ...token.glyphs],
      letters: [...art.letters, ...token.letters],
    };
  }
  const count = on.terrain.length;
  const pitch = count < 3 ? TAB.pitch : TAB_PITCH_OF_THREE;
  const xs = on.terrain.map((_, i) => 50 + (i - (count - 1) / 2) * pitch);
  const tabs = on.terrain.map((terrain, i) => ({
    points: hexPoints(xs[i]!, TAB.y, TAB.radius),
    fill: colourOf(terrain, palette.look),
    art: picture(terrain, { x: xs[i]!, y: TAB.y, side: 22, colour: palette.look.on }, palette),
  }));
  return {
    ...ring,
    box,
    tabs: tabs.map(({ points, fill }) => ({ points, fill })),
    glyphs: [...art.glyphs, ...tabs.flatMap((tab) => tab.art.glyphs)],
    letters: [...art.letters, ...tabs.flatMap((tab) => tab.art.letters)],
  };
}

/** Sizes of numbers of one, two and more digits on a canvas of 100. */
const NUMBER = [62, 52, 39];
/** How high digits stand above their base line, to their middle, and how far left a 1 stands in its width, in its size. */
const DIGIT = { middle: 0.3, oneIsLeft: 0.043 };

/** Points: their number on a seal. */
export function pointsEmblem(amount: number, palette: Palette): Emblem {
  const text = String(amount);
  const size = NUMBER[Math.min(text.length, NUMBER.length) - 1]!;
  // A 1 is put between the middle of its width and the middle of its ink.
  const x = 50 + (/^1+$/.test(text) ? (size * DIGIT.oneIsLeft) / 2 : 0);
  const art = picture('points', middle(100, palette.look.points), palette);
  const letters = [
    { text, x: round(x), y: round(50 + size * DIGIT.middle), size, colour: palette.look.onPoints },
  ];
  return {
    shape: 'seal',
    box: SQUARE,
    fill: palette.look.points,
    tabs: [],
    glyphs: art.glyphs,
    letters,
  };
}

/** A plain sign, without a frame around it. */
export function signEmblem(name: string, colour: string, palette: Palette): Emblem {
  const art = picture(name, middle(100, colour), palette);
  return { shape: 'sign', box: SQUARE, fill: 'none', tabs: [], ...art };
}

const anyWith = (terrain: Terrain): AnimalWord['on'] => ({ terrain: [terrain] });

/** Signs in a text without the blank at the sides of their canvas: what follows would seem to follow a space. */
const NARROW = { cube: '7 0 86 100', card: '9 0 82 100', turn: '9 0 84 100' };

/** How an icon of a text is drawn. */
export function emblemOf(icon: Icon, palette: Palette): Emblem {
  switch (icon.icon) {
    case 'thing':
      return thingEmblem(icon.name, palette);
    case 'animal-of':
      return animalEmblem('animal', anyWith(icon.terrain), palette);
    case 'element':
      return elementEmblem(icon.name, palette);
    case 'points':
      return pointsEmblem(icon.amount, palette);
    case 'cube':
      return { ...signEmblem('cube', palette.look.cube, palette), box: NARROW.cube };
    case 'card':
      return { ...signEmblem('card', palette.look.ink, palette), box: NARROW.card };
    case 'turn':
      return { ...signEmblem('turn', palette.look.ink, palette), box: NARROW.turn };
  }
}
