/** `ecos host` with a thousand connections: how quickly it answers, and its heap after many answers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { view } from '../../runtime/index.ts';
import { growth, type Measurement, quantile } from '../measurement.ts';
import { rng } from '../rng.ts';

const CONNECTIONS = 1000;
/** The connections come from this many addresses of this machine; each has as many as a host allows. */
const ADDRESSES = 125;
const SEATS = 4;
const A_SECOND = 100;
/** The first answers are warm-up, because a host with a thousand connections has been running for some time. */
const WARM_UP = 1000;
const TIMED = 2500;
const ANSWERS = 10_000;

export default async function measure(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  const options = [folder, ...[CONNECTIONS / SEATS, SEATS].map(String)];
  // Without the options of this process, which runs code given as text.
  const host = fork(new URL('../served-host.ts', import.meta.url), options, { execArgv: [] });
  const heap = async () => {
    host.send('heap');
    return ((await once(host, 'message')) as [number])[0];
  };
  try {
    const [links] = (await once(host, 'message')) as [string[]];
    const people: Person[] = [];
    // One after the other at each address, because connections without a key are few.
    for (let n = 0; n < links.length; n += ADDRESSES)
      people.push(...(await Promise.all(links.slice(n, n + ADDRESSES).map(person))));
    const below = rng(1);
    const answers = async (count: number) => {
      const begin = performance.now();
      const pending: Promise<number>[] = [];
      for (let n = 0; n < count; n++) {
        await setTimeout(Math.max(0, begin + (n * 1000) / A_SECOND - performance.now()));
        const free = people.filter((one) => one.options > 0 && !one.isWaiting);
        const seat = free[below(free.length)]!;
        pending.push(answer(seat, below(seat.options)));
      }
      return Promise.all(pending);
    };
    await answers(WARM_UP);
    const early = await heap();
    const times = await answers(TIMED);
    await answers(ANSWERS - WARM_UP - TIMED);
    const late = await heap();
    for (const { socket } of people) socket.terminate();
    return [
      {
        what: `an answer with ${CONNECTIONS} connections at ${A_SECOND} answers a second, 99 of 100`,
        value: quantile(times, 0.99),
        unit: 'ms',
        floor: { most: 50 },
      },
      growth('answers at a host', early, late),
    ];
  } finally {
    host.kill('SIGKILL');
    await once(host, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

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
