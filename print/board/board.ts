/**
 * A landscape as an SVG picture, for screens: editors, the studio, reports. Nothing depends on colours alone: terrains
 * have patterns and letters, tokens have shapes and letters, changed places a thick line, offered places a dashed one. The
 * picture says what it shows in its title and description, and each tile in a title of its own.
 */
import type { Hex } from '../../program/index.ts';
import { onGrid, outlineOf } from '../card/outline.ts';
import { element, escaped, text } from './elements.ts';
import { type Letters, lettersOf } from './letters.ts';
import {
  type DrawnTile,
  hexagonAt,
  middle,
  RADIUS,
  short,
  terrainPatterns,
  tilePicture,
  tileWords,
  token,
} from './tile.ts';

/** What a picture of a landscape shows. */
export interface BoardDrawing {
  /** What it is, in a few words, for those who cannot see it. */
  title: string;
  tiles: readonly DrawnTile[];
  /** What places are called; also places without a tile. */
  names?: readonly (Hex & { name: string })[];
  /** Places that have just changed. */
  changed?: readonly Hex[];
  /** Places that may be chosen. */
  offered?: readonly Hex[];
  /** The cells of each feature in play. */
  features?: readonly (readonly Hex[])[];
  /** Begins all ids in the picture: pictures on the same page need different ones. */
  id?: string;
}

const CHANGED = '#B0281F';
const OFFERED = '#1F4A70';
const FEATURE = '#5B2C83';
/** Between the tiles and the edge of the picture. */
const EDGE = 5;
/** Height of a line of the legend, and how wide its entries are. */
const LINE = 17;
const ENTRY = 96;
const FONT = 'ui-sans-serif, system-ui, sans-serif';

/** The picture as an `svg` element. */
export function drawBoard(board: BoardDrawing): string {
  const { title, tiles, names = [], changed = [], offered = [], features = [], id = 'board' } = board;
  const letters = lettersOf(tiles.flatMap(({ animals, markers = [] }) => [...animals, ...markers]));
  const bounds = boundsOf([...tiles, ...names, ...offered]);
  const legend = legendPicture(letters, bounds);
  const height = bounds.height + legend.height;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [bounds.x, bounds.y, bounds.width, height].map(short).join(' '),
      width: short(bounds.width),
      height: short(height),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-description`,
      'font-family': FONT,
    },
    [
      element('title', { id: `${id}-title` }, [escaped(title)]),
      element('desc', { id: `${id}-description` }, [escaped(boardWords(board))]),
      element('defs', {}, terrainPatterns(id)),
      ...tiles.map((tile) => titled(placeWords(tile, nameOf(tile, names)), tilePicture(tile, letters, id))),
      ...features.map((hexes) => outline(hexes, { stroke: FEATURE, 'stroke-width': 3.2 })),
      ...offered.map((hex) => {
        const dashes = { stroke: OFFERED, 'stroke-width': 1.6, 'stroke-dasharray': '4 2.5' };
        return element('polygon', { points: hexagonAt(middle(hex), RADIUS - 2.5), fill: 'none', ...dashes });
      }),
      ...changed.map((hex) => {
        const points = hexagonAt(middle(hex), RADIUS - 1.5);
        return element('polygon', { points, fill: 'none', stroke: CHANGED, 'stroke-width': 2.6 });
      }),
      ...names.map(({ name, ...hex }) =>
        nameAt(
          hex,
          name,
          tiles.some((tile) => isSame(tile, hex)),
        ),
      ),
      ...legend.parts,
    ],
  );
}

/** What a picture shows, in words: the tiles that have a name or something on them, and how many others there are. */
export function boardWords({ tiles, names = [], changed = [], offered = [] }: BoardDrawing): string {
  const plain = Map.groupBy(
    tiles.filter((tile) => tileWords(tile) === tile.terrain && nameOf(tile, names) === undefined),
    ({ terrain }) => terrain,
  );
  const told = tiles.filter((tile) => tileWords(tile) !== tile.terrain || nameOf(tile, names) !== undefined);
  const called = (hexes: readonly Hex[]) =>
    hexes.map((hex) => nameOf(hex, names) ?? `(${hex.q}, ${hex.r})`).join(', ');
  return [
    tiles.length === 0 ? 'No tiles.' : '',
    ...told.map((tile) => `${placeWords(tile, nameOf(tile, names))}.`),
    ...[...plain].map(([terrain, all]) => `${told.length > 0 ? 'Other ' : ''}${terrain}: ${all.length}.`),
    changed.length > 0 ? `Changed: ${called(changed)}.` : '',
    offered.length > 0 ? `Offered: ${called(offered)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function placeWords(tile: DrawnTile, name: string | undefined): string {
  return `${name ?? `(${tile.q}, ${tile.r})`}: ${tileWords(tile)}`;
}

function titled(title: string, parts: readonly string[]): string {
  return element('g', {}, [element('title', {}, [escaped(title)]), ...parts]);
}

const isSame = (a: Hex, b: Hex) => a.q === b.q && a.r === b.r;

function nameOf(hex: Hex, names: readonly (Hex & { name: string })[]): string | undefined {
  return names.find((one) => isSame(one, hex))?.name;
}

/** A name: in the upper corner of a tile, in the middle of a place without one. */
function nameAt(hex: Hex, name: string, isTile: boolean): string {
  const { x, y } = middle(hex);
  const empty = element('polygon', {
    points: hexagonAt({ x, y }),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 0.5,
    'stroke-opacity': 0.4,
  });
  return isTile
    ? text(name, { x: short(x), y: short(y - RADIUS + 15), size: 9.5, weight: 700 })
    : empty + text(name, { x: short(x), y: short(y + 4), size: 12, weight: 700, fill: 'currentColor' });
}

function outline(hexes: readonly Hex[], line: Readonly<Record<string, string | number>>): string {
  const lines = outlineOf(hexes).map((corners) => {
    const points = corners.map((corner) => onGrid(corner, RADIUS));
    return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
  });
  return element('path', { d: lines.join(''), fill: 'none', 'stroke-linejoin': 'round', ...line });
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The space that some hexes take, with the edge around it; an empty picture has room for one. */
function boundsOf(hexes: readonly Hex[]): Bounds {
  const middles = (hexes.length > 0 ? hexes : [{ q: 0, r: 0 }]).map(middle);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const out = RADIUS + EDGE;
  const [x, y] = [Math.min(...xs) - out, Math.min(...ys) - out];
  return { x, y, width: Math.max(...xs) + out - x, height: Math.max(...ys) + out - y };
}

/** Which letter is which animal, below the tiles. */
function legendPicture(
  letters: Letters,
  { x, y, width, height }: Bounds,
): { parts: string[]; height: number } {
  const columns = Math.max(1, Math.floor((width - 2 * EDGE) / ENTRY));
  const parts = [...letters].map(([name], at) => {
    const left = short(x + EDGE + (at % columns) * ENTRY + 7);
    const top = short(y + height + Math.floor(at / columns) * LINE + LINE / 2);
    const words = text(name, { x: 10, y: 3.2, size: 9, anchor: 'start', fill: 'currentColor' });
    return element('g', { transform: `translate(${left} ${top})` }, [token(name, letters), words]);
  });
  return { parts, height: Math.ceil(letters.size / columns) * LINE };
}
