/** The door of `print/board/`: landscapes as pictures for screens. It needs nothing of the rest of `print/` but geometry. */
export { type BoardDrawing, boardWords, drawBoard } from './board.ts';
export { type Letters, lettersOf } from './letters.ts';
export type { DrawnTile } from './tile.ts';
