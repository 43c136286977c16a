/** Turns what the storage of `simulate/` refuses into what a command refuses. */
import { UserError } from '../../program/index.ts';
import { reasonOf } from '../files/system-errors.ts';

/**
 * Waits for something; what it refuses, and what the file system does not allow, is refused as wrong use.
 * @param file what could not be written then
 */
export async function withReason<T>(promise: Promise<T>, file?: string): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    const isExpected = error instanceof UserError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    const reason = /no space left/i.test(error.message) ? 'the disk is full' : reasonOf(error);
    throw new UserError(file === undefined ? reason : `${file} cannot be written: ${reason}`);
  }
}
