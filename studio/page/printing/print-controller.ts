/** The state of the place Print: what is chosen, what comes of it, and the progress of printing. */
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Lang } from '../../../print/languages/index.ts';
import { pictureUrl, saveFile } from '../../../table/page/around/index.ts';
import type { CardRow, SheetsPreview } from '../../messages.ts';
import { LAST_TABLE, type OpenAnswer, type PrintedAnswer, type PrintRequest } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { EarlierVersion, EarlierVersions } from '../comparison/earlier-versions.ts';
import type { Asking, Reading, Translating, Visiting } from '../parts.ts';
import { loadedPart } from '../shell/part.tsx';
import { browserStorage, keep, storedFields, storedNames } from '../storage.ts';
import { changesTo, currentTexts, isChanged } from '../texts/documents.ts';
import { RefusedError, refusalText, type Server } from '../texts/server.ts';
import { asks, type Choices, isBox, isZip, madeOf, NO_OFFSET, purposeOf, requestOf } from './purposes.ts';

/** The message while the server is away. */
const SERVER_AWAY = 'The studio does not answer. Start ecos studio again.';
/** Under which a browser stores how far this printer shifts backs, for all sets. */
const PRINTER = 'ecos-printer';
/** The largest texts that are kept after a print, in characters. */
const LARGEST_TEXTS = 4 * 2 ** 20;
/** The version of the texts that were printed last. */
const LAST_PRINT = 'last print';

/** The result of printing. */
export interface PrintResult extends PrintedAnswer {
  /** The plan that was printed. */
  plan: SheetsPreview;
  /** What was saved; absent if the browser itself printed. */
  file?: { url: string; name: string };
}

/** What one gets: the words of its button, and those while it is made. */
const PRODUCTS = {
  pdf: { button: 'Make the PDF', progress: 'Making the PDF …' },
  zip: { button: 'Make the zip', progress: 'Making the zip …' },
  sheets: { button: 'Print the sheets', progress: 'Drawing the sheets …' },
} as const;

interface PrintPage extends Asking, Reading, Translating, Visiting {
  readonly answers: { readonly cards: ReadonlySignal<readonly CardRow[]> };
  readonly server: Pick<Server, 'keeps' | 'print'>;
  readonly set: Pick<OpenAnswer, 'folder' | 'name' | 'version'>;
  readonly texts: { readonly trouble: ReadonlySignal<string> };
  readonly versions: Pick<EarlierVersions, 'all' | 'askCommits' | 'textsOf'>;
  saveAll(): Promise<void>;
}

export class PrintController {
  readonly #page: PrintPage;
  readonly choices;
  /** How far the printer shifts backs to the right and down, like `0.5,-1`, in millimetres. */
  readonly offset = signal(browserStorage.getItem(PRINTER) ?? NO_OFFSET);
  /** Whether the pages to measure that were made. */
  readonly isMeasuring = signal(false);
  /** The progress in words; undefined while nothing is printed. */
  readonly progress = signal<string | undefined>(undefined);
  /** What was made, or why nothing was, of what. */
  readonly #outcome = signal<{ of: string; result?: PrintResult; refused?: string } | undefined>(undefined);
  /** The layout of the cards on paper; the previous one while the next is being computed. */
  readonly plan = signal<SheetsPreview | undefined>(undefined);
  /** The cards whose text does not fit, as far as they were drawn last. */
  readonly tooLong = signal<SheetsPreview['tooLong']>(undefined);
  readonly isExpansion = computed(() => this.plan.value?.isExpansion ?? false);
  /** The picture of a card of the set. */
  readonly sample = signal<string | undefined>(undefined);
  /** Why there is no plan of what is chosen now. */
  readonly #withoutPlan = signal<string | undefined>(undefined);
  #cancel: AbortController | undefined;

  constructor(page: PrintPage) {
    this.#page = page;
    this.choices = signal(storedFields(browserStorage.getItem(this.#storageKey)) as Choices);
  }

  /** Under which a browser stores the last choices. */
  get #storageKey(): string {
    return storedNames(this.#page.set.folder).print;
  }

  /** Whether there is a machine that makes files. */
  get hasMachine(): boolean {
    return this.#page.server.keeps === 'disk';
  }

  get lang() {
    return this.#page.lang;
  }

  /** The options of `ecos print`. */
  get request(): PrintRequest {
    const [lang, offset, isExpansion] = [this.lang.value, this.offset.value, this.isExpansion.value];
    return requestOf(this.choices.value, { lang, offset, isExpansion });
  }

  /** What one gets; undefined where only a machine makes it. */
  get product(): (typeof PRODUCTS)[keyof typeof PRODUCTS] | undefined {
    const made = madeOf(this.choices.value);
    if (this.hasMachine) return isZip(this.choices.value) ? PRODUCTS.zip : PRODUCTS.pdf;
    if (made === 'pictures') return PRODUCTS.zip;
    return made === 'sleeve' || made === 'both' ? PRODUCTS.sheets : undefined;
  }

  /** The starting hands that cards of the set are in. */
  get hands(): readonly string[] {
    return [...new Set(this.#page.answers.cards.value.flatMap(({ hands = [] }) => hands))].sort();
  }

  /** What cards can differ from. */
  get versions(): readonly EarlierVersion[] {
    const { versions } = this.#page;
    const table = this.hasMachine ? [{ id: LAST_TABLE, name: 'the last table' }] : [];
    return [{ id: LAST_PRINT, name: 'the last print' }, ...table, ...versions.all];
  }

  /** The version that cards have to differ from; undefined if all are printed. */
  get #since(): string | undefined {
    const { changed, since = LAST_PRINT } = this.choices.value;
    return changed === true && !isBox(this.choices.value) ? `${since}` : undefined;
  }

  /** What would be printed: the version of the texts, those that conflict with the disk, and the options. */
  get #content(): string {
    const { line, documents } = this.#page;
    const split = [...documents.values()].flatMap(({ file, theirs }) => (theirs ? file : []));
    return JSON.stringify([line.version, split, this.request, this.#since]);
  }

  /** Asks for the plan; to be called again when the signals that it reads change. */
  async update(): Promise<void> {
    const { texts } = this.#page;
    const content = this.#content;
    // A server that was away is asked again.
    texts.trouble.value;
    try {
      const asked = await this.#asked();
      if (content !== this.#content) return;
      this.#page.line.post('sheets', asked, (plan, isWhole) => {
        this.#withoutPlan.value = 'refused' in plan ? plan.refused : undefined;
        if ('refused' in plan) return;
        this.plan.value = plan;
        if (isWhole) this.tooLong.value = plan.tooLong;
      });
    } catch (error) {
      if (content === this.#content) this.#withoutPlan.value = refusalText(error, SERVER_AWAY);
    }
  }

  /** Draws the first card for the four pictures; to be called again when the signals that it reads change. */
  drawSample(): void {
    const { answers, lang, line } = this.#page;
    const card = answers.cards.value.find(({ kind }) => kind === 'card');
    if (!card) return;
    line.post('picture', { file: card.file, offset: card.from, lang: lang.value }, (svg) => {
      this.sample.value = svg === null ? undefined : pictureUrl(svg);
    });
  }

  /** What the worker is asked for. The texts that it compares are part of the content already. */
  async #asked() {
    const [wanted, since] = [this.request, this.#since];
    const earlier = since === undefined ? undefined : await untracked(() => this.#earlier(since));
    return { wanted, version: this.#page.set.version, ...(earlier && { earlier }) };
  }

  /** Why nothing was printed. The error of printing something else no longer applies. */
  get refused(): string | undefined {
    return this.#current ? this.#current.refused : this.#withoutPlan.value;
  }

  /** Whether the plan is that of other choices, because there is none of these. */
  get isRefused(): boolean {
    return this.#withoutPlan.value !== undefined;
  }

  /** Why a plan has no cards. */
  get whyNoCards(): string | undefined {
    if (this.plan.value?.cards !== 0) return undefined;
    const since = this.versions.find(({ id }) => id === this.#since);
    return since ? `No card differs from ${since.name}.` : this.plan.value.unprintable;
  }

  /** What was made of these choices. */
  get result(): PrintResult | undefined {
    return this.#current?.result;
  }

  get #current() {
    const outcome = this.#outcome.value;
    return outcome?.of === this.#content ? outcome : undefined;
  }

  /** Makes choices; undefined or an empty text restores what is chosen at first. */
  choose(change: Readonly<Record<string, string | boolean | undefined>>): void {
    const entries = Object.entries({ ...this.choices.value, ...change });
    this.#keep(
      Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== '')) as Choices,
    );
  }

  /** Everything as at first, but for the chosen picture. */
  reset(): void {
    this.#keep({ purpose: purposeOf(this.choices.value) });
  }

  #keep(choices: Choices): void {
    this.choices.value = choices;
    keep(this.#storageKey, JSON.stringify(choices));
  }

  setLang(lang: Lang): void {
    this.#page.setLang(lang);
  }

  /** Prints only cards that differ from a version, by default the last one chosen, or all. */
  compare(isOn: boolean, since = this.choices.value.since): void {
    // The server runs git for the list, so only now.
    if (isOn) void this.#page.versions.askCommits();
    this.choose({ changed: isOn || undefined, since, box: undefined });
  }

  /** Goes to Print with the numbers of some cards. */
  chooseCards(cards: readonly { number: number }[]): void {
    const numbers = new Set(cards.map(({ number }) => number));
    const list = [...numbers].sort((a, b) => a - b).join(',');
    this.choose({ cards: list, box: undefined, changed: undefined });
    this.#page.visitPlace('print');
  }

  /** Saves everything, then makes what the button says. */
  async print(): Promise<void> {
    await this.#work(this.product!.progress, async (signal) => {
      await this.#page.saveAll();
      // What is printed is what is chosen and written now: both may change meanwhile.
      const [content, choices, texts] = [
        this.#content,
        this.choices.value,
        currentTexts(this.#page.documents),
      ];
      const made = await (this.hasMachine
        ? this.#makeFile(signal, choices)
        : this.#makeHere(signal, choices));
      if (made.file) saveFile(made.file.name, made.blob!);
      this.#outcome.value = { of: content, result: made };
      this.#keepTexts(choices, texts);
    });
  }

  /** Makes the two pages that show how far the printer shifts backs. */
  async measure(): Promise<void> {
    const { paper, flip } = this.choices.value;
    const options = {
      calibrate: true,
      ...(paper && { paper }),
      ...(flip && { flip }),
      lang: this.lang.value,
    };
    await this.#work('Making the two pages …', async (signal) => {
      const { file } = await this.#page.server.print(options, signal);
      saveFile('calibration.pdf', file);
      this.isMeasuring.value = true;
    });
  }

  /** Keeps how far the printer shifts backs. */
  setOffset(offset: string): void {
    this.offset.value = offset;
    keep(PRINTER, offset);
  }

  async #work(progress: string, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#cancel) return;
    const cancel = new AbortController();
    this.#cancel = cancel;
    const { file } = this.#outcome.value?.result ?? {};
    if (file) URL.revokeObjectURL(file.url);
    this.#outcome.value = undefined;
    this.progress.value = progress;
    try {
      await act(cancel.signal);
    } catch (error) {
      const refused = cancel.signal.aborted ? 'Printing was cancelled.' : refusalText(error, SERVER_AWAY);
      this.#outcome.value = { of: this.#content, refused };
    } finally {
      // What still runs is of no use.
      cancel.abort();
      this.#cancel = this.progress.value = undefined;
    }
  }

  /** Stops printing. */
  cancel(): void {
    this.#cancel?.abort();
  }

  /** The sheets, all drawn. @throws RefusedError if they must not be printed */
  async #drawn(signal: AbortSignal): Promise<SheetsPreview> {
    const plan = await this.#page.line.ask('printed', await this.#asked());
    if (!plan || signal.aborted) throw new RefusedError('A text has changed: print again.');
    if ('refused' in plan) throw new RefusedError(plan.refused);
    if (plan.unprintable !== undefined) throw new RefusedError(plan.unprintable);
    return plan;
  }

  async #makeFile(signal: AbortSignal, choices: Choices) {
    const { server, documents } = this.#page;
    // A PDF contains the saved texts, so they must not differ from those of the page.
    const left = [...documents.values()].find(isChanged);
    if (left?.theirs)
      throw new RefusedError(
        `${left.file} was changed here and on the disk: choose one of the texts, then print.`,
      );
    if (left) throw new RefusedError(`${left.file} could not be saved, and a PDF has what is saved.`);
    const [drawn, wanted] = [this.#drawn(signal), this.request];
    const request = this.#since === undefined ? wanted : onlyDrawn(wanted, await drawn);
    // Cards are drawn here while the server prints them.
    const [plan, { file, ...about }] = await Promise.all([drawn, server.print(request, signal)]);
    return { ...about, plan, ...this.#named(file, choices) };
  }

  /** Prints the sheets with the browser, or zips pictures. */
  async #makeHere(signal: AbortSignal, choices: Choices): Promise<PrintResult & { blob?: Blob }> {
    const plan = await this.#drawn(signal);
    const made = { plan, warnings: plan.warnings, more: 0 };
    if (madeOf(choices) !== 'pictures') {
      const { printHere } = await loadedPart(() => import('./browser-print.ts'));
      await printHere(plan);
      return made;
    }
    const { picturesZip } = await loadedPart(() => import('./pictures-zip.ts'));
    return { ...made, ...this.#named(await picturesZip(this.#name, plan, signal), choices) };
  }

  get #name(): string {
    return this.#page.set.name.replace(/\.eco$/, '');
  }

  #named(blob: Blob, choices: Choices) {
    const name = `${this.#name}.${isZip(choices) ? 'zip' : 'pdf'}`;
    return { blob, file: { name, url: URL.createObjectURL(blob) } };
  }

  /** Remembers what was printed, unless that was for a virtual table, or only some cards whatever had changed. */
  #keepTexts(choices: Choices, printed: ReturnType<typeof currentTexts>): void {
    const { cards, hand, fitting } = choices;
    if (!asks(choices, 'target') && (cards ?? hand ?? fitting) === undefined) {
      const name = storedNames(this.#page.set.folder).printed;
      const texts = JSON.stringify(printed.map(({ file, text }) => [file, text]));
      keep(name, texts.length > LARGEST_TEXTS ? null : texts);
      // The storage is for unsaved texts first.
      if (!browserStorage.keepsAll()) browserStorage.removeItem(name);
    }
  }

  /** The changes that restore the texts of an earlier version. @throws RefusedError if it does not exist */
  async #earlier(since: string): Promise<FileChange[]> {
    const { documents, versions, set } = this.#page;
    if (since !== LAST_PRINT) return changesTo((await versions.textsOf(since)).texts, documents);
    const printed = browserStorage.getItem(storedNames(set.folder).printed);
    if (printed === null) throw new RefusedError('This set was not printed here yet, so all of it is new.');
    return changesTo(new Map(JSON.parse(printed) as [string, string][]), documents);
  }
}

/** The request for just the cards of a plan. */
function onlyDrawn({ hand: _, inherited: __, ...others }: PrintRequest, { sheets }: SheetsPreview) {
  const numbers = sheets.flatMap((sheet) => (sheet.side === 'fronts' ? sheet.numbers : []));
  return { ...others, cards: [...new Set(numbers)].join(',') };
}
