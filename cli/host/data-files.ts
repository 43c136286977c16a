/** Reads the files of a host: the cards of its tables, and a folder for each table with its journal and notes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begunIn, type Cards, cardsOf, type GameBegun, type TableState } from '../../playtest/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { changedNumbers } from '../../simulate/games/index.ts';
import type { SetTexts } from '../../studio/link/index.ts';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { usingFile } from '../files/system-errors.ts';
import { readJson } from '../load/sources/read.ts';
import type { BotGames } from '../playtest/bot-games.ts';

/** Stored cards: the compiled sets, with the words and drawings of the set. */
export interface KeptCards {
  chain: readonly SetProgram[];
  look: LookAnswer;
}

/** Stored cards, with the texts of the set's files if those may change. */
export type CardsAndTexts = KeptCards & { texts?: SetTexts };

/** The files of a table: the journal of events, and the notes and chat. */
export type TableFile = 'log.jsonl' | 'notes.jsonl';

/** The state of a table that no page shows, so that the list of tables can show it without replaying the game. */
export interface Summary {
  /** The size of the journal in bytes. If it differs, the summary is out of date. */
  bytes: number;
  /** The name of the cards of its game. */
  cards: string;
  /** The name of the cards that the host decided not to continue with, if any. */
  kept?: string;
  state: TableState;
}

export class DataFiles {
  readonly folder: string;
  readonly #cards = new Map<string, Cards>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The path of a file in the folder. */
  place(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** The text of a table's file; empty if the file does not exist. */
  read(table: string, file: TableFile): string {
    const path = this.place(table, file);
    return existsSync(path) ? usingFile(path, 'read', () => readFileSync(path, 'utf8')) : '';
  }

  /** The ids of all tables: the oldest first, then those whose journal cannot be read. */
  tables(): string[] {
    const begun = tablesIn(this.folder).map((id) => ({ id, at: this.begunAt(id)?.at ?? Number.MAX_VALUE }));
    return begun.sort((a, b) => a.at - b.at).map(({ id }) => id);
  }

  /** How the first game at a table began; undefined if its journal does not say so. */
  begunAt(table: string): GameBegun | undefined {
    try {
      return begunIn(this.read(table, 'log.jsonl'));
    } catch {
      // Opening the table will report why it cannot be read.
      return undefined;
    }
  }

  /** Stored cards as JSON, by name. */
  cardsText(name: string): string {
    const file = this.place('cards', `${name}.json`);
    return usingFile(file, 'read', () => readFileSync(file, 'utf8'));
  }

  /** The texts of the files these cards came from; undefined if they were not stored. */
  texts(name: string): SetTexts | undefined {
    const file = this.place('cards', `${name}.texts.json`);
    return existsSync(file) ? (readJson(file) as SetTexts) : undefined;
  }

  /** Cards by name, for the engine. */
  readonly cards = (name: string): Cards => {
    const known = this.#cards.get(name);
    if (known) return known;
    const cards = this.#readCards(name);
    this.#cards.set(name, cards);
    return cards;
  };

  /** @throws UserError if the file is not one that a host wrote */
  #readCards(name: string): Cards {
    const text = this.cardsText(name);
    try {
      return cardsOf((JSON.parse(text) as KeptCards).chain);
    } catch {
      throw new UserError(`${this.place('cards', `${name}.json`)} is damaged`);
    }
  }

  /** The games of bots with the cards of this name; null if there are none yet. */
  botGames(name: string): BotGames | null {
    const file = this.place('cards', `${name}.bots.json`);
    return existsSync(file) ? (readJson(file) as BotGames) : null;
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

/** A table's id, which is a part of its address. */
const TABLE_ID = /^[a-z0-9]{10}$/;

/** The ids of the tables in a folder. */
function tablesIn(folder: string): string[] {
  if (!existsSync(folder))
    throw new UserError(`${folder} does not exist: name a folder that ecos host made.`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && TABLE_ID.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
