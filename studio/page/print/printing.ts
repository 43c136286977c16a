/** The state of the place Print: the chosen options, and the progress of printing. */
import type { SheetsShown } from '../../print-messages.ts';
import type { PrintOption, PrintWanted } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import { pictureUrl } from '../card/picture.ts';
import { loadedPart } from '../shell/part.tsx';
import { browserStorage, keep } from '../storage.ts';
import { changesTo, isChanged, type OpenDocument } from '../texts/documents.ts';
import { type Printed, RefusedError, type Server } from '../texts/server.ts';
import type { WorkerClient } from '../worker/worker-client.ts';

/** The part of the studio that it uses. */
export interface PrintingStudio {
  readonly server: Server;
  readonly line: WorkerClient;
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly set: { folder: string; name: string; version: string; known: unknown };
  saveAll(): Promise<void>;
}

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

/** The key, with the folder of the set, under which a browser stores the last options. */
const KEPT = 'ecos-print';

/** The printing of each studio, created when the user first goes there. */
const known = new WeakMap<PrintingStudio, Printing>();

/** Returns the printing of a studio. */
export function printingOf(studio: PrintingStudio & { changed(): void }): Printing {
  const printing = known.get(studio) ?? new Printing(studio, () => studio.changed());
  known.set(studio, printing);
  return printing;
}

export class Printing {
  readonly #studio: PrintingStudio;
  readonly #changed: () => void;
  /** All options; undefined until the server has answered. */
  options: readonly PrintOption[] | undefined;
  wanted: PrintWanted;
  /** The progress in words; undefined while nothing is printed. */
  progress: string | undefined;
  made: PrintResult | undefined;
  /** Why there is no PDF. */
  refused: string | undefined;
  #cancel: AbortController | undefined;
  /** The layout of the cards on paper; the previous one while the next is being computed. */
  plan: SheetsShown | undefined;
  /** URLs of the pictures of its sheets. */
  pictures: readonly string[] = [];
  #hasAsked = false;
  /** Why there was no plan. */
  #unplanned: string | undefined;
  /** The error of the last print, and the `#content` it was about. */
  #unprinted: { words: string; content: string } | undefined;
  /** The version of the texts and the options that the plan is for. */
  #planned = '';

  constructor(studio: PrintingStudio, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
    this.wanted = kept(`${KEPT} ${studio.set.folder}`);
  }

  /** Asks for missing data about the current texts. */
  async look(): Promise<void> {
    this.#forgetUnprinted();
    void this.#plan();
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    try {
      this.options = await this.#studio.server.printOptions();
      if (this.refused === AWAY) this.refused = undefined;
      this.#changed();
    } catch (error) {
      this.#hasAsked = error instanceof RefusedError;
      this.#lack(error);
    }
  }

  /** Shows why a request failed; a request that the server did not answer is repeated when the page is next drawn. */
  #lack(error: unknown): void {
    const words = wordsOf(error);
    // Redrawing for the same message would repeat the request endlessly.
    if (words === this.refused) return;
    this.refused = words;
    this.#changed();
  }

  /** The notes on the plan, without those that repeat the reason of a refusal. */
  get notes(): readonly string[] {
    const { plan, refused = '' } = this;
    return plan?.notes.filter((note) => !refused.startsWith(note.split('. ', 1)[0]!)) ?? [];
  }

  /** Sets an option; without a value, resets it to its default. */
  want(name: string, value: string | boolean | undefined): void {
    const { [name]: before, ...others } = this.wanted;
    if (before === (value === '' ? undefined : value)) return;
    this.wanted = value === undefined || value === '' ? others : { ...others, [name]: value };
    keep(`${KEPT} ${this.#studio.set.folder}`, JSON.stringify(this.wanted));
    this.refused = undefined;
    void this.#plan();
    this.#changed();
  }

  /** Resets all options to their defaults. */
  forget(): void {
    this.wanted = {};
    keep(`${KEPT} ${this.#studio.set.folder}`, null);
    this.refused = undefined;
    void this.#plan();
    this.#changed();
  }

  /** Saves everything, then makes the PDF. */
  async print(): Promise<void> {
    if (this.#cancel) return;
    const { server } = this.#studio;
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.#forgetMade();
    this.refused = undefined;
    const begun = Date.now();
    const showProgress = () => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      this.progress = `Making the ${server.keeps === 'disk' ? 'PDF' : 'sheets'}${seconds > 0 ? `, ${seconds} s so far` : ''} …`;
      this.#changed();
    };
    showProgress();
    const timer = setInterval(showProgress, 1000);
    try {
      await this.#studio.saveAll();
      if (server.keeps === 'browser') this.made = await this.#printHere(cancel.signal);
      else {
        this.#mustBeSaved();
        const { pdf, ...about } = await server.print(this.wanted, cancel.signal);
        const name = `${this.#studio.set.name.replace(/\.eco$/, '')}.pdf`;
        this.made = { ...about, pdf: { name, url: URL.createObjectURL(pdf) } };
      }
    } catch (error) {
      const words = cancel.signal.aborted ? 'Printing was cancelled.' : wordsOf(error);
      this.refused = words;
      this.#unprinted = { words, content: this.#content };
    } finally {
      clearInterval(timer);
      this.progress = undefined;
      this.#cancel = undefined;
      this.#changed();
    }
  }

  /** Drops the error of a print of other texts. */
  #forgetUnprinted(): void {
    if (!this.#unprinted || this.#unprinted.content === this.#content) return;
    if (this.refused === this.#unprinted.words) this.refused = undefined;
    this.#unprinted = undefined;
  }

  /**
   * The texts, including conflicting ones on disk, and the known sets. The version of the texts does not serve here, because
   * it also counts up when texts are formatted for saving.
   */
  get #content(): string {
    const { documents, set } = this.#studio;
    return JSON.stringify([
      ...[...documents.values()].map(({ file, text, theirs }) => [file, text, theirs]),
      set.known,
    ]);
  }

  /** A PDF contains the saved texts, so they must not differ from those of the page. */
  #mustBeSaved(): void {
    const left = [...this.#studio.documents.values()].find(isChanged);
    if (!left) return;
    throw new RefusedError(
      left.theirs
        ? `${left.file} was changed here and on the disk: choose one of the texts, then print.`
        : `${left.file} could not be saved, and a PDF has what is saved.`,
    );
  }

  /** Prints the sheets with the browser. */
  async #printHere(signal: AbortSignal): Promise<PrintResult | undefined> {
    const { line, set } = this.#studio;
    const sheets = await line.ask('printed', { wanted: this.wanted, version: set.version });
    if (!sheets || signal.aborted) throw new RefusedError('A text has changed: print again.');
    const refused = 'refused' in sheets ? sheets.refused : sheets.unprintable;
    if ('refused' in sheets || refused !== undefined) throw new RefusedError(refused!);
    const { printHere } = await loadedPart(() => import('./here.ts'));
    await printHere(sheets);
    const { cards, warnings } = sheets;
    return {
      cards,
      pages: sheets.sheets.length,
      warnings: warnings.slice(0, MOST_WARNINGS),
      more: Math.max(0, warnings.length - MOST_WARNINGS),
    };
  }

  async #plan(): Promise<void> {
    const { line, set } = this.#studio;
    const { wanted } = this;
    const planned = `${line.version} ${JSON.stringify(wanted)}`;
    if (planned === this.#planned) return;
    this.#planned = planned;
    let earlier: FileChange[] | undefined;
    try {
      earlier = await this.#earlier();
    } catch (error) {
      if (planned !== this.#planned) return;
      this.#planned = '';
      this.#unplanned = wordsOf(error);
      return this.#lack(error);
    }
    if (planned !== this.#planned) return;
    line.post('sheets', { wanted, version: set.version, ...(earlier && { earlier }) }, (plan) => {
      if (planned !== this.#planned) return;
      if ('refused' in plan) this.refused = this.#unplanned = plan.refused;
      else {
        // The reason why there was no plan no longer applies.
        if (this.refused === this.#unplanned) this.refused = undefined;
        this.plan = plan;
        for (const url of this.pictures) URL.revokeObjectURL(url);
        this.pictures = plan.sheets.flatMap(({ svg }) => (svg === undefined ? [] : pictureUrl(svg)));
      }
      this.#changed();
    });
  }

  /** The changes that restore the texts of the commit in `changed`; undefined if that is not a commit. */
  async #earlier(): Promise<FileChange[] | undefined> {
    const { server, documents } = this.#studio;
    const { changed } = this.wanted;
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

  /** Stops making the PDF. */
  cancel(): void {
    this.#cancel?.abort();
  }

  #forgetMade(): void {
    if (this.made?.pdf) URL.revokeObjectURL(this.made.pdf.url);
    this.made = undefined;
  }
}

/** The options stored in this browser; empty if they are unreadable. */
function kept(name: string): PrintWanted {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PrintWanted) : {};
  } catch {
    return {};
  }
}

/** The message while the server is away. */
const AWAY = 'The studio does not answer. Start ecos studio again.';

const wordsOf = (error: unknown): string => (error instanceof RefusedError ? error.message : AWAY);
