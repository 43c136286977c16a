/** Everything generated from the code: references, and the grammar for editors. */
import { apiPages } from './api.ts';
import { boardPicturePages } from './board-pictures.ts';
import { boardPages } from './board-rules.ts';
import { cataloguePages } from './catalogue.ts';
import { cookbookPages } from './cookbook.ts';
import { grammarPages } from './grammar.ts';
import { iconPages } from './icons.ts';
import { letterPages } from './letters.ts';
import { meaningPages } from './meanings.ts';
import type { GeneratedFile } from './page.ts';
import { problemPages } from './problems.ts';
import { reportPlotPages } from './report-plots.ts';
import { setTypePages } from './set-types.ts';
import { stepPages } from './steps.ts';
import { strengthPages } from './strength.ts';
import { tablePages } from './tables.ts';
import { templatePages } from './templates.ts';
import { textMatePages } from './textmate.ts';
import { validatorPages } from './validators.ts';

/** Each makes the pages of one reference; add new ones here. */
const GENERATORS: readonly (() => GeneratedFile[] | Promise<GeneratedFile[]>)[] = [
  grammarPages,
  stepPages,
  problemPages,
  cataloguePages,
  cookbookPages,
  apiPages,
  iconPages,
  tablePages,
  textMatePages,
  templatePages,
  meaningPages,
  letterPages,
  boardPages,
  boardPicturePages,
  validatorPages,
  setTypePages,
  strengthPages,
  reportPlotPages,
];

/** Folders with nothing but generated pages: any other file in them is left over from an earlier run. */
export const GENERATED_FOLDERS: readonly string[] = ['docs/api', 'docs/grammar', 'docs/problems'];

export async function generatedPages(): Promise<GeneratedFile[]> {
  const pages = await Promise.all(GENERATORS.map((make) => make()));
  return pages.flat();
}
