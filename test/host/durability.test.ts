/** What a host stores: nothing that a client has seen is lost, wherever its files are cut off. */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataFiles } from '../../cli/host/data-files.ts';
import { readFindings } from '../../cli/host/read-findings.ts';
import { makeBot, randomBelow } from '../../runtime/index.ts';
import {
  cardFindings,
  type FindingsAnswer,
  type HostAnswer,
  HUMAN,
  type ViewUpdate,
} from '../../table/index.ts';
import { Client, playToEnd } from './client.ts';
import { askHost, firstTable, openedHost, spawnHost, temporaryFolder } from './opened.ts';

/** How many kills to add; more than 1 makes the tests a soak. */
const TIMES = Number(process.env.SOAK ?? 1);

/** A soak has no time limit. */
const LIMIT = TIMES > 1 ? 0 : undefined;

/** The arguments of a host for two people. */
const FOR_TWO = ['--seats', '2', '--players', '2', '--data'];

test(
  'a host that is killed repeatedly restarts with the same links and with all that was shown',
  async () => {
    const data = temporaryFolder();
    mkdirSync(data, { recursive: true });
    const { rng } = makeBot('random', 5, 0);
    let seen: ViewUpdate[] | undefined;
    let links: string[] | undefined;
    for (let kills = 0; kills < 1 + TIMES; kills++) {
      const host = await spawnHost([...FOR_TWO, data]);
      const [{ seats }] = host.tables;
      links ??= seats;
      expect(seats).toEqual(links);
      const [one, other] = [await Client.join(seats[0]), await Client.join(seats[1])];
      const shown = [one.game!, other.game!];
      for (const [seat, { v, ...game }] of (seen ?? []).entries()) {
        expect({ ...shown[seat], v }).toEqual({ v, ...game });
        // What a seat does in secret changes the number, but is not sent to the other seat.
        expect(shown[seat]!.v).toBeGreaterThanOrEqual(v);
      }
      for (let left = 5 + randomBelow(rng, 20); left > 0; left--) {
        await Promise.race([one, other].map((client) => client.until(() => client.options > 0)));
        const client = one.options > 0 ? one : other;
        await client.answered(randomBelow(rng, client.options));
      }
      // Messages arrive in order.
      for (const client of [one, other]) {
        client.send({ here: true });
        await client.until(() => client.frames.includes(JSON.stringify({ here: true })));
      }
      seen = [one.game!, other.game!];
      await host.kill();
    }
  },
  LIMIT,
);

test('the modules that a host compiles at its start stay cached even if it is killed', async () => {
  const kept = temporaryFolder();
  const host = await spawnHost([...FOR_TWO, temporaryFolder()], { env: { NODE_COMPILE_CACHE: kept } });
  const modules = () =>
    readdirSync(kept, { recursive: true, withFileTypes: true }).filter((at) => at.isFile());
  await expect.poll(() => modules().length, { timeout: 60_000 }).toBeGreaterThan(100);
  await host.kill();
});

test('a restarted host lists its tables as they were left, and a damaged one only as a problem', async () => {
  const data = temporaryFolder();
  const first = await openedHost({ data });
  const { id, seats } = firstTable(first);
  const client = await Client.join(seats[0]!);
  client.send({ name: 'Ines' });
  await client.until(() => client.table?.seats[0]?.name === 'Ines');
  const listed = async (host: typeof first) => (await askHost<HostAnswer>(host.address, 'api/tables')).data;
  expect((await listed(first)).tables[0]!.people[0]).toMatchObject({ name: 'Ines', isHere: true });
  client.close();
  await first.close();
  const second = await openedHost({ data });
  const { tables, problems } = await listed(second);
  expect({ problems, people: tables[0]!.people.map(({ name, isHere }) => ({ name, isHere })) }).toEqual({
    problems: [],
    people: [
      { name: 'Ines', isHere: false },
      { name: 'Acacia', isHere: false },
    ],
  });
  // Whoever closes a host waits until its folder is free, even if it is already closing.
  void second.close();
  await second.close();
  appendFileSync(join(data, id, 'log.jsonl'), 'x\n');
  const third = await openedHost({ data, tables: 2 });
  const damaged = [`The table ${id} cannot be opened: line 5: damaged.`];
  expect((await listed(third)).problems).toEqual(damaged);
  // The findings of the other tables are shown without this one.
  const { games, problems: found } = (await askHost<FindingsAnswer>(third.address, 'api/findings')).data;
  expect([games.map(({ table }) => table === id), found]).toEqual([[false], damaged]);
});

test('findings count decisions, opened cards and notes, and the cards that a person played', async () => {
  const folder = temporaryFolder();
  const host = await openedHost({ data: folder, players: [HUMAN, 'greedy'] });
  const { id, seats } = firstTable(host);
  const client = new Client(seats[0]!);
  let asked = 0;
  await playToEnd([client], ({ options }) => {
    asked++;
    if (asked === 2) {
      client.send({ note: { card: 5, key: 'unclear', text: '<b>which</b> one?' } });
      client.send({ opened: 5 });
      client.send({ note: { card: 99_999, key: 'fun' } });
      client.send({ opened: 99_998 });
    }
    return options - 1;
  });
  const findings = readFindings(new DataFiles(folder));
  expect(findings.games).toMatchObject([{ table: id, game: 0, ended: 'over', players: ['human', 'greedy'] }]);
  expect(findings.decisions).toHaveLength(asked);
  expect(client.refused).toEqual([99_999, 99_998].map((card) => `There is no card ${card} in this game.`));
  expect(cardFindings(findings).filter(({ card }) => card > 99_000)).toEqual([]);
  const finding = cardFindings(findings).find(({ card }) => card === 5);
  expect(finding).toMatchObject({
    opened: 1,
    notes: { unclear: 1 },
    lines: [{ text: '<b>which</b> one?', seat: 0 }],
  });
  const all = cardFindings(findings);
  expect(all.reduce((sum, one) => sum + one.taken, 0)).toBeGreaterThan(0);
  // The cards that the person began with and had in play: of one seat, in one game.
  expect(all.map(({ people }) => people.seats)).toEqual(all.map(() => 1));
  const own = findings.seats.find(({ player }) => player === HUMAN)!;
  const played = all.filter(({ people }) => people.played === 1).map(({ card }) => card);
  expect(played).toEqual([...own.played].sort((a, b) => a - b));
  expect(played.length).toBeGreaterThan(2);
  const began = all.filter(({ people }) => people.began === 1);
  expect(began.map(({ card }) => card)).toEqual([...own.began].sort((a, b) => a - b));
  expect(began.length).toBeGreaterThan(2);
});
