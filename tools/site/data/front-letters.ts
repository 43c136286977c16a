/** For the first page: widths and outlines of ASCII, typographic signs, and what several letters are joined to; others are drawn in a system font. */
import boardOutlines from '../../../print/layout/board-outlines.generated.ts';
import letters from '../../../print/layout/letters.generated.ts';
import outlines from '../../../print/layout/outlines.generated.ts';

const plainOnly = <Value>(letters: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(letters).filter(([letter]) => /^[ -~\u00A0–—‘’“”…•·−×]$|^\w./.test(letter)),
  );

/** A record with the same names and other values. */
export const mapValues = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Other,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

export default {
  'letters.generated.ts': mapValues(letters, ({ letters, left, right, ...cut }) => ({
    ...cut,
    letters: plainOnly(letters),
    left: plainOnly(left),
    right: plainOnly(right),
  })),
  'board-outlines.generated.ts': mapValues(boardOutlines, plainOnly),
  // Nothing on these cards is in italics.
  'outlines.generated.ts': { ...mapValues(outlines, plainOnly), italic: {} },
};
