/** Films and trials: the current state, the choices, and the worker's answers. */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { BoardTile, Hex } from '../../../program/index.ts';
import type { FilmKey, TrialOn, TrialSetup } from '../../messages.ts';
import type { Answer, Params, QuestionName } from '../../worker/questions.ts';
import type { Asking, Editing, Located, Pointing, Renaming, Viewing } from '../parts.ts';

/** An index beyond every state, which means the last one. */
const LAST_STATE = Number.MAX_SAFE_INTEGER;

/** In a film, the state in which it fails, or else the first. */
const START = -1;

/** The initial board of the user: some of each terrain. */
const OWN_BOARD: readonly BoardTile[] = (
  [
    [0, 0, 'grassland'],
    [1, 0, 'grassland'],
    [0, 1, 'desert'],
    [-1, 1, 'desert'],
    [-1, 0, 'water'],
    [0, -1, 'water'],
    [1, -1, 'grassland'],
  ] as const
).map(([q, r, terrain]) => ({ q, r, terrain, mountains: 0, forests: 0, animals: [] }));

type TrialPage = Asking & Editing & Located & Pointing & Renaming & Viewing;

export class TrialController {
  readonly #page: TrialPage;
  readonly film = signal<Answer<'film'> | undefined>(undefined);
  readonly trial = signal<Answer<'tryOut'> | undefined>(undefined);
  /** What the recorded boards reveal; undefined while they are examined for the first time. */
  readonly telling = signal<Answer<'tellingBoards'> | undefined>(undefined);
  /** The user's board while it is edited, and the tile or piece that a click places. */
  readonly laying = signal<{ thing: string; laid?: Answer<'lay'> } | undefined>(undefined);
  /** The index of the option or hex that is pointed at, on the board or among the buttons. */
  readonly pointed = signal<number | undefined>(undefined);
  /** Why the trial cannot be kept as a scenario. */
  readonly refusal = signal('');
  readonly #own = signal(OWN_BOARD);
  /** The state that was last requested. */
  readonly #state = signal(LAST_STATE);
  /** The setups of the cards tried so far. */
  readonly #setups = signal<Readonly<Record<string, TrialSetup>>>({});
  #laid = Promise.resolve();
  /** Counts visits to a card or scenario: answers about earlier visits are ignored. */
  readonly #visit = signal(0);
  /** The version of the texts that the film is about. */
  #filmed: number | undefined;

  constructor(page: TrialPage) {
    this.#page = page;
  }

  /** The film in the address: `FILE:LINE`. */
  get filmAt(): FilmKey | undefined {
    const { place, what } = this.#page.address.value;
    const found = place === 'try' ? /^(.+):(\d+)$/.exec(what) : null;
    if (!found) return undefined;
    const [, file, line] = found;
    const film = this.film.value;
    const isKnown = film?.file === file && film.line === Number(line);
    return { file, line: Number(line), ...(isKnown && { title: film.title }) };
  }

  /** The film or trial. */
  get run(): Answer<'film'> | Answer<'tryOut'> | undefined {
    return (this.filmAt ? this.film : this.trial).value;
  }

  /** The shown state. */
  get stateShown() {
    return this.#page.address.value.place === 'try' ? this.run?.shown : undefined;
  }

  /** The current board and choices. */
  get setup(): TrialSetup {
    return this.#setups.value[this.#page.address.value.what] ?? { on: this.own, choices: [] };
  }

  /** The user's own board. */
  get own(): TrialOn {
    return { tiles: this.#own.value };
  }

  /** Requests the film or trial now, and after each visit and each change of the texts or of the viewed card. */
  follow(): void {
    const { line } = this.#page;
    // The card of a film comes from its answer.
    const viewed = computed(() => (this.filmAt ? '' : JSON.stringify(this.#page.viewed)));
    effect(() => {
      void [line.version, viewed.value, this.#visit.value];
      untracked(() => this.ask());
    });
  }

  /** Resets the state for another card or scenario. */
  reset(): void {
    batch(() => {
      this.#visit.value++;
      this.laying.value = this.film.value = this.trial.value = this.telling.value = undefined;
      this.#state.value = this.filmAt ? START : LAST_STATE;
    });
  }

  /** Requests the film or trial, after every change. */
  ask(): void {
    this.refusal.value = '';
    this.pointed.value = undefined;
    if (this.#page.address.value.place !== 'try') return;
    const { filmAt } = this;
    if (filmAt) this.#askFilm(filmAt);
    else this.#askTrial();
  }

  /** Asks the worker. Answers about an earlier visit are ignored. */
  #ask<Name extends QuestionName>(
    name: Name,
    params: Params<Name>,
    take: (answer: Answer<Name>, version: number) => void,
  ): void {
    const visit = this.#visit.value;
    this.#page.line.post(name, params, (answer, _, version) => {
      if (visit === this.#visit.value) take(answer, version);
    });
  }

  #askFilm(at: FilmKey): void {
    this.#ask('film', { ...at, state: this.#state.value }, (film, version) => {
      // A scenario that cannot run while it is being written stays as it was.
      if (!film) this.film.value ??= null;
      else {
        if (this.#state.value === START) this.#state.value = film.state;
        this.film.value = film;
        this.#filmed = version;
        this.#page.renameAddress(`${film.file}:${film.line}`);
      }
    });
  }

  #askTrial(): void {
    const { viewed } = this.#page;
    if (!viewed) return;
    this.#ask('tryOut', { ...viewed, ...this.setup, state: this.#state.value }, (trial) => {
      if (trial || !this.trial.value) this.trial.value = trial;
    });
    this.telling.value ??= undefined;
    this.#ask('tellingBoards', viewed, (telling) => {
      this.telling.value = telling;
    });
  }

  /** The state that was last requested: it is shown now or soon. */
  get at(): number {
    return Math.min(this.#state.value, (this.run?.states.length ?? 1) - 1);
  }

  /** Shows another state. */
  step(to: number): void {
    const { run, at } = this;
    if (!run) return;
    const last = run.states.length - 1;
    const state = Math.max(0, Math.min(to, last));
    if (state === at) return;
    // A trial stays at its end, wherever that is after a change.
    this.#state.value = this.filmAt || state < last ? state : LAST_STATE;
    this.ask();
  }

  /** Shows the next state in which a step of a card runs. Returns false if there is none. */
  showStep(card: number, name: string): boolean {
    const states = this.stateShown ? (this.run?.states ?? []) : [];
    const runs = states.flatMap(({ step }, at) => (step?.card === card && step.name === name ? at : []));
    const next = runs.find((at) => at > this.at) ?? runs[0];
    if (next !== undefined) this.step(next);
    return next !== undefined;
  }

  /** Answers the question of the shown state. */
  async choose(option: number): Promise<void> {
    const { filmAt, run } = this;
    const chosen = run?.shown.options[option];
    if (!run || !chosen) return;
    if (!filmAt) {
      const before = run.states[run.state].choices;
      this.#try({ choices: [...this.setup.choices.slice(0, before), chosen.choose] });
      return;
    }
    const visit = this.#visit.value;
    const edits = await this.#page.line.ask('choose', { ...filmAt, state: run.state, option });
    if (!edits) return;
    // The film of the changed text is requested with this state.
    const before = this.#state.value;
    if (visit === this.#visit.value) this.#state.value = run.shown.asked + 1;
    if (!this.#page.edit(edits)) this.#state.value = before;
    // Choosing the answer that the scenario already has changes no text.
    this.ask();
  }

  /** Undoes the last choice. */
  undo(): void {
    const trial = this.trial.value;
    if (trial && !this.filmAt) this.#try({ choices: trial.made.slice(0, -1) });
  }

  /** Selects the tile or piece that the next click places on the user's board; undefined ends editing it. */
  selectThing(thing: string | undefined): void {
    this.laying.value = thing === undefined ? undefined : { ...this.laying.value, thing };
    void this.lay();
  }

  /** Places the selected tile or piece on a hex, by its index; without one, only shows the board. */
  lay(at?: number): Promise<void> {
    const hex = at === undefined ? undefined : this.laying.value?.laid?.options[at]?.hexes[0];
    // One click at a time: each builds on the result of those before it.
    this.#laid = this.#laid.then(() => this.#lay(hex));
    return this.#laid;
  }

  async #lay(at: Hex | undefined): Promise<void> {
    const { viewed, line } = this.#page;
    const { thing } = this.laying.value ?? {};
    if (thing === undefined || !viewed) return;
    const laid = await line.ask('lay', { ...viewed, tiles: this.#own.value, thing, ...(at && { at }) });
    if (!laid || !this.laying.value) return;
    this.laying.value = { ...this.laying.value, laid };
    this.#own.value = laid.tiles;
    if (!at) return;
    this.#try({ on: this.own, choices: [] });
    // A user who places several tiles or pieces stays at the hex.
    const here = laid.options.findIndex(({ hexes: [hex] }) => hex!.q === at.q && hex!.r === at.r);
    this.pointed.value = here === -1 ? undefined : here;
  }

  /** Keeps the trial as a scenario at the end of a file, and shows its text. */
  async keep(into: string): Promise<void> {
    const { viewed, line } = this.#page;
    const trial = this.trial.value;
    if (!viewed || !trial) return;
    const kept = await line.ask('keep', { ...viewed, on: this.setup.on, choices: trial.made, into });
    if (!kept) return;
    if ('refused' in kept) this.refusal.value = kept.refused;
    else if (this.#page.edit([kept.edit])) {
      this.#page.shown.show(into, kept.edit.from + kept.edit.text.indexOf('scenario'));
    }
  }

  /** Tries the card on another board, with these choices. */
  tryOn(on: TrialOn, choices: readonly string[] = []): void {
    this.laying.value = undefined;
    this.#try({ on, choices });
  }

  #try(setup: Partial<TrialSetup>): void {
    const key = this.#page.address.value.what;
    this.#setups.value = { ...this.#setups.value, [key]: { ...this.setup, ...setup } };
    this.#state.value = LAST_STATE;
    this.ask();
  }

  /** Replaces the failed expectation by the actual result. */
  acceptActualResult(): void {
    const takes = this.film.value?.takes;
    if (takes) this.#page.edit([takes], this.#filmed);
  }

  /** Handles the keys of this place: a step, a choice by its digit, or undo. Returns false for other keys. */
  takesKey(key: string): boolean {
    const { stateShown, at } = this;
    if (!stateShown || this.laying.value) return false;
    const states = new Map([
      ['ArrowLeft', at - 1],
      ['ArrowRight', at + 1],
      ['Home', 0],
      ['End', LAST_STATE],
    ]);
    const to = states.get(key);
    if (to !== undefined) this.step(to);
    else if (key === 'u') this.undo();
    else if (!this.filmAt && /^[1-9]$/.test(key) && stateShown.options[Number(key) - 1])
      void this.choose(Number(key) - 1);
    else return false;
    return true;
  }
}
