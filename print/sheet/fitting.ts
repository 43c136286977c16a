/** Which cards fit, for prints without the others. */
import type { Icons } from '../drawing/icons.ts';
import { frontOverflow } from '../face/card.ts';
import { cardShape } from '../face/geometry.ts';
import { newPalette } from '../face/palette.ts';
import { overflowWarnings } from '../failure.ts';
import type { Printable } from '../printable.ts';
import type { SheetInput } from './draw.ts';
import { type SheetOptions, toCardSize } from './layout.ts';

/** The cards whose texts fit, and the warnings about the others. */
export function fittingCards<One extends { card: Printable }>(
  all: readonly One[],
  {
    words,
    lang,
    proof,
    card: size,
    safe,
  }: Pick<SheetInput, 'words' | 'lang' | 'proof'> & Pick<SheetOptions, 'card' | 'safe'>,
  icons: Icons,
): { fitting: readonly One[]; warnings: string[] } {
  const palette = newPalette(icons, words, proof);
  const options = { lang, ...(proof && { proof }), ...cardShape(toCardSize(size), safe) };
  const overflows = all.map(({ card }) => frontOverflow(card, palette, options));
  return {
    fitting: all.filter((_, i) => overflows[i]!.length === 0),
    warnings: overflowWarnings(overflows.flat()),
  };
}
