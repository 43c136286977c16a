/** The text pages of a box: one text each, as large as fits. */
import { legendView } from '../sheet/legend.ts';
import type { BoxContext } from './box-context.ts';
import { insetBox, usableArea } from './places.ts';
import { ending, everyDraw, impact, rulesToLookUp, setup, sheetTexts } from './rules.ts';
import type { BoxPage, SheetText } from './sheet.ts';

const PADDING = 6;

/** A page with this text; `name` identifies it in warnings. */
export function readingPage(context: BoxContext, name: string, blocks: SheetText[], columns = 1): BoxPage {
  const box = insetBox(usableArea(context.box), PADDING);
  return { art: [], texts: [{ ...box, name, columns, largest: 12, smallest: 6, blocks }] };
}

/** The page of the rules. */
export function rulesPage(context: BoxContext): BoxPage {
  const title = context.wording.title('box-rules');
  const chapters = [
    ...[setup(context), ...everyDraw(context)],
    ...[impact(context), ...rulesToLookUp(context), ending(context)],
  ];
  return readingPage(context, title, [{ title }, ...sheetTexts(chapters)], 2);
}

/** The page that explains the icons. */
export function iconsPage(context: BoxContext): BoxPage {
  const { palette, wording, words } = context;
  const { title, groups } = legendView(words, wording, palette);
  const blocks = groups.flatMap(({ title: heading, entries }): SheetText[] => [
    { heading },
    { pictures: entries, columns: 3 },
  ]);
  return readingPage(context, title, [{ title }, ...blocks]);
}
