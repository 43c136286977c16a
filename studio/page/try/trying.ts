/** Films and trials: the current state, the choices, and the worker's answers. */
import type { Hex } from '../../../program/index.ts';
import type {
  FilmAt,
  FilmShown,
  LaidShown,
  StateShown,
  TellingShown,
  TrialOn,
  TrialShown,
} from '../../try-messages.ts';
import type { Studio } from '../studio.ts';

/** An index beyond every state, which means the last one. */
const LAST = Number.MAX_SAFE_INTEGER;

/** In a film, the state in which it fails, or else the first. */
const START = -1;

/** The board and the choices of a trial. */
interface Tried {
  on: TrialOn;
  choices: readonly string[];
}

/** The initial board of the user: some of each terrain. */
const OWN: TrialOn = {
  tiles: [
    { q: 0, r: 0, terrain: 'grassland' },
    { q: 1, r: 0, terrain: 'grassland' },
    { q: 0, r: 1, terrain: 'desert' },
    { q: -1, r: 1, terrain: 'desert' },
    { q: -1, r: 0, terrain: 'water' },
    { q: 0, r: -1, terrain: 'water' },
    { q: 1, r: -1, terrain: 'grassland' },
  ].map(({ q, r, terrain }) => ({
    ...{ q, r, mountains: 0, forests: 0, animals: [] },
    terrain: terrain as 'desert' | 'grassland' | 'water',
  })),
};

export class Trying {
  readonly #studio: Studio;
  film: FilmShown | null | undefined;
  /** The smallest setup with which the film's scenario still fails, in words. */
  smaller: string | null = null;
  trial: TrialShown | null | undefined;
  telling: TellingShown | null | undefined;
  /** Whether the telling boards are still being computed. */
  isTelling = false;
  /** The user's own board. */
  own: TrialOn = OWN;
  /** The user's board while it is edited, and the tile or piece that a click places. */
  laying: { thing: string; laid?: LaidShown } | undefined;
  /** The index of the option or hex that is pointed at, on the board or among the buttons. */
  pointed: number | undefined;
  /** The options that a click on the board may mean; undefined before a click. */
  among: ReadonlySet<number> | undefined;
  /** Why the trial cannot be kept as a scenario. */
  notKept = '';
  #laid = Promise.resolve();
  /** Counts visits to a card or scenario: answers about earlier visits are ignored. */
  #visit = 0;
  /** The version of the texts that the film is about. */
  #filmed: number | undefined;
  #state = LAST;
  readonly #tried = new Map<string, Tried>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** The film in the address: `FILE:LINE`. */
  get filmAt(): FilmAt | undefined {
    const { place, what } = this.#studio.address.value;
    const found = place === 'try' ? /^(.+):(\d+)$/.exec(what) : null;
    if (!found) return undefined;
    const [, file, line] = found;
    const { film } = this;
    const isKnown = film?.file === file && film.line === Number(line);
    return { file, line: Number(line), ...(isKnown && { title: film.title }) };
  }

  /** The states to show: of the film or of the trial. */
  get shown(): FilmShown | TrialShown | null | undefined {
    return this.filmAt ? this.film : this.trial;
  }

  /** The shown state. */
  get stateShown(): StateShown | undefined {
    return this.#studio.address.value.place === 'try' ? this.shown?.shown : undefined;
  }

  /** The current board and choices. */
  get tried(): Tried {
    return this.#tried.get(this.#key) ?? { on: this.own, choices: [] };
  }

  get #key(): string {
    return this.#studio.address.value.what;
  }

  /** Resets the state for another card or scenario. */
  go(): void {
    this.#visit++;
    this.laying = undefined;
    this.film = this.trial = this.telling = undefined;
    this.smaller = null;
    this.#state = LAST;
    if (this.filmAt) this.#state = START;
  }

  /** Requests the film or trial, after every change. */
  ask(): void {
    this.notKept = '';
    this.among = this.pointed = undefined;
    const { place } = this.#studio.address.value;
    if (place !== 'try') return;
    const { filmAt } = this;
    if (filmAt) this.#askFilm(filmAt);
    else this.#askTrial();
  }

  #askFilm(at: FilmAt): void {
    const { line } = this.#studio;
    const visit = this.#visit;
    line.post('film', { ...at, state: this.#state }, (film, _, version) => {
      if (visit !== this.#visit) return;
      // A scenario that cannot run while it is being written stays as it was.
      const card = this.film?.card;
      if (film && this.#state === START) this.#state = film.state;
      if (film || !this.film) {
        this.film = film;
        this.#filmed = version;
      }
      if (film && film.card !== card) this.#studio.lookAgain();
      if (film) this.#studio.renameAddress(`${film.file}:${film.line}`);
      if (film?.passed === false) this.#askSmaller(film);
      else this.smaller = null;
      this.#studio.shown.showLit();
      this.#studio.changed();
    });
  }

  #askSmaller({ file, line, title }: FilmShown): void {
    this.#studio.line.post('smaller', { file, line, title }, (words, isWhole) => {
      if (!isWhole || this.film?.title !== title) return;
      this.smaller = words;
      this.#studio.changed();
    });
  }

  #askTrial(): void {
    const { line, viewed } = this.#studio;
    if (!viewed) return;
    const { on, choices } = this.tried;
    const visit = this.#visit;
    line.post('tryOut', { ...viewed, on, choices, state: this.#state }, (trial) => {
      if (visit !== this.#visit) return;
      if (trial || !this.trial) this.trial = trial;
      this.#studio.shown.showLit();
      this.#studio.changed();
    });
    this.isTelling = true;
    line.post('tellingBoards', viewed, (telling, isWhole) => {
      if (!isWhole || visit !== this.#visit) return;
      this.telling = telling;
      this.isTelling = false;
      this.#studio.changed();
    });
  }

  /** The state that was last requested: it is shown now or soon. */
  get at(): number {
    const last = (this.shown?.states.length ?? 1) - 1;
    return Math.min(this.#state, last);
  }

  /** Shows another state. */
  step(to: number): void {
    const { shown, at } = this;
    if (!shown) return;
    const last = shown.states.length - 1;
    const state = Math.max(0, Math.min(to, last));
    if (state === at) return;
    // A trial stays at its end, wherever that is after a change.
    this.#state = this.filmAt || state < last ? state : LAST;
    this.ask();
    this.#studio.changed();
  }

  /** Shows the next state in which a step of a card runs. Returns false if there is none. */
  showStep(card: number, name: string): boolean {
    const states = this.#studio.address.value.place === 'try' ? (this.shown?.states ?? []) : [];
    const runs = states.flatMap(({ step }, at) => (step?.card === card && step.name === name ? at : []));
    const next = runs.find((at) => at > this.at) ?? runs[0];
    if (next === undefined) return false;
    this.step(next);
    return true;
  }

  /** Moves one state forward or back. */
  move(by: 1 | -1): void {
    this.step(this.at + by);
  }

  /** Chooses the only one of some options, or hides all others; without options shows all again. */
  chooseAmong(options: ReadonlySet<number> | undefined): void {
    const both = options && this.among && options.intersection(this.among);
    const left = both && both.size > 0 ? both : options;
    const [only] = left ?? [];
    if (left?.size === 1 && only !== undefined) void this.choose(only);
    else this.among = left;
    this.#studio.changed();
  }

  /** Highlights the option or hex pointed at, on the board and among the buttons. */
  point(at: number | undefined): void {
    if (at === this.pointed) return;
    this.pointed = at;
    this.#studio.changed();
  }

  /** Answers the question of the shown state. */
  async choose(option: number): Promise<void> {
    const { filmAt, shown } = this;
    const chosen = shown?.shown.options[option];
    if (!shown || !chosen) return;
    if (filmAt) {
      const visit = this.#visit;
      const edits = await this.#studio.line.ask('choose', { ...filmAt, state: shown.state, option });
      if (!edits) return;
      if (visit !== this.#visit) {
        this.#studio.edit(edits);
        return;
      }
      const before = this.#state;
      // The film of the changed text is requested with this state.
      this.#state = shown.shown.asked + 1;
      if (!this.#studio.edit(edits)) this.#state = before;
      // Choosing the answer that the scenario already has changes no text.
      this.ask();
      return;
    }
    const before = shown.states[shown.state].choices;
    this.#try({ choices: [...this.tried.choices.slice(0, before), chosen.choose] });
  }

  /** Undoes the last choice. */
  takeBack(): void {
    const { trial } = this;
    if (this.filmAt || !trial) return;
    this.#try({ choices: trial.made.slice(0, -1) });
  }

  /** Starts or ends editing the user's board. */
  toggleLaying(): void {
    this.laying = this.laying ? undefined : { thing: 'water' };
    if (this.laying) void this.lay();
    this.#studio.changed();
  }

  /** Selects the tile or piece that the next click places. */
  takeThing(thing: string): void {
    if (this.laying) this.laying = { ...this.laying, thing };
    void this.lay();
  }

  /** Places the selected tile or piece on a hex, by its index; without one, only shows the board. */
  lay(at?: number): Promise<void> {
    const hex = at === undefined ? undefined : this.laying?.laid?.options[at]?.hex;
    // One click at a time: each builds on the result of those before it.
    this.#laid = this.#laid.then(() => this.#lay(hex));
    return this.#laid;
  }

  async #lay(at: Hex | undefined): Promise<void> {
    const { viewed, line } = this.#studio;
    const { own, laying } = this;
    if (!laying || !viewed || !('tiles' in own)) return;
    const { thing } = laying;
    const laid = await line.ask('lay', { ...viewed, tiles: own.tiles, thing, ...(at && { at }) });
    if (!laid || !this.laying) return;
    const here = at && laid.options.findIndex(({ hex }) => hex.q === at.q && hex.r === at.r);
    this.laying = { ...this.laying, laid };
    this.own = { tiles: laid.tiles };
    if (at) this.#try({ on: this.own, choices: [] });
    // A user who places several tiles or pieces stays at the hex.
    this.pointed = here === -1 ? undefined : here;
    this.#studio.changed();
  }

  /** Keeps the trial as a scenario at the end of a file, and shows its text. */
  async keep(into: string): Promise<void> {
    const { viewed, line } = this.#studio;
    const { tried, trial } = this;
    if (!viewed || !trial) return;
    const kept = await line.ask('keep', { ...viewed, on: tried.on, choices: trial.made, into });
    if (!kept) return;
    if ('refused' in kept) this.notKept = kept.refused;
    else if (this.#studio.edit([kept.edit])) {
      this.#studio.shown.show(into, kept.edit.from + kept.edit.text.indexOf('scenario'));
    }
    this.#studio.changed();
  }

  /** Tries the card on another board, with these choices. */
  tryOn(on: TrialOn, choices: readonly string[] = []): void {
    this.laying = undefined;
    this.#try({ on, choices });
  }

  #try(tried: Partial<Tried>): void {
    this.#tried.set(this.#key, { ...this.tried, ...tried });
    this.#state = LAST;
    this.ask();
    this.#studio.changed();
  }

  /** Replaces the failed expectation by the actual result. */
  takeWhatCame(): void {
    const takes = this.film?.takes;
    if (takes) this.#studio.edit([takes], this.#filmed);
  }

  /** Handles the keys of this place: a step, a choice by its digit, or undo. Returns false for other keys. */
  takesKey(key: string): boolean {
    const { shown } = this;
    if (this.#studio.address.value.place !== 'try' || !shown || this.laying) return false;
    const digit = this.filmAt || !/^[1-9]$/.test(key) ? 0 : Number(key);
    if (digit > 0 && digit <= shown.shown.options.length) void this.choose(digit - 1);
    else if (key === 'ArrowLeft') this.move(-1);
    else if (key === 'ArrowRight') this.move(1);
    else if (key === 'Home') this.step(0);
    else if (key === 'End') this.step(shown.states.length - 1);
    else if (key === 'u') this.takeBack();
    else return false;
    return true;
  }
}
