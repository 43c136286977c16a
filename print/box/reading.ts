/** The text pages of a box: one text each, as large as fits. */
import { insetBox } from '../drawing/box.ts';
import { legendText } from '../sheet/legend.ts';
import type { TextPart } from '../sheet/words.ts';
import type { BoxContext } from './box-context.ts';
import { usableArea } from './places.ts';
import { ending, everyDraw, impact, rulesToLookUp, setup } from './rules.ts';
import { type BoxPage, sizesBetween } from './sheet.ts';

const PADDING = 6;
/** The sizes of texts to read, in points. */
export const READING_SIZES = sizesBetween(12, 6);

/** A page with this text; `name` identifies it in warnings. */
export function readingPage(context: BoxContext, name: string, text: TextPart[], columns = 1): BoxPage {
  const box = insetBox(usableArea(context.box), PADDING);
  return { art: [], texts: [{ ...box, name, sizes: READING_SIZES, parts: { text, columns } }] };
}

/** The page of the rules. */
export function rulesPage(context: BoxContext): BoxPage {
  const title = context.wording.title('box-rules');
  const chapters = [setup, everyDraw, impact, rulesToLookUp, ending].flatMap((rules) => rules(context));
  return readingPage(context, title, [{ title }, ...chapters], 2);
}

/** The page that explains the icons. */
export function iconsPage(context: BoxContext): BoxPage {
  const { palette, wording, words } = context;
  return readingPage(context, wording.title('legend'), legendText(words, wording, palette));
}
