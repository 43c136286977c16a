/** The band at the top of a face: in the tone of what the card is about, with its drawings beside the spots, never behind them. */
import { markersOf, type Thing } from '../../program/index.ts';
import type { Art, ArtPart, Shape } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { archPath } from '../drawing/curves.ts';
import { glyph, scaledTo } from '../drawing/glyph.ts';
import type { Printable } from '../printable.ts';
import { chiefNouns } from './chief-noun.ts';
import { type CardShape, cardFace, SPOT_SIDE, spotPlaces } from './geometry.ts';
import { type Palette, wordDrawing } from './palette.ts';
import type { BandName, Theme } from './theme.ts';

/** Blades, dunes, waves, peaks and trees, on a square of 8. */
const DRAWINGS: Readonly<Partial<Record<BandName, string>>> = {
  grassland: 'M2.7 8q-.2-3-1.9-5M3.5 8q-.2-4 .3-6.6M4.3 8q.3-3.8 2.6-5.6M5.2 8q.3-1.9 1.9-2.6',
  desert: 'M.3 5.4q3.1-4.2 6.6 0M1.5 7.6q2.9-3.2 6.2 0',
  water: 'M.4 2.6q1.6-2 3.3 0t3.3 0M.9 5q1.6-2 3.3 0t3.3 0M.4 7.4q1.6-2 3.3 0t3.3 0',
  mountain: 'M.2 7.8L3.4 1.6L6.2 7.8M4.7 4.6L5.7 3.2L7.8 7.8',
  forest: 'M2.3 8V6.4H.4L2.3 1L4.2 6.4H2.3M5.9 8V6.9H4.5L5.9 2.8L7.3 6.9H5.9',
};
/** The side of a drawing in millimetres, and the width of its line; an animal's own is as large as its ring is elsewhere. */
const DRAWING = { side: 8, line: 0.5, animal: 7.4 };
/** The least space for a whole drawing with what is around it, and for a smaller one beside four spots. */
const ROOM = { whole: 8.5, small: 7, share: 0.8 };
/** Above the spots of a tall band: the largest drawings, and the space around them. */
const ABOVE = { largest: 2, around: 1.5 };

/** What a band shows: its tones from left to right, its line, and the name of its drawing; `own` is the animal or marker whose own drawing it has. */
type BandStyle = NonNullable<ReturnType<typeof bandStyle>>;

/** The style of the band of a card; undefined on a proof, which has none. */
export function bandStyle(card: Printable, { theme, words }: Pick<Palette, 'theme' | 'words'>) {
  // Markers have the tone of mountains, which is that of stone and ice.
  const toneOf = new Map<Thing, BandName>([
    ['animal', 'animal'],
    ...words.animals.map(({ name }) => [name, 'animal'] as const),
    ...markersOf(words).map(({ name }) => [name, 'mountain'] as const),
  ]);
  for (const noun of [...chiefNouns(card), 'desert']) {
    const own = toneOf.get(noun);
    const name = own ?? ((noun === 'land' ? 'grassland' : noun) as BandName);
    const colours = theme.bands[name];
    if (!colours) continue;
    const tones = homesOf(noun, words).flatMap((home) => theme.bands[home]?.tone ?? []);
    return {
      tones: tones.length > 0 ? tones : [colours.tone],
      line: colours.line,
      name,
      ...(own && { own: noun }),
    };
  }
  return undefined;
}

/** The first two tabs of an animal. */
function homesOf(noun: Thing, { animals }: Pick<Palette['words'], 'animals'>): BandName[] {
  const on = animals.find(({ name }) => name === noun)?.on;
  if (!on) return [];
  return ('token' in on ? [on.token] : on.terrain.slice(0, 2)) as BandName[];
}

/** The drawings of a band that ends at `bottom`: above this many spots if it is tall, else beside them. */
export function bandDrawings(
  style: BandStyle,
  spots: number,
  bottom: number,
  palette: Palette,
  shape: CardShape,
): ArtPart[] {
  const face = cardFace(shape);
  const rows = Map.groupBy(spotPlaces(spots, shape, bottom), ({ y }) => y);
  const beside = [...rows].flatMap(([y, row]) => {
    const left = Math.min(...row.map(({ x }) => x)) - face.x;
    const right = Math.max(...row.map(({ x }) => x)) + SPOT_SIDE;
    const share = left < ROOM.whole ? ROOM.share : 1;
    const many = Math.floor(left / (share < 1 ? ROOM.small : ROOM.whole));
    const middle = y + SPOT_SIDE / 2;
    return [face.x, right].flatMap((x) => inRow(many, x, left, middle, share));
  });
  const above = Math.min(...rows.keys()) - face.y;
  const scale = Math.min(ABOVE.largest, (above - ABOVE.around) / DRAWING.side);
  const over = inRow(2, face.x, face.width, face.y + above / 2, scale);
  return (above < ROOM.whole ? beside : over).map((place) => drawn(style, place, palette));
}

/** Where a drawing is: its middle, and its size as a share of the usual one. */
type Place = Point & { scale: number };

/** Drawings at even distances in a part of a row. */
const inRow = (many: number, x: number, width: number, y: number, scale: number): Place[] =>
  Array.from({ length: many }, (_, i) => ({ x: x + ((i + 0.5) * width) / many, y, scale }));

function drawn({ name, line, own }: BandStyle, { x, y, scale }: Place, palette: Palette): ArtPart {
  const d = DRAWINGS[name];
  const drawing = own === undefined ? undefined : wordDrawing(own, palette);
  if (drawing) return glyph(drawing, x, y, DRAWING.animal * scale, line);
  const half = (DRAWING.side * scale) / 2;
  const shape: Shape[] = d === undefined ? [] : [{ d, stroke: line, width: DRAWING.line, cap: 'round' }];
  return { transform: scaledTo(x - half, y - half, scale), parts: shape } satisfies Art;
}

/** The ground of a band down to `bottom`: two tones halve it in the middle. */
export function bandGround(
  band: BandStyle | undefined,
  bottom: number,
  shape: CardShape,
  theme: Theme,
): Shape[] {
  const { x, y, width, radius } = cardFace(shape);
  const [left = theme.deep, right] = band?.tones ?? [];
  const whole = { d: archPath({ x, y, width, height: bottom - y, radius }), fill: right ?? left };
  if (right === undefined) return [whole];
  return [whole, { d: archPath({ x, y, width: width / 2, height: bottom - y, radius }, 'left'), fill: left }];
}
