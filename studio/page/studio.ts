/** The state of the studio's page, and the actions of its users. Views show the state; nothing here knows about elements. */
import { batch, effect, signal, untracked } from '@preact/signals';
import type { TextEdit as ServerEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LANGUAGES, type Lang } from '../../print/languages/index.ts';
import type { TextEdit } from '../../program/index.ts';
import type { GamesService } from '../games/games-run.ts';
import { ONE_FILE, startWorker, workerStarter } from '../games/start-worker.ts';
import type { TextProblem } from '../messages.ts';
import type { ExtrasAnswer, OpenAnswer } from '../server-messages.ts';
import type { CardPlace } from '../text-places.ts';
import { type Address, addressHash, parseAddress, type StudioPlace } from './address.ts';
import { Answers } from './answers.ts';
import { ArtCopies } from './card/art-copies.ts';
import { ViewedCard } from './card/viewed-card.ts';
import { EarlierVersions } from './comparison/earlier-versions.ts';
import { SourceEditor } from './editor/editor.ts';
import type { NumberSpan } from './editor/numbers.ts';
import { GalleryModel } from './gallery/gallery-model.ts';
import { GamesController } from './games/games-controller.ts';
import { PlayController } from './play/play-controller.ts';
import { PrintController } from './printing/print-controller.ts';
import { browserStorage, keep } from './storage.ts';
import { currentTexts, isChanged, type OpenDocument } from './texts/documents.ts';
import type { Server } from './texts/server.ts';
import { Texts } from './texts/texts.ts';
import { TrialController } from './trial/trial-controller.ts';
import { countHangs, rememberHangs } from './worker/timed-out-texts.ts';
import { WorkerClient } from './worker/worker-client.ts';
import { followMarks } from './write/text-marks.ts';
import { TextNavigation } from './write/text-navigation.ts';

/** The parts that a narrow page folds. */
export type FoldedPart = 'set' | 'scenarios' | 'tools';

/** The storage key for the language of the cards. */
const LANG = 'ecos-card-lang';

/** More versions than the user can make while an answer is on its way. */
const RECENT_VERSIONS = 64;

export class Studio {
  readonly server: Server;
  readonly set: OpenAnswer;
  /** The words and drawings of the set. */
  extras: ExtrasAnswer;
  readonly line: WorkerClient;
  readonly texts: Texts;
  readonly answers = new Answers(this);
  /** The card being viewed. */
  readonly card = new ViewedCard(this);
  readonly art = new ArtCopies(this);
  /** Which text the editor shows. */
  readonly shown = new TextNavigation(this);
  /** Films, and trials of cards. */
  readonly trials = new TrialController(this);
  /** The versions of the texts that the set can be compared with. */
  readonly versions: EarlierVersions;
  readonly gallery = new GalleryModel(this);
  /** Games played by bots. */
  readonly games: GamesController;
  readonly play: PlayController;
  readonly print: PrintController;
  /** The documents of recent versions of the texts: the worker's answers are about the texts it had. */
  readonly #recent = new Map<number, Studio['documents']>();
  readonly editor: SourceEditor;

  readonly address = signal(parseAddress(location.hash));
  readonly lang = signal<Lang>(
    LANGUAGES.find((lang) => lang === browserStorage.getItem(LANG)) ?? ONE_FILE?.data.lang ?? 'en',
  );
  readonly searchText = signal('');
  /** Whether the field for own words is in the place of the text. */
  readonly isInWords = signal(false);
  /** Whether the worker fails to answer about the current texts, so that they are not asked about again. */
  readonly isSilent = signal(false);
  /** The parts that are unfolded on a narrow page. */
  readonly unfolded = signal<ReadonlySet<FoldedPart>>(new Set());

  constructor(server: Server, set: OpenAnswer, extras: ExtrasAnswer) {
    this.server = server;
    this.set = set;
    this.extras = extras;
    this.texts = new Texts(this);
    const texts = () => currentTexts(this.documents);
    const hangs = countHangs(set.folder, texts());
    this.isSilent.value = hangs > 0;
    this.line = new WorkerClient({
      start: () => startWorker('worker.js', 'language', 'module'),
      texts: () => ({ texts: texts(), outside: set.known, extras: this.extras }),
      hangs,
      silent: (times) => {
        this.isSilent.value = times > 0;
        rememberHangs(set.folder, texts(), times);
      },
    });
    this.editor = new SourceEditor(this);
    this.versions = new EarlierVersions(this);
    this.games = new GamesController(this, workerStarter<GamesService>('games'));
    this.play = new PlayController(this);
    this.print = new PrintController(this);
  }

  /** The texts, by file. */
  get documents(): ReadonlyMap<string, OpenDocument> {
    return this.texts.documents;
  }

  /** The file that the address names, if it does not exist. */
  get missingFile(): string | undefined {
    const { place, what } = this.address.value;
    return place !== 'write' || /^\d*$/.test(what) || this.documents.has(what) ? undefined : what;
  }

  /** Shows the texts, and asks everything about them, now and after each change. */
  begin(): void {
    effect(() => {
      const { version } = this.line;
      this.#recent.set(
        version,
        untracked(() => this.documents),
      );
      // Several changes at once skip versions.
      for (const one of this.#recent.keys()) if (one <= version - RECENT_VERSIONS) this.#recent.delete(one);
    });
    this.shown.go();
    followMarks(this);
    this.trials.follow();
    this.answers.follow(this);
    void this.texts.follow();
    void this.art.make();
  }

  /** Takes the words and drawings that the server gives now. */
  takeExtras(extras: ExtrasAnswer): void {
    this.extras = this.art.withCopies(extras);
    void this.art.make();
  }

  /** Goes to the card or file of an address. */
  go(address: Address): void {
    batch(() => {
      if (this.address.value.place === 'write' && address.place === 'write') this.isInWords.value = false;
      this.address.value = address;
      if (this.unfolded.value.has('set')) this.fold('set');
      this.trials.reset();
      this.shown.go();
    });
  }

  /** Goes to a card in the same place. */
  openCard({ number }: { number: number }): void {
    this.visit({ place: this.address.value.place, what: String(number) });
  }

  /** A command of the editor: goes that many cards further down the list. */
  openAdjacentCard(by: number): boolean {
    const { cards, row } = this.answers;
    const next = cards.value[(row ? cards.value.indexOf(row) : -1) + by];
    if (next) this.openCard(next);
    return true;
  }

  /** Goes to an address as a link does, but at once: browsers handle keys before they tell a page of its new address. */
  visit(address: Address): void {
    const hash = addressHash(address);
    if (location.hash !== hash) history.pushState(null, '', hash);
    this.go(address);
  }

  /** The card with the number in the address, or else the one around the cursor. */
  get viewed(): CardPlace | undefined {
    const { filmAt, film } = this.trials;
    if (filmAt) return film.value?.card === undefined ? undefined : { number: film.value.card };
    const { editor } = this;
    const { what } = this.address.value;
    if (/^\d+$/.test(what)) return { number: Number(what) };
    return editor.file !== '' ? { file: editor.file, offset: editor.offset } : undefined;
  }

  /**
   * Applies edits to any files, including those not shown. Returns false if the texts cannot be changed, or have changed where the
   * edits are.
   * @param version of the texts that the edits were made for; by default the current one
   */
  edit(edits: readonly TextEdit[], version = this.line.version): boolean {
    if (!this.#recent.has(version)) return false;
    const since = [...this.#recent].filter(([one]) => one >= version).map(([, documents]) => documents);
    return batch(() => this.texts.edit(edits, since));
  }

  /** Fixes a problem, by default with its likeliest fix. */
  fix(problem: TextProblem, fix = problem.fixes[0]): void {
    if (fix) this.edit(fix.edits, problem.version);
  }

  /** Formats a file, by default the shown one. */
  async format(file = this.editor.file): Promise<void> {
    const document = TextDocument.create(file, 'ecos', 0, this.documents.get(file)?.text ?? '');
    const params = { textDocument: { uri: file } };
    const answer = await this.line.ask('request', { method: 'textDocument/formatting', params, client: {} });
    const edits = answer && 'result' in answer ? ((answer.result ?? []) as ServerEdit[]) : [];
    if (edits.length === 0) return;
    const place = ({ range, newText }: ServerEdit) => {
      const [from, to] = [range.start, range.end].map((one) => document.offsetAt(one));
      return { file, from, to, text: newText };
    };
    this.edit(edits.map(place));
  }

  /** Formats and saves a file. */
  async save(file = this.editor.file): Promise<void> {
    await this.format(file);
    await this.texts.save(file);
    this.versions.addSave();
    this.games.refresh();
  }

  /** Saves all unsaved files. */
  async saveAll(): Promise<void> {
    for (const document of this.documents.values()) if (isChanged(document)) await this.save(document.file);
  }

  /** The number at the cursor, if it is in a card. */
  get number(): (NumberSpan & { file: string }) | undefined {
    const { file, number } = this.editor;
    return number && this.address.value.place === 'write' ? { ...number, file } : undefined;
  }

  /** Goes to another place with the same card. */
  visitPlace(place: StudioPlace): void {
    this.visit(this.inPlace(place));
  }

  /** The address of another place with the viewed card, which may be that of a film. */
  inPlace(place: StudioPlace): Address {
    const { what } = this.address.value;
    if (/^\d+$/.test(what)) return { place, what };
    const { filmAt, film } = this.trials;
    return { place, what: String((filmAt && film.value?.card) ?? '') };
  }

  /** Folds or unfolds a part of a narrow page. */
  fold(what: FoldedPart): void {
    this.unfolded.value = this.unfolded.value.symmetricDifference(new Set([what]));
  }

  /** Shows the card in another language. */
  setLang(lang: Lang): void {
    this.lang.value = lang;
    keep(LANG, lang);
  }

  /** Whether there is no answer about the current texts. */
  get isUnchecked(): boolean {
    return this.isSilent.value || this.line.isSlow.value;
  }

  /** Runs all scenarios again, and checks texts again that are unchecked. */
  runAll(): void {
    if (this.line.isSlow.value) this.line.restart();
    else if (this.isSilent.value) this.line.retry();
    else this.answers.runAll();
  }

  /**
   * Changes what the address names, without navigation: the page already shows it. Does nothing if the page already has
   * another address, because the user is on the way there.
   */
  renameAddress(what: string): void {
    const isLeaving = addressHash(parseAddress(location.hash)) !== addressHash(this.address.value);
    if (isLeaving || this.address.value.what === what) return;
    this.address.value = { ...this.address.value, what };
    history.replaceState(null, '', addressHash(this.address.value));
  }
}
