/** `ecos simulate` through the real command: its JSON, its words, what it refuses, and Ctrl-C. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ecos } from '../test/ecos.ts';

// Each starts the command, which a busy machine makes wait.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'ecos-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'mine.eco'),
  'card 7 brown leaves 2 energy sun { gain 1vp; if there are at least 9 lions { gain 1vp } }\n',
);

const simulated = (...args: string[]) => ecos(['simulate', ...args], { cwd: folder });
const QUICK = ['first-continent', '--games', '4', '--bots', 'random', '--target', '5'];

test('JSON has the shape that is promised, and is the same each time but for the seconds', () => {
  const { code, out, err } = simulated(...QUICK, '--format', 'json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report = JSON.parse(out);
  const spread = {
    mean: expect.any(Number),
    p10: expect.any(Number),
    p50: expect.any(Number),
    p90: expect.any(Number),
  };
  const bounds = { low: expect.any(Number), high: expect.any(Number) };
  expect(report).toEqual({
    games: 4,
    seconds: expect.any(Number),
    draws: spread,
    points: spread,
    cards: expect.any(Array),
    hands: expect.any(Array),
    problems: [],
  });
  for (const card of report.cards) {
    expect(card).toEqual({
      number: expect.any(Number),
      inPlay: expect.any(Number),
      completed: expect.any(Number),
      operations: expect.any(Number),
      operationsReached: expect.any(Number),
      winLift: expect.any(Number),
      ...bounds,
    });
  }
  for (const hand of report.hands) {
    expect(hand).toEqual({
      name: expect.any(String),
      games: expect.any(Number),
      winShare: expect.any(Number),
      ...bounds,
    });
  }
  const again = JSON.parse(simulated(...QUICK, '--format', 'json', '--jobs', '1').out);
  expect({ ...again, seconds: 0 }).toEqual({ ...report, seconds: 0 });
});

test('a file of cards is told in words a designer understands', () => {
  const { code, out, err } = simulated('mine.eco', '--games', '5', '--bots', 'random');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^5 games with an unnamed set: 4 players \(random\), seed 1; /);
  expect(out).toContain('- Card 7 ran 10 times, but its step 3 (gain) was never reached.');
});

test.each([
  [['--games', '0'], /--games 0: at least one game/],
  [['--games', 'many'], /--games.*whole number/],
  [['--jobs', '2'], /one process: leave --jobs out/],
  [['--report', 'out.html'], /unknown option '--report'/],
  [['--bots', 'nobody'], /no bot nobody\. There are: random, greedy/],
  [['--players', '7'], /7 players: the set is for 2 to 6/],
  [['--players', '999999999999999'], /players are too many/],
  [['--seed', '4294967296'], /seed 4294967296: .*0 to 4294967295/],
  [['--hands', 'lion'], /1 hands for 4 players/],
  [['--hands', 'lion,nobody,lion,lion'], /no preset hand 'nobody'/],
  [['nowhere.eco'], /nowhere\.eco cannot be read/],
  [['mine.eco', 'first-continent'], /mine\.eco and first-continent hold several sets/],
])('%j is refused in one line', (args, said) => {
  const { code, out, err } = simulated(...args);
  expect(err).toMatch(said);
  expect(err).not.toMatch(/bug/);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('Ctrl-C gives the report of what was played', async () => {
  const command = join(import.meta.dirname, 'ecos.mjs');
  const args = [command, 'simulate', 'mine.eco', '--games', '1000000', '--format', 'json'];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } });
  const out: Buffer[] = [];
  child.stdout.on('data', (data) => out.push(data));
  const said = new Promise<string>((told) => {
    let text = '';
    child.stderr.on('data', (data) => {
      text += data;
    });
    child.stderr.on('end', () => told(text));
  });
  // Nothing tells from outside when the games have begun: asked again and again until it ends.
  const asking = setInterval(() => child.kill('SIGINT'), 1500);
  const code = await new Promise((ended) => child.on('close', ended));
  clearInterval(asking);
  const { games } = JSON.parse(Buffer.concat(out).toString());
  expect(code).toBe(0);
  expect(games).toBeGreaterThan(0);
  expect(await said).toContain(`Stopped: these are the ${games} games that were played.`);
});
