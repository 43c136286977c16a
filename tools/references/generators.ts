/** Everything generated from the code: references, and the grammar for editors. */
import { apiPages } from './api.ts';
import { cataloguePages } from './catalogue.ts';
import { cookbookPages } from './language/cookbook.ts';
import { grammarPages } from './language/grammar.ts';
import { problemPages } from './language/problems.ts';
import { sheetPages } from './language/sheet.ts';
import { stepPages } from './language/steps.ts';
import { textMatePages } from './language/textmate.ts';
import { unsayableModules } from './language/unsayable.ts';
import { iconPages } from './modules/icons.ts';
import { letterPages } from './modules/letters.ts';
import { meaningPages } from './modules/meanings.ts';
import { messagePages } from './modules/messages.ts';
import { problemModules } from './modules/problems.ts';
import { setTypePages } from './modules/set-types.ts';
import { templatePages } from './modules/templates.ts';
import { validatorPages } from './modules/validators.ts';
import type { GeneratedFile } from './page.ts';
import { boardPicturePages } from './pictures/board-pictures.ts';
import { tablePages } from './tables.ts';

/** Each function makes the pages of one reference; add new ones here. */
const GENERATORS: readonly (() => GeneratedFile[] | Promise<GeneratedFile[]>)[] = [
  grammarPages,
  sheetPages,
  stepPages,
  problemPages,
  cataloguePages,
  cookbookPages,
  unsayableModules,
  apiPages,
  iconPages,
  tablePages,
  textMatePages,
  templatePages,
  meaningPages,
  messagePages,
  problemModules,
  letterPages,
  boardPicturePages,
  validatorPages,
  setTypePages,
];

/** Folders with nothing but generated pages: any other file in them is left over from an earlier run. */
export const GENERATED_FOLDERS: readonly string[] = [
  'docs/reference/api',
  'docs/reference/grammar',
  'docs/pictures/cookbook',
  'docs/problems',
];

export async function generatedPages(): Promise<GeneratedFile[]> {
  const pages = await Promise.all(GENERATORS.map((make) => make()));
  return pages.flat();
}
