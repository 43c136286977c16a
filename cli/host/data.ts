/**
 * The folder in which a host keeps everything: its secret and port, the cards that tables are played with, and a folder for each
 * table with its journal, `log.jsonl`, and what people noted and said, `notes.jsonl`.
 */
import { hash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cards, cardsOf } from '../../playtest/index.ts';
import { hashesOf, type SetProgram, UserError } from '../../program/index.ts';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { type AppendOnlyFile, openAppendOnly } from '../files/append-only-file.ts';
import { lockFile, type Release } from '../files/lock.ts';
import { usingFile } from '../files/system-errors.ts';
import { writeWhole } from '../files/write.ts';
import { readJson } from '../load/sources/read.ts';

/** Cards as they are kept: with the names and drawings that the set has beside them. */
export interface KeptCards {
  chain: readonly SetProgram[];
  look: LookAnswer;
}

/** What is kept of the host itself. */
interface Own {
  secret: string;
  port: number;
}

export class Data {
  readonly folder: string;
  readonly #release: Release;
  readonly #cards = new Map<string, Cards>();
  #own: Own;

  /** @throws UserError if the folder is used by another host, or cannot be written */
  constructor(folder: string) {
    this.folder = folder;
    const file = this.#place('host.json');
    this.#release = lockFile(file);
    const kept = existsSync(file) ? (readJson(file) as Partial<Own>) : {};
    this.#own = {
      secret: kept.secret ?? randomBytes(SECRET_BYTES).toString('base64url'),
      port: kept.port ?? 0,
    };
    if (kept.secret === undefined) this.#keep();
  }

  get secret(): string {
    return this.#own.secret;
  }

  /** The port of the last time; 0 for none. */
  get port(): number {
    return this.#own.port;
  }

  set port(port: number) {
    if (port === this.#own.port) return;
    this.#own.port = port;
    this.#keep();
  }

  /** The tables there are, by their ids. */
  tables(): string[] {
    return tablesIn(this.folder);
  }

  /** The text of a file of a table; empty if there is none. */
  read(table: string, file: TableFile): string {
    const path = this.#place(table, file);
    return existsSync(path) ? usingFile(path, 'read', () => readFileSync(path, 'utf8')) : '';
  }

  /** Opens a file of a table, of which so many bytes stay. */
  open(table: string, file: TableFile, bytes: number): AppendOnlyFile {
    return openAppendOnly(this.#place(table, file), bytes, 'soon');
  }

  /** The first lines of a table, which are there as a whole or not at all. */
  begin(table: string, text: string): void {
    writeWhole(this.#place(table, 'log.jsonl'), text);
  }

  /** Keeps cards, and gives them the name that tables call them by. */
  keepCards(cards: KeptCards): string {
    const name = hash('sha256', JSON.stringify(hashesOf(cards.chain))).slice(0, 16);
    const file = this.#place('cards', `${name}.json`);
    if (!existsSync(file)) writeWhole(file, JSON.stringify(cards));
    return name;
  }

  /** Cards by their name, as they are kept. */
  cardsText(name: string): string {
    const file = this.#place('cards', `${name}.json`);
    return usingFile(file, 'read', () => readFileSync(file, 'utf8'));
  }

  /** Cards by their name, for the engine. */
  readonly cards = (name: string): Cards => {
    const known = this.#cards.get(name);
    if (known) return known;
    const { chain } = JSON.parse(this.cardsText(name)) as KeptCards;
    const cards = cardsOf(chain);
    this.#cards.set(name, cards);
    return cards;
  };

  close(): void {
    this.#release();
  }

  #place(...names: string[]): string {
    return join(this.folder, ...names);
  }

  #keep(): void {
    writeWhole(this.#place('host.json'), `${JSON.stringify(this.#own)}\n`);
  }
}

/** The files of a table. */
export type TableFile = 'log.jsonl' | 'notes.jsonl';

const SECRET_BYTES = 32;

/** What a table is called: a part of its address. */
export const TABLE_ID = /^[a-z0-9]{10}$/;

/** A name for a new table. */
export function newTableId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
}

/** The ids of the tables in a folder, in the order in which they were made. */
export function tablesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new UserError(`${folder} is not there: name a folder that ecos host made.`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && TABLE_ID.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
