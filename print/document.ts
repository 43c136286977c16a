/** Documents of drawn sheets, which a browser prints: one page each, with the fonts in them. They run and fetch nothing. */
import { textFonts } from './fonts/fonts.ts';
import type { TextInk } from './layout/ink.ts';
import type { Paper } from './sheet/paper.ts';
import { loadTemplate } from './templates/fill.ts';
import { document } from './templates/templates.generated.ts';
import type { Lang } from './wording/language.ts';

/** How much higher than its paper a page is printed, in millimetres; the PDF is cropped to the paper. */
const OVERHANG_MM = 1;

/**
 * The most characters of sheets in a document. It is one message to the browser, which takes at most 50 MB: the rest is for fonts,
 * paths, and what JSON adds.
 */
const MOST_IN_DOCUMENT = 40_000_000;

const fill = loadTemplate(document);

/** Drawn sheets of one size. */
export interface SheetDocument {
  lang: Lang;
  title: string;
  paper: Paper;
  /** Of each sheet, its SVG elements in millimetres of the paper. */
  sheets: readonly string[];
  /** The ink that all of them are drawn with. */
  ink: TextInk;
}

/** The sheets as self-contained HTML: one document, or several if they have many pictures. */
export function sheetDocuments({ ink, ...view }: SheetDocument): string[] {
  const paths = [...ink.paths].map(([d, name]) => ({ d, name }));
  const beyond = view.paper.height + OVERHANG_MM;
  return portionsBySize(view.sheets, MOST_IN_DOCUMENT).map((sheets) => {
    const fonts = textFonts(view.title + sheets.join(''));
    return fill({ ...view, sheets, beyond, paths, fonts });
  });
}

/** Texts in their order, in groups of at most `most` characters; a longer text is alone. */
function portionsBySize(texts: readonly string[], most: number): string[][] {
  const groups: string[][] = [[]];
  let size = 0;
  for (const text of texts) {
    size += text.length;
    if (size > most && groups.at(-1)!.length > 0) {
      groups.push([]);
      size = text.length;
    }
    groups.at(-1)!.push(text);
  }
  return groups;
}
