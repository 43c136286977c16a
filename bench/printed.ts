import { isPrintProblem, type PrintProblem } from '../print/problem.ts';

/** What was printed; throws the reason if nothing was. */
export function printed<T extends object>(result: T | PrintProblem): T {
  if (isPrintProblem(result)) throw new Error(result.message);
  return result;
}
