/** The save of a whole game: decks, boards, and all pieces in bags around a mat they snap to. */

import type { Piece } from './pieces.ts';
import { deckState, type SavedDeck, saveOf } from './save.ts';
import { lying, newState, type Transform } from './state.ts';

/** A piece and where its model and its picture are. */
export interface SavedPiece {
  piece: Piece;
  model: string;
  picture: string;
}

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
const BAG = { inOrder: 0, random: 2 };
const CARDBOARD = 3;

/** Where things lie, in inches from the middle of the mat: rows below it and above it. */
const ROWS = { decks: -19, bags: 18, boards: -25, step: 3 };

/** All of it as an object of the simulator's `Saved Objects`. */
export function savedGame({ title, decks, pieces, cubes }: SavedGame) {
  const mats = pieces.filter(({ piece }) => piece.home === 'mat');
  const boards = pieces.filter(({ piece }) => piece.home === 'table');
  const bags = new Map<string, SavedPiece[]>();
  for (const one of pieces) {
    if (typeof one.piece.home === 'string') continue;
    const { bag } = one.piece.home;
    bags.set(bag, [...(bags.get(bag) ?? []), one]);
  }
  const cube = cubesState(cubes);
  const all = bags.size + 1;
  return saveOf(title, [
    ...mats.map((mat) => ({ ...pieceState(mat, lying({ x: 0, y: 0.9, z: 0 })), Locked: true })),
    ...decks.map((deck, i) => deckState(deck, { x: inRow(i, decks.length), z: ROWS.decks })),
    ...boardStates(boards),
    ...[...bags].map(([name, kinds], i) => bagState(name, kinds, bagPlace(i, all))),
    {
      ...emptyBag(cubes.name, bagPlace(bags.size, all)),
      ContainedObjects: Array.from({ length: cubes.count }, () => cube),
    },
  ]);
}

/** Places of a row, its middle at the middle of the table. */
const inRow = (i: number, count: number, step = ROWS.step) => (i - (count - 1) / 2) * step;

/** Bags stand in two rows. */
function bagPlace(i: number, count: number): Transform {
  const half = Math.ceil(count / 2);
  const [column, row] = [i % half, Math.floor(i / half)];
  return lying({ x: inRow(column, half), z: ROWS.bags + row * ROWS.step });
}

function emptyBag(name: string, transform: Transform, order = BAG.inOrder) {
  return {
    ...newState('Bag', transform, name),
    MaterialIndex: -1,
    MeshIndex: -1,
    Number: 0,
    Bag: { Order: order },
  };
}

function bagState(name: string, kinds: readonly SavedPiece[], transform: Transform) {
  const blind = kinds.some(({ piece }) => typeof piece.home !== 'string' && piece.home.blind);
  const contents = kinds.flatMap((kind) =>
    Array.from({ length: kind.piece.count }, () => pieceState(kind, lying({ x: 0, z: 0 }))),
  );
  return { ...emptyBag(name, transform, blind ? BAG.random : BAG.inOrder), ContainedObjects: contents };
}

/** Boards from left to right, several of a kind on one pile. */
function boardStates(boards: readonly SavedPiece[]) {
  const widthOf = ({ piece }: SavedPiece) => {
    const xs = piece.shape.outline.flat().map(({ x }) => x);
    return (Math.max(...xs) - Math.min(...xs)) / INCH + 0.5;
  };
  const whole = boards.reduce((sum, one) => sum + widthOf(one), 0);
  let left = -whole / 2;
  return boards.flatMap((one) => {
    const x = left + widthOf(one) / 2;
    left += widthOf(one);
    const { count, thickness } = one.piece;
    return Array.from({ length: count }, (_, i) =>
      pieceState(one, lying({ x, y: 1 + (i * thickness) / INCH, z: ROWS.boards })),
    );
  });
}

function pieceState({ piece, model, picture }: SavedPiece, transform: Transform) {
  const top = piece.thickness / 2 / INCH;
  const snaps = piece.snaps?.map(({ x, y }) => ({ Position: { x: x / INCH, y: top, z: y / INCH } }));
  return {
    ...newState('Custom_Model', transform, piece.name, piece.text, WHITE),
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

function cubesState({ name, colour }: SavedGame['cubes']) {
  const channel = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16) / 255;
  const tint = { r: channel(1), g: channel(3), b: channel(5) };
  return newState('BlockSquare', lying({ x: 0, z: 0 }, { scale: CUBE }), name, '', tint);
}
