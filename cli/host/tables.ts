/** The tables of a host. Each is opened when somebody first needs it. */
import { randomBytes } from 'node:crypto';
import { gamesAllowed } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { WorkerEnded } from '../../simulate/pool/index.ts';
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
import type { BotGames } from '../playtest/bot-games.ts';
import { type Bots, startBots } from './bots/bots.ts';
import { type Data, newTableId } from './data.ts';
import { type LiveTable, openTable, type TableServices } from './live-table.ts';

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

export class HostedTables {
  readonly #services: TableServices & { setup: GameSetup; bots: Bots };
  readonly #ids: string[];
  readonly #open = new Map<string, LiveTable>();
  /** The names of the cards that bots are playing with: pages repeat the request while they wait. */
  readonly #playing = new Set<string>();
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
  }

  /** The ids of all tables, the oldest first. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  /** The name of the current cards in the files of the set. */
  get cardsNow(): string {
    return this.#cardsNow;
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
    const table = openTable(id, this.#services, journal);
    this.#open.set(id, table);
    return table;
  }

  /** The state of a table. @throws UserError with the line if its journal is damaged */
  state(id: string): TableState {
    return this.open(id)!.state;
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

  /** The games of bots with the current cards; null until they are played, which the first request starts. */
  botGames(): BotGames | null {
    const { data, bots, setup, report } = this.#services;
    const cards = this.#cardsNow;
    const games = data.botGames(cards);
    if (games || this.#playing.has(cards)) return games;
    this.#playing.add(cards);
    const play = async () => {
      try {
        data.keepBotGames(cards, await bots.play(data.cards(cards).chain, setup.players.length));
      } catch (error) {
        if (!(error instanceof WorkerEnded)) report(error);
      } finally {
        this.#playing.delete(cards);
      }
    };
    void play();
    return null;
  }

  close(): void {
    this.#services.bots.close();
    for (const table of this.#open.values()) table.close();
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
}

/** Milliseconds since 1970 by the clock at the start of the process; later changes of the clock have no effect. */
const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now());

/** 128 bits that no one can guess. */
const newSecret = (): string => randomBytes(16).toString('hex');
