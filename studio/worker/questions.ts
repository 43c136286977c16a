/** The page's questions and the functions that answer them, one row each: their types are the protocol. */
import type { Workspace } from '../../language/index.ts';
import { listedCards, printedCard } from './cards/cards.ts';
import { chain } from './chain.ts';
import { tooLongProblems, workspaceProblems } from './write/problems.ts';
import { wordClasses } from './write/words.ts';

/** The questions needed for writing, and those answered in the same way for every set. */
const FIRST = {
  check: workspaceProblems,
  tooLong: tooLongProblems,
  words: wordClasses,
  cards: listedCards,
  card: printedCard,
  chain,
};

/** All questions. A function that takes long is a generator: it yields what is known so far, or nothing. */
export type Questions = typeof FIRST & typeof import('./later-questions.ts');
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
export async function loadAnswerer(name: QuestionName): Promise<Answerer> {
  const missing = (error: Error) =>
    Promise.reject(Object.assign(error, { name: 'MissingCode' satisfies MissingCode }));
  const table = name in FIRST ? FIRST : await import('./later-questions.ts').catch(missing);
  return table[name as keyof typeof table] as Answerer;
}
