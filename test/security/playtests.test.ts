/** A folder of `ecos host` from somebody else: only its own files are read, and its cards are checked like any stranger's set. */
import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Data } from '../../cli/host/data.ts';
import { DataFiles } from '../../cli/host/data-files.ts';
import { loadSets } from '../../cli/load/compile.ts';
import { choiceEvent } from '../../table/game/table-events.ts';
import { type CardsOfGame, entryText, journalHead, Table, type TableEvent } from '../../table/index.ts';
import { ecosProcess } from '../ecos.ts';
import { askHost, openedHost, temporaryFolder } from '../host/opened.ts';
import { hasModes, ofAnotherSystem } from '../modes.ts';
import { readySets } from '../ready-sets.ts';
import { workspace } from '../workspace.ts';

const ID = 'aaaaaaaaaa';

/** A folder with a table at which one choice was made, and the name of its cards. */
function playtests() {
  const folder = join(temporaryFolder(), 'playtests');
  const data = new Data(folder);
  const { chain } = readySets().find(({ id }) => id === 'first-continent')!;
  const cards = data.keepCards({ chain, look: { nouns: {}, icons: {} } });
  const options = { players: 2, seed: 1, target: 20 };
  const begun: TableEvent = { at: 0, is: 'begun', cards, players: ['human', 'human'], options };
  const table = new Table(data.cards, begun);
  const seat = [0, 1].find((one) => table.question(one) !== undefined)!;
  data.begin(ID, [journalHead(ID), begun, choiceEvent(table, seat, 0, 1)].map(entryText).join(''));
  writeFileSync(join(folder, ID, 'notes.jsonl'), '');
  data.keepBotGames(cards, { bot: 'greedy', games: 1, cards: {} });
  data.close();
  return { folder, cards };
}

type Playtests = ReturnType<typeof playtests>;
/** Changes the file of some cards. */
function change({ folder, cards }: Playtests, by: (kept: CardsOfGame) => unknown): void {
  const file = join(folder, 'cards', `${cards}.json`);
  writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, 'utf8')) as CardsOfGame)));
}

test('cards are named by their hash, so that no name leads out of the folder', () => {
  const { folder, cards } = playtests();
  cpSync(join(folder, 'cards', `${cards}.json`), join(folder, '..', 'other.json'));
  const log = join(folder, ID, 'log.jsonl');
  writeFileSync(log, readFileSync(log, 'utf8').replaceAll(cards, '../../other'));
  expect(ecosProcess(['playtest', folder])).toEqual({
    code: 2,
    out: '',
    err: `ecos: ${log}: "../../other" is not a name of cards.\n`,
  });
});

const PLACES = ['CARDS.json', 'CARDS.bots.json', 'log.jsonl', 'notes.jsonl'] as const;
const placeOf = ({ folder, cards }: Playtests, name: string): string =>
  join(folder, name.startsWith('CARDS') ? 'cards' : ID, name.replace('CARDS', cards));

const expectRefused = (folder: string) =>
  expect(ecosProcess(['playtest', folder])).toMatchObject({
    code: 2,
    err: expect.stringContaining('it is not a regular file'),
  });

test.each(PLACES)('a link is not followed: %s', (name) => {
  const made = playtests();
  const place = placeOf(made, name);
  renameSync(place, join(made.folder, '..', 'other'));
  symlinkSync(join(made.folder, '..', 'other'), place);
  expectRefused(made.folder);
});

test('a folder of cards that is a link is not followed', () => {
  const { folder } = playtests();
  renameSync(join(folder, 'cards'), join(folder, '..', 'other'));
  symlinkSync(join(folder, '..', 'other'), join(folder, 'cards'));
  expectRefused(folder);
  expect(() => new Data(folder)).toThrow(`${join(folder, 'cards')} is a link`);
});

test.runIf(hasModes).each(PLACES)(`a pipe or a device is not read: %s${ofAnotherSystem}`, (name) => {
  const made = playtests();
  const place = placeOf(made, name);
  for (const put of [() => spawnSync('mkfifo', [place]), () => symlinkSync('/dev/zero', place)]) {
    rmSync(place);
    put();
    expectRefused(made.folder);
  }
});

test.runIf(hasModes)(`a host does not wait for a lock that is a pipe${ofAnotherSystem}`, () => {
  const { folder } = playtests();
  spawnSync('mkfifo', [join(folder, '.host.json.lock')]);
  const { code, err } = ecosProcess(['host', '--data', folder]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('is in use by another host') });
});

test('a host writes no file that a link leads to', () => {
  const { folder } = playtests();
  const precious = join(folder, '..', 'precious');
  writeFileSync(precious, 'precious');
  const declined = join(folder, ID, 'declined.txt');
  symlinkSync(precious, declined);
  const data = new Data(folder);
  data.decline(ID, 'cards');
  rmSync(join(folder, ID, 'notes.jsonl'));
  symlinkSync(join(folder, '..', 'new'), join(folder, ID, 'notes.jsonl'));
  expect(() => data.read(ID, 'notes.jsonl')).toThrow('it is not a regular file');
  data.close();
  expect(readFileSync(precious, 'utf8')).toBe('precious');
  expect(lstatSync(declined).isFile()).toBe(true);
});

test.each<[string, (set: Record<string, unknown>) => object]>([
  ['an unknown property', (set) => ({ ...set, other: 1 })],
  ['a title of several lines', (set) => ({ ...set, title: 'a\nb' })],
  ['an unknown word', (set) => ({ ...set, hands: [{ name: 'x', cards: [99_999] }] })],
])('the cards are checked like any stranger’s set: %s', (_, by) => {
  const made = playtests();
  change(made, ({ chain, look }) => ({ chain: chain.map((set) => by({ ...set })), look }));
  expect(() => new DataFiles(made.folder).cards(made.cards)).toThrow('is damaged');
});

test('games of bots of another shape are played again', () => {
  const { folder, cards } = playtests();
  for (const text of ['null', '{"games":1,"cards":null}', '{"games":1,"cards":{"1":{"seats":"x"}}}', '{']) {
    writeFileSync(join(folder, 'cards', `${cards}.bots.json`), text);
    expect(new DataFiles(folder).botGames(cards)).toBe(null);
  }
});

test('a page gets only the plain shapes of a drawing', async () => {
  const made = playtests();
  const plain = '<path d="M0 0H9V9Z"/>';
  const icon = (body: string) => ({ box: [0, 0, 9, 9], body, colours: [] });
  const icons = { lion: icon(plain), stork: icon(`<a href="http://evil.example">${plain}</a>`), moose: 5 };
  change(made, ({ chain }) => ({ chain, look: { nouns: {}, icons } }));
  const host = await openedHost({ data: made.folder });
  const { look } = (await askHost<CardsOfGame>(host.address, `t/${ID}/cards`)).data;
  expect(Object.keys(look.icons)).toEqual(['lion']);
  expect(look.icons.lion!.body).toBe('<path fill="currentColor" d="M0 0H9V9Z"/>');
});

const CARD = 'card 901 brown "Rain" leaves 2 energy sun { gain 1vp; }';
test.each([
  ['no id', CARD],
  ['no base', `set mine "Mine"\nanimals lion 3 { grassland }\n${CARD}`],
])('the cards of a set with %s are valid', async (_, text) => {
  const { at } = workspace({ 'a.eco': text });
  const { sets } = await loadSets([at('a.eco')]);
  const data = new Data(at('playtests'));
  const name = data.keepCards({ chain: sets[0]!.chain, look: { nouns: {}, icons: {} } });
  expect(data.cards(name).chain).toEqual(sets[0]!.chain);
  data.close();
});
