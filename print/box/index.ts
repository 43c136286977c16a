/** The entry of `print/box/`, for pages that count the sheets of a box. */
export { boxContext } from './box-context.ts';
export { ownContents } from './own.ts';
export type { TokenShape } from './pieces/token-shapes.ts';
export { boxSides } from './sides.ts';
