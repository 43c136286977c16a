/** `ecos host` with a thousand connections: how quickly it answers, and its heap after many answers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from '../../test/host/client.ts';
import { atMost, growth, type Measurement, quantile } from '../measurement.ts';
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
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-host-'));
  const options = [folder.path, ...[CONNECTIONS / SEATS, SEATS].map(String)];
  // Without the options of this process, which runs code given as text.
  const host = fork(new URL('../served-host.ts', import.meta.url), options, { execArgv: [] });
  const heap = async () => {
    host.send('heap');
    return ((await once(host, 'message')) as [number])[0];
  };
  try {
    const [links] = (await once(host, 'message')) as [string[]];
    const people: Client[] = [];
    const waiting = new Set<Client>();
    // One after the other at each address, because connections without a key are few.
    for (let n = 0; n < links.length; n += ADDRESSES)
      people.push(...(await Promise.all(links.slice(n, n + ADDRESSES).map(person))));
    const below = rng(1);
    const answers = async (count: number) => {
      const begin = performance.now();
      const pending: Promise<number>[] = [];
      for (let n = 0; n < count; n++) {
        await setTimeout(Math.max(0, begin + (n * 1000) / A_SECOND - performance.now()));
        const free = people.filter((one) => one.options > 0 && !waiting.has(one));
        const seat = free[below(free.length)]!;
        waiting.add(seat);
        pending.push(answer(seat, below(seat.options)).finally(() => waiting.delete(seat)));
      }
      return Promise.all(pending);
    };
    await answers(WARM_UP);
    const early = await heap();
    const times = await answers(TIMED);
    await answers(ANSWERS - WARM_UP - TIMED);
    const late = await heap();
    for (const one of people) one.close();
    const what = `an answer with ${CONNECTIONS} connections at ${A_SECOND} answers a second, 99 of 100`;
    return [atMost(50, 'ms', what, quantile(times, 0.99)), growth('answers at a host', early, late)];
  } finally {
    host.kill('SIGKILL');
    await once(host, 'exit');
  }
}

/** A player who connects from one of the addresses of this machine. */
const person = (link: string, n: number): Promise<Client> =>
  Client.join(link, { localAddress: `127.0.1.${n + 1}` });

/** Answers, and returns the milliseconds until the next view. */
async function answer(seat: Client, option: number): Promise<number> {
  // What it has received is not needed.
  seat.frames.length = seat.bytes.length = 0;
  const { game } = seat;
  const start = performance.now();
  seat.answer(option);
  await seat.until(() => seat.game !== game);
  return performance.now() - start;
}
