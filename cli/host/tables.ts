/** The tables of a host. Tables with a page are open; the others exist only as files. */
import { randomBytes } from 'node:crypto';
import { gamesAllowed } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import {
  type Cards,
  entryText,
  type GameSetup,
  journalHead,
  type NewGamesAnswer,
  parseJournal,
  readPlayer,
  Table,
  type TableEvent,
  type TableState,
} from '../../table/index.ts';
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
export function setupIn({ options, players }: Record<string, unknown>): GameSetup | undefined {
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

/** Milliseconds that a table stays open after its last page has disconnected. */
const IDLE_MS = 60_000;

export class HostedTables {
  readonly #services: TableServices & { setup: GameSetup };
  readonly #ids: string[];
  readonly #open = new Map<string, LiveTable>();
  readonly #rest: NodeJS.Timeout;
  #cardsNow: string;
  /** When the last table was made. */
  #made = 0;

  /** @param cards the name of the current cards in the files of the set */
  constructor(
    data: Data,
    setup: GameSetup,
    cards: string,
    report: (error: unknown) => void,
    secret = newSecret,
  ) {
    this.#cardsNow = cards;
    this.#services = {
      ...{ data, setup, report, bots: startBots() },
      cardsNow: () => this.#cardsNow,
      secret,
      now: steadyTime,
    };
    this.#ids = data.tables();
    this.#rest = setInterval(() => this.#closeIdle(), IDLE_MS);
    this.#rest.unref();
  }

  /** The ids of all tables, the oldest first. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  /** The name of the current cards in the files of the set. */
  get cardsNow(): string {
    return this.#cardsNow;
  }

  /** The number of seats of a new table. */
  get seats(): number {
    return this.#services.setup.players.length;
  }

  /** What new tables can be, and how they are set up unless something else is wanted. */
  get newGames(): NewGamesAnswer {
    const { data, setup } = this.#services;
    return { games: gamesAllowed(data.cards(this.#cardsNow).chain), setup };
  }

  /** Makes a table, with a secret of its own. @param first how its game is set up, or its first events */
  add(first: GameSetup | FirstEvents = this.#services.setup): string {
    const id = newTableId();
    // Each later than the one before, because tables are sorted by this time.
    this.#made = Math.max(this.#services.now(), this.#made + 1);
    this.#begin(id, this.#made, first);
    this.#ids.push(id);
    return id;
  }

  /** A table, opened if necessary. @throws UserError with the line if its journal is damaged */
  open(id: string): LiveTable | undefined {
    const open = this.#open.get(id);
    if (open || !this.#ids.includes(id)) return open;
    const { data } = this.#services;
    // The journal was cut off before its game began, so no page has shown any of it.
    const journal = parseJournal(data.read(id, 'log.jsonl'));
    if (!journal) this.#begin(id, this.#services.now(), this.#services.setup);
    const table = new LiveTable(id, this.#services, journal);
    this.#open.set(id, table);
    return table;
  }

  /** The state of a table. @throws UserError with the line if its journal is damaged */
  state(id: string): TableState {
    const open = this.#open.get(id);
    if (open) return open.state;
    const kept = this.#services.data.summary(id);
    // An unfinished game has to be compared with changed cards.
    const isCurrent = kept && (kept.state.isOver || [kept.cards, kept.kept].includes(this.#cardsNow));
    return isCurrent ? { ...kept.state, changed: null } : this.open(id)!.state;
  }

  /** The number of seats of a table. */
  seatsOf(id: string): number {
    const open = this.#open.get(id);
    if (open) return open.table.players.length;
    return (this.#services.data.begunAt(id) ?? this.#services.setup).players.length;
  }

  /** Called when the cards of the set have changed. */
  setCards(cards: string): void {
    if (cards === this.#cardsNow) return;
    this.#cardsNow = cards;
    for (const table of this.#open.values()) table.compareCards();
  }

  close(): void {
    clearInterval(this.#rest);
    this.#services.bots.close();
    for (const table of this.#open.values()) this.#close(table);
  }

  #begin(id: string, at: number, first: GameSetup | FirstEvents): void {
    const { data, secret } = this.#services;
    const events = typeof first === 'function' ? first(secret())(at) : [this.#gameBegun(at, first, secret())];
    data.begin(id, [journalHead(id), ...events].map(entryText).join(''));
  }

  #gameBegun(at: number, setup: GameSetup, secret: string): TableEvent {
    checkSetup(setup, this.#services.data.cards(this.#cardsNow));
    const { options, players } = setup;
    const all = { options: { ...options, secret }, players: [...players] };
    return { at, is: 'begun', ...all, cards: this.#cardsNow };
  }

  #close(table: LiveTable): void {
    try {
      this.#services.data.keepSummary(table.id, table.summary);
    } catch (error) {
      // The journal has the same information, but is slower to read.
      this.#services.report(error);
    }
    table.close();
  }

  #closeIdle(): void {
    for (const [id, table] of this.#open) {
      if (!table.isIdle) continue;
      this.#close(table);
      this.#open.delete(id);
    }
  }
}

/** Milliseconds since 1970 by the clock at the start of the process; later changes of the clock have no effect. */
const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now());

/** 128 bits that no one can guess. */
const newSecret = (): string => randomBytes(16).toString('hex');
