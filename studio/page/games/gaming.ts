/** The state of the place Games: the setup and the findings so far. The workers that play know nothing about the page. */
import { count, counted } from '../../../table/page/around/index.ts';
import type {
  BotName,
  CardGames,
  FromGames,
  GamesSetup,
  GamesShown,
  PlayedSet,
  ToGames,
} from '../../games-messages.ts';
import type { ChainAsked, ChainShown } from '../../messages.ts';
import { askChain } from '../asks/chain.ts';
import { MarkdownCopying } from '../markdown/copying.ts';
import type { Studio } from '../studio.ts';
import { changesTo, isChanged, type OpenDocument } from '../texts/documents.ts';
import { RefusedError } from '../texts/server.ts';
import { lasting } from './words.ts';

/** The bots that can play. */
export const BOTS = {
  greedy: { bot: 'greedy', name: 'greedy' },
  learned: { bot: 'learned', name: 'learned' },
  random: { bot: 'random', name: 'random' },
  mcts: { bot: 'mcts:50', name: 'thinking (slow)' },
} as const satisfies Record<string, { bot: BotName; name: string }>;

/** The versions that games can be compared with. */
export const AGAINST = {
  save: 'Against the last save',
  commit: 'Against the last commit',
  nothing: 'Against nothing',
} as const;
export type Against = keyof typeof AGAINST;

/** The user's choices for a run. */
export interface RunChoices {
  players: number;
  bots: keyof typeof BOTS;
  /** Points that end a game; null for those of the set. */
  target: number | null;
  seed: number;
  games: number;
  against: Against;
}

/** The version that the current games are compared with. */
export interface Earlier {
  /** Unsaved texts are compared with the last save; saved ones with the save before. */
  of: 'save' | 'save before' | 'commit';
  texts: ReadonlyMap<string, string>;
}

export type Order = 'number' | 'lift' | 'completed';

/** How many milliseconds without typing pass before a changed text is played and figures are redrawn. */
const QUIET = 600;

export class Gaming {
  readonly #studio: Studio;
  readonly #start: () => Worker;
  readonly #changed: () => void;
  /** Copies the effects of the change. */
  readonly copying: MarkdownCopying;
  wanted: RunChoices = { players: 4, bots: 'greedy', target: null, seed: 1, games: 4000, against: 'save' };
  isRunning = false;
  shown: GamesShown | undefined;
  /** The figures of each card, by number. */
  lifts: ReadonlyMap<number, CardGames> = new Map();
  /** The version that the shown games are compared with. */
  earlier: Earlier | undefined;
  /** The error that keeps the current text from being played. Games continue with the last text that had none. */
  mistake: string | undefined;
  /** Why nothing can be played at all. */
  refused: string | undefined;
  /** Why the text of the last commit cannot be compared with. */
  noEarlier: string | undefined;
  /** Whether the text is shown next to the figures. */
  showsText = false;
  /** The sort order of the table of cards. */
  order: Order = 'lift';
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last setup sent to the workers, without the programs. */
  #sent = '';
  #asked = 0;
  /** When the user last typed. */
  #wroteAt = Number.NEGATIVE_INFINITY;
  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(studio: Studio, start: () => Worker, changed: () => void) {
    this.#studio = studio;
    this.#start = start;
    this.#changed = changed;
    this.copying = new MarkdownCopying(studio.line, changed);
  }

  /** Whether games have been started. */
  get isStarted(): boolean {
    return this.#worker !== undefined;
  }

  /** Whether all requested games have been played. */
  get isDone(): boolean {
    return this.shown !== undefined && this.shown.played >= this.wanted.games;
  }

  /** Plays the same number of games again. */
  double(): void {
    this.choose({ games: this.wanted.games * 2 });
  }

  /** Starts, pauses or continues the games. */
  toggle(): void {
    if (this.isDone && this.isRunning) return;
    this.isRunning = !this.isRunning;
    if (!this.isStarted) this.#begin();
    this.#send({ isRunning: this.isRunning });
    if (this.isRunning) this.look(0);
    this.#changed();
  }

  /** Changes the choices for the run. */
  choose(change: Partial<RunChoices>): void {
    const isMore = change.games !== undefined && change.games > this.wanted.games;
    if (!isMore && change.against === undefined) {
      // The current figures are of other games.
      this.shown = undefined;
      this.lifts = new Map();
    }
    this.wanted = { ...this.wanted, ...change };
    this.look(0);
    this.#changed();
  }

  /** Shows or hides the text next to the figures. */
  showText(shows = !this.showsText): void {
    this.showsText = shows;
    this.#changed();
  }

  orderBy(order: Order): void {
    this.order = order;
    this.#changed();
  }

  /** A text was changed or saved: running games switch to it after a pause in typing. */
  look(quiet = QUIET): void {
    if (!this.isStarted) return;
    if (quiet > 0) this.#wroteAt = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), quiet);
  }

  #begin(): void {
    const worker = this.#start();
    worker.onmessage = ({ data }: { data: FromGames }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event.message ?? 'The worker that plays the games has stopped.');
    };
    this.#worker = worker;
  }

  /** Stops after an error: nothing is played until the user starts games again. */
  #end(refused: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#sent = '';
    this.isRunning = false;
    this.refused = refused;
    this.#changed();
  }

  #send(message: ToGames): void {
    this.#worker?.postMessage(message);
  }

  /**
   * Takes new findings. While the user types, only the last ones are kept until afterwards, so that no key press
   * waits for figures to be drawn.
   */
  #receive(message: FromGames): void {
    clearTimeout(this.#held);
    const left = this.#wroteAt + QUIET - performance.now();
    if (left > 0) this.#held = setTimeout(() => this.#receive(message), left);
    else this.#show(message);
  }

  #show(message: FromGames): void {
    if ('refused' in message) {
      this.refused = message.refused;
      this.shown = undefined;
      this.lifts = new Map();
      this.isRunning = false;
    } else if (message.shown.played > 0 || !this.shown) {
      this.refused = undefined;
      this.shown = message.shown;
      this.lifts = new Map(message.shown.cards.map((card) => [card.number, card]));
    }
    this.#changed();
  }

  /** Requests the sets, and sends them to the workers if they differ from those being played. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const isLate = () => asked !== this.#asked;
    const { documents, address, line } = this.#studio;
    const number = Number(address.value.what);
    const of: ChainAsked = Number.isInteger(number) && number > 0 ? { number } : {};
    const found = await askChain(line, of, isLate);
    if (isLate()) return;
    this.mistake = found && 'refused' in found ? found.refused : undefined;
    if (!found || 'refused' in found) return this.#changed();
    const earlier = await this.#earlier(documents);
    if (isLate()) return;
    const before =
      earlier && (await askChain(line, { ...of, earlier: changesTo(earlier.texts, documents) }, isLate));
    if (isLate()) return;
    if (before && 'refused' in before) this.noEarlier = `it has a mistake, ${before.refused}`;
    const isOther = before && 'chain' in before && before.hashes.join() !== found.hashes.join();
    this.earlier = earlier;
    this.#sendSetup(found, isOther ? before : null);
    this.#changed();
  }

  #sendSetup(found: ChainShown, before: ChainShown | null): void {
    const { players, bots, target, seed, games, against: _ } = this.wanted;
    const { bot } = BOTS[bots];
    const setup = {
      inherited: found.inherited,
      options: {
        ...{ players, seed, bots: Array<BotName>(players).fill(bot) },
        ...(target !== null && { target }),
      },
      games,
      workers: navigator.hardwareConcurrency || 1,
    };
    const sent = JSON.stringify([found.hashes, before?.hashes, setup]);
    if (sent === this.#sent) return;
    this.#sent = sent;
    this.#send({
      setup: { ...setup, set: playedSet(found), against: before && playedSet(before) } satisfies GamesSetup,
    });
  }

  /** The version to compare with. */
  async #earlier(documents: ReadonlyMap<string, OpenDocument>): Promise<Earlier | undefined> {
    const { against } = this.wanted;
    this.noEarlier = undefined;
    if (against === 'nothing') return undefined;
    if (against === 'commit') {
      try {
        const { files } = await this.#studio.server.earlier('HEAD');
        return { of: 'commit', texts: new Map(files.map(({ file, text }) => [file, text])) };
      } catch (error) {
        this.noEarlier = error instanceof RefusedError ? error.message : 'The studio does not answer.';
        return undefined;
      }
    }
    const all = [...documents.values()];
    if (all.some(isChanged))
      return { of: 'save', texts: new Map(all.map(({ file, saved }) => [file, saved])) };
    const { states } = this.#studio.gallery.comparing;
    const older = states.find(({ texts }) => texts && changesTo(texts, documents).length > 0)?.texts;
    return older && { of: 'save before', texts: older };
  }
}

const playedSet = ({ chain, hashes }: ChainShown): PlayedSet => ({ chain, hashes });

/** `1,400 of 4,000 games, 100 a second, 2 workers, 52 s left`. */
export function runWords({
  shown,
  wanted,
  isRunning,
  isDone,
}: {
  shown: Pick<GamesShown, 'played' | 'rate' | 'workers'> | undefined;
  wanted: Pick<RunChoices, 'games'>;
  isRunning: boolean;
  isDone: boolean;
}): string {
  const { played = 0, rate = 0, workers = 0 } = shown ?? {};
  const games = `${count(played)} of ${counted(wanted.games, 'game')}`;
  if (!isRunning || isDone || rate === 0) return games;
  const left = lasting((wanted.games - played) / rate);
  return `${games}, ${count(Math.max(1, Math.round(rate)))} a second, ${counted(workers, 'worker')}, ${left} left`;
}
