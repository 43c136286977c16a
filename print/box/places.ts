/** Positions of pieces on the paper of a box: hexes edge to edge, squares in rows, multi-hex shapes apart from each other. */
import { type Hex, hexKey, neighbours, rotateHex } from '../../program/index.ts';
import { rectangle } from '../drawing/art.ts';
import type { Box, Point, Size } from '../drawing/box.ts';
import { hexMiddle, hexSize } from '../drawing/hexes.ts';
import { countFitting, PRINTER_MARGIN_MM, type SheetOptions } from '../sheet/layout.ts';

/** Paper and how much of it is used, in millimetres. */
export type BoxPaper = Pick<SheetOptions, 'paper' | 'margin' | 'bleed'>;

/** Height of the line of small print at the upper and at the lower edge, in millimetres. */
export const NOTE_HEIGHT_MM = 4;

/** The area between the lines of small print, inset by `around` on each side. */
export function usableArea({ paper, margin = PRINTER_MARGIN_MM }: BoxPaper, around = 0): Box {
  const [x, y] = [margin + around, margin + NOTE_HEIGHT_MM + around];
  return { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
}

/** A hex and the position of its middle on the paper. */
export interface PlacedHex extends Hex, Point {}

/** As many hexes as fit, edge to edge, row by row; every other row is shifted by half a hex. May be empty. */
export function honeycomb(area: Box, side: number): PlacedHex[] {
  const { width, height } = hexSize(side);
  const pitch = 1.5 * side;
  const even = countFitting(area.width, width);
  const odd = countFitting(area.width - width / 2, width);
  const rows = area.height < height ? 0 : 1 + countFitting(area.height - height, pitch);
  const wide = Math.max(even, odd + (rows > 1 ? 0.5 : 0)) * width;
  const high = height + (rows - 1) * pitch;
  const origin = {
    x: area.x + (area.width - wide) / 2 + width / 2,
    y: area.y + (area.height - high) / 2 + side,
  };
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: r % 2 === 0 ? even : odd }, (_, column): PlacedHex => {
      const hex = { q: column - Math.floor(r / 2), r };
      const { x, y } = hexMiddle(hex, side);
      return { ...hex, x: origin.x + x, y: origin.y + y };
    }),
  ).flat();
}

/** Middles of as many rectangles as fit, with this gap, row by row, centred in an area. */
export function grid(area: Box, { width, height }: Size, gap = 0): Point[] {
  const along = (from: number, length: number, side: number) => {
    const count = countFitting(length, side, gap);
    const start = from + (length - count * side - (count - 1) * gap) / 2 + side / 2;
    return Array.from({ length: count }, (_, i) => start + i * (side + gap));
  };
  const columns = along(area.x, area.width, width);
  return along(area.y, area.height, height).flatMap((y) => columns.map((x) => ({ x, y })));
}

/** The outlines of rectangles of this size around their middles, as a path. */
export const rectangles = (middles: readonly Point[], { width, height }: Size): string =>
  middles.map(({ x, y }) => rectangle(x - width / 2, y - height / 2, width, height)).join('');

/**
 * Lays shapes on sheets with these hexes, rotated where that helps, so that no two touch: the index of each shape's
 * sheet, and the positions of its hexes, in their order; undefined for a shape that fits on no sheet.
 * @param first how many hexes of the first sheet are taken already
 */
export function layShapes(shapes: readonly (readonly Hex[])[], sheet: readonly PlacedHex[], first = 0) {
  const places = new Map(sheet.map((hex) => [hexKey(hex), hex]));
  const withAround = (hexes: readonly Hex[]) => hexes.flatMap((hex) => [hex, ...neighbours(hex)]).map(hexKey);
  const taken: Set<string>[] = first > 0 ? [new Set(withAround(sheet.slice(0, first)))] : [];
  return shapes.map((shape) => {
    for (let number = 0; number <= taken.length; number++) {
      const hexes = fitting(shape, sheet, places, taken[number] ?? new Set());
      if (!hexes) continue;
      taken[number] = new Set([...(taken[number] ?? []), ...withAround(hexes)]);
      return { sheet: number, hexes };
    }
    return undefined;
  });
}

function fitting(
  shape: readonly Hex[],
  sheet: readonly PlacedHex[],
  places: ReadonlyMap<string, PlacedHex>,
  taken: ReadonlySet<string>,
): PlacedHex[] | undefined {
  for (let sixths = 0; sixths < 6; sixths++) {
    const [first, ...others] = shape.map((hex) => rotateHex(hex, sixths));
    for (const start of sheet) {
      const at = ({ q, r }: Hex) => hexKey({ q: start.q + q - first!.q, r: start.r + r - first!.r });
      const hexes = [first!, ...others].flatMap((hex) => places.get(at(hex)) ?? []);
      if (hexes.length === shape.length && hexes.every((hex) => !taken.has(hexKey(hex)))) return hexes;
    }
  }
  return undefined;
}
