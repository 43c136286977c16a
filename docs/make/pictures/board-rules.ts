/** The rules of boards in the pages of the studio, from the table that also paints boards without a page. */
import { boardRules } from '../../../print/board/index.ts';
import type { GeneratedFile } from '../page.ts';

export function boardPages(): GeneratedFile[] {
  return [{ file: 'studio/page/board/drawing.css', text: `${HEAD}${boardRules()}` }];
}

const HEAD = '/* Made by `npm run docs` from print/board/styles.ts; changes made here by hand are lost. */\n';
