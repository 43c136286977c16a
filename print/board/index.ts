/**
 * The public interface of `print/board/`: landscapes as pictures for screens, and as text. Like `print/face/`, it needs
 * the icons of `print/assets.ts`.
 */
export { type BoardStyle, drawBoard } from './board.ts';
export {
  type BoardMark,
  type BoardSvgOptions,
  boardSvg,
  landscapeDrawing,
  type SeenLandscape,
} from './board-svg.ts';
export { boardColours } from './colours.ts';
export type { BoardDrawing, DrawnOption, DrawnTile } from './drawn.ts';
export { type Letters, speciesLetters } from './letters.ts';
export { describeBoard } from './words.ts';
