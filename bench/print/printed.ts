import { isPrintFailure, type PrintFailure } from '../../print/failure.ts';

/** What was printed; throws the reason if nothing was. */
export function printed<T extends object>(result: T | PrintFailure): T {
  if (isPrintFailure(result)) throw new Error(result.message);
  return result;
}
