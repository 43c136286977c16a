/** The save of a whole game: decks, boards, and all pieces in bags around a mat that they snap to. */
import { copies } from '../drawing/art.ts';
import { boundingBox } from '../drawing/box.ts';
import { MM_PER_INCH } from '../resolutions.ts';
import { portions } from '../sheet/layout.ts';
import type { Piece } from './piece.ts';
import {
  type DeckState,
  deckState,
  makeSave,
  makeTransform,
  newState,
  type SavedDeck,
  type Transform,
} from './save.ts';

/** A piece, with the locations of its model and its picture. */
export interface SavedPiece {
  piece: Piece;
  model: string;
  picture: string;
}

/** Everything on the table of a whole game. */
export interface SavedGame {
  title: string;
  decks: readonly SavedDeck[];
  pieces: readonly SavedPiece[];
  /** The name of energy cubes, their number, and their colour as `#RRGGBB`. */
  cubes: { name: string; count: number; colour: string };
}

const WHITE = { r: 1, g: 1, b: 1 };
/** The scale of energy cubes: a cube in the simulator has a side of one inch, the game's cubes have 8 mm. */
const CUBE = 8 / MM_PER_INCH;
const BAG = { ordered: 0, random: 2 };
const CARDBOARD = 3;
const IN_BAG = makeTransform({ x: 0, z: 0 });

/** Sides of the squares that decks and bags occupy on the table, in inches. */
const DECK = 3.2;
const BAG_ROOM = 2.6;
/** Boards deeper than this are placed behind the bags: players read them but do not handle them. */
const DEEP_BOARD = 6;
/** Bags per row. */
const BAGS = 12;

/** An object to lay out on the table; `put` creates it with its middle at a position. */
interface Laid {
  width: number;
  depth: number;
  put: (at: { x: number; z: number }) => State[];
}

/** The gap between objects, and between rows, in inches. */
const GAP = 0.6;

/** Lays out rows next to each other, starting at `z`, towards the player (-1) or away (1); each is centred on the table. */
function laidRows(rows: readonly (readonly Laid[])[], z: number, way: -1 | 1): State[] {
  let near = z;
  return rows.flatMap((row) => {
    if (row.length === 0) return [];
    const depth = Math.max(...row.map((one) => one.depth));
    const middle = near + way * (GAP + depth / 2);
    near += way * (GAP + depth);
    let left = -(row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1)) / 2;
    return row.flatMap(({ width, put }) => {
      const x = left + width / 2;
      left += width + GAP;
      return put({ x, z: middle });
    });
  });
}

/** The whole game as an object for the simulator's `Saved Objects`. */
export function savedGame({ title, decks, pieces, cubes }: SavedGame) {
  const mats = pieces.filter(({ piece }) => piece.snaps);
  const boards = pieces.filter(({ piece }) => !piece.snaps && !piece.bag).map(laidBoard);
  const laidDecks = decks.map((deck) => laidSquare(DECK, (at) => deckState(deck, at)));
  const bags = Map.groupBy(
    pieces.filter(({ piece }) => piece.bag),
    ({ piece }) => piece.bag!,
  );
  const laidBags = [
    ...[...bags].map(([name, kinds]) => {
      const states = kinds.flatMap((kind) => copies(kind.piece.count, pieceState(kind, IN_BAG)));
      const isBlind = kinds.some(({ piece }) => piece.isBlind);
      return laidSquare(BAG_ROOM, (at) => bagState(name, states, makeTransform(at), isBlind));
    }),
    laidSquare(BAG_ROOM, (at) =>
      bagState(cubes.name, copies(cubes.count, cubeState(cubes)), makeTransform(at)),
    ),
  ];
  const edge = Math.max(...mats.map((mat) => sizeOf(mat).depth / 2));
  return makeSave<State>(title, [
    ...mats.map((mat) => ({ ...pieceState(mat, makeTransform({ x: 0, y: 0.9, z: 0 })), Locked: true })),
    ...laidRows([laidDecks, boards.filter(({ depth }) => depth < DEEP_BOARD)], -edge, -1),
    ...laidRows([...portions(laidBags, BAGS), boards.filter(({ depth }) => depth >= DEEP_BOARD)], edge, 1),
  ]);
}

type State = DeckState | ReturnType<typeof pieceState | typeof bagState | typeof cubeState>;

const laidSquare = (side: number, make: (at: { x: number; z: number }) => State): Laid => ({
  width: side,
  depth: side,
  put: (at) => [make(at)],
});

/** Width and depth of a piece, in inches. */
function sizeOf({ piece }: SavedPiece) {
  const { width, height } = boundingBox(piece.shape.outline.flat());
  return { width: width / MM_PER_INCH, depth: height / MM_PER_INCH };
}

/** A board, or a stack of equal boards. */
function laidBoard(one: SavedPiece): Laid {
  const { count, thickness } = one.piece;
  const heights = Array.from({ length: count }, (_, i) => 1 + (i * thickness) / MM_PER_INCH);
  return { ...sizeOf(one), put: (at) => heights.map((y) => pieceState(one, makeTransform({ ...at, y }))) };
}

function bagState(
  name: string,
  contents: readonly ReturnType<typeof newState>[],
  transform: Transform,
  isBlind = false,
) {
  return {
    ...newState('Bag', transform, name),
    MaterialIndex: -1,
    MeshIndex: -1,
    Number: 0,
    Bag: { Order: isBlind ? BAG.random : BAG.ordered },
    ContainedObjects: contents,
  };
}

function pieceState({ piece, model, picture }: SavedPiece, transform: Transform) {
  const top = piece.thickness / 2 / MM_PER_INCH;
  const snaps = piece.snaps?.map(({ x, y }) => ({
    Position: { x: x / MM_PER_INCH, y: top, z: y / MM_PER_INCH },
  }));
  return {
    ...newState('Custom_Model', transform, piece.name, '', WHITE),
    CustomMesh: {
      MeshURL: model,
      DiffuseURL: picture,
      NormalURL: '',
      // With the default box collider, hexes could not be placed side by side.
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
  return newState('BlockSquare', makeTransform({ x: 0, z: 0 }, { scale: CUBE }), name, '', tint);
}
