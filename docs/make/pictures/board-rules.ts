/** The style rules of boards for the studio's pages, from the table that also styles boards outside a page. */
import { boardRules } from '../../../print/board/index.ts';
import type { GeneratedFile } from '../page.ts';

export function boardPages(): GeneratedFile[] {
  return [{ file: 'studio/page/board/drawing.css', text: `${HEAD}${boardRules()}` }];
}

const HEAD = '/* Made by `npm run docs` from print/board/styles.ts; changes made here by hand are lost. */\n';
