/** A table with its files and its pages, but without sockets. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { heap } from '../../bench/measurement.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import {
  continuation,
  entryText,
  HUMAN,
  logText,
  momentAfter,
  parseJournal,
  type Table,
  type TableFacts,
  type ToClient,
  type ViewUpdate,
} from '../../table/index.ts';
import { FarTable } from '../../table/screen/far-table.ts';
import { openedHost, temporaryFolder } from '../../test/host/opened.ts';
import { tableWithBots } from '../../test/host/people.ts';
import { readySets } from '../../test/ready-sets.ts';
import { chain } from '../../test/table/people.ts';
import { Data } from './data.ts';
import { type LiveTable, MAX_JOURNAL, MAX_NAMES, MAX_NOTES } from './live-table.ts';
import { HostedTables } from './tables.ts';

const chainOf = (set: string) => readySets().find(({ id }) => id === set)!.chain;
const look = { icons: {}, words: {}, nouns: {} } as never;

/** The page of a seat, and the messages it received last. */
class Page {
  readonly seat: number;
  readonly #live: LiveTable;
  game!: ViewUpdate;
  table!: TableFacts;
  refused = '';
  expelled: string | undefined;

  constructor(live: LiveTable, seat: number) {
    this.seat = seat;
    this.#live = live;
    live.enter(this);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if ('view' in message) this.game = message;
    else if ('table' in message) this.table = message.table;
    else if ('refused' in message) this.refused = message.refused;
  }

  expel(refused: string): void {
    this.expelled = refused;
  }

  sends(message: Parameters<LiveTable['take']>[1]): void {
    this.refused = '';
    this.#live.take(this, message);
  }

  /** The number of options; 0 if the seat has no decision. */
  get options(): number {
    const { decision } = this.game.view;
    return decision?.seat === this.seat ? (decision.options?.length ?? 0) : 0;
  }

  answers(): void {
    this.sends({ answer: this.options - 1, v: this.game.v });
  }
}

/** The tables in a folder. */
function tablesIn(data: Data, cards = data.keepCards({ chain, look })): HostedTables {
  const setup = { options: { players: 2, seed: 0, target: 12 }, players: [HUMAN, HUMAN] };
  const failed = (error: unknown) => {
    throw error;
  };
  return new HostedTables({
    data,
    setup,
    cards,
    report: failed,
    secret: () => 'fedcba98765432100123456789abcdef',
  });
}

/** A table, by default a new one, and the pages of its two players. */
function seated(tables = hostEndingWithTest(), id = tables.add()) {
  const live = tables.open(id)!;
  return { live, pages: [new Page(live, 0), new Page(live, 1)] as const };
}

function hostEndingWithTest(data = dataFolder()): HostedTables {
  const tables = tablesIn(data);
  onTestFinished(() => tables.close());
  return tables;
}

function dataFolder(): Data {
  const data = new Data(temporaryFolder());
  onTestFinished(() => data.close());
  return data;
}

/** Plays until a condition holds. */
function play(pages: readonly Page[], isSo: () => boolean): void {
  while (!isSo()) pages.find(({ options }) => options > 0)!.answers();
}

/**
 * Makes at least `from` choices, and more until exactly one seat has a decision and the other asks for its consent to take back a
 * choice.
 */
function asks({ live, pages }: ReturnType<typeof seated>, from: number): { asker: Page; other: Page } {
  const isAlone = () => pages.filter(({ options }) => options > 0).length === 1;
  for (let least = from; ; least = live.table.made.length + 1) {
    play(pages, () => live.table.made.length >= least && isAlone());
    const [asker, other] = pages[0].options > 0 ? [pages[1], pages[0]] : [pages[0], pages[1]];
    asker.sends({ undo: true });
    if (other.table.wish) return { asker, other };
  }
}

test('a player can withdraw a request to take back a choice; their next choice that all can see also ends it', () => {
  const table = seated();
  const { asker, other } = asks(table, 10);
  asker.sends({ undo: true });
  expect(asker.refused).toBe('You are already asking the others: wait for them, or withdraw.');
  asker.sends({ consent: true });
  expect(asker.refused).toBe('Nobody asks for your consent.');
  expect(other.table.wish).not.toBe(null);
  asker.sends({ consent: false });
  expect([asker.refused, other.table.wish]).toEqual(['', null]);
  asker.sends({ undo: true });
  play([other], () => asker.options > 0);
  // A refused answer does not count as a choice.
  asker.sends({ answer: 99, v: asker.game.v });
  expect([asker.refused, other.table.wish?.seat]).toEqual([
    `There is no option 99: there are ${asker.options}.`,
    asker.seat,
  ]);
  const counted = () => table.live.table.made.filter(({ seat }) => seat === asker.seat).length;
  const before = counted();
  play(table.pages, () => counted() > before);
  expect([other.table.wish, asker.table.wish, table.live.table.isOver]).toEqual([null, null, false]);
});

test('a finished game stays finished even if a player was still asked for consent', () => {
  const whole = seated();
  play(whole.pages, () => whole.live.table.isOver);
  const { live, pages } = seated();
  const choices = whole.live.table.made.length;
  const { other } = asks({ live, pages }, choices - 1);
  other.answers();
  expect(live.table.isOver).toBe(true);
  expect(other.table.wish).toBe(null);
  other.sends({ consent: true });
  expect([live.table.isOver, other.refused]).toEqual([true, 'Nobody asks for your consent.']);
});

test('a game that another has replaced is replayed when somebody first asks for it, and only then', async () => {
  const { live, pages } = seated();
  const { table } = live;
  play(pages, () => table.isOver);
  const log = logText(table);
  const replaced = new WeakRef(table.game);
  live.decide('anew');
  await new Promise(setImmediate);
  heap();
  expect(replaced.deref()).toBe(undefined);
  expect(live.game(0)).toBe(live.game(0));
  expect([live.game(0) === table, logText(live.game(0)), live.game(1)]).toEqual([false, log, table]);
  play(pages, () => table.made.length > 3);
  live.decide('anew');
  // The second game was never over.
  expect([table.index, table.lastOver]).toEqual([2, 0]);
  expect(logText(live.game(1))).not.toContain('"end"');
  // Anybody may ask for the logs of both games in turn.
  const [first, second] = [live.game(0), live.game(1)];
  expect([live.game(0) === first, live.game(1) === second]).toEqual([true, true]);
});

test('a page that looks back at a game from its log shows what each seat saw, or says that the log is of other cards', () => {
  const pageOf = (cards: Table) => {
    const far = new FarTable();
    far.take({ cards: { chain: cards.chain, look } });
    return far;
  };
  const expectSame = (past: Table) => {
    const far = pageOf(past);
    const { length } = past.made;
    expect(far.review(logText(past, past.made), ['Ines'])).toHaveLength(length);
    for (const choice of [0, 1, length - 2, length]) {
      for (const seat of [SPECTATOR, 0, 1]) {
        const { chosen, view } = momentAfter(past, choice, seat);
        expect(far.showMoment(choice, seat)).toBe(chosen);
        expect(far.shown.view).toEqual(view);
      }
    }
    expect(far.shown.seats.map(({ name }) => name)).toEqual(['Ines', 'Acacia']);
  };
  const data = dataFolder();
  const other = data.keepCards({ chain: chainOf('polar-shores'), look });
  const tables = hostEndingWithTest(data);
  const { live, pages } = seated(tables);
  asks({ live, pages }, 10).other.sends({ consent: true });
  tables.setCards(other);
  live.decide('go on');
  play(pages, () => live.table.isOver);
  expectSame(live.table);
  const next = tables.add((secret) => continuation(live.table, 5, secret));
  const continued = seated(tables, next);
  play(continued.pages, () => continued.live.table.isOver);
  expectSame(continued.live.table);
  pages[0].sends({ name: 'Ines' });
  tables.setCards(data.keepCards({ chain, look }));
  live.decide('anew');
  play(pages, () => live.table.made.length > 3);
  live.decide('anew');
  const [first, second] = [live.game(0), live.game(1)];
  for (const past of [first, second]) expectSame(past);
  expect([first.names, second.names]).toEqual(Array(2).fill(['Ines', '']));
  expect(() => pageOf(live.table).review(logText(first))).toThrow('the log was played with');
});

test('the notes of a table are bounded, and the game goes on without more of them', () => {
  const data = dataFolder();
  const tables = hostEndingWithTest(data);
  const id = tables.add();
  writeFileSync(data.place(id, 'notes.jsonl'), `${' '.repeat(MAX_NOTES)}\n`);
  const [page] = seated(tables, id).pages;
  for (const message of [{ say: 'more' }, { note: { text: 'more' } }, { opened: 1 }]) {
    page.sends(message);
    expect(page.refused).toBe('This table has no room for more notes and messages.');
  }
  page.answers();
  expect(page.refused).toBe('');
});

test('a large journal takes no more names and sittings, a larger one no more answers either', () => {
  const data = dataFolder();
  const tables = hostEndingWithTest(data);
  /** What is refused at a table with a journal of this size, whose second seat was given back. */
  const refusedAt = (size: number) => {
    const id = tables.add();
    const events = [
      { at: 0, is: 'sat', seat: 0, name: 'Ann' },
      { at: 0, is: 'sat', seat: 1, name: 'Ben' },
      { at: 0, is: 'left', seat: 1 },
    ] as const;
    const text = data.read(id, 'log.jsonl') + events.map(entryText).join('');
    writeFileSync(data.place(id, 'log.jsonl'), `${text.trimEnd().padEnd(size - 1)}\n`);
    const live = tables.open(id)!;
    const pages = [new Page(live, 0), new Page(live, 1)];
    pages[0]!.sends({ name: 'Ines' });
    pages[1]!.sends({ say: 'Hello' });
    const [named, sat] = pages.map(({ refused }) => refused);
    pages[0]!.sends({ answer: 0, v: pages[0]!.game.v });
    return [named, sat, pages[0]!.refused];
  };
  const noRoom = 'This table has no room for more; its game can be saved.';
  expect(refusedAt(MAX_NAMES - 1000)).toEqual(['', '', '']);
  expect(refusedAt(MAX_NAMES)).toEqual([noRoom, noRoom, '']);
  expect(refusedAt(MAX_JOURNAL)).toEqual([noRoom, noRoom, noRoom]);
});

test("the host's decision about changed cards is remembered when the table is opened again", () => {
  const data = dataFolder();
  const other = data.keepCards({ chain: chainOf('polar-shores'), look });
  const tables = tablesIn(data);
  const { live, pages } = seated(tables);
  play(pages, () => live.table.made.length > 3);
  tables.setCards(other);
  expect(tables.open(live.id)!.state.changed).not.toBe(null);
  tables.close();
  // The cards are unchanged again.
  const reverted = tablesIn(data);
  expect(reverted.open(live.id)!.state.changed).toBe(null);
  reverted.setCards(other);
  expect(reverted.open(live.id)!.state.changed).not.toBe(null);
  reverted.open(live.id)!.decide('keep');
  reverted.close();
  const later = tablesIn(data, other);
  expect(later.open(live.id)!.state.changed).toBe(null);
  expect(later.open(live.id)!.state.changed).toBe(null);
  later.close();
});

test('a table whose game another version drew from a secret is refused, and its file stays as it is', () => {
  const data = dataFolder();
  const tables = tablesIn(data);
  const id = tables.add();
  tables.close();
  const text = data.read(id, 'log.jsonl').replace('"format":2', '"format":1');
  writeFileSync(data.place(id, 'log.jsonl'), text);
  const later = tablesIn(data);
  expect(() => later.open(id)).toThrow('line 2: this game was begun by an earlier version');
  later.close();
  expect(data.read(id, 'log.jsonl')).toBe(text);
});

test('a restarted host lists its tables in the order in which they were made, and a damaged one last', () => {
  const data = dataFolder();
  const tables = tablesIn(data);
  const ids = Array.from({ length: 6 }, () => tables.add());
  tables.close();
  expect(data.tables()).toEqual(ids);
  const [, damaged] = ids as [string, string];
  const text = data.read(damaged, 'log.jsonl');
  for (const players of [undefined, 5, { length: 3 }]) {
    const [head, begun] = text.split('\n') as [string, string];
    const line = JSON.stringify({ ...(JSON.parse(begun) as object), players });
    writeFileSync(data.place(damaged, 'log.jsonl'), `${head}\n${line}\n`);
    const later = tablesIn(data);
    expect(later.ids).toEqual([...ids.filter((id) => id !== damaged), damaged]);
    expect(later.ids.map((id) => later.returnsOf(id))).toEqual(ids.map(() => [0, 0]));
    expect(() => later.open(damaged)).toThrow("line 2: not a line of a table's journal");
    later.close();
  }
});

test('a table with more seats than the set allows is refused and leaves nothing behind', async () => {
  const refused = '7 players: the set is for 2 to 6';
  const data = dataFolder();
  const setup = { options: { players: 7, seed: 0 }, players: Array.from({ length: 7 }, () => HUMAN) };
  const cards = data.keepCards({ chain, look });
  const tables = new HostedTables({ data, setup, cards, report: () => undefined });
  expect(() => tables.add()).toThrow(refused);
  expect([tables.ids, data.tables()]).toEqual([[], []]);
  tables.close();
  const folder = join(temporaryFolder(), 'playtests');
  await expect(openedHost({ data: folder, players: setup.players })).rejects.toThrow(refused);
  expect(existsSync(folder)).toBe(false);
});

test('a host that cannot listen on its address or port writes nothing', async () => {
  const folder = join(temporaryFolder(), 'playtests');
  await expect(openedHost({ data: folder, address: '300.1.1.1' })).rejects.toThrow(
    '300.1.1.1 is not an address of this machine: --address 0.0.0.0 means all of them.',
  );
  const port = Number(new URL((await openedHost()).address).port);
  await expect(openedHost({ data: folder, port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another with --port, or none.`,
  );
  // An empty folder is removed when the command ends.
  expect(readdirSync(folder)).toEqual([]);
});

test('when a bot is asked again, its earlier answer is ignored; a bot that failed to decide is asked again', async () => {
  const thoughts: PromiseWithResolvers<number>[] = [];
  const { live, reported } = tableWithBots([HUMAN, HUMAN], () => {
    thoughts.push(Promise.withResolvers());
    return thoughts.at(-1)!.promise;
  });
  const next = () => new Promise((done) => setImmediate(done));
  const person = new Page(live, 0);
  live.setPlayer(1, 'random');
  while (thoughts.length === 0) person.answers();
  const asked = live.table.question(1);
  const offered = [...live.table.asked(1)!.asked.options];
  expect(offered.length).toBeGreaterThan(1);
  for (const player of [HUMAN, 'random'] as const) live.setPlayer(1, player);
  const [early, late] = thoughts as [(typeof thoughts)[number], (typeof thoughts)[number]];
  early.resolve(offered[0]!);
  await next();
  expect(live.table.question(1)).toBe(asked);
  late.reject(new Error('no process is left'));
  await next();
  expect([live.table.question(1), reported]).toEqual([asked, [new Error('no process is left')]]);
  new Page(live, 0);
  thoughts[2]!.resolve(offered[1]!);
  await next();
  expect(live.table.question(1)).not.toBe(asked);
  const replaced = new Page(live, 1);
  replaced.answers();
  expect(replaced.refused).toBe('A bot plays at this seat: take it back first.');
});

test('times in a journal do not go back when the clock does', () => {
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => void clock.mockRestore());
  const data = dataFolder();
  const tables = hostEndingWithTest(data);
  const { live, pages } = seated(tables);
  pages[0].answers();
  const hourAgo = Date.now() - 3_600_000;
  clock.mockImplementation(() => hourAgo);
  pages[1].answers();
  const { entries } = parseJournal(data.read(live.id, 'log.jsonl'))!;
  const times = entries.map(({ at }) => at);
  expect(times).toHaveLength(5);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
