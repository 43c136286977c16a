/** The folder in which a host stores everything. Only one host at a time writes to it. */
import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { hashSets, UserError } from '../../program/index.ts';
import type { CardsOfGame } from '../../table/index.ts';
import { type AppendOnlyFile, openAppendOnly } from '../files/append-only-file.ts';
import { lockFile, type Release } from '../files/lock.ts';
import { PRIVATE_MODES } from '../files/place.ts';
import { pathKind } from '../files/system-errors.ts';
import { writePrivate } from '../files/write.ts';
import type { BotGames } from '../playtest/bot-games.ts';
import { HIGHEST_PORT } from '../terminal/command.ts';
import { type CardsAndTexts, DataFiles, type TableFile } from './data-files.ts';

/** The file with the data of the host itself. */
const OWN_FILE = 'host.json';

/** The data of the host itself. */
interface Own {
  /** The secret from which all keys are derived. */
  secret: string;
  /** The port it listened on last; 0 for none yet. */
  port: number;
  /** Whether others in the network may reach it. */
  isOpen: boolean;
}

export class Data extends DataFiles {
  readonly #release: Release;
  own: Readonly<Own>;

  /**
   * Locks the folder. Nothing else is written yet.
   * @throws UserError if the folder is used by another host, cannot be written, or has its cards elsewhere
   */
  constructor(folder: string) {
    super(folder);
    const cards = this.place('cards');
    if (pathKind(cards) === 'link')
      throw new UserError(
        `${cards} is a link, which a host does not follow: replace it by the folder itself.`,
      );
    const file = this.place(OWN_FILE);
    this.#release = lockFile(file, 'host', PRIVATE_MODES);
    try {
      this.own = existsSync(file)
        ? this.#readOwn(file)
        : { secret: randomBytes(SECRET_BYTES).toString('base64url'), port: 0, isOpen: false };
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Stores the secret, the port and who may reach it, so that links keep working. Writes nothing if nothing has changed. */
  keepOwn(change: Partial<Own>): void {
    const file = this.place(OWN_FILE);
    const own = { ...this.own, ...change };
    if (isDeepStrictEqual(own, this.own) && existsSync(file)) return;
    writePrivate(file, `${JSON.stringify(own)}\n`);
    this.own = own;
  }

  /** Opens a file of a table, truncated to this many bytes. */
  open(table: string, file: TableFile, bytes: number): AppendOnlyFile {
    return openAppendOnly(this.place(table, file), bytes, true, PRIVATE_MODES);
  }

  /** Writes the first lines of a table, completely or not at all. */
  begin(table: string, text: string): void {
    writePrivate(this.place(table, 'log.jsonl'), text);
  }

  /** Stores cards with the texts of their files. Returns the name by which tables refer to them. */
  keepCards({ texts, ...cards }: CardsAndTexts): string {
    const name = cardsName(cards);
    const keep = (file: string, what: object) => {
      if (!existsSync(file)) writePrivate(file, JSON.stringify(what));
    };
    if (texts) keep(this.place('cards', `${name}.texts.json`), texts);
    keep(this.place('cards', `${name}.json`), cards);
    return name;
  }

  /** The name of the cards that the host decided not to continue a game with, if any. */
  declined(table: string): string | undefined {
    return this.text(table, REFUSALS_FILE);
  }

  decline(table: string, cards: string): void {
    writePrivate(this.place(table, REFUSALS_FILE), cards);
  }

  keepBotGames(name: string, games: BotGames): void {
    writePrivate(this.place('cards', `${name}.bots.json`), JSON.stringify(games));
  }

  close(): void {
    this.#release();
  }

  /** @throws UserError if `host.json` is empty or damaged, because existing links would stop working */
  #readOwn(file: string): Own {
    const { secret, port = 0, isOpen } = Object(this.json(OWN_FILE)) as Partial<Own>;
    if (typeof secret === 'string' && secret !== '' && isPort(port))
      return { secret, port, isOpen: isOpen === true };
    const state = this.text(OWN_FILE)?.trim() === '' ? 'empty' : 'damaged';
    throw new UserError(`${file} is ${state}: restore it, or remove it, which invalidates all links.`);
  }
}

/** Something could not be stored, so it did not happen. The message reveals no path of the host. */
export class SaveError extends UserError {
  constructor(
    message = 'The host cannot save this now, so it was not done: its terminal says why. Try again later.',
  ) {
    super(message);
  }
}

/** The name by which tables refer to cards. */
export const cardsName = ({ chain }: CardsOfGame): string =>
  hash('sha256', JSON.stringify(hashSets(chain))).slice(0, 16);

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT;

const REFUSALS_FILE = 'declined.txt';
const SECRET_BYTES = 32;

/** A random id for a new table. */
export const newTableId = (): string => randomBytes(5).toString('hex');
