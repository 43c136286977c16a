/** The one link of a table: who opens it sits down on a free seat, and it opens nothing else. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardPicture } from '../../print/face/index.ts';
import { bookForPage, HUMAN, type Invitation } from '../../table/index.ts';
import type { CardsAnswer } from '../../table/screen/far-table.ts';
import { Client, playToEnd } from './client.ts';
import { askHost, firstTable, openedHost, spawnHost, temporaryFolder, triedSet } from './opened.ts';

const keyIn = (link: string) => new URL(link).hash.slice(1);
/** Opens the link of a table, and says a name. */
const sit = (link: string, name: string, seat?: number) =>
  new Client(link, {}, { name, ...(seat !== undefined && { seat }) });
async function seated(link: string, name: string, seat?: number): Promise<Client> {
  const client = sit(link, name, seat);
  await client.until(() => client.game !== undefined);
  return client;
}
/** How a connection that is not let in ends: its close code, and everything that it received. */
async function refused(client: Client) {
  const code = await client.end();
  return [code, ...client.frames.map((frame) => JSON.parse(frame) as object)];
}

test('`ecos host` prints one link a table, beside those of the seats', async () => {
  const { tables } = await spawnHost(['--seats', '2', '--players', '2', '--data', temporaryFolder()]);
  const [{ id, link, seats, watch }] = tables;
  expect(link).toMatch(new RegExp(`/t/${id}#[\\w-]{22}$`));
  expect(new Set([link, watch, ...seats].map(keyIn)).size).toBe(4);
});

test('who opens the link of a table with a name gets a free seat, its key and its view, and plays to the end', async () => {
  const host = await openedHost({ options: { target: 8 } });
  const { id, link, seats, watch } = firstTable(host);
  const ann = await seated(link, '  Ann\u202e ', 1);
  expect(JSON.parse(ann.frames[0]!)).toEqual({ seat: 1, key: keyIn(seats[1]!) });
  expect(ann.game!.view.seat).toBe(1);
  expect(ann.table).toMatchObject({ seat: 1, hasStarted: false, name: expect.stringMatching(/day$/) });
  expect(ann.table!.seats).toMatchObject([
    { isFree: true, isHere: false },
    { name: 'Ann', isFree: false, isHere: true },
  ]);
  // Nobody chooses before the game has started.
  ann.answer(0);
  await ann.until(() => ann.refused.length === 1);
  expect(ann.refused).toEqual(['The game begins when all are there, or when the host starts it.']);
  // A seat that is taken is refused, and the other one is left as it was.
  expect(await refused(sit(link, 'Ben', 1))).toMatchObject([1008, { refused: 'That seat is not free.' }]);
  const ben = await seated(link, 'Ben');
  expect(ben.sat?.seat).toBe(0);
  await ann.until(() => ann.table!.hasStarted);
  const full = { refused: 'All seats of this table are taken.', watch, invitation: expect.anything() };
  for (const late of [sit(link, 'Cleo'), new Client(link)]) expect(await refused(late)).toEqual([1008, full]);
  // The key opens the seat from now on.
  ben.close();
  const again = await Client.join(`${link.split('#')[0]}#${ben.sat!.key}`);
  expect(again.game!.view).toEqual(ben.game!.view);
  await playToEnd([ann, again], ({ options }) => options - 1);
  // Whoever has the address looks back at the game now, without a key.
  const keyless = async (path: string) => (await fetch(`${new URL(link).origin}/t/${id}/${path}`)).status;
  expect(await Promise.all(['log', 'cards?game=0', 'cards?game=1'].map(keyless))).toEqual([200, 200, 422]);
});

test('the key of a table opens nothing but a free seat: no cards, no log, no view, nothing of the host', async () => {
  const host = await openedHost({ tables: 2 });
  const [{ id, link }, other] = host.links() as ReturnType<typeof host.links> & { length: 2 };
  for (const [path, status] of [
    [`t/${id}/cards`, 403],
    [`t/${id}/log`, 409],
    ['api/tables', 403],
    ['api/games', 403],
    [`api/tables/${id}/start`, 403],
  ] as const)
    expect
      .soft((await askHost(link, path, path.endsWith('start') ? {} : undefined)).status, path)
      .toBe(status);
  const noName = { refused: 'Say your name to sit down.', needs: 'name' };
  expect(await refused(new Client(link))).toMatchObject([1008, noName]);
  expect(await refused(sit(link, ' \u200b '))).toMatchObject([1008, noName]);
  expect(await refused(sit(link, 'Ann', 2))).toMatchObject([1008, { refused: 'That seat is not free.' }]);
  expect(await refused(sit(other!.link.replace(other!.id, id), 'Ann'))).toEqual([
    1008,
    { refused: expect.stringMatching(/^That is not a key of this table/) },
  ]);
  // Nothing of this has taken a seat.
  const watching = await Client.join(firstTable(host).watch);
  expect(watching.table!.seats.map(({ isFree }) => isFree)).toEqual([true, true]);
});

test('the key of a table tells about its set and its seats, and nothing of the game', async () => {
  const host = await openedHost({ players: [HUMAN, 'random', HUMAN], tables: 2, options: { target: 30 } });
  const [{ id, link }, other] = host.links() as ReturnType<typeof host.links> & { length: 2 };
  const invited = async (to: string) =>
    (await refused(new Client(to)))[1] as { invitation: Invitation; refused: string };
  await seated(link, 'Ann');
  const { invitation, ...rest } = await invited(link);
  expect(rest).toEqual({ refused: 'Say your name to sit down.', needs: 'name' });
  const { cards, ...words } = invitation;
  const seat = (name: unknown, player: string, isHere: boolean, isFree: boolean) => ({
    ...{ name, player, isHere, isFree },
  });
  expect(words).toEqual({
    name: expect.stringMatching(/day$/),
    title: 'Ecos: New Horizon',
    count: 131,
    target: 30,
    seats: [
      seat('Ann', HUMAN, true, false),
      seat(expect.any(String), 'random', false, false),
      seat(expect.any(String), HUMAN, false, true),
    ],
  });
  expect(cards.map((svg) => svg.startsWith('<svg'))).toEqual([true, true, true, true, true]);
  // The other table has another secret, so its game differs.
  expect((await invited(other!.link)).invitation.cards).toEqual(cards);
  // Without a key, nothing is told.
  for (const key of ['', 'x'.repeat(22), keyIn(other!.link)])
    expect(Object.keys(await invited(`${new URL(link).origin}/t/${id}#${key}`))).toEqual(['refused']);
});

test('an invitation draws its cards in the language of the host, as pages of the table draw them', async () => {
  const { id, link, watch } = firstTable(await openedHost({ lang: 'es' }));
  const [, { invitation }] = (await refused(new Client(link))) as [number, { invitation: Invitation }];
  const { chain, look } = (await askHost<CardsAnswer>(watch, `t/${id}/cards`)).data;
  const { cards, words } = bookForPage(chain, 'es', look);
  const titles = [...cards.values()].flatMap((card) =>
    invitation.cards.includes(cardPicture(card, words, 'es').svg) ? card.title : [],
  );
  expect(titles).toHaveLength(5);
  expect(titles).toContain('Estación seca');
});

test('tries to sit down are counted by table and address, and keep nobody out who has a key', async () => {
  const host = await openedHost({ tables: 2, limits: { sittings: 3, messages: 10, within: 1e6 } });
  const [{ link, seats, watch }, other] = host.links() as ReturnType<typeof host.links> & { length: 2 };
  for (let n = 0; n < 3; n++) expect(await sit(link, 'Ann', 9).end()).toBe(1008);
  const tooMany = { refused: 'Too many messages: wait a little, then try again.' };
  for (let n = 0; n < 20; n++) expect(await refused(sit(link, 'Ann'))).toEqual([1013, tooMany]);
  for (const known of [watch, seats[0]!]) await Client.join(known);
  await seated(other!.link, 'Ben');
});

test('cards are new until a table has been played with them', async () => {
  const path = join(temporaryFolder(), 'tried');
  mkdirSync(path);
  writeFileSync(join(path, 'tried.eco'), triedSet('gain 1vp;'));
  const host = await openedHost({ path, tables: 3 });
  const news = async (at: number) => {
    const { id, seats } = host.links()[at]!;
    const { data } = await askHost<CardsAnswer>(seats[0]!, `t/${id}/cards`);
    return data.arranged.news;
  };
  // Nobody has chosen at the first table.
  expect(await news(1)).toEqual([901]);
  const [{ seats }] = host.links() as ReturnType<typeof host.links> & { length: 1 };
  const people = await Promise.all(seats.map((link) => Client.join(link)));
  await playToEnd(people, ({ options }) => options - 1);
  expect(await news(2)).toEqual([]);
});

test('a seat that is given back, or taken away by the host, is free: its key opens it no longer', async () => {
  const data = temporaryFolder();
  const host = await openedHost({ data });
  const { id, link, seats } = firstTable(host);
  const [ann, ben] = [await seated(link, 'Ann'), await seated(link, 'Ben')];
  const hand = ann.game!.view.seats[0]!.hand!;
  ann.send({ leave: true });
  expect(await ann.end()).toBe(1008);
  await ben.until(() => ben.table!.seats[0]!.isFree);
  expect(ben.table!.seats[0]!.isHere).toBe(false);
  expect(ben.table!.seats[0]!.name).not.toBe('Ann');
  for (const old of [ann.sat!.key, keyIn(seats[0]!)])
    expect(await new Client(`${link.split('#')[0]}#${old}`).end()).toBe(1008);
  const cleo = await seated(link, 'Cleo');
  expect([cleo.sat!.seat, cleo.game!.view.seats[0]!.hand]).toEqual([0, hand]);
  expect(cleo.sat!.key).toBe(keyIn(firstTable(host).seats[0]!));
  // Ben’s seat is taken over with the host’s word.
  const free = () => askHost(host.address, `api/tables/${id}/free/1`, {});
  expect((await free()).status).toBe(200);
  expect(await ben.end()).toBe(1008);
  expect((await free()).status).toBe(422);
  const dora = await seated(link, 'Dora');
  const links = firstTable(host);
  await host.close();
  // All of this is kept.
  const after = await openedHost({ data });
  expect(firstTable(after)).toMatchObject({
    seats: links.seats.map((one) => expect.stringContaining(keyIn(one))),
  });
  const again = await Client.join(`${firstTable(after).link.split('#')[0]}#${dora.sat!.key}`);
  expect(again.table!.seats.map(({ name }) => name)).toEqual(['Cleo', 'Dora']);
  expect(again.table!.hasStarted).toBe(true);
});

test('a game starts when all seats for people are taken, or when the host starts it with bots at the others', async () => {
  const host = await openedHost({ players: [HUMAN, 'random', HUMAN, HUMAN] });
  const { id, link, seats } = firstTable(host);
  const one = await Client.join(seats[0]!);
  const ann = await seated(link, 'Ann');
  expect([ann.sat!.seat, ann.table!.hasStarted]).toEqual([2, false]);
  expect(ann.table!.seats.map(({ isFree }) => isFree)).toEqual([false, false, false, true]);
  expect((await askHost(host.address, `api/tables/${id}/start`, {})).status).toBe(200);
  await one.until(() => one.table!.hasStarted);
  expect(one.table!.seats.map(({ player }) => player)).toEqual([HUMAN, 'random', HUMAN, 'greedy']);
  expect(await sit(link, 'Late').end()).toBe(1008);
  // The host gives the seat to a person again.
  await askHost(host.address, `api/tables/${id}/seat`, { seat: 3, player: HUMAN });
  expect((await seated(link, 'Late')).sat!.seat).toBe(3);
});
