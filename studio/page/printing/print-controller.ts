/** The state of the place Print: the chosen options, and the progress of printing. */
import { type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { SheetsPreview } from '../../messages.ts';
import type { OpenAnswer, PrintedAnswer, PrintOption, PrintRequest } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { Asking, Reading, Visiting } from '../parts.ts';
import { loadedPart } from '../shell/part.tsx';
import { browserStorage, keep, storedFields, storedNames } from '../storage.ts';
import { changesTo, isChanged } from '../texts/documents.ts';
import { RefusedError, refusalText, type Server } from '../texts/server.ts';

/** The message while the server is away. */
const SERVER_AWAY = 'The studio does not answer. Start ecos studio again.';

/** The result of printing. */
export interface PrintResult extends PrintedAnswer {
  /** The PDF; absent if the browser itself printed. */
  pdf?: {
    url: string;
    /** The name of the file to save it in. */
    name: string;
  };
}

interface PrintPage extends Asking, Reading, Visiting {
  readonly server: Pick<Server, 'keeps' | 'printOptions' | 'earlier' | 'print'>;
  readonly set: Pick<OpenAnswer, 'folder' | 'name' | 'version'>;
  readonly texts: { readonly trouble: ReadonlySignal<string> };
  saveAll(): Promise<void>;
}

export class PrintController {
  readonly #page: PrintPage;
  /** All options; undefined until the server has answered. */
  readonly options = signal<readonly PrintOption[] | undefined>(undefined);
  readonly wanted;
  /** The progress in words; undefined while nothing is printed. */
  readonly progress = signal<string | undefined>(undefined);
  readonly result = signal<PrintResult | undefined>(undefined);
  /** The layout of the cards on paper; the previous one while the next is being computed. */
  readonly plan = signal<SheetsPreview | undefined>(undefined);
  /** Why there is no plan, and no PDF; the latter with what it is about. */
  readonly #withoutPlan = signal<string | undefined>(undefined);
  readonly #withoutPdf = signal<{ words: string; of: string } | undefined>(undefined);
  #cancel: AbortController | undefined;

  constructor(page: PrintPage) {
    this.#page = page;
    this.wanted = signal(storedFields(browserStorage.getItem(this.#storageKey)) as PrintRequest);
  }

  /** Under which a browser stores the last options. */
  get #storageKey(): string {
    return storedNames(this.#page.set.folder).print;
  }

  /** What would be printed: the version of the texts, those that conflict with the disk, and the options. */
  get #content(): string {
    const { line, documents } = this.#page;
    const split = [...documents.values()].flatMap(({ file, theirs }) => (theirs ? file : []));
    return JSON.stringify([line.version, split, this.wanted.value]);
  }

  /** Asks for the options, if they are missing, and for the plan; to be called again when the signals that it reads change. */
  async update(): Promise<void> {
    const { server, line, set, texts } = this.#page;
    const [wanted, content] = [this.wanted.value, this.#content];
    // A server that was away is asked again.
    texts.trouble.value;
    try {
      if (!this.options.peek()) this.options.value = await server.printOptions();
      // The texts that this compares are part of the content already.
      const earlier = await untracked(() => this.#earlier(wanted));
      if (content !== this.#content) return;
      line.post('sheets', { wanted, version: set.version, ...(earlier && { earlier }) }, (plan) => {
        this.#withoutPlan.value = 'refused' in plan ? plan.refused : undefined;
        if (!('refused' in plan)) this.plan.value = plan;
      });
    } catch (error) {
      if (content === this.#content) this.#withoutPlan.value = refusalText(error, SERVER_AWAY);
    }
  }

  /** Why there is no PDF. The error of printing something else no longer applies. */
  get refused(): string | undefined {
    const { words, of } = this.#withoutPdf.value ?? {};
    return of === this.#content ? words : this.#withoutPlan.value;
  }

  /** Sets an option; without a value, resets it to its default. */
  want(name: string, value: string | boolean | undefined): void {
    const { [name]: _, ...others } = this.wanted.value;
    this.#want(value === undefined || value === '' ? others : { ...others, [name]: value });
  }

  /** Resets all options to their defaults. */
  reset(): void {
    this.#want({});
  }

  #want(wanted: PrintRequest): void {
    this.wanted.value = wanted;
    keep(this.#storageKey, JSON.stringify(wanted));
  }

  /** Goes to Print with the numbers of some cards. */
  choose(cards: readonly { number: number }[]): void {
    const numbers = new Set(cards.map(({ number }) => number));
    this.want('cards', [...numbers].sort((a, b) => a - b).join(','));
    this.#page.visitPlace('print');
  }

  /** Saves everything, then makes the PDF. */
  async print(): Promise<void> {
    if (this.#cancel) return;
    const isHere = this.#page.server.keeps === 'browser';
    const cancel = new AbortController();
    this.#cancel = cancel;
    if (this.result.value?.pdf) URL.revokeObjectURL(this.result.value.pdf.url);
    this.result.value = this.#withoutPdf.value = undefined;
    this.progress.value = `Making the ${isHere ? 'sheets' : 'PDF'} …`;
    try {
      await this.#page.saveAll();
      this.result.value = await (isHere ? this.#printHere : this.#makePdf)(cancel.signal);
    } catch (error) {
      const words = cancel.signal.aborted ? 'Printing was cancelled.' : refusalText(error, SERVER_AWAY);
      this.#withoutPdf.value = { words, of: this.#content };
    } finally {
      this.#cancel = this.progress.value = undefined;
    }
  }

  /** Stops making the PDF. */
  cancel(): void {
    this.#cancel?.abort();
  }

  readonly #makePdf = async (signal: AbortSignal): Promise<PrintResult> => {
    const { server, documents, set } = this.#page;
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
    const { line, set } = this.#page;
    const sheets = await line.ask('printed', { wanted: this.wanted.value, version: set.version });
    if (!sheets || signal.aborted) throw new RefusedError('A text has changed: print again.');
    if ('refused' in sheets) throw new RefusedError(sheets.refused);
    if (sheets.unprintable !== undefined) throw new RefusedError(sheets.unprintable);
    const { printHere } = await loadedPart(() => import('./browser-print.ts'));
    await printHere(sheets);
    const { cards, warnings } = sheets;
    return { cards, pages: sheets.sheets.length, warnings, more: 0 };
  };

  /** The changes that restore the texts of the commit in `changed`; undefined if that is not a commit. */
  async #earlier({ changed }: PrintRequest): Promise<FileChange[] | undefined> {
    const { server, documents } = this.#page;
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
