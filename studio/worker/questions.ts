/** The page's questions and the functions that answer them, one row each. */
import type { QuestionName } from '../messages.ts';
import { cardsShown, shownCard } from './cards/cards.ts';
import { chain } from './chain.ts';
import type { StepwiseAnswer } from './steps.ts';
import { checked, tooLongProblems } from './write/problems.ts';
import { allScenarios, scenariosOf } from './write/scenarios.ts';
import { colouredWords } from './write/words.ts';

/** The questions needed for writing, and those answered in the same way for every set. */
const FIRST = {
  check: checked,
  tooLong: tooLongProblems,
  words: colouredWords,
  cards: cardsShown,
  card: shownCard,
  scenarios: scenariosOf,
  allScenarios,
  chain,
} satisfies { readonly [Name in QuestionName]?: StepwiseAnswer<Name> };

type Table = { readonly [Name in QuestionName]: StepwiseAnswer<Name> };
const table: Partial<Table> = { ...FIRST };

/** Whether a question can be answered now, without `loadQuestions`. */
export const isLoaded = (name: QuestionName): boolean => name in table;

/** Loads the code that answers all other questions. */
export async function loadQuestions(): Promise<void> {
  const { LATER } = await import('./later-questions.ts');
  Object.assign(table, LATER satisfies Omit<Table, keyof typeof FIRST>);
}

/**
 * Returns the function that answers a question.
 * @throws Error if it is not loaded
 */
export function answererOf<Name extends QuestionName>(name: Name): Table[Name] {
  const found = table[name];
  if (!found) throw new Error(`the code for ${name} could not be loaded`);
  return found;
}
