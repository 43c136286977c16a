/** Whole games over real sockets. */
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { replay } from '../../runtime/index.ts';
import { type FindingsAnswer, type HostAnswer, HUMAN } from '../../table/index.ts';
import type { CardsAnswer } from '../../table/screen/far-table.ts';
import { Client, playToEnd } from './client.ts';
import { askHost, firstTable, openedHost, temporaryFolder } from './opened.ts';

test('a host listens on the port that it is given, or else on its last one, or on any if that is in use', async () => {
  const data = temporaryFolder();
  const opened = async (port = 0) => {
    const host = await openedHost({ data, port });
    await host.close();
    return host.port;
  };
  const first = await opened();
  expect(await opened()).toBe(first);
  const other = createServer().listen(first, '127.0.0.1');
  const second = await opened();
  expect(second).not.toBe(first);
  await new Promise((closed) => other.close(closed));
  expect([await opened(first), await opened(second), await opened()]).toEqual([first, second, second]);
});

test.each(['en', 'es'] as const)('a host in %s tells pages its language', async (lang) => {
  const { id, watch } = firstTable(await openedHost({ lang }));
  expect((await askHost<CardsAnswer>(watch, `t/${id}/cards`)).data.lang).toBe(lang);
});

test('a person plays a whole game with bots, and its log replays', async () => {
  const host = await openedHost({ players: [HUMAN, 'greedy', 'random'], options: { target: 8 } });
  const { id, seats, watch } = firstTable(host);
  const [own, spectator] = [await Client.join(seats[0]!), new Client(watch)];
  const log = `${new URL(host.address).origin}/t/${id}/log`;
  expect((await fetch(log)).status).toBe(409);
  // A client that has received nothing for a while checks whether the host is still there.
  for (const client of [own, spectator]) {
    client.send({ here: true });
    await client.until(() => client.frames.includes('{"here":true}'));
  }
  await playToEnd([own], ({ options }) => options - 1);
  await spectator.until(() => spectator.game?.view.status === 'over');
  expect(spectator.game!.view.seats.map(({ hand }) => hand)).toEqual([null, null, null]);
  const text = await (await fetch(log)).text();
  const { sets } = await loadPlayableSet([]);
  const played = replay(sets[0]!.chain, text);
  expect(played.same).toBe(true);
  expect(own.game!.view.seats.map(({ vp }) => vp)).toEqual([...played.game.vp]);
});

test('a host who plays sees no more of a running game than a spectator; anyone can read the log once it is over', async () => {
  const host = await openedHost({ players: [HUMAN, HUMAN], options: { target: 25 } });
  const { id, seats } = firstTable(host);
  const log = () => fetch(`${new URL(host.address).origin}/t/${id}/log`);
  const ask = async <T>(path: string) => (await askHost<T>(host.address, path)).data;
  const people = await Promise.all(seats.map((link) => Client.join(link)));
  const [one] = people as [Client, Client];
  one.send({ name: 'Ines' });
  const hidden = one.game!.view.seats[0]!.hand![0]!;
  one.send({ note: { card: hidden, text: 'hidden thought' } });
  one.send({ note: { text: 'open thought' } });
  for (let answers = 0; answers < 40; ) {
    for (const client of people) {
      if (client.options === 0) continue;
      await client.answered(client.options - 1);
      answers++;
    }
    // The other clients' choices may still be on their way.
    await setImmediate();
  }
  const { notes, cards } = await ask<FindingsAnswer>('api/findings');
  expect(notes.map((note) => note.text)).toEqual(['open thought']);
  expect(
    cards.flatMap(({ decisions, opened, offered, lines }) => [decisions, opened, offered, ...lines]),
  ).toEqual(cards.flatMap(() => [0, 0, 0]));
  expect((await askHost(host.address, `t/${id}/log`)).status).toBe(409);
  await playToEnd(people, ({ options }) => options - 1);
  // Now everything is open to clients with a key; without one its log, and for its replay cards and names. Notes are not.
  const { tables } = await ask<HostAnswer>('api/tables');
  expect(tables[0]!.people.map(({ name }) => name)).toEqual(['Ines', 'Acacia']);
  const cardsOfReplay = await fetch(`${new URL(host.address).origin}/t/${id}/cards`);
  expect(cardsOfReplay.status).toBe(200);
  expect(await cardsOfReplay.text()).not.toMatch(/thought/);
  const text = await (await log()).text();
  expect(text).toContain('"secret":');
  expect(text).not.toMatch(/thought|Ines/);
  expect((await ask<FindingsAnswer>('api/findings')).notes).toHaveLength(2);
});
