/** The save of a whole game: decks, boards, and all pieces in bags around a mat they snap to. */

import { boundsOf } from '../box/pieces/hexes.ts';
import { portions } from '../box/places.ts';
import type { Piece } from './piece.ts';
import { type Laid, laidRows } from './rows.ts';
import { type DeckState, deckState, type SavedDeck, saveOf } from './save.ts';
import { lying, newState, type Transform } from './state.ts';

/** A piece and where its model and its picture are. */
export interface SavedPiece {
  piece: Piece;
  model: string;
  picture: string;
}

/** What is put on the table of a whole game. */
export interface SavedGame {
  title: string;
  decks: readonly SavedDeck[];
  pieces: readonly SavedPiece[];
  /** What energy is called, how many there are, and their colour as `#RRGGBB`. */
  cubes: { name: string; count: number; colour: string };
}

const INCH = 25.4;
const WHITE = { r: 1, g: 1, b: 1 };
/** A cube of the simulator has a side of one inch; ours 8 mm. */
const CUBE = 8 / INCH;
const BAG = { ordered: 0, random: 2 };
const CARDBOARD = 3;

/** What decks and bags take up on the table. */
const DECK = 3.2;
const BAG_ROOM = 2.6;
/** Boards deeper than this are behind the bags: players read them but do not handle them. */
const DEEP = 6;
/** Bags in a row. */
const BAGS = 12;

/** All of it as an object of the simulator's `Saved Objects`. */
export function savedGame({ title, decks, pieces, cubes }: SavedGame) {
  const mats = pieces.filter(({ piece }) => piece.home === 'mat');
  const boards = pieces.filter(({ piece }) => piece.home === 'table').map(laidBoard);
  const laidDecks = decks.map(
    (deck): Laid<State> => ({
      width: DECK,
      depth: DECK,
      put: (at) => [deckState(deck, at)],
    }),
  );
  const bags = new Map<string, SavedPiece[]>();
  for (const one of pieces) {
    if (typeof one.piece.home === 'string') continue;
    const { bag } = one.piece.home;
    bags.set(bag, [...(bags.get(bag) ?? []), one]);
  }
  const laidBags = [
    ...[...bags].map(([name, kinds]) => laidBag((at) => bagState(name, kinds, at))),
    laidBag((at) => bagOf(cubes.name, Array<State>(cubes.count).fill(cubeState(cubes)), at)),
  ];
  const edge = Math.max(...mats.map((mat) => sizeOf(mat).depth / 2));
  return saveOf<State>(title, [
    ...mats.map((mat) => ({ ...pieceState(mat, lying({ x: 0, y: 0.9, z: 0 })), Locked: true })),
    ...laidRows([laidDecks, boards.filter(({ depth }) => depth < DEEP)], -edge, -1),
    ...laidRows([...portions(laidBags, BAGS), boards.filter(({ depth }) => depth >= DEEP)], edge, 1),
  ]);
}

type State = DeckState | ReturnType<typeof pieceState> | BagState | ReturnType<typeof cubeState>;

const laidBag = (make: (at: Transform) => State): Laid<State> => ({
  width: BAG_ROOM,
  depth: BAG_ROOM,
  put: (at) => [make(lying(at))],
});

/** Width and depth of a piece in inches. */
function sizeOf({ piece }: SavedPiece) {
  const { width, height } = boundsOf(piece.shape.outline.flat());
  return { width: width / INCH, depth: height / INCH };
}

/** A board, or a pile of them. */
function laidBoard(one: SavedPiece): Laid<State> {
  const { count, thickness } = one.piece;
  return {
    ...sizeOf(one),
    put: (at) =>
      Array.from({ length: count }, (_, i) =>
        pieceState(one, lying({ ...at, y: 1 + (i * thickness) / INCH })),
      ),
  };
}

function bagOf(
  name: string,
  contents: readonly State[],
  transform: Transform,
  order = BAG.ordered,
): BagState {
  return {
    ...newState('Bag', transform, name),
    MaterialIndex: -1,
    MeshIndex: -1,
    Number: 0,
    Bag: { Order: order },
    ContainedObjects: contents,
  };
}

interface BagState extends ReturnType<typeof newState<'Bag'>> {
  MaterialIndex: number;
  MeshIndex: number;
  Number: number;
  Bag: { Order: number };
  ContainedObjects: readonly State[];
}

function bagState(name: string, kinds: readonly SavedPiece[], transform: Transform) {
  const blind = kinds.some(({ piece }) => typeof piece.home !== 'string' && piece.home.blind);
  const contents = kinds.flatMap((kind) =>
    Array.from({ length: kind.piece.count }, () => pieceState(kind, lying({ x: 0, z: 0 }))),
  );
  return bagOf(name, contents, transform, blind ? BAG.random : BAG.ordered);
}

function pieceState({ piece, model, picture }: SavedPiece, transform: Transform) {
  const top = piece.thickness / 2 / INCH;
  const snaps = piece.snaps?.map(({ x, y }) => ({ Position: { x: x / INCH, y: top, z: y / INCH } }));
  return {
    ...newState('Custom_Model', transform, piece.name, '', WHITE),
    CustomMesh: {
      MeshURL: model,
      DiffuseURL: picture,
      NormalURL: '',
      // Without one it would be a box, and no two hexes could lie side by side.
      ColliderURL: model,
      Convex: true,
      MaterialIndex: CARDBOARD,
      TypeIndex: 0,
      CastShadows: true,
    },
    ...(snaps && { AttachedSnapPoints: snaps }),
  };
}

function cubeState({ name, colour }: SavedGame['cubes']) {
  const channel = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16) / 255;
  const tint = { r: channel(1), g: channel(3), b: channel(5) };
  return newState('BlockSquare', lying({ x: 0, z: 0 }, { scale: CUBE }), name, '', tint);
}
