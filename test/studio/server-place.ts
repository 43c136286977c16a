/** Sets in folders, and studios that run there, for tests of the server by real requests. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RunningStudio, startStudio } from './studio.ts';

export const SET = `set my-set "My Set" extends first-continent

card 901 brown "Rain" leaves 2 energy water, sun { place water }
`;

/** A folder with a set in it, and where drafts are kept. */
interface Place {
  /** The folder around that of the set: studios run in it. */
  around: string;
  /** Of the set. */
  folder: string;
}

/** The same, set up again for each test. */
interface PlaceOfTest extends Readonly<Place> {
  /** Where a studio runs. */
  places(): { cwd: string; data: string };
  /** Opens the set, or what else is named, in a studio that ends with the test. */
  open(...args: string[]): Promise<RunningStudio>;
  /** The same without anything, or in other surroundings. */
  start(args: string[], more?: { open?: boolean; env?: object }): Promise<RunningStudio>;
  /** The text of a file of the set. */
  textIn(file: string): string;
  /** Another program puts a text into the folder in one step. While it is written, the server would see half of it now and then. */
  putElsewhere(file: string, text: string): void;
}

/** A set for each test of a file. */
export function setForEach(): PlaceOfTest {
  let here: Place = { around: '', folder: '' };
  const studios: RunningStudio[] = [];
  beforeEach(() => {
    here = newPlace();
  });
  afterEach(async () => {
    await Promise.all(studios.splice(0).map((studio) => studio.end('SIGKILL')));
    rmSync(here.around, { recursive: true, force: true });
  });
  const places = () => ({ cwd: here.around, data: join(here.around, 'data') });
  const start: PlaceOfTest['start'] = async (args, more = {}) => {
    const studio = await startStudio(args, { ...places(), ...more });
    studios.push(studio);
    return studio;
  };
  return {
    get around() {
      return here.around;
    },
    get folder() {
      return here.folder;
    },
    places,
    open: (...args) => start(args.length > 0 ? args : ['my-set']),
    start,
    textIn: (file) => readFileSync(join(here.folder, file), 'utf8'),
    putElsewhere: (file, text) => putElsewhere(here.folder, file, text),
  };
}

function putElsewhere(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, '.draft'), text);
  renameSync(join(folder, '.draft'), join(folder, file));
}

/** Where one studio runs for several tests. */
interface OnePlace extends Place, Pick<PlaceOfTest, 'textIn' | 'putElsewhere'> {
  studio: RunningStudio;
}

/**
 * One studio for all tests of a group, which change nothing that another one reads; and its folder.
 * @param files that are there when it starts, besides the set
 */
export function studioForAll(files: Readonly<Record<string, string | Buffer>> = {}): OnePlace {
  const one = {} as OnePlace;
  beforeAll(async () => {
    Object.assign(one, newPlace());
    for (const [file, text] of Object.entries(files)) writeFileSync(join(one.folder, file), text);
    one.textIn = (file) => readFileSync(join(one.folder, file), 'utf8');
    one.putElsewhere = (file, text) => putElsewhere(one.folder, file, text);
    one.studio = await startStudio(['my-set'], { cwd: one.around, data: join(one.around, 'data') });
  });
  afterAll(async () => {
    await one.studio.end('SIGKILL');
    rmSync(one.around, { recursive: true, force: true });
  });
  return one;
}

function newPlace(): Place {
  const around = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  const folder = join(around, 'my-set');
  mkdirSync(folder);
  writeFileSync(join(folder, 'set.eco'), SET);
  return { around, folder };
}

/** What the page gets of the set. */
export const setOf = async (studio: RunningStudio) => (await studio.ask('GET', '/api/set')).json;
/** The mark of the text that a file has. */
export const markOf = async (studio: RunningStudio, file: string) =>
  (await setOf(studio)).files.find((one: { file: string }) => one.file === file).mark;
/** Saves a text as the page does. */
export const save = (studio: Pick<RunningStudio, 'ask'>, file: string, text: string, mark: string | null) =>
  studio.ask('PUT', '/api/files', { file, text, mark });
