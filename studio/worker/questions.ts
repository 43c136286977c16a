/** The page's questions and the functions that answer them, one row each: their types are the protocol. */
import type { Workspace } from '../../language/index.ts';
import { cardsShown, shownCard } from './cards/cards.ts';
import { chain } from './chain.ts';
import type { LATER } from './later-questions.ts';
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
};

/** All questions. A function that takes long is a generator: it yields what is known so far, or nothing. */
export type Questions = typeof FIRST & typeof LATER;
export type QuestionName = keyof Questions;

/** The parameters of a question. */
export type Params<Name extends QuestionName> =
  Parameters<Questions[Name]> extends [Workspace, infer Given] ? Given : Record<string, never>;

/** The answer to a question. */
export type Answer<Name extends QuestionName> = Whole<ReturnType<Questions[Name]>>;
type Whole<Returned> = Returned extends Generator<unknown, infer Last> ? Last : Returned;

/** The name of the error when the worker could not load code. The browser does not try again in the same worker. */
export type MissingCode = 'MissingCode';

type Answerer = (workspace: Workspace, params: unknown) => unknown;

/**
 * The function that answers a question. The code for later questions is loaded with the first of them.
 * @throws an error named `MissingCode`
 */
export async function answererOf(name: QuestionName): Promise<Answerer> {
  const load = async () => {
    const { LATER, loadHandlers } = await import('./later-questions.ts');
    await loadHandlers();
    return LATER;
  };
  const missing = (error: Error) =>
    Promise.reject(Object.assign(error, { name: 'MissingCode' satisfies MissingCode }));
  const table = name in FIRST ? FIRST : await load().catch(missing);
  return table[name as keyof typeof table] as Answerer;
}
