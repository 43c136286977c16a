/** Sets in folders, and studios that run there, for tests of the server by real requests. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Draft } from '../../studio/server-messages.ts';
import { folderWith } from '../folder-with.ts';
import { type RunningStudio, startStudio } from './studio.ts';

export const SET = `set my-set "My Set" extends first-continent

card 901 brown "Rain" leaves 2 energy water, sun { place water }
`;

/** A studio, as far as requests to it are concerned. */
export type Asked = Pick<RunningStudio, 'ask'>;

/** The unsaved texts that a studio offers, the latest first. */
export const allDrafts = async (studio: Asked) =>
  Object.entries<string>((await setOf(studio)).kept)
    .filter(([name]) => name.startsWith('ecos-draft '))
    .map(([name, value]) => ({ name, value, ...(JSON.parse(value) as Draft) }))
    .sort((a, b) => (a.kept < b.kept ? 1 : -1));

/** A set in a folder, and the studios that run there. */
class Place {
  /** The parent of the set's folder: studios run in it. */
  around = '';
  readonly #files: Readonly<Record<string, string>>;
  readonly #studios: RunningStudio[] = [];

  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
  }

  /** Makes a new folder. */
  renew(): void {
    const files = Object.entries({ 'set.eco': SET, ...this.#files });
    this.around = folderWith(Object.fromEntries(files.map(([file, text]) => [`my-set/${file}`, text])));
  }

  /** The folder of the set. */
  get folder(): string {
    return join(this.around, 'my-set');
  }

  /** The folders that a studio is started with. */
  get places() {
    return { cwd: this.around, data: join(this.around, 'data') };
  }

  /** Opens the set, or the one named in `args`. */
  open(...args: string[]): Promise<RunningStudio> {
    return this.start(args.length > 0 ? args : ['my-set']);
  }

  /** Starts a studio with just these arguments, or in another environment. */
  async start(args: string[], more: { open?: boolean; env?: object } = {}): Promise<RunningStudio> {
    const studio = await startStudio(args, { ...this.places, ...more });
    this.#studios.push(studio);
    return studio;
  }

  /** Ends all its studios. */
  async end(): Promise<void> {
    await Promise.all(this.#studios.splice(0).map((studio) => studio.end('SIGKILL')));
  }

  /** The text of a file of the set. */
  textIn(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Replaces a file in one step, as another program does. Written in place, the server would sometimes see half of the text. */
  putElsewhere(file: string, text: string): void {
    writeFileSync(join(this.folder, '.draft'), text);
    renameSync(join(this.folder, '.draft'), join(this.folder, file));
  }
}

/** A new set for each test of a file. */
export function setForEach(): Place {
  const place = new Place({});
  beforeEach(() => place.renew());
  afterEach(() => place.end());
  return place;
}

/**
 * Starts one studio for all tests of a group, which must not change anything that another test reads.
 * @param files to put next to the set before the studio starts
 */
export function studioForAll(files: Readonly<Record<string, string>> = {}) {
  const one = Object.assign(new Place(files), { studio: {} as RunningStudio });
  beforeAll(async () => {
    one.renew();
    one.studio = await one.open();
  });
  afterAll(() => one.end());
  return one;
}

/** What the page gets about the set. */
export const setOf = async (studio: Asked) => (await studio.ask('GET', '/api/set')).json;
/** The mark of a file's current text. */
export const markOf = async (studio: Asked, file: string) =>
  (await setOf(studio)).files.find((one: { file: string }) => one.file === file).mark;
/** Saves a text as the page does. */
export const save = (studio: Asked, file: string, text: string, mark: string | null) =>
  studio.ask('PUT', '/api/files', { file, text, mark });
