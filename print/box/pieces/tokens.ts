/** Tokens: hexes of a third of a tile's side, edge to edge: animals with their tabs, mountains, forests, markers, score markers. */
import type { AnimalWord } from '../../../program/index.ts';
import { type Emblem, signEmblem, silhouette } from '../../card/emblem.ts';
import type { Point } from '../../card/geometry.ts';
import type { Palette } from '../../card/palette.ts';
import { colourOf } from '../../card/theme.ts';
import { label } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { hundreds, TRACK_SPACES } from '../inventory.ts';
import { areaOf, behind, honeycomb } from '../places.ts';
import { type BoxSheet, sheetsOf } from '../sheet.ts';
import {
  type Art,
  centred,
  copies,
  emblemAt,
  hexagon,
  hexCuts,
  mixed,
  ORIGIN,
  placed,
  seatColour,
} from './art.ts';
import { hexCorners, TAB_SIDE, TOKEN_SIDE } from './hexes.ts';

const HEX = hexagon(TOKEN_SIDE);
/** Corners of a token in which its tabs lie: the lowest for one, those beside it for two, all three for three. */
const TAB_CORNERS: Readonly<Record<number, readonly number[]>> = { 1: [3], 2: [4, 2], 3: [4, 3, 2] };
/** Middle and height of the animal above one tab, and above two or three. */
const ANIMAL = { one: { y: -2.1, side: 9.6 }, more: { y: -2.5, side: 8.7 } };
const TAB_ICON = 3.3;
/** The line around a tab is inside it, so that it is not cut off with the neighbour. */
const TAB_LINE = 0.25;
/** Mountains and forests have a light ground of their colour. */
const PALE = 0.78;
const PIECE = 12.5;
const NUMBER = 9;
const MARKER_ICON = 10;

/** Middles of the tabs of an animal: each is in a corner of its token, two of their edges in one line. */
export function tabMiddles(tabs: number): Point[] {
  const corners = hexCorners(ORIGIN, TOKEN_SIDE - TAB_SIDE);
  return TAB_CORNERS[tabs]!.map((corner) => corners[corner]!);
}

/** An animal: its drawing, and in the corners below it the hexes it may be put on (R8.1). */
export function animalArt({ name, on }: AnimalWord, palette: Palette): Art {
  const { look } = palette;
  const tabs =
    'token' in on
      ? [{ fill: palePiece(on.token, palette), icon: pieceEmblem(on.token, palette) }]
      : on.terrain.map((terrain) => ({
          fill: colourOf(terrain, look),
          icon: signEmblem(terrain, look.on, palette),
        }));
  const middles = tabMiddles(tabs.length);
  const { y, side } = tabs.length === 1 ? ANIMAL.one : ANIMAL.more;
  return {
    parts: [
      { d: HEX, fill: '#FFFFFF' },
      emblemAt(signEmblem(name, look.ink, palette), { x: 0, y }, side),
      ...tabs.flatMap(({ fill, icon }, i) => [
        { d: hexagon(TAB_SIDE, middles[i]), fill },
        { d: hexagon(TAB_SIDE - TAB_LINE / 2, middles[i]), stroke: look.ink, width: TAB_LINE },
        emblemAt(icon, middles[i]!, TAB_ICON),
      ]),
    ],
  };
}

const pieceEmblem = (name: string, palette: Palette): Emblem =>
  signEmblem(name, silhouette(name, palette), palette);
const palePiece = (name: string, palette: Palette) => mixed(silhouette(name, palette), '#FFFFFF', PALE);

/** A mountain, a forest or a marker. */
export function pieceArt(name: string, palette: Palette): Art {
  return {
    parts: [
      { d: HEX, fill: palePiece(name, palette) },
      emblemAt(pieceEmblem(name, palette), { x: 0, y: -0.3 }, PIECE),
    ],
  };
}

/** The marker below a hex of a feature's tile that shows both kinds of land. */
export function landMarkerArt(terrain: 'desert' | 'grassland', palette: Palette): Art {
  const { look } = palette;
  return {
    parts: [
      { d: HEX, fill: colourOf(terrain, look) },
      emblemAt(signEmblem(terrain, look.on, palette), ORIGIN, MARKER_ICON),
    ],
  };
}

/** A player's marker for the score track, or for each hundred points. */
export function markerArt(seat: number, text: string, { look }: Palette): Art {
  const { fill, on } = seatColour(seat, look);
  const size = text.length === 1 ? NUMBER : NUMBER / 2;
  return {
    parts: [
      { d: HEX, fill },
      { d: hexagon(TOKEN_SIDE - 1.2), stroke: on, width: 0.4 },
      centred(text, { x: 0, y: size * 0.34 }, size, on, { weight: 800 }),
    ],
  };
}

/** A kind of token, and how many of it there are. */
export interface TokenKind {
  /** A unique word. */
  key: string;
  name: string;
  /** The bag it is kept in; a player's markers are not in a bag. */
  group?: string;
  count: number;
  art: Art;
}

/** All tokens of a box in the order they are printed. */
export function tokenKinds({ inventory, palette, wording }: BoxContext): TokenKind[] {
  const { animals, markers, seats } = inventory;
  const marker = wording.title('box-marker');
  const name = (thing: string, many = false) => label(wording.noun(thing, many));
  return [
    ...animals.map((animal) => ({
      key: `animal-${animal.name}`,
      name: name(animal.name),
      group: name(animal.name, true),
      count: animal.count,
      art: animalArt(animal, palette),
    })),
    ...(['mountain', 'forest'] as const).map((piece) => ({
      key: piece,
      name: name(piece),
      group: name(piece, true),
      count: inventory[piece],
      art: pieceArt(piece, palette),
    })),
    ...markers.map((one) => ({
      key: `marker-${one.name}`,
      name: name(one.name),
      group: name(one.name, true),
      count: one.count,
      art: pieceArt(one.name, palette),
    })),
    ...(['desert', 'grassland'] as const).map((terrain) => ({
      key: `land-${terrain}`,
      name: name(terrain),
      group: wording.title('box-land-markers'),
      count: inventory.landMarkers,
      art: landMarkerArt(terrain, palette),
    })),
    ...seats.map((seat) => ({
      key: `marker-${seat}`,
      name: `${marker} ${seat + 1}`,
      count: 1,
      art: markerArt(seat, `${seat + 1}`, palette),
    })),
    ...seats.map((seat) => ({
      key: `hundred-${seat}`,
      name: `${marker} ${seat + 1}, +${TRACK_SPACES}`,
      count: hundreds(inventory),
      art: markerArt(seat, `+${TRACK_SPACES}`, palette),
    })),
  ].filter(({ count }) => count > 0);
}

/** The sheets of tokens: the same on both sides. */
export function tokens(context: BoxContext): BoxSheet[] {
  const { box, wording } = context;
  const over = behind(box, context.back);
  const all = tokenKinds(context).flatMap(({ count, art }) => copies(count, art));
  return sheetsOf(wording.title('box-tokens'), all, honeycomb(areaOf(box), TOKEN_SIDE), (some) => ({
    front: { art: some.map((at) => placed(at.piece, at)), cuts: hexCuts(some, TOKEN_SIDE) },
    back: { art: some.map((at) => placed(at.piece, over(at))) },
  }));
}
