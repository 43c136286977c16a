/** The state of the place Print: what a PDF is asked for with, and how far it is. */
import type { Deck } from '../../../program/index.ts';
import type { PrintAsked, SheetsShown } from '../../print-messages.ts';
import type { PrintOption, PrintWanted } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { QuestionLine } from '../asks/question-line.ts';
import { loadedPart } from '../shell/part.ts';
import { browserStorage } from '../storage.ts';
import { changesTo, isChanged, type OpenDocument } from '../texts/documents.ts';
import { type Printed, RefusedError, type Server } from '../texts/server.ts';

/** What it uses of the studio. */
export interface PrintingStudio {
  readonly server: Server;
  readonly line: QuestionLine;
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly set: { folder: string; name: string; version: string; known: unknown };
  saveAll(): Promise<void>;
}

/** What was printed. */
export interface PrintResult extends Omit<Printed, 'pdf'> {
  /** The PDF; without one the browser printed by itself. */
  pdf?: {
    url: string;
    /** For the file that it is saved in. */
    name: string;
  };
}

/** What a browser does not print by itself. */
const ONLY_MACHINES = ['changed', 'box', 'own', 'tokens', 'calibrate', 'pdfx', 'outputIntent'];

/** How many warnings are listed; the rest are counted. */
const TOLD = 20;

/** Under this name and the folder of the set a browser keeps what was asked for last. */
const KEPT = 'ecos-print';

/** The printing of each studio, from when somebody goes there. */
const known = new WeakMap<PrintingStudio, Printing>();

/** What a studio prints with. */
export function printingOf(studio: PrintingStudio & { changed(): void }): Printing {
  const printing = known.get(studio) ?? new Printing(studio, () => studio.changed());
  known.set(studio, printing);
  return printing;
}

export class Printing {
  readonly #studio: PrintingStudio;
  readonly #changed: () => void;
  /** All that can be asked for; undefined until the server has said it. */
  options: readonly PrintOption[] | undefined;
  wanted: PrintWanted;
  /** How far it is, in words; undefined while nothing is printed. */
  progress: string | undefined;
  made: PrintResult | undefined;
  /** Why there is no PDF. */
  refused: string | undefined;
  #cancel: AbortController | undefined;
  /** How the cards will lie on the paper; that of before while the next is worked out. */
  plan: SheetsShown | undefined;
  /** Addresses of pictures: of the cards, in the order of the print, and of the backs. */
  fronts: readonly string[] = [];
  backs: Readonly<Partial<Record<Deck, string>>> = {};
  #hasAsked = false;
  /** Why there was no plan. */
  #unplanned: string | undefined;
  /** What the last print failed with, as `#content` has it. */
  #unprinted: { words: string; content: string } | undefined;
  /** What the plan is of. */
  #planned = '';

  constructor(studio: PrintingStudio, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
    this.wanted = kept(`${KEPT} ${studio.set.folder}`);
  }

  /** Asks what it lacks about the texts as they are now. */
  async look(): Promise<void> {
    this.#forgetUnprinted();
    void this.#plan();
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    try {
      const { server } = this.#studio;
      const options = await server.printOptions();
      this.options =
        server.keeps === 'disk' ? options : options.filter(({ name }) => !ONLY_MACHINES.includes(name));
      if (this.refused === AWAY) this.refused = undefined;
      this.#changed();
    } catch (error) {
      this.#hasAsked = error instanceof RefusedError;
      this.#lack(error);
    }
  }

  /** Says why something could not be asked; what the server did not answer is asked again when the page is next drawn. */
  #lack(error: unknown): void {
    const words = wordsOf(error);
    // Drawn again for the same words, it would ask without end.
    if (words === this.refused) return;
    this.refused = words;
    this.#changed();
  }

  /** What there is to say of the plan, without what was refused for the same reason. */
  get notes(): readonly string[] {
    const { plan, refused = '' } = this;
    return plan?.notes.filter((note) => !refused.startsWith(note.split('. ', 1)[0]!)) ?? [];
  }

  /** Asks for something else; without a value it is as usual. */
  want(name: string, value: string | boolean | undefined): void {
    const { [name]: before, ...others } = this.wanted;
    if (before === (value === '' ? undefined : value)) return;
    this.wanted = value === undefined || value === '' ? others : { ...others, [name]: value };
    browserStorage.setItem(`${KEPT} ${this.#studio.set.folder}`, JSON.stringify(this.wanted));
    this.refused = undefined;
    void this.#plan();
    this.#changed();
  }

  /** Asks for nothing but what is usual. */
  forget(): void {
    this.wanted = {};
    browserStorage.removeItem(`${KEPT} ${this.#studio.set.folder}`);
    this.refused = undefined;
    void this.#plan();
    this.#changed();
  }

  /** Makes the PDF of what is saved; saves everything before. */
  async print(): Promise<void> {
    if (this.#cancel) return;
    const { server } = this.#studio;
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.#forgetMade();
    this.refused = undefined;
    const begun = Date.now();
    const tell = () => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      this.progress = `Making the ${server.keeps === 'disk' ? 'PDF' : 'sheets'}${seconds > 0 ? `, ${seconds} s so far` : ''} …`;
      this.#changed();
    };
    tell();
    const timer = setInterval(tell, 1000);
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

  /** What was wrong with other texts matters no more. */
  #forgetUnprinted(): void {
    if (!this.#unprinted || this.#unprinted.content === this.#content) return;
    if (this.refused === this.#unprinted.words) this.refused = undefined;
    this.#unprinted = undefined;
  }

  /** The texts, and where others are to be chosen from: their version counts up when they are laid out to be saved, too. */
  get #content(): string {
    const { documents, set } = this.#studio;
    return JSON.stringify([
      ...[...documents.values()].map(({ file, text, theirs }) => [file, text, theirs]),
      set.known,
    ]);
  }

  /** A PDF has the saved texts: nobody wants it with others than those of the page. */
  #mustBeSaved(): void {
    const left = [...this.#studio.documents.values()].find(isChanged);
    if (!left) return;
    throw new RefusedError(
      left.theirs
        ? `${left.file} was changed here and on the disk: choose one of the texts, then print.`
        : `${left.file} could not be saved, and a PDF has what is saved.`,
    );
  }

  /** The browser prints the sheets. */
  async #printHere(signal: AbortSignal): Promise<PrintResult | undefined> {
    const { line, set } = this.#studio;
    const sheets = await line.ask('printed', { wanted: this.wanted, version: set.version });
    if (!sheets || signal.aborted) throw new RefusedError('A text has changed: print again.');
    if ('refused' in sheets) throw new RefusedError(sheets.refused);
    const { printHere } = await loadedPart(() => import('./here.ts'));
    const warnings = await printHere(sheets);
    const { cards, pages } = sheets;
    return { cards, pages, warnings: warnings.slice(0, TOLD), more: Math.max(0, warnings.length - TOLD) };
  }

  async #plan(): Promise<void> {
    const { line } = this.#studio;
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
    const asked = { wanted, ...(earlier && { earlier }) };
    line.tell('sheets', asked, (plan) => {
      if (planned !== this.#planned) return;
      if ('refused' in plan) this.refused = this.#unplanned = plan.refused;
      else {
        // Why there was no plan matters no more.
        if (this.refused === this.#unplanned) this.refused = undefined;
        this.plan = plan;
        this.#forgetPictures();
        this.backs = Object.fromEntries(Object.entries(plan.backs).map(([deck, svg]) => [deck, urlOf(svg)]));
        void this.#draw(planned, plan, asked);
      }
      this.#changed();
    });
  }

  /** What makes the texts those that `changed` names; nothing where that is not a commit. */
  async #earlier(): Promise<FileChange[] | undefined> {
    const { server, documents } = this.#studio;
    const { changed } = this.wanted;
    if (typeof changed !== 'string') return undefined;
    try {
      const { files } = await server.earlier(changed);
      return changesTo(new Map(files.map(({ file, text }) => [file, text])), documents);
    } catch (error) {
      // It may also be a folder or a set of `ecos build`: the command says so, or what is wrong.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  async #draw(planned: string, { cards }: SheetsShown, asked: PrintAsked): Promise<void> {
    const { line } = this.#studio;
    while (this.fronts.length < cards) {
      const { fronts } = this;
      const drawn = await line.ask('sheetPictures', { ...asked, from: fronts.length });
      // Something else is asked for by now, or a text has changed.
      if (!drawn || drawn.length === 0 || planned !== this.#planned) return;
      this.fronts = [...fronts, ...drawn.map(urlOf)];
      this.#changed();
    }
  }

  #forgetPictures(): void {
    for (const url of [...this.fronts, ...Object.values(this.backs)]) URL.revokeObjectURL(url);
    this.fronts = [];
    this.backs = {};
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

const urlOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** What this browser keeps; nothing where that is no longer readable. */
function kept(name: string): PrintWanted {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PrintWanted) : {};
  } catch {
    return {};
  }
}

/** What is said while the server is away. */
const AWAY = 'The studio does not answer. Start ecos studio again.';

const wordsOf = (error: unknown): string => (error instanceof RefusedError ? error.message : AWAY);
