/** What a host stores: nothing that a client has seen is lost, wherever its files are cut off. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Data } from '../../cli/host/data.ts';
import { DataFiles } from '../../cli/host/data-files.ts';
import { HostedTables } from '../../cli/host/tables.ts';
import { readFindings } from '../../cli/playtest/read-findings.ts';
import { makeBot, randomBelow } from '../../runtime/index.ts';
import {
  cardFindings,
  type FindingsAnswer,
  type GameUpdate,
  type HostAnswer,
  HUMAN,
  parseJournal,
} from '../../table/index.ts';
import { Client, playToEnd } from './client.ts';
import { openedHost, temporaryFolder } from './opened.ts';

/** How many kills to add; more than 1 makes the tests a soak. */
const TIMES = Number(process.env.SOAK ?? 1);

/** Journals are cut off at every multiple of `STEP` bytes, and at each of the first and last `EDGE` bytes of a game. */
const [STEP, EDGE] = TIMES > 1 ? [50, 80] : [700, 16];

/** A soak has no time limit. */
const LIMIT = TIMES > 1 ? 0 : 60_000;

const failed = (error: unknown) => {
  throw error;
};

test(
  'a journal cut at any byte loses only its last line, and the game continues from there',
  async () => {
    const folder = temporaryFolder();
    const host = await openedHost({ data: folder, options: { players: 2, seed: 0, target: 12 } });
    const [{ id, seats }] = host.links() as [ReturnType<typeof host.links>[number]];
    const people = seats.map((link) => new Client(link));
    const { rng } = makeBot('random', 2, 0);
    let answers = 0;
    const game = playToEnd(people, (client) => {
      if (++answers === 9) client.send({ name: 'Zoë' });
      return randomBelow(rng, client.options);
    });
    await game;
    await host.close();
    const text = readFileSync(join(folder, id, 'log.jsonl'));
    const lines = text.toString().split('\n');
    const { entries } = parseJournal(text.toString())!;
    expect(entries.at(-1)!.is).toBe('over');
    /** Where the last choice ends. */
    const end = Buffer.byteLength(lines.slice(0, -2).join('\n')) + 1;
    // The beginning and the end of a game, and samples in between, as time permits.
    const head = Buffer.byteLength(`${lines[0]}\n${lines[1]}\n`);
    // For every byte see `playtest/journal.test.ts`, without files.
    const moments = new Set([text.indexOf('ë') + 1, end - 1, end]);
    for (let at = 0; at <= text.length; at++)
      if (at % STEP === 0 || (at > head && at < head + EDGE) || at > text.length - EDGE) moments.add(at);
    const data = new Data(folder);
    onTestFinished(() => data.close());
    for (const at of moments) {
      writeFileSync(join(folder, id, 'log.jsonl'), text.subarray(0, at));
      const tables = new HostedTables(
        data,
        { options: { players: 2, seed: 0 }, players: [HUMAN, HUMAN] },
        cardsOf(text),
        failed,
      );
      const live = tables.open(id)!;
      const whole = Math.max(0, text.subarray(0, at).toString().split('\n').length - 3);
      const kept = parseJournal(readFileSync(join(folder, id, 'log.jsonl'), 'utf8'))!;
      // Where even the line that begins the game was cut, another game begins.
      if (at < head) expect(kept.entries).toMatchObject([{ is: 'begun' }]);
      else expect(kept.entries).toEqual(entries.slice(0, whole + 1));
      // The game continues from there.
      expect(live.table.isOver).toBe(at >= end);
      if (at < end) {
        const seat = [0, 1].find((one) => live.table.question(one) !== undefined)!;
        const client = { seat, send: () => undefined };
        const frames: string[] = [];
        client.send = ((frame: string) => frames.push(frame)) as never;
        live.enter(client);
        const { v } = JSON.parse(frames.at(-1)!) as { v: number };
        expect(live.take(client, { answer: 0, v })).toBe(true);
        // New entries are on their own lines.
        const after = parseJournal(readFileSync(join(folder, id, 'log.jsonl'), 'utf8'))!;
        expect(after.entries.slice(0, kept.entries.length)).toEqual(kept.entries);
        expect(after.entries[kept.entries.length]).toMatchObject({ is: 'chose', seat });
      }
      tables.close();
      // The files are closed once the data has been written to disk.
      await setImmediate();
    }
  },
  LIMIT,
);

/** The name under which a journal's cards are stored. */
const cardsOf = (text: Buffer) => (JSON.parse(text.toString().split('\n')[1]!) as { cards: string }).cards;

/** Starts a host for two people in a separate process; returns its links. */
async function spawned(
  data: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ kill: () => Promise<void>; links: string[] }> {
  const args = ['--seats', '2', '--players', '2', '--format', 'json', '--data', data];
  const host = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs'), 'host', ...args],
    { stdio: ['ignore', 'pipe', 'ignore'], env },
  );
  const ended = new Promise<void>((end) => host.once('exit', () => end()));
  const kill = () => {
    host.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  for await (const line of createInterface(host.stdout)) {
    const { tables } = JSON.parse(line) as { tables: { seats: string[] }[] };
    return { kill, links: tables[0]!.seats };
  }
  throw new Error('the host did not start');
}

test(
  'a host that is killed repeatedly restarts with the same links and with all that was shown',
  async () => {
    const data = temporaryFolder();
    mkdirSync(data, { recursive: true });
    const { rng } = makeBot('random', 5, 0);
    let seen: GameUpdate[] | undefined;
    let links: string[] | undefined;
    for (let kills = 0; kills < 1 + TIMES; kills++) {
      const host = await spawned(data);
      links ??= host.links;
      expect(host.links).toEqual(links);
      const [one, other] = links.map((link) => new Client(link)) as [Client, Client];
      await one.until(() => one.game !== undefined);
      await other.until(() => other.game !== undefined);
      const shown = [one.game!, other.game!];
      for (const [seat, { v, ...game }] of (seen ?? []).entries()) {
        expect({ ...shown[seat], v }).toEqual({ v, ...game });
        // What a seat does in secret changes the number, but is not sent to the other seat.
        expect(shown[seat]!.v).toBeGreaterThanOrEqual(v);
      }
      for (let left = 5 + randomBelow(rng, 20); left > 0; left--) {
        await Promise.race([one, other].map((client) => client.until(() => client.options > 0)));
        const client = one.options > 0 ? one : other;
        const { v: before } = client.game!;
        client.answer(randomBelow(rng, client.options));
        await client.until(() => client.game!.v > before);
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
  const host = await spawned(temporaryFolder(), { ...process.env, NODE_COMPILE_CACHE: kept });
  const modules = () =>
    readdirSync(kept, { recursive: true, withFileTypes: true }).filter((at) => at.isFile());
  await expect.poll(() => modules().length, { timeout: 60_000 }).toBeGreaterThan(100);
  await host.kill();
});

test('tables played earlier are listed without reading their games', async () => {
  const data = temporaryFolder();
  const first = await openedHost({ data });
  const [{ id, seats }] = first.links() as [ReturnType<typeof first.links>[number]];
  const client = new Client(seats[0]!);
  await client.until(() => client.options > 0);
  client.send({ name: 'Ines' });
  await client.until(() => client.table?.seats[0]?.name === 'Ines');
  const asked = async (host: typeof first, what: string) => {
    const { origin, hash } = new URL(host.address);
    const answer = await fetch(`${origin}/api/${what}`, { headers: { 'x-ecos-key': hash.slice(1) } });
    return answer.json() as unknown;
  };
  const listed = async (host: typeof first) => (await asked(host, 'tables')) as HostAnswer;
  expect((await listed(first)).tables[0]!.people[0]).toMatchObject({ name: 'Ines', isHere: true });
  client.close();
  await first.close();
  const log = join(data, id, 'log.jsonl');
  const text = readFileSync(log, 'utf8');
  // The list does not read the log, so any content of the same size will do.
  writeFileSync(log, `${'x'.repeat(Buffer.byteLength(text) - 1)}\n`);
  const second = await openedHost({ data });
  const { tables, problems } = await listed(second);
  expect({ problems, people: tables[0]!.people.map(({ name, isHere }) => ({ name, isHere })) }).toEqual({
    problems: [],
    people: [
      { name: 'Ines', isHere: false },
      { name: '', isHere: false },
    ],
  });
  await second.close();
  // A log of another size is read.
  writeFileSync(log, `${text}x\n`);
  const third = await openedHost({ data, tables: 2 });
  const damaged = [`The table ${id} cannot be opened: line 4: damaged.`];
  expect((await listed(third)).problems).toEqual(damaged);
  // The findings of the other tables are shown without this one.
  const { games, problems: found } = (await asked(third, 'findings')) as FindingsAnswer;
  expect([games.map(({ table }) => table === id), found]).toEqual([[false], damaged]);
});

test('findings count decisions, opened cards and notes, and the cards that a person played', async () => {
  const folder = temporaryFolder();
  const host = await openedHost({ data: folder, players: [HUMAN, 'greedy'] });
  const [{ id, seats }] = host.links() as [ReturnType<typeof host.links>[number]];
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

test('findings count a win for each card that its winner began with', async () => {
  const folder = temporaryFolder();
  const host = await openedHost({ data: folder, options: { target: 12 } });
  const people = host.links()[0]!.seats.map((link) => new Client(link));
  const { rng } = makeBot('random', 2, 0);
  await playToEnd(people, ({ options }) => randomBelow(rng, options));
  const { seats, ...others } = readFindings(new DataFiles(folder));
  const most = Math.max(...seats.map(({ points }) => points));
  const winners = seats.filter(({ points }) => points === most);
  expect(seats.map(({ points, won }) => [points, won])).toEqual(
    seats.map(({ points }) => [points, points === most ? 1 / winners.length : 0]),
  );
  const all = cardFindings({ seats, ...others });
  const wins = all.filter(({ people }) => people.won > 0).map(({ card, people }) => [card, people.won]);
  const expected = winners.flatMap(({ began, won }) => began.map((card) => [card, won]));
  expect(wins).toEqual(expected.sort(([a], [b]) => a! - b!));
  expect(wins.length).toBeGreaterThan(2);
});
