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

export type HostedTables = ReturnType<typeof hostTables>;

/** @param currentCards the name of the current cards in the files of the set */
export function hostTables(
  data: Data,
  setup: GameSetup,
  currentCards: string,
  report: (error: unknown) => void,
  secret = newSecret,
) {
  let cardsNow = currentCards;
  const bots = startBots();
  const ids = data.tables();
  const openTables = new Map<string, LiveTable>();
  /** The names of the cards that bots are playing with: pages repeat the request while they wait. */
  const playing = new Set<string>();
  const names = new Set(ids.map((id) => data.nameOf(id)));
  /** When the last table was made. */
  let made = 0;

  const begunNow = (at: number, { options, players }: GameSetup): TableEvent => {
    checkSetup({ options, players }, data.cards(cardsNow));
    const all = { options: { ...peopleFirst(options, players), secret: secret() }, players: [...players] };
    return { at, is: 'begun', ...all, cards: cardsNow };
  };
  const services: TableServices = {
    data,
    bots,
    report,
    begunNow,
    now: steadyTime,
    cardsNow: () => cardsNow,
  };
  const begin = (id: string, at: number, first: GameSetup | FirstEvents, wanted = ''): void => {
    const events = typeof first === 'function' ? first(secret())(at) : [begunNow(at, first)];
    const name = newName(wanted.trim().slice(0, MAX_NAME_LENGTH) || dayName(at));
    data.begin(id, [journalHead(id, name), ...events].map(entryText).join(''));
    names.add(name);
  };
  /** The name, with a number if another table has it already. */
  const newName = (name: string): string => {
    for (let n = 1; ; n++) {
      const numbered = n === 1 ? name : `${name} ${n}`;
      if (!names.has(numbered)) return numbered;
    }
  };
  /** A table, opened if necessary. @throws UserError with the line if its journal is damaged */
  const open = (id: string): LiveTable | undefined => {
    const known = openTables.get(id);
    if (known || !ids.includes(id)) return known;
    // The journal was cut off before its game began, so no page has shown any of it.
    const journal = parseJournal(data.read(id, 'log.jsonl'));
    if (!journal) begin(id, steadyTime(), setup);
    const table = new LiveTable(id, services, journal);
    openTables.set(id, table);
    return table;
  };
  const playBots = async (cards: string): Promise<void> => {
    playing.add(cards);
    try {
      data.keepBotGames(cards, await bots.play(data.cards(cards).chain, setup.players.length));
    } catch (error) {
      if (!(error instanceof WorkerEndError)) report(error);
    } finally {
      playing.delete(cards);
    }
  };
  return {
    /** The ids of all tables, the oldest first. */
    ids: ids as readonly string[],
    open,
    /** The name of the current cards in the files of the set. */
    cardsNow: () => cardsNow,
    /** What new tables can be, and how they are set up unless something else is wanted. */
    newGames: (): NewGamesAnswer => ({ games: gamesAllowed(data.cards(cardsNow).chain), setup }),
    /**
     * Makes a table, with a secret of its own.
     * @param first how its game is set up, or its first events
     * @param name of the table, by default the day
     */
    add(first: GameSetup | FirstEvents = setup, name?: string): string {
      const id = newTableId();
      // Each later than the one before, because tables are sorted by this time.
      made = Math.max(steadyTime(), made + 1);
      begin(id, made, first, name);
      ids.push(id);
      return id;
    },
    /** How often each seat of a table was given back. */
    returnsOf: (id: string): readonly number[] =>
      openTables.get(id)?.table.returns ?? data.returnsOf(id) ?? setup.players.map(() => 0),
    /** Called when the cards of the set have changed. */
    setCards(cards: string): void {
      if (cards === cardsNow) return;
      cardsNow = cards;
      for (const table of openTables.values()) table.compareCards();
    },
    /** The games of bots with the current cards; null until they are played, which the first request starts. */
    botGames(): BotGames | null {
      const games = data.botGames(cardsNow);
      if (!games && !playing.has(cardsNow)) void playBots(cardsNow);
      return games;
    },
    close(): void {
      bots.close();
      for (const table of openTables.values()) table.close();
    },
  };
}

/** Milliseconds since 1970 by the clock at the start of the process; later changes of the clock have no effect. */
const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now());

/** 128 bits that no one can guess. */
const newSecret = (): string => randomBytes(16).toString('hex');
