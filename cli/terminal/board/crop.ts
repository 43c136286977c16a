/** A part of a board that is too large for its terminal. */
import type { Hex } from '../../../program/index.ts';
import { extentOf, type Picture, type Size } from './picture.ts';

/**
 * The part of a picture that fits, around its marks if it has any: what lies farthest from their middle is left out.
 * @param width columns, with the names of the rows
 * @param height lines, with the numbers of the columns
 */
export function cropped(picture: Picture, size: Size, width: number, height: number): Picture {
  let part = picture;
  while (!isWithin(part, size, width, height)) part = smaller(part, size, width, height);
  return part;
}

function isWithin(picture: Picture, size: Size, width: number, height: number): boolean {
  if (placesOf(picture).length <= 1) return true;
  const extent = extentOf(picture, size);
  return extent.width <= width && extent.height <= height;
}

const placesOf = ({ tiles, marks }: Picture): Hex[] => [...tiles, ...marks.map(({ hex }) => hex)];
const rowOf = ({ r }: Hex) => r;
/** Twice the column, so that it is whole. */
const columnOf = ({ q, r }: Hex) => 2 * q + r;

/** Without the outermost row or column, on the side that is farther from the marks. */
function smaller(picture: Picture, size: Size, width: number, height: number): Picture {
  const extent = extentOf(picture, size);
  const axis = extent.height > height ? rowOf : extent.width > width ? columnOf : rowOf;
  const wanted = picture.marks.length > 0 ? picture.marks.map(({ hex }) => hex) : picture.tiles;
  const values = placesOf(picture).map(axis);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const inner = wanted.map(axis);
  const before = Math.min(...inner) - first;
  const after = last - Math.max(...inner);
  const outer = before >= after ? first : last;
  return {
    ...picture,
    tiles: picture.tiles.filter((tile) => axis(tile) !== outer),
    marks: picture.marks.filter(({ hex }) => axis(hex) !== outer),
  };
}
