/** Sets in folders, and studios that run there, for tests of the server by real requests. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Draft } from '../../studio/server-messages.ts';
import { type RunningStudio, startStudio } from './studio.ts';

export const SET = `set my-set "My Set" extends first-continent

card 901 brown "Rain" leaves 2 energy water, sun { place water }
`;

/** The unsaved texts that a studio offers, the latest first. */
export const draftsOf = async (studio: Pick<RunningStudio, 'ask'>) => {
  const { json } = await studio.ask('GET', '/api/set');
  return Object.entries<string>(json.kept)
    .filter(([name]) => name.startsWith('ecos-draft '))
    .map(([name, value]) => ({ name, value, ...(JSON.parse(value) as Draft) }))
    .sort((a, b) => (a.kept < b.kept ? 1 : -1));
};

/** A folder with a set in it, and where drafts are stored. */
interface Place {
  /** The parent of the set's folder: studios run in it. */
  around: string;
  /** The folder of the set. */
  folder: string;
}

/** The same, set up again for each test. */
interface PlaceOfTest extends Readonly<Place> {
  /** The folders that a studio is started with. */
  places(): { cwd: string; data: string };
  /** Opens the set, or the one named in `args`, in a studio that ends with the test. */
  open(...args: string[]): Promise<RunningStudio>;
  /** Starts a studio with just these arguments, or in another environment. */
  start(args: string[], more?: { open?: boolean; env?: object }): Promise<RunningStudio>;
  /** The text of a file of the set. */
  textIn(file: string): string;
  /** Replaces a file in one step, as another program does. Written in place, the server would sometimes see half of the text. */
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

/** The folder of a studio shared by several tests. */
interface OnePlace extends Place, Pick<PlaceOfTest, 'textIn' | 'putElsewhere'> {
  studio: RunningStudio;
}

/**
 * Starts one studio for all tests of a group, which must not change anything that another test reads.
 * @param files to put next to the set before the studio starts
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

/** What the page gets about the set. */
export const setOf = async (studio: RunningStudio) => (await studio.ask('GET', '/api/set')).json;
/** The mark of a file's current text. */
export const markOf = async (studio: RunningStudio, file: string) =>
  (await setOf(studio)).files.find((one: { file: string }) => one.file === file).mark;
/** Saves a text as the page does. */
export const save = (studio: Pick<RunningStudio, 'ask'>, file: string, text: string, mark: string | null) =>
  studio.ask('PUT', '/api/files', { file, text, mark });
