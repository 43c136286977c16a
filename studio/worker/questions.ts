/** The questions of the page, and who answers them: one row each. */
import { type Workspace, worthAt } from '../../language/index.ts';
import type { QuestionName, Questions } from '../messages.ts';
import { aloneCard, cardAt, cardRows, shownCard } from './cards.ts';
import { chain } from './chain.ts';
import { changes, difference } from './changes.ts';
import { choose, film } from './films.ts';
import { pictures, traits, worths } from './gallery.ts';
import { lay } from './laying.ts';
import { checked, tooLong } from './problems.ts';
import { allScenarios, scenariosOf } from './scenarios.ts';
import { printed, sheetPictures, sheets } from './sheets.ts';
import type { Steps } from './steps.ts';
import { keep, tellingBoards, tryOut } from './trials.ts';
import { worthOfValues } from './values.ts';
import { colouredWords } from './words.ts';
import { aboutOffer, aboutWord, declaration, layout, offers, renameable, renaming } from './writing.ts';

/** An answer, or the steps to it: each gives what there is by then. */
type Answering<Name extends QuestionName> = (
  workspace: Workspace,
  params: Questions[Name]['params'],
) => Questions[Name]['answer'] | Steps<Name>;

export const QUESTIONS: { readonly [Name in QuestionName]: Answering<Name> } = {
  check: checked,
  tooLong,
  words: colouredWords,
  cards: cardRows,
  card: shownCard,
  alone: aloneCard,
  scenarios: scenariosOf,
  allScenarios,
  *worth(workspace, at) {
    const card = cardAt(workspace, at);
    return (card && (yield* worthAt(workspace, card.file, card.from))) ?? null;
  },
  values: worthOfValues,
  film,
  choose,
  lay,
  keep,
  tryOut,
  tellingBoards,
  chain,
  pictures,
  changes,
  difference,
  sheets,
  printed,
  sheetPictures,
  traits,
  worths,
  complete: offers,
  document: aboutOffer,
  hover: aboutWord,
  format: layout,
  definition: declaration,
  renameable,
  rename: renaming,
};
