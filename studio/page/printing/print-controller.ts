/** The state of the place Print: the chosen options, and the progress of printing. */
import { signal } from '@preact/signals';
import type { SheetsPreview } from '../../messages.ts';
import type { PrintOption, PrintWanted } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import { loadedPart } from '../shell/part.tsx';
import { browserStorage, keep } from '../storage.ts';
import type { Studio } from '../studio.ts';
import { changesTo, isChanged } from '../texts/documents.ts';
import { type Printed, RefusedError } from '../texts/server.ts';

/** The result of printing. */
export interface PrintResult extends Omit<Printed, 'pdf'> {
  /** The PDF; absent if the browser itself printed. */
  pdf?: {
    url: string;
    /** The name of the file to save it in. */
    name: string;
  };
}

/** The maximum number of warnings to list; the rest are counted. */
const MOST_WARNINGS = 20;

/** The controller of each studio, created when the user first goes there. */
const controllers = new WeakMap<Studio, PrintController>();

export function printControllerOf(studio: Studio): PrintController {
  const controller = controllers.get(studio) ?? new PrintController(studio);
  controllers.set(studio, controller);
  return controller;
}

/** Goes to Print with the numbers of some cards. */
export function printCards(studio: Studio, cards: readonly { number: number }[]): void {
  const numbers = new Set(cards.map(({ number }) => number));
  printControllerOf(studio).want('cards', [...numbers].sort((a, b) => a - b).join(','));
  studio.visitPlace('print');
}

export class PrintController {
  readonly #studio: Studio;
  /** All options; undefined until the server has answered. */
  readonly options = signal<readonly PrintOption[] | undefined>(undefined);
  readonly wanted;
  /** The progress in words; undefined while nothing is printed. */
  readonly progress = signal<string | undefined>(undefined);
  readonly result = signal<PrintResult | undefined>(undefined);
  /** The layout of the cards on paper; the previous one while the next is being computed. */
  readonly plan = signal<SheetsPreview | undefined>(undefined);
  /** Why there are no options, no plan, and no PDF; the last with the `#content` it is about. */
  readonly #withoutOptions = signal<string | undefined>(undefined);
  readonly #withoutPlan = signal<string | undefined>(undefined);
  readonly #withoutPdf = signal<{ words: string; content: string } | undefined>(undefined);
  #cancel: AbortController | undefined;
  #hasAsked = false;
  /** The version of the texts and the options that the plan is for. */
  #planned = '';

  constructor(studio: Studio) {
    this.#studio = studio;
    this.wanted = signal(storedOptions(this.#storageKey));
  }

  /** Under which a browser stores the last options. */
  get #storageKey(): string {
    return `ecos-print ${this.#studio.set.folder}`;
  }

  /** Asks for missing data about the current texts. A request that the server did not answer is repeated with the next call. */
  async update(): Promise<void> {
    // The error of printing other texts no longer applies.
    if (this.#withoutPdf.value?.content !== this.#content) this.#withoutPdf.value = undefined;
    void this.#layOut();
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    try {
      this.options.value = await this.#studio.server.printOptions();
      this.#withoutOptions.value = undefined;
    } catch (error) {
      this.#hasAsked = error instanceof RefusedError;
      this.#withoutOptions.value = wordsOf(error);
    }
  }

  /** Why there is no PDF. */
  get refused(): string | undefined {
    return this.#withoutPdf.value?.words ?? this.#withoutPlan.value ?? this.#withoutOptions.value;
  }

  /** The notes on the plan, without those that repeat the reason of a refusal. */
  get notes(): readonly string[] {
    const { refused = '' } = this;
    return this.plan.value?.notes.filter((note) => !refused.startsWith(note.split('. ', 1)[0]!)) ?? [];
  }

  /** Sets an option; without a value, resets it to its default. */
  want(name: string, value: string | boolean | undefined): void {
    const { [name]: before, ...others } = this.wanted.value;
    const isUnset = value === undefined || value === '';
    if (before === (isUnset ? undefined : value)) return;
    this.#want(isUnset ? others : { ...others, [name]: value });
  }

  /** Resets all options to their defaults. */
  reset(): void {
    this.#want({});
  }

  #want(wanted: PrintWanted): void {
    this.wanted.value = wanted;
    keep(this.#storageKey, JSON.stringify(wanted));
    this.#withoutPdf.value = undefined;
    void this.#layOut();
  }

  /** Saves everything, then makes the PDF. */
  async print(): Promise<void> {
    if (this.#cancel) return;
    const { server } = this.#studio;
    const cancel = new AbortController();
    this.#cancel = cancel;
    if (this.result.value?.pdf) URL.revokeObjectURL(this.result.value.pdf.url);
    this.result.value = this.#withoutPdf.value = undefined;
    const start = Date.now();
    const showProgress = () => {
      const seconds = Math.round((Date.now() - start) / 1000);
      this.progress.value = `Making the ${server.keeps === 'disk' ? 'PDF' : 'sheets'}${seconds > 0 ? `, ${seconds} s so far` : ''} …`;
    };
    showProgress();
    const timer = setInterval(showProgress, 1000);
    try {
      await this.#studio.saveAll();
      this.result.value = await (server.keeps === 'browser' ? this.#printHere : this.#makePdf)(cancel.signal);
    } catch (error) {
      const words = cancel.signal.aborted ? 'Printing was cancelled.' : wordsOf(error);
      this.#withoutPdf.value = { words, content: this.#content };
    } finally {
      clearInterval(timer);
      this.progress.value = undefined;
      this.#cancel = undefined;
    }
  }

  /** Stops making the PDF. */
  cancel(): void {
    this.#cancel?.abort();
  }

  /**
   * The texts, including conflicting ones on disk, and the known sets. The version of the texts does not serve here, because
   * it also counts up when texts are formatted for saving.
   */
  get #content(): string {
    const { documents, set } = this.#studio;
    const texts = [...documents.values()].map(({ file, text, theirs }) => [file, text, theirs]);
    return JSON.stringify([...texts, set.known]);
  }

  readonly #makePdf = async (signal: AbortSignal): Promise<PrintResult> => {
    const { server, documents, set } = this.#studio;
    // A PDF contains the saved texts, so they must not differ from those of the page.
    const left = [...documents.values()].find(isChanged);
    if (left?.theirs)
      throw new RefusedError(
        `${left.file} was changed here and on the disk: choose one of the texts, then print.`,
      );
    if (left) throw new RefusedError(`${left.file} could not be saved, and a PDF has what is saved.`);
    const { pdf, ...about } = await server.print(this.wanted.value, signal);
    return {
      ...about,
      pdf: { name: `${set.name.replace(/\.eco$/, '')}.pdf`, url: URL.createObjectURL(pdf) },
    };
  };

  /** Prints the sheets with the browser. */
  readonly #printHere = async (signal: AbortSignal): Promise<PrintResult> => {
    const { line, set } = this.#studio;
    const sheets = await line.ask('printed', { wanted: this.wanted.value, version: set.version });
    if (!sheets || signal.aborted) throw new RefusedError('A text has changed: print again.');
    if ('refused' in sheets) throw new RefusedError(sheets.refused);
    if (sheets.unprintable !== undefined) throw new RefusedError(sheets.unprintable);
    const { printHere } = await loadedPart(() => import('./browser-print.ts'));
    await printHere(sheets);
    const { cards, warnings } = sheets;
    return {
      cards,
      pages: sheets.sheets.length,
      warnings: warnings.slice(0, MOST_WARNINGS),
      more: Math.max(0, warnings.length - MOST_WARNINGS),
    };
  };

  async #layOut(): Promise<void> {
    const { line, set } = this.#studio;
    const wanted = this.wanted.value;
    const planned = `${line.version} ${JSON.stringify(wanted)}`;
    if (planned === this.#planned) return;
    this.#planned = planned;
    let earlier: FileChange[] | undefined;
    try {
      earlier = await this.#earlier(wanted);
    } catch (error) {
      if (planned !== this.#planned) return;
      this.#planned = '';
      this.#withoutPlan.value = wordsOf(error);
      return;
    }
    if (planned !== this.#planned) return;
    line.post('sheets', { wanted, version: set.version, ...(earlier && { earlier }) }, (plan) => {
      if (planned !== this.#planned) return;
      this.#withoutPlan.value = 'refused' in plan ? plan.refused : undefined;
      if (!('refused' in plan)) this.plan.value = plan;
    });
  }

  /** The changes that restore the texts of the commit in `changed`; undefined if that is not a commit. */
  async #earlier({ changed }: PrintWanted): Promise<FileChange[] | undefined> {
    const { server, documents } = this.#studio;
    if (typeof changed !== 'string') return undefined;
    try {
      const { files } = await server.earlier(changed);
      return changesTo(new Map(files.map(({ file, text }) => [file, text])), documents);
    } catch (error) {
      // It may also be a folder or a set of `ecos build`, which the command handles, including errors.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }
}

/** The options stored in this browser; none if they are unreadable. */
function storedOptions(key: string): PrintWanted {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PrintWanted) : {};
  } catch {
    return {};
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof RefusedError ? error.message : 'The studio does not answer. Start ecos studio again.';
