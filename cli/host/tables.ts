/** The tables of a host. Each is opened when somebody first needs it. */
import { randomBytes } from 'node:crypto';
import { gamesAllowed, UserError } from '../../program/index.ts';
import { WorkerEndError } from '../../simulate/pool/index.ts';
import {
  type Cards,
  dayName,
  entryText,
  type GameSetup,
  journalHead,
  MAX_NAME_LENGTH,
  type NewGamesAnswer,
  parseJournal,
  peopleFirst,
  readPlayer,
  Table,
  type TableEvent,
} from '../../table/index.ts';
import type { BotGames } from '../playtest/bot-games.ts';
import { startBots } from './bots/bots.ts';
import { type Data, newTableId } from './data.ts';
import { LiveTable, type TableServices } from './live-table.ts';

/** @throws UserError if no game can be played with this setup and these cards */
export function checkSetup({ options, players }: GameSetup, cards: Cards): void {
  new Table(() => cards, { at: 0, is: 'begun', options, cards: '', players: [...players] });
}

/**
 * The setup in a request for a new table; undefined if there is none. The engine checks its values.
 * @throws UserError if it names players that do not exist
 */
export function requestSetup({ options, players }: Record<string, unknown>): GameSetup | undefined {
  if (options === undefined && players === undefined) return undefined;
  const read = (Array.isArray(players) ? players : []).map((name) => {
    const known = readPlayer(String(name));
    if ('problem' in known) throw new UserError(`${known.problem}.`);
    return known.player;
  });
  // Whoever knows its secrets knows the hidden cards. `secret` will be replaced.
  const { anew: _, ...given } = Object(options);
  return { options: { ...given, players: read.length, seed: 0 }, players: read };
}

/** Makes the first events of a table from a secret and the time. */
type FirstEvents = (secret: string) => (at: number) => TableEvent[];

/** What the tables of a host need. */
interface TablesOptions {
  data: Data;
  /** How a game is set up unless something else is wanted. */
  setup: GameSetup;
  /** The name of the current cards in the files of the set. */
  cards: string;
  report(error: unknown): void;
  secret?: (() => string) | undefined;
}

export class HostedTables {
  readonly #options: TablesOptions;
  readonly #services: TableServices;
  readonly #bots = startBots();
  readonly #ids: string[];
  readonly #open = new Map<string, LiveTable>();
  /** The names of the cards that bots are playing with: pages repeat the request while they wait. */
  readonly #playing = new Set<string>();
  readonly #names: Set<string | undefined>;
  #cards: string;
  /** When the last table was made. */
  #made = 0;

  constructor(options: TablesOptions) {
    const { data, cards, report } = options;
    this.#options = options;
    this.#cards = cards;
    this.#ids = data.tables();
    this.#names = new Set(this.#ids.map((id) => data.nameOf(id)));
    this.#services = {
      data,
      bots: this.#bots,
      report,
      begunNow: (at, setup) => this.#begunNow(at, setup),
      now: steadyTime,
      cardsNow: () => this.#cards,
    };
  }

  /** The ids of all tables, the oldest first. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  /** A table, opened if necessary. @throws UserError with the line if its journal is damaged */
  open(id: string): LiveTable | undefined {
    const known = this.#open.get(id);
    if (known || !this.#ids.includes(id)) return known;
    const { data, setup } = this.#options;
    // The journal was cut off before its game began, so no page has shown any of it.
    const journal = parseJournal(data.read(id, 'log.jsonl'));
    if (!journal) this.#begin(id, steadyTime(), setup);
    const table = new LiveTable(id, this.#services, journal);
    this.#open.set(id, table);
    return table;
  }

  /** The name of the current cards in the files of the set. */
  cardsNow(): string {
    return this.#cards;
  }

  /** What new tables can be, and how they are set up unless something else is wanted. */
  newGames(): NewGamesAnswer {
    const { data, setup } = this.#options;
    return { games: gamesAllowed(data.cards(this.#cards).chain), setup };
  }

  /**
   * Makes a table, with a secret of its own.
   * @param first how its game is set up, or its first events
   * @param name of the table, by default the day
   */
  add(first: GameSetup | FirstEvents = this.#options.setup, name?: string): string {
    const id = newTableId();
    // Each later than the one before, because tables are sorted by this time.
    this.#made = Math.max(steadyTime(), this.#made + 1);
    this.#begin(id, this.#made, first, name);
    this.#ids.push(id);
    return id;
  }

  /** How often each seat of a table was given back. */
  returnsOf(id: string): readonly number[] {
    const { data, setup } = this.#options;
    return this.#open.get(id)?.table.returns ?? data.returnsOf(id) ?? setup.players.map(() => 0);
  }

  /** Called when the cards of the set have changed. */
  setCards(cards: string): void {
    if (cards === this.#cards) return;
    this.#cards = cards;
    for (const table of this.#open.values()) table.compareCards();
  }

  /** The games of bots with the current cards; null until they are played, which the first request starts. */
  botGames(): BotGames | null {
    const games = this.#options.data.botGames(this.#cards);
    if (!games && !this.#playing.has(this.#cards)) void this.#playBots(this.#cards);
    return games;
  }

  close(): void {
    this.#bots.close();
    for (const table of this.#open.values()) table.close();
  }

  #newSecret(): string {
    return (this.#options.secret ?? newSecret)();
  }

  #begunNow(at: number, { options, players }: GameSetup): TableEvent {
    checkSetup({ options, players }, this.#options.data.cards(this.#cards));
    const all = { ...peopleFirst(options, players), secret: this.#newSecret() };
    return { at, is: 'begun', options: all, players: [...players], cards: this.#cards };
  }

  #begin(id: string, at: number, first: GameSetup | FirstEvents, wanted = ''): void {
    const events = typeof first === 'function' ? first(this.#newSecret())(at) : [this.#begunNow(at, first)];
    const name = this.#newName(wanted.trim().slice(0, MAX_NAME_LENGTH) || dayName(at));
    this.#options.data.begin(id, [journalHead(id, name), ...events].map(entryText).join(''));
    this.#names.add(name);
  }

  /** The name, with a number if another table has it already. */
  #newName(name: string): string {
    for (let n = 1; ; n++) {
      const numbered = n === 1 ? name : `${name} ${n}`;
      if (!this.#names.has(numbered)) return numbered;
    }
  }

  async #playBots(cards: string): Promise<void> {
    const { data, setup, report } = this.#options;
    this.#playing.add(cards);
    try {
      data.keepBotGames(cards, await this.#bots.play(data.cards(cards).chain, setup.players.length));
    } catch (error) {
      if (!(error instanceof WorkerEndError)) report(error);
    } finally {
      this.#playing.delete(cards);
    }
  }
}

/** Milliseconds since 1970 by the clock at the start of the process; later changes of the clock have no effect. */
const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now());

/** 128 bits that no one can guess. */
const newSecret = (): string => randomBytes(16).toString('hex');
