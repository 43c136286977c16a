/**
 * Tables on the web (`ecos host`): the server's work for a decision, how much it sends, how quickly it answers with a thousand
 * connections, the memory of an idle table, and the start-up time of a host with a hundred tables.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import type { Client } from '../../cli/host/audience.ts';
import { startBots } from '../../cli/host/bots/bots.ts';
import { Data } from '../../cli/host/data.ts';
import { LiveTable } from '../../cli/host/live-table.ts';
import { Frames } from '../../cli/host/sockets/frames.ts';
import { loadPlayableSet } from '../../cli/load/sets.ts';
import { entryText, openingOf, past } from '../../playtest/index.ts';
import { apply, startGame, view } from '../../runtime/index.ts';
import { HUMAN } from '../../table/index.ts';
import { rng } from '../rng.ts';
import { median, type Row } from '../row.ts';
import type { Served } from './served.ts';

const ROUNDS = 5;
const CONNECTIONS = 1000;
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
    const rows = [...decisions(data, cards), idle(data, cards)];
    data.close();
    return [...rows, ...(await connections()), await start(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const begun = (cards: string, seed: number) => ({
  ...{ at: 0, is: 'begun' as const, cards, players: [...SEATS] },
  options: { players: SEATS.length, seed: 0, secret: seed.toString(16).padStart(32, '1') },
});

function tableIn(data: Data, cards: string, id: string, seed: number): LiveTable {
  data.begin(id, entryText(openingOf(id)) + entryText(begun(cards, seed)));
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

/** The processor time of a decision at a table with five viewers, and the amount of data sent to them. */
function decisions(data: Data, cards: string): Row[] {
  const times: Record<'server' | 'bare', number[]> = { server: [], bare: [] };
  let [sent, plain, peer] = [0, 0, 0];
  /** Stands in for the connections, and counts the bytes of the frames. */
  const counting = new Writable({
    write: (frame: Buffer, _, written) => {
      sent += frame.length;
      written();
    },
  });
  let choices = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const id = idOf(round);
    const table = tableIn(data, cards, id, round + 1);
    const v = new Map<Client, number>();
    const clients = VIEWERS.map((seat): Client => {
      const frames = round === 0 ? new Frames(counting, true) : undefined;
      const client: Client = {
        seat,
        send: (text) => {
          if (frames) plain += Buffer.byteLength(text);
          frames?.send(text);
          if (text.startsWith('{"v":')) v.set(client, Number.parseInt(text.slice('{"v":'.length), 10));
        },
      };
      return client;
    });
    for (const client of clients) table.enter(client);
    const taken = playOut(table, clients, v, round + 1);
    times.server.push(taken.reduce((sum, time) => sum + time, 0) / taken.length);
    const log = past(table.table).log().split('\n').slice(1, -2);
    table.close();
    choices = log.length;
    const options = log.map((line) => (JSON.parse(line) as { option: number }).option);
    const game = startGame(data.cards(cards).tables, begun(cards, round + 1).options);
    const bare = process.threadCpuUsage();
    for (const option of options) {
      apply(game, option);
      for (const seat of VIEWERS) view(game, seat);
    }
    const own = process.threadCpuUsage(bare);
    times.bare.push((own.user + own.system) / options.length);
    if (round > 0) continue;
    peer = peerBytes(data, cards, options);
  }
  const [server, bare] = [median(times.server), median(times.bare)];
  const each = choices * VIEWERS.length;
  return [
    {
      name: "a table's work for a decision, relative to `apply` and the views",
      ...{ value: server / bare, unit: '×', aim: { is: 'most', value: 3 } },
      from: { 'the table, µs': server, '`apply` and five views, µs': bare },
    },
    {
      name: 'bytes a decision and viewer, relative to sending each viewer the state at each move',
      ...{ value: sent / peer, unit: '×', aim: { is: 'most', value: 0.2 } },
      from: {
        'as sent, bytes': sent / each,
        'not compressed, bytes': plain / each,
        'the state each time, bytes': peer / each,
      },
    },
  ];
}

/**
 * The bytes that boardgame.io 0.50 would send in a game with this engine: at each move, to each viewer, the filtered state with
 * its context and number, and the log entry, through Socket.IO, which does not compress by default.
 */
function peerBytes(data: Data, cards: string, options: readonly number[]): number {
  const game = startGame(data.cards(cards).tables, begun(cards, 1).options);
  let bytes = 0;
  for (const [number, option] of options.entries()) {
    const { seat } = game.asked;
    apply(game, option);
    const ctx = {
      numPlayers: 4,
      turn: number,
      currentPlayer: `${seat}`,
      playOrder: ['0', '1', '2', '3'],
      playOrderPos: seat,
      phase: null,
      activePlayers: null,
    };
    const action = { type: 'MAKE_MOVE', payload: { type: 'choose', args: [option], playerID: `${seat}` } };
    for (const viewer of VIEWERS) {
      const state = { G: view(game, viewer), ctx, plugins: {}, _undo: [], _redo: [], _stateID: number };
      bytes += Buffer.byteLength(
        `42${JSON.stringify(['update', 'aaaaaaaaaa', state, [{ action, _stateID: number, turn: number, phase: null }]])}`,
      );
    }
  }
  return bytes;
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

/** Answers, one at a time, at a host with a thousand connections: the time until the player's own view, or the echo, arrives. */
async function connections(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  const args = [folder, CONNECTIONS / SEATS.length, SEATS.length].map(String);
  const server = fork(new URL('./served.ts', import.meta.url), args);
  const latencies = { host: [] as number[], echo: [] as number[] };
  try {
    const [{ links, echo }] = (await once(server, 'message')) as [Served];
    const atHost = await Promise.all(links.map((link) => person(link)));
    const atEcho = await Promise.all(
      links.map(async () => {
        const at = connected(echo);
        await once(at.socket, 'open');
        return at;
      }),
    );
    const below = rng(1);
    for (let n = 0; n < WARM_UP + ANSWERS; n++) {
      if (n === WARM_UP) for (const times of Object.values(latencies)) times.splice(0);
      const seat = atHost[below(atHost.length)];
      const echoed = atEcho[below(atEcho.length)];
      if (seat.options > 0) latencies.host.push(await seat.answer(below(seat.options)));
      // Keeps the views sent to other players from slowing the echo.
      await setTimeout(PAUSE);
      const start = echoed.begin();
      echoed.socket.send('{"answer":3,"v":41}');
      await once(echoed.socket, 'message');
      latencies.echo.push(echoed.receivedAt - start);
      await setTimeout(PAUSE);
    }
    for (const { socket } of [...atHost, ...atEcho]) socket.terminate();
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    ['median', 0.5, 2],
    ['99th of 100', 0.99, 5],
  ].map(([name, share, most]) => {
    const [own, other] = [latencies.host, latencies.echo].map((all) => at(all, share as number));
    return {
      name: `an answer with ${CONNECTIONS} connections, relative to an echo of \`ws\`: ${name}`,
      ...{ value: own / other, unit: '×', aim: { is: 'most' as const, value: most as number } },
      from: { 'host, ms': own, 'echo, ms': other },
    };
  });
}

/** Milliseconds after each answer and each echo: a thousand players who each think for ten seconds give an answer every 10 ms. */
const PAUSE = 10_000 / CONNECTIONS / 2;

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];

/**
 * A socket that records when the first bytes of a reply arrive: the time until the reply arrives, not until it is parsed or
 * followed by another message.
 */
function connected(url: string) {
  const at = {
    receivedAt: 0,
    /** Starts waiting. Returns the current time. */
    begin(): number {
      at.receivedAt = 0;
      return performance.now();
    },
    socket: new WebSocket(url, {
      createConnection: (options: object) => {
        const raw = connect(options as NetConnectOpts);
        raw.on('data', () => {
          at.receivedAt ||= performance.now();
        });
        return raw;
      },
    }),
  };
  return at;
}

/** A player at a seat. */
async function person(link: string) {
  const url = new URL(link);
  const at = connected(`ws://${url.host}${url.pathname}/socket`);
  const { socket } = at;
  let wake: () => void = () => undefined;
  const seat = {
    socket,
    v: 0,
    options: 0,
    /** Answers, and returns the milliseconds until the next view. */
    async answer(answer: number): Promise<number> {
      const arrived = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const start = at.begin();
      socket.send(JSON.stringify({ answer, v: seat.v }));
      await arrived;
      return at.receivedAt - start;
    },
  };
  const first = new Promise<void>((resolve) => {
    wake = resolve;
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{"v":')) return;
    const { v, view: seen } = JSON.parse(text) as { v: number; view: ReturnType<typeof view> };
    seat.v = v;
    seat.options = seen.decision?.seat === seen.seat ? (seen.decision.options?.length ?? 0) : 0;
    wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ key: url.hash.slice(1) }));
  await first;
  return seat;
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
