import { isPrintFailure, type PrintFailure } from '../../print/failure.ts';

/** The printed result; throws the reason for a failure. */
export function printed<T extends object>(result: T | PrintFailure): T {
  if (isPrintFailure(result)) throw new Error(result.message);
  return result;
}
