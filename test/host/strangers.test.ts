/** Whatever clients send to a host: limits hold, and nothing crashes it or changes a game. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { proxyAddresses } from '../../cli/host/listen.ts';
import { hashText } from '../../program/index.ts';
import { makeBot, randomBelow } from '../../runtime/index.ts';
import { type FromClient, readMessage } from '../../table/index.ts';
import { Client, playToEnd } from './client.ts';
import { askHost, firstTable, openedHost } from './opened.ts';
import { hostWithPages } from './pages.ts';
import { tcpProxy } from './tcp-proxy.ts';

/** Hostile frames: `npm run soak` sends many times as many. */
const FRAMES = 2000 * Number(process.env.SOAK ?? 1);

/** The status of the response to an upgrade request with these headers. */
const upgraded = (link: string, headers: Record<string, string>) =>
  new Promise<number>((done) => {
    const { host, pathname } = new URL(link);
    const socket = new WebSocket(`ws://${host}${pathname}/socket`, { headers });
    socket.on('open', () => {
      socket.terminate();
      done(101);
    });
    socket.on('unexpected-response', (asked, { statusCode }) => {
      asked.destroy();
      done(statusCode!);
    });
  });

test('connections need a key and a page of this host, and their number, size and rate are limited', async () => {
  const host = await hostWithPages({ limits: { key: 200 } });
  const { seats, watch, id } = firstTable(host);
  const { origin, host: name } = new URL(host.address);
  expect(await upgraded(watch, { host: name, origin })).toBe(101);
  // Browsers always send the origin of the page. Other programs may omit it, but they still need the key.
  expect(await upgraded(watch, { host: name })).toBe(101);
  expect(await upgraded(watch, { host: name, origin: 'null' })).toBe(403);
  expect(await upgraded(watch, { host: name, origin: 'http://evil.example' })).toBe(403);
  expect(await upgraded(watch, { host: 'evil.example', origin })).toBe(403);
  expect(await upgraded(watch.replace(id, 'bbbbbbbbbb'), { host: name })).toBe(404);
  // The host's own requests need its key, in a header.
  expect((await fetch(`${origin}/api/tables`)).status).toBe(403);
  expect((await fetch(`${origin}/t/${id}/cards`)).status).toBe(403);
  expect((await askHost(host.address, 'api/tables')).status).toBe(200);
  const page = await fetch(`${origin}/t/${id}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  // Programs that show link previews send `HEAD`.
  const head = await fetch(`${origin}/t/${id}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, page.headers.get('content-type')]);
  expect(await askHost(host.address, `t/${id}/cards?game=first`)).toEqual({
    status: 422,
    data: { error: expect.stringContaining('no game "first"') },
  });

  const wrong = new Client(`${origin}/t/${id}#AAAAAAAAAAAAAAAAAAAAAA`);
  expect(await wrong.end()).toBe(1008);
  expect(wrong.refused).toHaveLength(1);
  // A client that sends nothing is disconnected.
  const silent = new WebSocket(`ws://${name}/t/${id}/socket`);
  expect(await new Promise((closed) => silent.on('close', closed))).toBe(1013);

  // A spectator cannot change anything.
  const spectator = await Client.join(watch);
  spectator.send({ answer: 0, v: 1 });
  await spectator.until(() => spectator.refused.length === 1);
  const before = spectator.game!.v;

  const loud = await Client.join(seats[0]!);
  for (let n = 0; n < 60; n++) loud.send({ say: `${n}` });
  expect(await loud.end()).toBe(1008);
  expect(spectator.game!.v).toBe(before);

  const large = await Client.join(seats[1]!);
  large.sendText(JSON.stringify({ say: 'x'.repeat(5000) }));
  expect(await large.end()).toBe(1009);

  const open: Client[] = [];
  while (open.length < 7) open.push(await Client.join(seats[1]!));
  // The page gets the reason and retries later; its messages are not read.
  const many = new Client(watch);
  expect(await many.end()).toBe(1013);
  expect([many.refused, many.frames.length]).toEqual([
    ['There are already 8 pages of this host open from your address: close one.'],
    1,
  ]);
  open[0]!.socket.close();
  await open[0]!.end();
  await Client.join(watch);
});

test('connecting again does not allow more messages, and one seat does not use up those of another', async () => {
  const host = await openedHost({ limits: { messages: 10, within: 1e6 } });
  const { seats, watch } = firstTable(host);
  for (let times = 0; times < 2; times++) {
    const client = await Client.join(seats[0]!);
    for (let n = 1; n < 5; n++) client.send({ say: `${times} ${n}` });
    await client.until(() => client.frames.some((frame) => frame.includes(`${times} 4`)));
    client.close();
  }
  const again = new Client(seats[0]!);
  expect([await again.end(), again.refused]).toEqual([
    1013,
    ['Too many messages: wait a little, then try again.'],
  ]);
  for (const link of [seats[1]!, watch]) await Client.join(link);
});

test('a seat has a number of answers and of undos, and other messages beside them', async () => {
  const limits = { answers: 6, undos: 2, messages: 30, within: 1e6 };
  const host = await openedHost({ limits });
  const { seats } = firstTable(host);
  const client = await Client.join(seats[0]!);
  await Client.join(seats[1]!);
  const refusals = async (message: FromClient) => {
    const { length } = client.refused;
    client.send(message);
    await client.until(() => client.refused.length > length);
    return client.refused.at(-1);
  };
  const undo = { undo: true } as const;
  const nothing = 'You have not chosen anything yet.';
  for (let n = 0; n < 2; n++) expect(await refusals(undo)).toBe(nothing);
  for (let n = 0; n < 2; n++)
    expect(await refusals(undo)).toBe('You take back very fast: wait a little, then try again.');
  // Answers that are refused count, too.
  for (let n = 0; n < 6; n++) expect(await refusals({ answer: 99, v: 0 })).toMatch(/^The table has changed/);
  client.send({ answer: 0, v: 0 });
  expect(await client.end()).toBe(1008);
  expect(client.refused.at(-1)).toBe('Too many messages: wait a little, then try again.');
});

test('connections without a key are few and short, and keep out nobody with a key', async () => {
  const host = await openedHost({ limits: { key: 1e6 } });
  const { seats } = firstTable(host);
  const early = await Client.join(seats[0]!);
  const address = `${seats[0]!.split('#')[0]!.replace('http', 'ws')}/socket`;
  const closed: (number | undefined)[] = [];
  for (let n = 0; n < 12; n++) {
    const idle = new WebSocket(address);
    idle.on('close', (code) => {
      closed[n] = code;
    });
    await once(idle, 'open');
  }
  await Client.join(seats[1]!);
  await expect.poll(() => closed).toEqual(Array(9).fill(1013));
  early.send({ say: 'Hello' });
  await early.until(() => early.frames.some((frame) => frame.includes('Hello')));
});

test('requests about tables are limited by address, and with a key by seat', async () => {
  const host = await hostWithPages({ limits: { requests: 3, within: 1e6 } });
  const { seats, id } = firstTable(host);
  const { origin } = new URL(host.address);
  const statuses = async (path: string, key = '') => {
    const answers: number[] = [];
    for (let n = 0; n < 5; n++)
      answers.push((await fetch(`${origin}${path}`, { headers: { 'x-ecos-key': key } })).status);
    return answers;
  };
  expect(await statuses(`/t/${id}/log?game=0`)).toEqual([409, 409, 409, 429, 429]);
  expect(await statuses(`/t/${id}/cards`, 'AAAA')).toEqual([429, 429, 429, 429, 429]);
  const keys = [...seats, host.address].map((link) => new URL(link).hash.slice(1));
  for (const key of keys) expect(await statuses(`/t/${id}/cards`, key)).toEqual([200, 200, 200, 429, 429]);
  // Pages are only files, which anybody may load again.
  expect(await statuses(`/t/${id}`)).toEqual([200, 200, 200, 200, 200]);
});

/** The statuses of requests with these values of X-Forwarded-For to a host that allows one for each address. */
async function claiming(proxy: string | undefined, ...claims: readonly string[]) {
  const listed = proxy === undefined ? {} : { proxy: proxyAddresses(proxy) };
  const host = await openedHost({ limits: { requests: 1 }, public: 'https://cards.example', ...listed });
  const place = `http://127.0.0.1:${host.port}/t/${firstTable(host).id}/log`;
  const statuses: number[] = [];
  for (const claim of claims) {
    const headers = { 'x-forwarded-for': claim };
    statuses.push((await fetch(place, { headers })).status);
  }
  return statuses;
}

test('X-Forwarded-For is believed only from a proxy that the host names, and only the part that the proxy wrote', async () => {
  const claims = ['192.0.2.1', '192.0.2.2', '192.0.2.3, 192.0.2.2', 'me', ''];
  // All are the one address that connects.
  for (const proxy of [undefined, '192.0.2.0/24', '127.0.0.2', '::1'])
    expect(await claiming(proxy, ...claims)).toEqual([409, 429, 429, 429, 429]);
  for (const proxy of ['127.0.0.1', '127.0.0.0/8', '::ffff:127.0.0.1'])
    expect(await claiming(proxy, ...claims)).toEqual([409, 409, 429, 409, 409]);
});

test.each(['localhost', '127.0.0.1/', '127.0.0.1/33', '::1/129', '10.0.0.0/8/8', '127.0.0.1, ::1', ''])(
  'a proxy %j is refused',
  (text) => {
    expect(() => proxyAddresses(text)).toThrow(
      'Give the IP address of the proxy, or a range like 10.0.0.0/8.',
    );
  },
);

const PIECES = [
  ...'{ } [ ] , : " \\ \u0000 \ud800 \u202e null true -1 1e999 0.5'.split(' '),
  ...'"key" "answer" "v" "undo" "consent" "note" "say" "name" "player" "opened"'.split(' '),
  ...'"__proto__" "constructor" "text" "card" "hex" "q" "mcts:999999999" {"undo":true}'.split(' '),
  ...'9007199254740993 "human" {"answer":0,"v":1} {"player":"greedy","x":1}'.split(' '),
  ' '.repeat(50),
];

/** A text that is almost a message, or nothing like one. */
function hostile(below: (end: number) => number): string {
  const text = Array.from({ length: 1 + below(12) }, () => PIECES[below(PIECES.length)]).join('');
  return below(3) === 0 ? `{"${['note', 'say', 'name'][below(3)]}":${text}}` : text;
}

test(`${FRAMES} hostile frames are refused and do not change the game`, async () => {
  const host = await openedHost({ limits: { messages: 1e9 } });
  const { seats } = firstTable(host);
  const { rng } = makeBot('random', 11, 0);
  const below = (end: number) => randomBelow(rng, end);
  const client = await Client.join(seats[0]!);
  const { view } = client.game!;
  let sent = 0;
  while (sent < FRAMES) {
    const text = hostile(below);
    const read = readMessage(text);
    // Skip texts that happen to be valid messages, because they would have an effect, unless they only talk or set a name.
    if ('message' in read && !('say' in read.message || 'name' in read.message)) continue;
    client.sendText(text);
    if (++sent % 100 > 0) continue;
    // The host has answered everything before this.
    client.send({ here: true });
    await client.until(() => client.frames.includes('{"here":true}'));
    client.frames.length = 0;
    if (client.refused.length > 1000) client.refused.length = 0;
  }
  client.socket.send(Buffer.from([0xff, 0x00]));
  const { length } = client.refused;
  client.sendText('?');
  await client.until(() => client.refused.length > length + 1);
  expect(client.game!.view).toEqual(view);
});

test('dropped connections, delays and repeated answers do not change the game', async () => {
  const game = { options: { players: 2, seed: 0, target: 12 } };
  // Each new connection counts.
  const straight = await openedHost({ ...game, limits: { messages: 1e9 } });
  const { port } = straight;
  const { rng } = makeBot('random', 4, 0);
  // Breaks connections now and then, in the middle of the data, and delivers late.
  const through = await tcpProxy(
    () => port,
    (data, from, to) => {
      if (randomBelow(rng, 60) === 0) {
        for (const socket of [from, to]) socket.destroy();
        return;
      }
      to.write(data);
      if (randomBelow(rng, 3) > 0) return;
      from.pause();
      setTimeout(() => from.resume(), randomBelow(rng, 4));
    },
  );
  const { seats, id } = firstTable(straight);
  /** A seat's choice depends only on what it sees, so it is the same however the data arrives. */
  const choiceOf = ({ game, options }: Client) => {
    const seen = JSON.stringify({ ...game!.view, decision: game!.view.decision?.kind });
    return Number.parseInt(hashText(seen).slice(0, 8), 16) % options;
  };
  await Promise.all(
    seats.map(async (link) => {
      const { pathname, hash } = new URL(link);
      for (let isOver = false; !isOver; ) {
        const client = new Client(`http://127.0.0.1:${through}${pathname}${hash}`, {
          headers: { host: `127.0.0.1:${port}` },
        });
        const played = playToEnd([client], () => {
          // The same answer twice: the second is late, and is refused as such.
          if (randomBelow(rng, 5) === 0) client.answer(choiceOf(client));
          return choiceOf(client);
        });
        // If the connection broke, a new one shows the table's current state.
        isOver = await played.then(
          () => true,
          () => false,
        );
        client.close();
      }
    }),
  );
  const log = await (await fetch(`http://127.0.0.1:${port}/t/${id}/log`)).text();
  const { secret } = (JSON.parse(log.split('\n')[0]!) as { options: { secret: string } }).options;
  const other = await openedHost({ ...game, secret: () => secret });
  const links = firstTable(other);
  await playToEnd(
    links.seats.map((link) => new Client(link)),
    choiceOf,
  );
  const again = await (await fetch(`${new URL(other.address).origin}/t/${links.id}/log`)).text();
  expect(again).toBe(log);
});
