/**
 * Questions that come up only when the user goes to certain parts of the page: the code that answers them is
 * loaded with the first of them.
 */
import { loadHandlers } from '../../language/server/index.ts';
import { picture, traits, worths } from './cards/gallery.ts';
import { linkedTexts } from './cards/linked-texts.ts';
import { sheets } from './cards/sheets.ts';
import { changes, difference } from './change/changed-cards.ts';
import { markdown } from './change/markdown.ts';
import { format, request } from './language.ts';
import { choose, film, smaller } from './trial/films.ts';
import { lay } from './trial/laying.ts';
import { keep, tellingBoards, tryOut } from './trial/trials.ts';
import { mutants, unnoticed } from './write/mutants.ts';
import { untried } from './write/untried.ts';
import { worthOfCard, worthOfValues } from './write/worth.ts';

export { loadHandlers };

export const LATER = {
  film,
  choose,
  smaller,
  lay,
  keep,
  tryOut,
  tellingBoards,
  worth: worthOfCard,
  values: worthOfValues,
  worths,
  traits,
  linked: linkedTexts,
  untried,
  mutants,
  unnoticed,
  picture,
  changes,
  difference,
  markdown,
  sheets,
  printed: sheets,
  format,
  request,
};
