/** A document of drawn sheets, which a browser prints: one page each, with the fonts in it. It runs and fetches nothing. */
import { textFonts } from './fonts/fonts.ts';
import type { TextInk } from './layout/ink.ts';
import type { Paper } from './sheet/paper.ts';
import { loadTemplate } from './templates/fill.ts';
import { document } from './templates/templates.generated.ts';
import type { Lang } from './wording/language.ts';

/** How much higher than its paper a page is printed, in millimetres; the PDF is cropped to the paper. */
const OVERHANG_MM = 1;

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

/** The document as self-contained HTML. */
export function documentHtml({ ink, ...view }: SheetDocument): string {
  const paths = [...ink.paths].map(([d, name]) => ({ d, name }));
  const fonts = textFonts(view.title + view.sheets.join(''));
  return fill({ ...view, beyond: view.paper.height + OVERHANG_MM, paths, fonts });
}
