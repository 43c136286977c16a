/**
 * Reads the files of a host: the cards of its tables, and a folder for each table with its journal and notes. The folder may come
 * from somebody else, so only regular files in it are read, and cards are checked like any stranger's set.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type SetProgram, UserError } from '../../program/index.ts';
import { loadSet } from '../../program/json/index.ts';
import { changedNumbers } from '../../simulate/games/index.ts';
import type { SetTexts } from '../../studio/link/index.ts';
import { type Cards, type CardsOfGame, chainCards, type GameBegun, journalStart } from '../../table/index.ts';
import { usingFile } from '../files/system-errors.ts';
import { type BotGames, isBotGames } from '../playtest/bot-games.ts';

/** Stored cards, with the texts of the set's files if those may change. */
export type CardsAndTexts = CardsOfGame & { texts?: SetTexts };

/** The files of a table: the journal of events, and the notes and chat. */
export type TableFile = 'log.jsonl' | 'notes.jsonl';

export class DataFiles {
  readonly folder: string;
  readonly #cards = new Map<string, Cards & CardsOfGame>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The path of a file in the folder. */
  place(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** The text of a table's file; empty if the file does not exist. */
  read(table: string, file: TableFile): string {
    return this.text(table, file) ?? '';
  }

  /**
   * The text of a file in the folder; undefined if it does not exist.
   * @throws UserError unless it is a regular file that no link leads to
   */
  protected text(...names: string[]): string | undefined {
    const path = this.place(...names);
    return usingFile(path, 'read', () => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) return undefined;
      if (!stats.isFile() || realpathSync(path) !== join(realpathSync(this.folder), ...names))
        throw new Error('it is not a regular file of this folder');
      if (stats.size > LARGEST_FILE) throw new Error(`it is longer than ${LARGEST_FILE / 2 ** 20} MB`);
      return readFileSync(path, 'utf8');
    });
  }

  /** The data of a JSON file in the folder; undefined if it does not exist or is damaged. */
  protected json(...names: string[]): unknown {
    try {
      return JSON.parse(this.text(...names) ?? '');
    } catch (error) {
      if (error instanceof UserError) throw error;
      return undefined;
    }
  }

  /** The ids of all tables: the oldest first, then those whose journal cannot be read. */
  tables(): string[] {
    if (!existsSync(this.folder))
      throw new UserError(`${this.folder} does not exist: name a folder that ecos host made.`);
    const folders = readdirSync(this.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const ids = folders.map(({ name }) => name).filter((name) => TABLE_ID.test(name));
    const begun = ids.sort().map((id) => ({ id, at: this.begunAt(id)?.at ?? Number.MAX_VALUE }));
    return begun.sort((a, b) => a.at - b.at).map(({ id }) => id);
  }

  /** How the first game at a table began; undefined if its journal does not say so. */
  begunAt(table: string): GameBegun | undefined {
    return this.#start(table)?.entries[0] as GameBegun | undefined;
  }

  /** Whether anybody has chosen at a table. */
  wasPlayed(table: string): boolean {
    return this.read(table, 'log.jsonl').includes('"is":"chose"');
  }

  /** The name of a table; undefined if its journal does not say so. */
  nameOf(table: string): string | undefined {
    return this.#start(table)?.name;
  }

  #start(table: string) {
    try {
      return journalStart(this.read(table, 'log.jsonl'));
    } catch {
      // Opening the table will report why it cannot be read.
      return undefined;
    }
  }

  /** How often each seat of a table was given back; undefined if its journal does not say so. */
  returnsOf(table: string): readonly number[] | undefined {
    const { players } = this.begunAt(table) ?? {};
    // Opening the table will report lines that are damaged.
    const left = this.read(table, 'log.jsonl').matchAll(/"is":"left","seat":(\d)/g);
    const seats = [...left].map(([, seat]) => Number(seat));
    return players?.map((_, seat) => seats.filter((one) => one === seat).length);
  }

  /** The texts of the files these cards came from; undefined if they were not stored. */
  texts(name: string): SetTexts | undefined {
    return this.json('cards', `${name}.texts.json`) as SetTexts | undefined;
  }

  /** Cards by name, for the engine and for pages. */
  readonly cards = (name: string): Cards & CardsOfGame => {
    const cards = this.#cards.get(name) ?? this.#readCards(name);
    this.#cards.set(name, cards);
    return cards;
  };

  /** @throws UserError if the file is not one that a host wrote */
  #readCards(name: string): Cards & CardsOfGame {
    if (!CARDS_NAME.test(name)) throw new UserError(`${JSON.stringify(name)} is not a name of cards`);
    const { chain, look } = Object(this.json('cards', `${name}.json`)) as Partial<CardsOfGame>;
    const checked = Array.isArray(chain) ? checkedChain(chain) : undefined;
    if (!checked || !look?.nouns || !look.icons)
      throw new UserError(`${this.place('cards', `${name}.json`)} is damaged`);
    return { ...chainCards(checked), look };
  }

  /** The games of bots with the cards of this name; null if there are none yet. */
  botGames(name: string): BotGames | null {
    const games = this.json('cards', `${name}.bots.json`);
    return isBotGames(games) ? games : null;
  }

  /** Returns a function that checks whether a card is the same in the cards of a name as in `now`. */
  isSame(now: readonly SetProgram[]): (name: string, card: number) => boolean {
    const changed = new Map<string, ReadonlySet<number>>();
    return (name, card) => {
      const known = changed.get(name) ?? new Set(changedNumbers(now, this.cards(name).chain));
      changed.set(name, known);
      return !known.has(card);
    };
  }
}

/** The largest file to read, in bytes: no journal comes near it. */
const LARGEST_FILE = 2 ** 28;

/** The name of cards: their hash, as `Data.keepCards` makes it. */
const CARDS_NAME = /^[0-9a-f]{16}$/;

/** The sets of stored cards, checked; undefined if one of them is invalid. */
function checkedChain(sets: readonly SetProgram[]): readonly SetProgram[] | undefined {
  const isValid = (set: SetProgram, at: number) => {
    // A set without an id is played with another one without naming it.
    const below = set?.id === '' && { extends: sets[at - 1]?.id };
    return loadSet({ ...set, ...below }, sets.slice(0, at)).problem === undefined;
  };
  return sets.length > 0 && sets.every(isValid) ? sets : undefined;
}

/** A table's id, which is a part of its address. */
const TABLE_ID = /^[a-z0-9]{10}$/;
