/**
 * Tables on the web (`ecos host`): the server's work for a decision, how quickly it answers with a thousand connections, the
 * memory of an idle table, and the start-up time of a host with a hundred tables.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import type { Client } from '../../cli/host/audience.ts';
import { startBots } from '../../cli/host/bots/bots.ts';
import { Data } from '../../cli/host/data.ts';
import { LiveTable } from '../../cli/host/live-table.ts';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { apply, startGame, view } from '../../runtime/index.ts';
import { entryText, HUMAN, journalHead, logText } from '../../table/index.ts';
import { rng } from '../rng.ts';
import { median, type Row } from '../row.ts';

const ROUNDS = 5;
const CONNECTIONS = 1000;
/** The connections come from so many addresses of this machine, each with as many as a host allows. */
const ADDRESSES = 125;
const A_SECOND = 100;
/** The first answers are warm-up, because a host with a thousand connections has been running for some time. */
const WARM_UP = 1500;
const ANSWERS = 1500;
const TABLES = 100;
const IDLE = 40;
const SEATS = [HUMAN, HUMAN, HUMAN, HUMAN];
const VIEWERS = [-1, 0, 1, 2, 3];

const compilation = await loadPlayableSet([]);
const { chain } = compilation.sets[0];
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

export async function measureTables(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tables-'));
  try {
    const data = new Data(folder);
    const cards = data.keepCards({ chain, look: { nouns: {}, icons: {} } });
    const rows = [decisions(data, cards), idle(data, cards)];
    data.close();
    return [...rows, await connections(), await start(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const begun = (cards: string, seed: number) => ({
  ...{ at: 0, is: 'begun' as const, cards, players: [...SEATS] },
  options: { players: SEATS.length, seed: 0, secret: seed.toString(16).padStart(32, '1') },
});

function tableIn(data: Data, cards: string, id: string, seed: number): LiveTable {
  data.begin(id, entryText(journalHead(id)) + entryText(begun(cards, seed)));
  return opened(data, cards, id);
}

const opened = (data: Data, cards: string, id: string): LiveTable =>
  new LiveTable(id, {
    ...{ data, bots: startBots(1), cardsNow: () => cards, secret: () => '', now: () => 0 },
    report: (error) => {
      throw error;
    },
  });

const idOf = (n: number): string => `t${n.toString(36).padStart(9, 'a')}`;

/** Plays a whole game for all seats. Returns the processor time of each answer, in microseconds. */
function playOut(
  table: LiveTable,
  clients: readonly Client[],
  v: ReadonlyMap<Client, number>,
  seed: number,
): number[] {
  const below = rng(seed);
  const times: number[] = [];
  for (let isAsked = true; isAsked; ) {
    isAsked = false;
    for (const client of clients) {
      const count = optionsOf(table, client.seat);
      if (count === 0) continue;
      isAsked = true;
      const message = { answer: below(count), v: v.get(client)! };
      const before = process.threadCpuUsage();
      if (!table.take(client, message)) throw new Error('refused');
      const { user, system } = process.threadCpuUsage(before);
      times.push(user + system);
    }
  }
  return times;
}

/** The number of options of a seat; 0 if it has no decision. */
function optionsOf({ table }: LiveTable, seat: number): number {
  if (seat < 0 || table.question(seat) === undefined) return 0;
  return table.firstSeen(seat).view.decision?.options?.length ?? 0;
}

/** The processor time of a decision at a table with five viewers. */
function decisions(data: Data, cards: string): Row {
  const times: Record<'server' | 'bare', number[]> = { server: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const id = idOf(round);
    const table = tableIn(data, cards, id, round + 1);
    const v = new Map<Client, number>();
    const clients = VIEWERS.map((seat): Client => {
      const client: Client = {
        seat,
        send: (text) => {
          if (text.startsWith('{"v":')) v.set(client, Number.parseInt(text.slice('{"v":'.length), 10));
        },
      };
      return client;
    });
    for (const client of clients) table.enter(client);
    const taken = playOut(table, clients, v, round + 1);
    times.server.push(taken.reduce((sum, time) => sum + time, 0) / taken.length);
    const log = logText(table.table).split('\n').slice(1, -2);
    table.close();
    const options = log.map((line) => (JSON.parse(line) as { option: number }).option);
    const game = startGame(data.cards(cards).tables, begun(cards, round + 1).options);
    const bare = process.threadCpuUsage();
    for (const option of options) {
      apply(game, option);
      for (const seat of VIEWERS) view(game, seat);
    }
    const own = process.threadCpuUsage(bare);
    times.bare.push((own.user + own.system) / options.length);
  }
  const [server, bare] = [median(times.server), median(times.bare)];
  return {
    name: "a table's work for a decision, relative to `apply` and the views",
    ...{ value: server / bare, unit: '×', aim: { is: 'most', value: 3 } },
    from: { 'the table, µs': server, '`apply` and five views, µs': bare },
  };
}

/** The heap of open tables without connected players. */
function idle(data: Data, cards: string): Row {
  const log = Buffer.byteLength(data.read(idOf(0), 'log.jsonl'));
  opened(data, cards, idOf(0)).close();
  collect();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: IDLE }, () => opened(data, cards, idOf(0)));
  collect();
  const each = (process.memoryUsage().heapUsed - before) / tables.length;
  for (const table of tables) table.close();
  return {
    name: 'the heap of an open table without players, relative to its log',
    ...{ value: each / log, unit: '×', aim: { is: 'most', value: 20 } },
    from: { 'table, kB': each / 1000, 'log, kB': log / 1000 },
  };
}

/** A hundred answers a second at a host with a thousand connections: the time until the seat's new view has arrived. */
async function connections(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  const server = fork(
    new URL('./served.ts', import.meta.url),
    [folder, CONNECTIONS / SEATS.length, SEATS.length].map(String),
  );
  const times: number[] = [];
  try {
    const [links] = (await once(server, 'message')) as [string[]];
    const people: Person[] = [];
    // One after the other at each address, because connections without a key are few.
    for (let n = 0; n < links.length; n += ADDRESSES)
      people.push(...(await Promise.all(links.slice(n, n + ADDRESSES).map(person))));
    const below = rng(1);
    const pending: Promise<void>[] = [];
    const begin = performance.now();
    for (let n = 0; n < WARM_UP + ANSWERS; n++) {
      await setTimeout(Math.max(0, begin + (n * 1000) / A_SECOND - performance.now()));
      const free = people.filter((one) => one.options > 0 && !one.isWaiting);
      const seat = free[below(free.length)]!;
      pending.push(
        answer(seat, below(seat.options)).then((time) => {
          if (n >= WARM_UP) times.push(time);
        }),
      );
    }
    await Promise.all(pending);
    server.send('memory');
    const [memory] = (await once(server, 'message')) as [number];
    for (const { socket } of people) socket.terminate();
    const [middle, late] = [0.5, 0.99].map((share) => at(times, share)) as [number, number];
    return {
      name: `an answer with ${CONNECTIONS} connections at ${A_SECOND} answers a second: 99th of 100`,
      ...{ value: late, unit: 'ms', aim: { is: 'most', value: 50 } },
      from: { 'median, ms': middle, 'memory of the host, MB': memory / 1e6 },
    };
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** A player at a seat. */
interface Person {
  socket: WebSocket;
  v: number;
  options: number;
  isWaiting: boolean;
  wake(): void;
}

/** A player who connects from one of the addresses of this machine. */
async function person(link: string, n: number): Promise<Person> {
  const { host, pathname, hash } = new URL(link);
  const socket = new WebSocket(`ws://${host}${pathname}/socket`, { localAddress: `127.0.1.${n + 1}` });
  const seat: Person = { socket, v: 0, options: 0, isWaiting: true, wake: () => undefined };
  const entered = new Promise<void>((resolve) => {
    seat.wake = resolve;
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{"v":')) return;
    const { v, view: seen } = JSON.parse(text) as { v: number; view: ReturnType<typeof view> };
    const { decision } = seen;
    const options = decision?.seat === seen.seat ? (decision.options?.length ?? 0) : 0;
    Object.assign(seat, { v, options, isWaiting: false });
    seat.wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ key: hash.slice(1) }));
  await entered;
  return seat;
}

/** Answers, and returns the milliseconds until the next view. */
async function answer(seat: Person, option: number): Promise<number> {
  seat.isWaiting = true;
  const arrived = new Promise<void>((resolve) => {
    seat.wake = resolve;
  });
  const start = performance.now();
  seat.socket.send(JSON.stringify({ answer: option, v: seat.v }));
  await arrived;
  return performance.now() - start;
}

/** Starts a command, waits for its first line, and lets it exit normally, so that it saves its compilation cache. */
async function firstLine(args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(createInterface(child.stdout), 'line');
  const time = performance.now() - begin;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

/** A host that resumes a hundred tables, relative to a command that loads the same set. */
async function start(folder: string): Promise<Row> {
  const data = new Data(folder);
  const text = data.read(idOf(0), 'log.jsonl');
  for (let n = 0; n < TABLES; n++) data.begin(idOf(100 + n), text);
  data.close();
  const times: Record<'host' | 'ecos', number[]> = { host: [], ecos: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const host = await firstLine(['host', '--data', folder]);
    const ecos = await firstLine(['list']);
    if (round === 0) continue;
    times.host.push(host);
    times.ecos.push(ecos);
  }
  const [host, ecos] = [median(times.host), median(times.ecos)];
  return {
    name: `starting a host with ${TABLES} tables, relative to \`ecos list\``,
    ...{ value: host / ecos, unit: '×', aim: { is: 'most', value: 3 } },
    from: { 'host, ms': host, 'list, ms': ecos },
  };
}
