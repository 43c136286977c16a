/** The part of a board that fits a small terminal. */
import type { Hex } from '../../../program/index.ts';
import { type BoardPicture, columnOf, edgeOf, extentOf, type HexSize, hexesOf } from './picture.ts';

/**
 * The picture itself if it fits; otherwise the part around the middle of its marks, or of the board if it has no marks.
 * @param width columns, including the names of the rows
 * @param height lines, including the numbers of the columns
 */
export function cropPicture(
  picture: BoardPicture,
  size: HexSize,
  width: number,
  height: number,
): BoardPicture {
  const extent = extentOf(picture, size);
  if (extent.width <= width && extent.height <= height) return picture;
  const all = hexesOf(picture);
  const wanted = picture.marks.length > 0 ? picture.marks.map(({ hex }) => hex) : all;
  const axes = [
    { along: ({ r }: Hex) => r, room: Math.floor((height - 1) / size.height) - 1 },
    { along: (hex: Hex) => columnOf(hex, size), room: width - edgeOf(picture) - size.width - 1 },
  ].map(({ along, room }) => {
    const ends = all.map(along);
    const places = wanted.map(along);
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    return { along, middle, first: Math.min(...ends), last: Math.max(...ends), length: Math.max(0, room) };
  });
  // Centred on an existing hex, so that the result is never empty.
  const distance = (hex: Hex): number =>
    axes.reduce((sum, { along, middle }) => sum + Math.abs(along(hex) - middle), 0);
  const focus = wanted.reduce((best, hex) => (distance(hex) < distance(best) ? hex : best));
  const isInside = (hex: Hex): boolean =>
    axes.every(({ along, first, last, length }) => {
      const start = Math.max(first, Math.min(last - length, along(focus) - Math.floor(length / 2)));
      return along(hex) >= start && along(hex) <= start + length;
    });
  const marks = picture.marks.filter(({ hex }) => isInside(hex));
  return { ...picture, tiles: picture.tiles.filter(isInside), marks };
}
