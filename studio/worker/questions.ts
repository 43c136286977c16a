/** The questions of the page, and who answers them: one row each. */
import { type Workspace, worthAt } from '../../language/index.ts';
import type { QuestionName, Questions } from '../messages.ts';
import { aloneCard, cardAt, cardRows, shownCard } from './cards.ts';
import { chain } from './chain.ts';
import { traits, worths } from './gallery.ts';
import { checked, tooLong } from './problems.ts';
import { allScenarios, scenariosOf } from './scenarios.ts';
import type { Steps } from './steps.ts';
import { worthOfValues } from './values.ts';
import { colouredWords } from './words.ts';

/** An answer, or the steps to it: each gives what there is by then. */
export type Answering<Name extends QuestionName> = (
  workspace: Workspace,
  params: Questions[Name]['params'],
) => Questions[Name]['answer'] | Steps<Name>;

/** What is asked by itself, while somebody looks on and writes. */
const FIRST = {
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
  chain,
  traits,
  worths,
} satisfies { readonly [Name in QuestionName]?: Answering<Name> };

/** All other questions. */
export type LaterName = Exclude<QuestionName, keyof typeof FIRST>;

type Table = { readonly [Name in QuestionName]: Answering<Name> };
const table: Partial<Table> = { ...FIRST };

/** Whether a question can be answered now, without `loadQuestions`. */
export const isLoaded = (name: QuestionName): boolean => name in table;

/** Loads what answers all other questions. */
export async function loadQuestions(): Promise<void> {
  Object.assign(table, (await import('./later-questions.ts')).LATER);
}

/**
 * Who answers a question.
 * @throws Error for one that is not loaded
 */
export function answererOf<Name extends QuestionName>(name: Name): Table[Name] {
  const found = table[name];
  if (!found) throw new Error(`what answers ${name} could not be loaded`);
  return found;
}
