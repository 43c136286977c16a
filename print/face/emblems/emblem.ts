/**
 * Icons as drawn: elements are discs, points are shields, terrain is hexes, animals are white rings, perhaps with their
 * tabs, mountains, forests and markers are silhouettes, limits are pills. Icons are recognisable by shape, without colour.
 */
import { type AnimalWord, markersOf, TERRAINS } from '../../../program/index.ts';
import {
  type Art,
  type ArtPart,
  centredText,
  type Glyph,
  type Label,
  type Shape,
} from '../../drawing/art.ts';
import type { Point } from '../../drawing/box.ts';
import { circlePath, roundedPath } from '../../drawing/curves.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { glyph, round, scaledTo } from '../../drawing/glyph.ts';
import { hexagon } from '../../drawing/hexes.ts';
import { inkOfDigits, setText, type TextStyle } from '../../layout/letters.ts';
import type { IconSubject, Phrase } from '../../wording/parts.ts';
import { initials, type Palette, wordDrawing } from '../palette.ts';
import { wordColour } from '../theme.ts';

/** An icon; its canvas is 100 units high, or more to include the tabs below a ring. */
export interface Emblem {
  shape: 'disc' | 'shield' | 'hex' | 'sign' | 'pill' | 'ring' | 'heads';
  /** Its canvas. */
  box: Drawing['box'];
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
  return centredText(initials(word, palette), { x, y: y + side * 0.25 }, side * 0.72, colour, {
    weight: 800,
  });
}

const middle = (side: number, colour: string): PicturePlace => ({ x: 50, y: 50, side, colour });

/** The colour of a thing drawn without a shape behind it; ink if the theme has none for it. */
export const silhouette = (name: string, { theme }: Palette) => theme.things.get(name) ?? theme.ink;

const emblem = (
  shape: Emblem['shape'],
  box: Drawing['box'],
  back: readonly Shape[],
  pictures: readonly ArtPart[],
): Emblem => ({ shape, box, back, pictures });

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

const homeOf = (name: string, { words }: Palette) => words.animals.find((animal) => animal.name === name)?.on;

/** The emblem of a terrain, token or animal, which has its tabs below it. */
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
      return animalEmblem(name, homeOf(name, palette), palette, 'below');
  }
}

/** A marker: its drawing alone, or its first letters on a disc. */
function markerEmblem(name: string, palette: Palette): Emblem {
  const draw = wordDrawing(name, palette) ? signEmblem : discEmblem;
  return draw(name, silhouette(name, palette), palette);
}

/** Tabs below a large ring: their middle, radius and distance. */
const TAB = { y: 93, radius: 19, pitch: 36 };
/** Three tabs are closer together, so that they are as wide as the ring. */
const TAB_PITCH_OF_THREE = 32;
/** A tag joined to a ring, with tabs in it: the height and radius of the tag, its line, and the space before and after its tabs. */
const TAG = { height: 80, radius: 34, line: 4.2, before: 6, after: 12, pitch: 51, tab: 28 };

/** Where the tabs of an animal are: below a large ring, or beside one in a line, in a tag. */
type TabPlace = 'below' | 'beside';

/** An animal: its drawing in a ring, perhaps with tabs for the terrains or token it lives on. */
function animalEmblem(
  name: string,
  on: AnimalWord['on'] | undefined,
  palette: Palette,
  where?: TabPlace,
): Emblem {
  const { theme } = palette;
  // Above tabs, an animal is a little smaller and higher, so that its feet do not stand on them.
  const place = on && where === 'below' ? { x: 50, y: 45.5, side: 60 } : { x: 50, y: 50, side: 64 };
  const art = picture(name, { ...place, colour: theme.ink }, palette);
  const ring = { d: circlePath(50, 50, 46.5), fill: '#fff', stroke: theme.ink, width: 5 };
  if (!on || where === undefined) return emblem('disc', SQUARE, [ring], [art]);
  const homes =
    'token' in on
      ? [{ name: on.token, share: 1.37, colour: silhouette(on.token, palette), fill: '#fff' }]
      : on.terrain.map((name) => ({ name, share: 1.16, colour: theme.on, fill: wordColour(name, theme) }));
  const tabsAt = (radius: number, line: number, at: (i: number) => Point) =>
    homes.map(({ name, share, colour, fill }, i) => {
      const back = { d: hexagon(radius, at(i)), fill, stroke: theme.ink, width: line };
      return { back, art: picture(name, { ...at(i), side: share * radius, colour }, palette) };
    });
  if (where === 'below') {
    const pitch = homes.length < 3 ? TAB.pitch : TAB_PITCH_OF_THREE;
    const tabs = tabsAt(TAB.radius, 3, (i) => ({ x: 50 + (i - (homes.length - 1) / 2) * pitch, y: TAB.y }));
    return emblem(
      'disc',
      [0, 0, 100, 114],
      [ring, ...tabs.map((tab) => tab.back)],
      [art, ...tabs.map((tab) => tab.art)],
    );
  }
  const { height, radius, line, before, after, pitch, tab: size } = TAG;
  const tabs = tabsAt(size, 2, (i) => ({ x: 100 + before + (i + 0.5) * pitch, y: 50 }));
  const end = 100 + before + homes.length * pitch + after;
  const inside = { x: 50, y: 50 - height / 2 + line / 2, width: end - 50 - line / 2, height: height - line };
  const tag = { d: roundedPath({ ...inside, radius }), fill: '#fff', stroke: theme.ink, width: line };
  const back = [tag, ring, ...tabs.map((one) => one.back)];
  return emblem('disc', [0, 0, end, 100], back, [art, ...tabs.map((one) => one.art)]);
}

/** Font sizes of numbers with one digit to five, on a canvas of 100. */
const NUMBER_SIZES = [74, 74, 50, 39, 31];

/** The shield of points on its canvas, and the middle of the number on it. */
export const SHIELD = {
  box: [4, 0, 92, 100],
  d: 'M10 0H90C93.3 0 96 2.7 96 6V46C96 74 75 91 50 100C25 91 4 74 4 46V6C4 2.7 6.7 0 10 0Z',
  middle: { x: 50, y: 45 },
} as const;

/** Points: their number on a shield, its ink in the middle. */
export function pointsEmblem(amount: number, palette: Palette): Emblem {
  const text = String(amount);
  const { points, onPoints, disc } = palette.theme;
  const { box, d, middle } = SHIELD;
  const style: TextStyle = { cut: 'bold', size: NUMBER_SIZES[text.length - 1] ?? NUMBER_SIZES.at(-1)! };
  const ink = inkOfDigits(text, style);
  const number: Label = {
    text,
    x: round(middle.x - ink.x),
    y: round(middle.y + ink.y),
    size: style.size,
    colour: onPoints,
    weight: 800,
  };
  const outline = disc === 'none' ? {} : { stroke: disc, width: LINE };
  return emblem('shield', box, [{ d, fill: points, ...outline }], [number]);
}

/** One of several elements: their colours in equal sectors of one disc, from the top clockwise. */
function elementsEmblem(names: readonly string[], palette: Palette): Emblem {
  if (names.length === 1) return elementEmblem(names[0]!, palette);
  const { theme } = palette;
  const corner = (i: number) => {
    const angle = (2 * Math.PI * i) / names.length;
    return { x: round(50 + 50 * Math.sin(angle)), y: round(50 - 50 * Math.cos(angle)) };
  };
  const sectors = names.map((name, i): Shape => {
    const [from, to] = [corner(i), corner(i + 1)];
    const d = `M50 50L${from.x} ${from.y}A50 50 0 0 1 ${to.x} ${to.y}Z`;
    return { d, fill: wordColour(name, theme), stroke: theme.on, width: 5 };
  });
  return emblem('disc', SQUARE, sectors, []);
}

/**
 * A limit: its words and their unit in an outline; 100 units are the height of the outline. A unit has this height, and this much
 * before it; after the last, a shield has more than a disc.
 */
const PILL = { letters: 75, padding: 29, line: 5.5, base: 74, unit: 79, before: 15, shield: 20, disc: 16 };

function limitEmblem(sign: Phrase, palette: Palette): Emblem {
  const { theme } = palette;
  const { letters: size, padding, line, base } = PILL;
  let width = padding;
  let end = padding;
  const pictures = sign.map((part, i): ArtPart => {
    if (part.part === 'icon') {
      const unit = iconEmblem(part.icon, palette);
      const wide = (unit.box[2] * PILL.unit) / unit.box[3];
      width += PILL.before + wide;
      end = unit.shape === 'shield' ? PILL.shield : PILL.disc;
      return placeEmblem(unit, { x: width - wide / 2, y: 50 }, PILL.unit);
    }
    const text = sign[i + 1]?.part === 'icon' ? part.text.trimEnd() : part.text;
    const x = round(width);
    width += setText(text, { cut: 'bold', size }).width;
    end = padding;
    return { text, x, y: base, size, colour: theme.text, weight: 800 };
  });
  width = round(width + end);
  const inside = { x: line / 2, y: line / 2, width: width - line, height: 100 - line };
  const back = { d: roundedPath({ ...inside, radius: (100 - line) / 2 }), stroke: theme.ink, width: line };
  return emblem('pill', [0, 0, width, 100], [back], pictures);
}

/** A letter in a ring: its size, the line around it, and its baseline. */
const RING = { letters: 75, line: 7, base: 74 };

/** The letter of a thing that is meant again. */
export function ringEmblem(letter: string, { theme }: Palette): Emblem {
  const { letters: size, line, base } = RING;
  const back = { d: circlePath(50, 50, 50 - line / 2), fill: '#fff', stroke: theme.ink, width: line };
  const text = centredText(letter, { x: 50, y: base }, size, theme.text, { weight: 800 });
  return emblem('ring', SQUARE, [back], [text]);
}

/** A plain sign, without a surrounding shape. */
export const signEmblem = (name: string, colour: string, palette: Palette): Emblem =>
  emblem('sign', SQUARE, [], [picture(name, middle(100, colour), palette)]);

/** Two heads, one before the other. */
const HEADS = {
  box: [2, 8, 96, 84],
  behind: 'M66 14A17 17 0 1 1 65.9 14ZM40 92C40 66 50 54 66 54C82 54 98 66 98 92Z',
  before: 'M36 10A19 19 0 1 1 35.9 10ZM2 92C2 66 18 53 36 53C54 53 70 66 70 92Z',
  around: 7,
} as const;

/** Other players. */
function headsEmblem({ theme }: Palette): Emblem {
  const { box, behind, before, around } = HEADS;
  const gap = { d: before, fill: theme.paper, stroke: theme.paper, width: 2 * around };
  return emblem('heads', box, [{ d: behind, fill: theme.heads }, gap, { d: before, fill: theme.heads }], []);
}

/** Canvases of signs in text, without the empty margins at their sides, which would theme like a space. */
const NARROW_CANVAS = { cube: [7, 0, 86, 100], card: [9, 0, 82, 100], turn: [9, 0, 84, 100] } as const;

/** The drawing of an icon in a text; an animal has tabs only where it is placed. */
export function iconEmblem(icon: IconSubject, palette: Palette, tabs: TabPlace = 'beside'): Emblem {
  switch (icon.icon) {
    case 'thing': {
      const { name, isPlaced } = icon;
      const home = homeOf(name, palette);
      return home || name === 'animal'
        ? animalEmblem(name, home, palette, isPlaced ? tabs : undefined)
        : thingEmblem(name, palette);
    }
    case 'animal-of':
      return animalEmblem('animal', { terrain: [icon.terrain] }, palette, tabs);
    case 'element':
      return elementEmblem(icon.name, palette);
    case 'elements':
      return elementsEmblem(icon.names, palette);
    case 'heads':
      return headsEmblem(palette);
    case 'points':
      return pointsEmblem(icon.amount, palette);
    case 'limit':
      return limitEmblem(icon.sign, palette);
    case 'ring':
      return ringEmblem(icon.letter ?? '', palette);
    case 'cube':
    case 'card':
    case 'turn': {
      const colour = icon.icon === 'cube' ? palette.theme.cube : palette.theme.ink;
      return { ...signEmblem(icon.icon, colour, palette), box: NARROW_CANVAS[icon.icon] };
    }
  }
}

/** An icon of this height, centred on a point. */
export function placeEmblem(emblem: Emblem, { x, y }: Point, height: number): Art {
  const [left, top, wide, high] = emblem.box;
  const scale = height / high;
  const transform = scaledTo(x - (left + wide / 2) * scale, y - (top + high / 2) * scale, scale);
  return { transform, parts: [emblemArt(emblem)] };
}
