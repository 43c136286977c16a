/** Lines of a table that are written to a file before any page shows them. */
import { UserError } from '../../program/messages/index.ts';
import type { AppendOnlyFile } from '../files/append-only-file.ts';

/** An event could not be stored, so it did not happen. The message reveals no path of the host. */
export class NotKept extends UserError {
  constructor() {
    super('The host cannot save this now, so it was not done: its terminal says why. Try again later.');
  }
}

export class KeptLines {
  readonly #file: AppendOnlyFile;
  readonly #report: (error: unknown) => void;
  /** Why lines cannot be written; the same reason is reported only once. */
  #trouble = '';

  constructor(file: AppendOnlyFile, report: (error: unknown) => void) {
    this.#file = file;
    this.#report = report;
  }

  /** The size of the file in bytes. */
  get length(): number {
    return this.#file.length;
  }

  /** @throws NotKept if the text cannot be written; reports the reason */
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
