/** Questions that nobody asks before turning to something: what answers them comes when the first of them is asked. */
import type { QuestionName } from '../messages.ts';
import { changes, difference } from './changes.ts';
import { choose, film, smaller } from './films.ts';
import { pictures } from './gallery.ts';
import { lay } from './laying.ts';
import { markdown } from './markdown.ts';
import { mutants, unnoticed } from './mutants.ts';
import { printed, sheetPictures, sheets } from './sheets.ts';
import type { Answering } from './steps.ts';
import { keep, tellingBoards, tryOut } from './trials.ts';
import { untried } from './untried.ts';
import { aboutOffer, aboutWord, declaration, layout, offers, renameable, renaming } from './writing.ts';

export const LATER = {
  film,
  choose,
  smaller,
  lay,
  keep,
  tryOut,
  tellingBoards,
  untried,
  mutants,
  unnoticed,
  pictures,
  changes,
  difference,
  markdown,
  sheets,
  printed,
  sheetPictures,
  complete: offers,
  document: aboutOffer,
  hover: aboutWord,
  format: layout,
  definition: declaration,
  renameable,
  rename: renaming,
} satisfies { readonly [Name in QuestionName]?: Answering<Name> };
