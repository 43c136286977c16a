/** The state of the place Games: the setup and the findings so far. The workers that play know nothing about the page. */
import { computed, effect, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { BotName } from '../../../runtime/index.ts';
import type { StartedWorker, StartWorker } from '../../../simulate/games/index.ts';
import { count, pluralize } from '../../../table/page/around/index.ts';
import type { CardGames, GamesFigures } from '../../games/figures.ts';
import type { GamesService, GamesSetup } from '../../games/games-run.ts';
import type { ChainRequest, PlayableSet } from '../../messages.ts';
import { type Comparing, Comparison } from '../comparison/comparison.ts';
import { LAST_SAVE } from '../comparison/earlier-versions.ts';
import type { Located } from '../parts.ts';

/** The bots that can play, with their names. */
export const BOTS = {
  greedy: 'greedy',
  learned: 'learned',
  random: 'random',
  'mcts:50': 'thinking (slow)',
} as const satisfies Partial<Record<BotName, string>>;

/** The user's choices for a run. */
export interface RunChoices {
  players: number;
  bots: keyof typeof BOTS;
  /** Points that end a game; null for those of the set. */
  target: number | null;
  seed: number;
  games: number;
}

/** The number of workers that play. */
const WORKERS = navigator.hardwareConcurrency || 1;

/** How many milliseconds without typing pass before a changed text is played and figures are redrawn. */
const QUIET_MS = 600;

type GamesPage = Comparing & Located;

export class GamesController {
  readonly #page: GamesPage;
  readonly #start: StartWorker<GamesService>;
  /** The earlier version that the games are compared with. */
  readonly comparison: Comparison;
  readonly wanted = signal<RunChoices>({ players: 4, bots: 'greedy', target: null, seed: 1, games: 4000 });
  readonly isRunning = signal(false);
  readonly figures = signal<GamesFigures | undefined>(undefined);
  /** The figures of each card, by number. */
  readonly cards = computed<ReadonlyMap<number, CardGames>>(
    () => new Map(this.figures.value?.cards.map((card) => [card.number, card])),
  );
  /** Whether all requested games have been played. */
  readonly isDone = computed(() => (this.figures.value?.played ?? 0) >= this.wanted.value.games);
  /** The error that keeps the current text from being played. Games continue with the last text that had none. */
  readonly mistake = signal<string | undefined>(undefined);
  /** Why nothing can be played at all. */
  readonly refused = signal<string | undefined>(undefined);
  /** Why the earlier version cannot be compared with. */
  readonly noEarlier = signal<string | undefined>(undefined);
  /** Whether the text is shown next to the figures. */
  readonly showsText = signal(false);
  #worker: StartedWorker<GamesService> | undefined;
  /** When the games were started last, and how many had been played by then. */
  #started = { at: 0, played: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** When the user last typed. */
  #wroteAt = Number.NEGATIVE_INFINITY;
  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(page: GamesPage, start: StartWorker<GamesService>) {
    this.#page = page;
    this.#start = start;
    this.comparison = new Comparison(page, LAST_SAVE);
    this.comparison.version.subscribe(() => this.refresh(0));
    effect(() => {
      page.line.version;
      this.refresh();
    });
  }

  /** Starts, pauses or continues the games. */
  toggle(): void {
    const { isRunning } = this;
    if (this.isDone.value && isRunning.value) return;
    isRunning.value = !isRunning.value;
    this.#worker ??= this.#start((error) => this.#refuse(error));
    void this.#worker.service.run(isRunning.value);
    if (!isRunning.value) return;
    this.#measure();
    this.refresh(0);
  }

  /** Measures the speed from now on. */
  #measure(): void {
    this.#started = { at: performance.now(), played: this.figures.value?.played ?? 0 };
  }

  /** Changes the choices for the run. */
  choose(change: Partial<RunChoices>): void {
    const isMore = change.games !== undefined && change.games > this.wanted.value.games;
    // The current figures are of other games.
    if (!isMore) this.figures.value = undefined;
    this.wanted.value = { ...this.wanted.value, ...change };
    this.#measure();
    this.refresh(0);
  }

  /** A text was changed or saved: running games switch to it after a pause in typing. */
  refresh(quiet = QUIET_MS): void {
    if (!this.#worker) return;
    if (quiet > 0) this.#wroteAt = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), quiet);
  }

  /** Nothing is played until the user starts games again. */
  #refuse({ message }: Error): void {
    clearTimeout(this.#held);
    this.#worker?.end();
    this.#worker = undefined;
    this.isRunning.value = false;
    this.figures.value = undefined;
    this.refused.value = message;
  }

  /**
   * Takes new findings. While the user types, only the last ones are kept until afterwards, so that no key press
   * waits for figures to be drawn.
   */
  #receive(figures: GamesFigures): void {
    clearTimeout(this.#held);
    const left = this.#wroteAt + QUIET_MS - performance.now();
    if (left > 0) this.#held = setTimeout(() => this.#receive(figures), left);
    else if (figures.played > 0 || !this.figures.value) {
      this.refused.value = undefined;
      const before = this.figures.value?.played ?? 0;
      this.figures.value = figures;
      // Another text is played from the beginning.
      if (figures.played < before) this.#measure();
    }
  }

  /** Requests the sets, and sends them to the workers if they differ from those being played. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { address, line } = this.#page;
    const number = Number(address.value.what);
    const of: ChainRequest = Number.isInteger(number) && number > 0 ? { number } : {};
    const found = await line.ask('chain', of);
    const earlier = await this.comparison.read();
    const before = earlier && (await line.ask('chain', { ...of, earlier: earlier.changes }));
    if (!found || asked !== this.#asked) return;
    this.noEarlier.value =
      before && 'refused' in before ? `it has a mistake, ${before.refused}` : this.comparison.refused.value;
    this.mistake.value = 'refused' in found ? found.refused : undefined;
    if ('refused' in found) return;
    const isOther = before && 'chain' in before && before.hashes.join() !== found.hashes.join();
    this.#setUp(found, isOther ? before : null);
  }

  #setUp({ chain, hashes, inherited }: PlayableSet, before: PlayableSet | null): void {
    const { players, bots, target, seed, games } = this.wanted.value;
    const setup: GamesSetup = {
      chain,
      against: before ? before.chain : null,
      hashes: { before: before?.hashes ?? [], after: hashes },
      inherited,
      options: { players, seed, bots: Array<BotName>(players).fill(bots) },
      games,
      workers: WORKERS,
    };
    if (target !== null) setup.options.target = target;
    const report = proxy((figures: GamesFigures) => this.#receive(figures));
    this.#worker?.service.setUp(setup, report).catch((error) => this.#refuse(error));
  }

  /** `1,400 of 4,000 games, 100 a second, 2 workers, 26 s left`. */
  get progress(): string {
    const played = this.figures.value?.played ?? 0;
    const wanted = this.wanted.value.games;
    const games = `${count(played)} of ${pluralize(wanted, 'game')}`;
    const rate = (1000 * (played - this.#started.played)) / (performance.now() - this.#started.at);
    if (!this.isRunning.value || this.isDone.value || rate <= 0) return games;
    const seconds = Math.ceil((wanted - played) / rate);
    const left = seconds < 90 ? `${seconds} s` : `${count(Math.ceil(seconds / 60))} min`;
    return `${games}, ${count(Math.max(1, Math.round(rate)))} a second, ${pluralize(WORKERS, 'worker')}, ${left} left`;
  }
}
