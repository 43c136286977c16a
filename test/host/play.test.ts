/** Whole games over real sockets. */
import { expect, test } from 'vitest';
import { loadPlayableSet } from '../../cli/load/sets.ts';
import { replay } from '../../runtime/index.ts';
import { HUMAN } from '../../table/index.ts';
import { Client, playToEnd } from './client.ts';
import { openedHost } from './opened.ts';

test('a person plays a whole game with bots, and its log plays again', async () => {
  const host = await openedHost({ players: [HUMAN, 'greedy', 'random'] });
  const [{ id, seats, watch }] = host.links() as [ReturnType<typeof host.links>[number]];
  const [own, spectator] = [new Client(seats[0]!), new Client(watch)];
  const log = `${new URL(host.address).origin}/t/${id}/log`;
  await own.until(() => own.game !== undefined);
  expect((await fetch(log)).status).toBe(409);
  // Whoever heard nothing for a while asks whether the host is still there.
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
