/** At a table, players undo, seats change hands, and cards are changed during a game. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { replay } from '../../runtime/index.ts';
import { choiceEvent } from '../../table/game/table-events.ts';
import { chainCards, HUMAN, Table } from '../../table/index.ts';
import { begun } from '../table/people.ts';
import { Client, playToEnd } from './client.ts';
import { askHost, firstTable, openedHost, temporaryFolder, triedSet } from './opened.ts';

/** Connects a client to each of these links. */
const seated = (links: readonly string[]) => Promise.all(links.map((link) => Client.join(link)));

/** A secret of a game in which three people choose on the first draw, once each, and somebody on the second. */
async function secretWithChoices(): Promise<string> {
  const { sets } = await loadPlayableSet([]);
  const cards = chainCards(sets[0]!.chain);
  for (let n = 1; ; n++) {
    const secret = n.toString(16).padStart(32, '0');
    const table = new Table(() => cards, begun({ secret, target: 20 }));
    const drawn = () => table.firstSeen(0).view.draws;
    if (table.choosers.length < 3 || drawn() > 1) continue;
    for (const seat of table.choosers) table.take(choiceEvent(table, seat, 0, 0));
    if (drawn() === 2 && table.choosers.length > 0) return secret;
  }
}

test('a choice can be undone freely while it is hidden, and later only with the consent of all people', async () => {
  const secret = await secretWithChoices();
  const host = await openedHost({
    players: [HUMAN, HUMAN, HUMAN],
    secret: () => secret,
  });
  const [one, other, third] = (await seated(firstTable(host).seats)) as [Client, Client, Client];
  one.send({ undo: true });
  await one.until(() => one.refused.length === 1);
  // While the others are still choosing.
  const before = JSON.stringify(one.game!.view);
  await one.answered(0);
  expect(one.options).toBe(0);
  one.send({ undo: true });
  await one.until(() => one.options > 0);
  expect(JSON.stringify(one.game!.view)).toBe(before);
  expect(other.table?.wish).toBe(null);
  // All have chosen, so the choices are public.
  for (const client of [one, other, third]) await client.answered(0);
  const hasDrawn = (client: Client) => client.until(() => client.game!.view.draws === 2);
  await Promise.all([one, other, third].map(hasDrawn));
  const { seats } = other.game!.view;
  const untilRequested = (isRequested: boolean) =>
    Promise.all(
      [one, other, third].map((client) =>
        client.until(() => (client.table?.wish?.seat === 0) === isRequested),
      ),
    );
  one.send({ undo: true });
  await untilRequested(true);
  other.send({ consent: false });
  await untilRequested(false);
  one.send({ undo: true });
  await untilRequested(true);
  for (const client of [other, third]) client.send({ consent: true });
  await one.until(() => one.game!.view.draws === 1 && one.options > 0);
  // The others' choices still stand, and the outcome is the same.
  await other.until(() => other.game!.view.draws === 1);
  expect(other.options).toBe(0);
  await one.answered(0);
  await hasDrawn(other);
  expect(other.game!.view.seats).toEqual(seats);
});

test('when a card changes during a game, all pages learn of it, the host decides, and the log has the new cards', async () => {
  const folder = temporaryFolder();
  const set = join(folder, 'tried');
  const file = join(set, 'tried.eco');
  mkdirSync(set);
  writeFileSync(file, triedSet('gain 1vp;'));
  const host = await openedHost({ path: set, data: join(folder, 'kept'), players: [HUMAN, HUMAN] });
  const { id, seats } = firstTable(host);
  const [one, other] = (await seated(seats)) as [Client, Client];
  for (let n = 0; n < 3; n++)
    for (const client of [one, other]) if (client.options > 0) await client.answered(0);
  const ask = async (decided: string) => {
    const { status } = await askHost(host.address, `api/tables/${id}/decide`, { decided });
    expect(status).toBe(200);
  };
  const cards = one.table!.cards;
  writeFileSync(file, triedSet('gain 2vp;'));
  await other.until(() => other.table!.changed !== null);
  expect(other.table!.changed).toEqual({ is: 'goes on' });
  await ask('go on');
  await other.until(() => other.table!.cards !== cards && other.table!.changed === null);
  expect(one.game!.view.decisions).toBeGreaterThan(0);
  // Cards that do not compile change nothing.
  writeFileSync(file, triedSet('gain 2 vpp;'));
  // The cards change again, and this time the host keeps the old ones.
  writeFileSync(file, triedSet('place grassland;'));
  await other.until(() => other.table!.changed !== null);
  const kept = other.table!.cards;
  await ask('keep');
  await other.until(() => other.table!.changed === null);
  expect(other.table!.cards).toBe(kept);
  await playToEnd([one, other], ({ options }) => options - 1);
  const log = await (await fetch(`${new URL(host.address).origin}/t/${id}/log`)).text();
  writeFileSync(file, triedSet('gain 2vp;'));
  const { sets } = await loadPlayableSet([set]);
  expect(replay(sets[0]!.chain, log).same).toBe(true);
  expect(readFileSync(join(folder, 'kept', id, 'log.jsonl'), 'utf8')).toContain('"is":"cards"');
  // A new game at the same table, with the current cards.
  await ask('anew');
  await one.until(() => one.game!.view.status === 'playing' && one.game!.view.decisions === 0);
  // The log of the finished game can still be read, also by its number; that of the new game cannot.
  const logOf = async (which: string) => {
    const answer = await fetch(`${new URL(host.address).origin}/t/${id}/log${which}`);
    return [answer.status, await answer.text()];
  };
  expect(await logOf('')).toEqual([200, log]);
  expect(await logOf('?game=0')).toEqual([200, log]);
  expect(await logOf('?game=1')).toEqual([409, expect.stringContaining('is not over yet')]);
  expect(await logOf('?game=2')).toEqual([422, expect.stringContaining('There is no game')]);
  // The log of a game that was replaced has the choices made so far, and no end.
  while (one.game!.view.draws === 0) {
    for (const client of [one, other]) if (client.options > 0) await client.answered(0);
    // The other client's choice may still be on its way.
    await setImmediate();
  }
  // A choice that waits for others does not count.
  if (one.options > 0) await one.answered(0);
  await ask('anew');
  const [status, unfinished] = (await logOf('?game=1')) as [number, string];
  const last = JSON.parse(unfinished.trim().split('\n').at(-1)!) as object;
  expect([status, last]).toEqual([200, expect.objectContaining({ option: expect.any(Number) })]);
  // A new table can continue it from all of them.
  const choices = unfinished.trim().split('\n').length - 1;
  const again = await askHost(host.address, `api/tables/${id}/again/${choices}?game=1`, {});
  expect(again.status).toBe(201);
  expect(await logOf('')).toEqual([200, log]);
});
