/** Turns what the storage of `simulate/` refuses into what a command refuses. */
import { Refusal as GameRefusal } from '../../runtime/index.ts';
import { Refusal, reasonOf } from '../terminal/usage-error.ts';

/**
 * Waits for something; what it refuses, and what the file system does not allow, is refused as wrong use.
 * @param file what could not be written then
 */
export async function withReason<T>(promise: Promise<T>, file?: string): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    const isExpected = error instanceof GameRefusal || (error instanceof Error && 'code' in error);
    if (error instanceof Refusal || !isExpected) throw error;
    const reason = /no space left/i.test(error.message) ? 'the disk is full' : reasonOf(error);
    throw new Refusal(file === undefined ? `${reason}.` : `${file} cannot be written: ${reason}.`);
  }
}
