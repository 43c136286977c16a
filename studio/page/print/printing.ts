/** The state of the place Print: what a PDF is asked for with, and how far it is. */
import type { PrintOption, PrintWanted } from '../../server-messages.ts';
import { type Printed, Refusal, type Server } from '../server.ts';

/** What it uses of the studio. */
export interface PrintingStudio {
  readonly server: Server;
  readonly set: { folder: string; name: string };
  saveAll(): Promise<void>;
}

/** A PDF that was made. */
export interface MadePdf extends Omit<Printed, 'pdf'> {
  url: string;
  /** For the file that it is saved in. */
  name: string;
}

/** Under this name and the folder of the set a browser keeps what was asked for last. */
const KEPT = 'ecos-print';

export class Printing {
  readonly #studio: PrintingStudio;
  readonly #changed: () => void;
  /** All that can be asked for; undefined until the server has said it. */
  options: readonly PrintOption[] | undefined;
  wanted: PrintWanted;
  /** How far it is, in words; undefined while nothing is printed. */
  progress: string | undefined;
  made: MadePdf | undefined;
  /** Why there is no PDF. */
  refused: string | undefined;
  #cancel: AbortController | undefined;

  constructor(studio: PrintingStudio, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
    this.wanted = kept(`${KEPT} ${studio.set.folder}`);
  }

  /** Asks what it lacks. */
  async look(): Promise<void> {
    if (this.options) return;
    try {
      this.options = await this.#studio.server.printOptions();
    } catch (error) {
      this.refused = wordsOf(error);
    }
    this.#changed();
  }

  /** Asks for something else; without a value it is as usual. */
  want(name: string, value: string | boolean | undefined): void {
    const { [name]: _, ...others } = this.wanted;
    this.wanted = value === undefined || value === '' ? others : { ...others, [name]: value };
    localStorage.setItem(`${KEPT} ${this.#studio.set.folder}`, JSON.stringify(this.wanted));
    this.refused = undefined;
    this.#changed();
  }

  /** Asks for nothing but what is usual. */
  forget(): void {
    this.wanted = {};
    localStorage.removeItem(`${KEPT} ${this.#studio.set.folder}`);
    this.refused = undefined;
    this.#changed();
  }

  /** Makes the PDF of what is saved; saves everything before. */
  async print(): Promise<void> {
    if (this.#cancel) return;
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.#forgetMade();
    this.refused = undefined;
    const begun = Date.now();
    const tell = () => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      this.progress = `Making the PDF${seconds > 0 ? `, ${seconds} s so far` : ''} …`;
      this.#changed();
    };
    tell();
    const timer = setInterval(tell, 1000);
    try {
      await this.#studio.saveAll();
      const { pdf, ...about } = await this.#studio.server.print(this.wanted, cancel.signal);
      const name = `${this.#studio.set.name.replace(/\.eco$/, '')}.pdf`;
      this.made = { ...about, name, url: URL.createObjectURL(pdf) };
    } catch (error) {
      this.refused = cancel.signal.aborted ? 'Printing was cancelled.' : wordsOf(error);
    } finally {
      clearInterval(timer);
      this.progress = undefined;
      this.#cancel = undefined;
      this.#changed();
    }
  }

  /** Stops making the PDF. */
  cancel(): void {
    this.#cancel?.abort();
  }

  #forgetMade(): void {
    if (this.made) URL.revokeObjectURL(this.made.url);
    this.made = undefined;
  }
}

/** What this browser keeps; nothing where that is no longer readable. */
function kept(name: string): PrintWanted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PrintWanted) : {};
  } catch {
    return {};
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : 'The studio does not answer. Start ecos studio again.';
