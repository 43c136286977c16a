/** Lines of a table that are in a file before anybody sees what they say. */
import { UserError } from '../../program/messages/index.ts';
import type { AppendOnlyFile } from '../files/append-only-file.ts';

/** What happened could not be kept, so it did not happen. People are told no path of the host. */
export class NotKept extends UserError {
  constructor() {
    super('The host cannot keep this now, so it was not done: its terminal says why. Try again later.');
  }
}

export class KeptLines {
  readonly #file: AppendOnlyFile;
  readonly #report: (error: unknown) => void;
  /** Why nothing can be kept: reported once for as long as that is so. */
  #trouble = '';

  constructor(file: AppendOnlyFile, report: (error: unknown) => void) {
    this.#file = file;
    this.#report = report;
  }

  /** Bytes of all. */
  get length(): number {
    return this.#file.length;
  }

  /** @throws NotKept when that is not possible, and reports why */
  add(text: string): void {
    try {
      this.#file.add(text);
      this.#trouble = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#trouble) this.#report(error);
      this.#trouble = message;
      throw new NotKept();
    }
  }

  close(): void {
    this.#file.close();
  }
}
