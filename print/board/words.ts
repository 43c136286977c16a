/** Text descriptions of boards, for screen readers. */
import { type Hex, hexKey } from '../../program/index.ts';
import type { BoardDrawing, DrawnOption, DrawnTile } from './drawn.ts';

/** A picture in words: the tiles that have a name or something on them, the number of other tiles, and what is marked. */
export function describeBoard(board: BoardDrawing): string {
  const {
    tiles,
    changed = [],
    chosen = [],
    options = [],
    regions = [],
    features = [],
    differences = [],
  } = board;
  const nameOf = boardPlaceNames(board);
  const isDescribed = (tile: DrawnTile) => isPlain(tile) === false || nameOf.has(hexKey(tile));
  const plain = Map.groupBy(
    tiles.filter((tile) => !isDescribed(tile)),
    ({ terrain }) => terrain,
  );
  const described = tiles.filter(isDescribed);
  const called = (hexes: readonly Hex[]) => hexes.map((hex) => placeName(hex, nameOf)).join(', ');
  const list = (words: string, hexes: readonly Hex[]) =>
    hexes.length > 0 ? [`${words}: ${called(hexes)}.`] : [];
  const offered = options.flatMap((option) => optionLabel(option, nameOf) ?? []);
  return [
    tiles.length === 0 ? 'No tiles.' : '',
    ...described.map((tile) => `${placeLabel(tile, nameOf)}.`),
    ...[...plain].map(
      ([terrain, all]) => `${described.length > 0 ? 'Other ' : ''}${terrain}: ${all.length}.`,
    ),
    ...features.flatMap(({ name = 'A feature', hexes }) => list(name, hexes)),
    ...(board.self ? list('This', [board.self]) : []),
    ...regions.flatMap(({ is, hexes, words = REGIONS[is] }) => list(words, hexes)),
    ...list('Changed', changed),
    ...list('Chosen', chosen),
    offered.length > 0 ? `Offered: ${offered.join(', ')}.` : '',
    ...(['expected', 'got'] as const).flatMap((is) =>
      list(
        DIFFERENCES[is],
        differences.filter((one) => one.is === is),
      ),
    ),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const DIFFERENCES = { expected: 'Expected here', got: 'Not as expected' };
const REGIONS = { this: 'This region', adjacent: 'Adjacent' };

/** The names of hexes, by key. */
export type PlaceNames = ReadonlyMap<string, string>;

export const boardPlaceNames = ({ names = [] }: BoardDrawing): PlaceNames =>
  new Map(names.map((hex) => [hexKey(hex), hex.name]));

const placeName = (hex: Hex, names: PlaceNames): string => names.get(hexKey(hex)) ?? `(${hex.q}, ${hex.r})`;

/** A hex and what is on it: `a: desert with 2 lion`. */
export const placeLabel = (tile: DrawnTile, names: PlaceNames): string =>
  `${placeName(tile, names)}: ${describeTile(tile)}`;

/** The label of an option: its name, else what it is about; undefined if neither is known. */
export function optionLabel(option: DrawnOption, names: PlaceNames): string | undefined {
  const { hexes, thing, to, digit, name, state } = option;
  const where = hexes.map((hex) => placeName(hex, names)).join(' and ');
  const about =
    where === ''
      ? undefined
      : [
          thing === undefined ? where : `${thing} ${to ? 'from' : 'on'} ${where}`,
          to ? ` to ${placeName(to, names)}` : '',
        ].join('');
  const words = name ?? about;
  if (words === undefined) return undefined;
  return `${digit === undefined || digit === words ? '' : `(${digit}) `}${words}${state === 'chosen' ? ', chosen' : ''}`;
}

/** A tile in words, in the form that scenarios use: `desert with 1 mountain and 2 lion`. */
export function describeTile(tile: DrawnTile): string {
  const { mountains, forests } = tile;
  const amounts = [...tokenGroups(tile)].map(({ thing, amount }) => `${amount} ${thing}`);
  const words = [
    ...(mountains > 0 ? [`${mountains} mountain`] : []),
    ...(forests > 0 ? [`${forests} forest`] : []),
    ...amounts,
  ];
  return words.length > 0 ? `${tile.terrain} with ${words.join(' and ')}` : tile.terrain;
}

const isPlain = ({ mountains, forests, animals, markers = [] }: DrawnTile): boolean =>
  mountains + forests + animals.length + markers.length === 0;

/** The number of each kind of animal and marker on a tile, in the order of the tile. */
export function tokenGroups({ animals, markers = [] }: DrawnTile) {
  const groups = (tokens: readonly string[], isMarker: boolean) =>
    [...Map.groupBy(tokens, (thing) => thing)].map(([thing, { length: amount }]) => ({
      thing,
      isMarker,
      amount,
    }));
  return [...groups(animals, false), ...groups(markers, true)];
}
