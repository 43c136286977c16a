/** For the first page: widths and outlines of ASCII, typographic signs, and what several letters are joined to; others are drawn in a system font. */
import boardOutlines from '../../../print/layout/board-outlines.generated.ts';
import letters from '../../../print/layout/letters.generated.ts';
import outlines from '../../../print/layout/outlines.generated.ts';

const plainOnly = <Value>(letters: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(letters).filter(([letter]) => /^[ -~–—‘’“”…•·−×]$|^\w./.test(letter)));

const mapCuts = <Cut, Other>(cuts: Readonly<Record<string, Cut>>, map: (cut: Cut) => Other) =>
  Object.fromEntries(Object.entries(cuts).map(([name, cut]) => [name, map(cut)]));

export default {
  'letters.generated.ts': mapCuts(letters, ({ letters, left, right, ...cut }) => ({
    ...cut,
    letters: plainOnly(letters),
    left: plainOnly(left),
    right: plainOnly(right),
  })),
  'board-outlines.generated.ts': mapCuts(boardOutlines, plainOnly),
  // Nothing on these cards is in italics.
  'outlines.generated.ts': { ...mapCuts(outlines, plainOnly), italic: {} },
};
