/** Tokens: animals with their tabs, mountains, forests, markers, score markers, in the chosen shape. */
import type { AnimalWord, Terrain } from '../../../program/index.ts';
import { type Art, centredText, mixColours, ORIGIN, placeArt } from '../../drawing/art.ts';
import type { Point } from '../../drawing/box.ts';
import { hexagon, hexCorners, TAB_SIDE, TOKEN_SIDE } from '../../drawing/hexes.ts';
import { picture, silhouette } from '../../face/emblems/emblem.ts';
import type { Palette } from '../../face/palette.ts';
import { seatColour, wordColour } from '../../face/theme.ts';
import { tokenArt } from '../../pieces/token.ts';
import { behind } from '../../sheet/layout.ts';
import { label } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { hundreds, TRACK_SPACES } from '../inventory.ts';
import { grid, usableArea } from '../places.ts';
import { type BoxSheet, type PieceKind, pieceFace, pieceSheets } from '../sheet.ts';
import { speciesInitials, speciesTint } from './species.ts';
import { type FlatTokenShape, SHAPES, straightCuts, TOKEN } from './token-shapes.ts';

/**
 * Corners of a token that hold its tabs, by the number of tabs: the lowest for one, its neighbours for two, all three
 * for three.
 */
const TAB_CORNERS: Readonly<Record<number, readonly number[]>> = { 1: [3], 2: [4, 2], 3: [4, 3, 2] };
/** Middle and size of the animal's drawing: on a hex above one tab, and above two or three; on squares and rounds. */
const ANIMAL = {
  one: { x: 1.3, y: -2, side: 8.8 },
  more: { x: 1.1, y: -2.8, side: 7.6 },
  square: { x: 2, y: -2.7, side: 8.4 },
  round: { x: 1.3, y: -2.4, side: 7.2 },
};
const TAB_ROW = { y: { square: 4.9, round: 4.5 }, pitch: 5.2 };
/** Start and size of a species' letter, to the left of its drawing. */
const LETTER = {
  hex: { x: -7.1, y: -1.4, size: 3.4 },
  square: { x: -7.3, y: -3.6, size: 4.6 },
  round: { x: -7, y: -1.4, size: 3.5 },
};
const TAB_ICON = 3.3;
/** The line around a tab is inset, so that cutting out a neighbouring token does not cut it off. */
const TAB_LINE = 0.25;
/** Mountains and forests have a pale background of their colour. */
const PALENESS = 0.78;
const PIECE = { x: 0, y: -0.3, side: 12.5 };
const NUMBER = 9;
const LAND_MARKER = { x: 0, y: 0, side: 10 };

/**
 * Middles of an animal's tabs: on a hex each is in a corner, with two of its edges on the token's; otherwise they are
 * in a row.
 */
export function tabMiddles(tabs: number, shape: FlatTokenShape = 'hex'): Point[] {
  if (shape !== 'hex')
    return Array.from({ length: tabs }, (_, i) => ({
      x: (i - (tabs - 1) / 2) * TAB_ROW.pitch,
      y: TAB_ROW.y[shape],
    }));
  const corners = hexCorners(ORIGIN, TOKEN_SIDE - TAB_SIDE);
  return TAB_CORNERS[tabs]!.map((corner) => corners[corner]!);
}

/** An animal: its drawing and letter on its tint, and below them the terrains or token it may be placed on (R8.1). */
function animalArt(
  { name, on }: AnimalWord,
  palette: Palette,
  shape: FlatTokenShape,
  { letter, tint }: { letter: string; tint: string },
): Art {
  const { theme } = palette;
  const tabs =
    'token' in on
      ? [{ word: on.token, fill: paleOf(on.token, palette), colour: silhouette(on.token, palette) }]
      : on.terrain.map((word) => ({ word, fill: wordColour(word, theme), colour: theme.on }));
  const middles = tabMiddles(tabs.length, shape);
  const place = shape !== 'hex' ? ANIMAL[shape] : tabs.length === 1 ? ANIMAL.one : ANIMAL.more;
  const ground = { d: SHAPES[shape].outline(0), fill: theme.things.size === 0 ? '#FFFFFF' : tint };
  return tokenArt(
    name,
    { ground, icon: { ...place, colour: theme.ink } },
    palette,
    { ...LETTER[shape], text: letter, colour: theme.ink, weight: 800 },
    ...tabs.flatMap(({ word, fill, colour }, i) => [
      { d: hexagon(TAB_SIDE, middles[i]), fill },
      { d: hexagon(TAB_SIDE - TAB_LINE / 2, middles[i]), stroke: theme.ink, width: TAB_LINE },
      picture(word, { ...middles[i]!, side: TAB_ICON, colour }, palette),
    ]),
  );
}

const paleOf = (name: string, palette: Palette) => mixColours(silhouette(name, palette), '#FFFFFF', PALENESS);

/** A mountain, a forest or a marker. */
function pieceArt(name: string, palette: Palette, shape: FlatTokenShape): Art {
  const ground = { d: SHAPES[shape].outline(0), fill: paleOf(name, palette) };
  return tokenArt(name, { ground, icon: { ...PIECE, colour: silhouette(name, palette) } }, palette);
}

/** The marker placed below a feature tile's hex that shows both kinds of land. */
function landMarkerArt(terrain: Terrain, palette: Palette, shape: FlatTokenShape): Art {
  const ground = { d: SHAPES[shape].outline(0), fill: wordColour(terrain, palette.theme) };
  return tokenArt(terrain, { ground, icon: { ...LAND_MARKER, colour: palette.theme.on } }, palette);
}

/** A player's marker for the score track, or for each hundred points. */
function markerArt(seat: number, text: string, { theme }: Palette, shape: FlatTokenShape): Art {
  const { fill, on } = seatColour(seat, theme);
  const size = text.length === 1 ? NUMBER : NUMBER / 2;
  return {
    parts: [
      { d: SHAPES[shape].outline(0), fill },
      { d: SHAPES[shape].outline(1.2), stroke: on, width: 0.4 },
      centredText(text, { x: 0, y: size * 0.34 }, size, on, { weight: 800 }),
    ],
  };
}

/** All tokens of a box, in printing order. */
export function tokenKinds(
  { inventory, palette, wording }: BoxContext,
  shape: FlatTokenShape = 'hex',
): PieceKind[] {
  const { animals, markers, seats, landMarkers } = inventory;
  const name = (thing: string, many = false) => label(wording.noun(thing, many));
  const letters = speciesInitials(animals.map((animal) => name(animal.name)));
  const token = (key: string, count: number, named: Pick<PieceKind, 'name' | 'bag'>, art: Art) => {
    return { key, count, ...named, front: pieceFace('#FFFFFF', [art]) };
  };
  const named = (thing: string) => ({ name: name(thing), bag: name(thing, true) });
  const land = wording.title('box-land-markers');
  const seatName = (seat: number, more = '') => ({
    name: `${wording.title('box-marker')} ${seat + 1}${more}`,
  });
  const hundred = `+${TRACK_SPACES}`;
  return [
    ...animals.map((animal, i) => {
      const art = animalArt(animal, palette, shape, { letter: letters[i]!, tint: speciesTint(i) });
      return token(`animal-${animal.name}`, animal.count, named(animal.name), art);
    }),
    ...(['mountain', 'forest'] as const).map((piece) =>
      token(piece, inventory[piece], named(piece), pieceArt(piece, palette, shape)),
    ),
    ...markers.map((marker) =>
      token(`marker-${marker.name}`, marker.count, named(marker.name), pieceArt(marker.name, palette, shape)),
    ),
    ...(['desert', 'grassland'] as const).map((terrain) => {
      const art = landMarkerArt(terrain, palette, shape);
      return token(`land-${terrain}`, landMarkers, { name: name(terrain), bag: land }, art);
    }),
    ...seats.map((seat) =>
      token(`marker-${seat}`, 1, seatName(seat), markerArt(seat, `${seat + 1}`, palette, shape)),
    ),
    ...seats.map((seat) => {
      const art = markerArt(seat, hundred, palette, shape);
      return token(`hundred-${seat}`, hundreds(inventory), seatName(seat, `, ${hundred}`), art);
    }),
  ].filter(({ count }) => count > 0);
}

/** The sheets of tokens, with the same content on both sides. */
export function tokens(context: BoxContext): BoxSheet[] {
  const { box, wording, palette } = context;
  const { tokens: requested = 'square' } = context;
  const shape = requested === 'standee' ? 'square' : requested;
  const { places, cuts } = SHAPES[shape];
  const area = usableArea(box);
  const title = wording.title('box-tokens');
  const kinds = tokenKinds(context, shape);
  const isStandee = ({ key }: PieceKind) => requested === 'standee' && key.startsWith('animal-');
  const standees = kinds
    .filter(isStandee)
    .map((kind) => ({ ...kind, front: { ...kind.front, art: [standeeArt(kind.front.art[0]!, palette)] } }));
  const flat = kinds.filter((kind) => !isStandee(kind));
  return [
    ...pieceSheets(title, standees, { places: grid(area, STRIP), cuts: (some) => straightCuts(some, STRIP) }),
    ...pieceSheets(title, flat, { places: places(area), cuts, over: behind(box.paper, context.back) }),
  ];
}

/** A standee: two faces that are folded back to back, the upper one upside down, with a foot at each end. */
const STANDEE = { foot: 7 };
const STRIP = { width: TOKEN, height: 2 * (TOKEN + STANDEE.foot) };

function standeeArt(art: Art, { theme }: Palette): Art {
  const line = { stroke: theme.ink, width: 0.15, dash: '1 1' };
  const across = (y: number) => ({ ...line, d: `M${-TOKEN / 2} ${y}H${TOKEN / 2}` });
  return {
    parts: [
      placeArt(art, { x: 0, y: TOKEN / 2 }),
      placeArt(art, { x: 0, y: -TOKEN / 2, turned: true }),
      ...[-TOKEN, 0, TOKEN].map(across),
    ],
  };
}
