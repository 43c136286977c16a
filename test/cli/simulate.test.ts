/** `ecos simulate` through the real command: its JSON, its text, what it refuses, and Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startEcos } from '../ecos.ts';
import { workspace } from '../workspace.ts';

const { folder, at, put, textOf, run, refused } = workspace({
  'mine.eco': 'card 7 brown leaves 2 energy sun { gain 1vp; if there are at least 9 lions { gain 1vp } }\n',
  'dies.cjs': 'if (process.connected) process.exit(3);\n',
});

// One worker is enough unless a test is about workers; a later --jobs overrides this one.
const simulated = (...args: string[]) => run(['simulate', '--jobs', '1', ...args]);
const QUICK = ['first-continent', '--games', '4', '--bots', 'random', '--target', '5'];
const number = expect.any(Number);
const bounds = { low: number, high: number };

test('JSON has the documented shape, and is the same each time except for the seconds', () => {
  const { code, out, err } = simulated(...QUICK, '--format', 'json', '--jobs', '2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report = JSON.parse(out);
  const spread = { mean: number, p10: number, p50: number, p90: number };
  const figures = { draws: spread, points: spread, cards: expect.any(Array), hands: expect.any(Array) };
  const others = { problems: [], findings: expect.any(Object) };
  expect(report).toEqual({ games: 4, seconds: number, ...figures, ...others });
  const steps = { operations: number, operationsReached: number };
  const card = { number, inPlay: number, completed: number, ...steps, winLift: number, ...bounds };
  expect(report.cards).toEqual(report.cards.map(() => card));
  const hand = { name: expect.any(String), games: number, winShare: number, ...bounds };
  expect(report.hands).toEqual(report.hands.map(() => hand));
  // The result does not depend on the number of workers.
  const again = JSON.parse(simulated(...QUICK, '--format', 'json').out);
  expect({ ...again, seconds: 0 }).toEqual({ ...report, seconds: 0 });
});

test('--bots-ladder, --restricted-play and --advise add results to the output, can be resumed, and change nothing else', () => {
  const small =
    'set small "Small" extends first-continent\ncard 507 brown leaves 2 energy sun { gain 1vp }\n';
  put({ 'small.eco': small });
  const args = ['small.eco', '--games', '2', '--players', '2', '--target', '4', '--format', 'json'];
  const plain = JSON.parse(simulated(...args).out);
  const climbing = ['--bots-ladder', '--search-games', '1', '--resume', 'ladder.jsonl'];
  const asked = [...args, ...climbing, '--restricted-play', '2', '--advise', '30'];
  const { code, out } = simulated(...asked);
  const { ladder, restricted, advice, ...same } = JSON.parse(out);
  const pairs = { number: 507, games: 2, mean: number, rate: 1 };
  expect(restricted).toEqual({ bot: 'learned', cards: [expect.objectContaining(pairs)] });
  // With two games, nothing is significant.
  expect(advice).toEqual([]);
  expect(code).toBe(0);
  expect({ ...same, seconds: 0 }).toEqual({ ...plain, seconds: 0 });
  expect(ladder).toEqual({
    strengths: ['random', 'greedy', 'learned', 'mcts:20+learned'].map((bot, at) => ({
      bot,
      games: at === 3 ? 1 : 2,
      draws: expect.any(Object),
      points: expect.any(Object),
      cards: [expect.objectContaining({ number: 507, games: number, winLift: number })],
      hands: expect.any(Array),
    })),
    strongest: ['learned', 'mcts:20+learned'],
    cards: [
      { number: 507, agreed: null, disputed: false, unconfirmed: null, rate: 1, slope: null, calls: null },
    ],
    hands: [],
    toJudge: 30,
    agreement: [
      expect.any(Object),
      expect.any(Object),
      { bots: ['learned', 'mcts:20+learned'], cards: expect.any(Object), hands: expect.any(Object) },
    ],
  });
  const again = simulated(...asked);
  expect(JSON.parse(again.out)).toMatchObject({ ladder, restricted, advice });
  expect(again.err).toContain('ladder.jsonl.restricted holds 2 games; 0 still to play.');
  expect(again.err).toContain('ladder.jsonl.mcts-20-learned holds 1 game; 0 still to play.');
  const text = simulated(...args.slice(0, -2), ...climbing).out;
  expect(text).toMatch(/Bots of different strength\nBots +Games +Draws +Points\nrandom +2 /);
});

test('for a card file, the output says in words which step was never reached, and why', () => {
  const { code, out, err } = simulated('mine.eco', '--games', '5', '--bots', 'random');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^5 games with an unnamed set: 4 players \(random\), seed 1; /);
  expect(out).toContain(
    '- Card 7 ran 10 times, but its step 3 (gain) was never reached: the condition of step 2 held 0 of 10 times.',
  );
});

test.each([
  [['--games', '0'], /--games.*Give a whole number from 1 to 1000000000\./],
  [['--jobs', '0'], /--jobs.*from 1 to 256/],
  [['--game', '1', '--resume', 'some.jsonl'], /--game <index>' cannot be used with option '--resume <file>'/],
  [
    ['--game', '300', '--games', '20'],
    /There is no game 300 in a run of 20 games, counted from 0\. Leave out --games\./,
  ],
  [['--resume', 'runs.eco'], /runs\.eco is the name of a card file/],
  [['--restricted-play', '1000000001'], /--restricted-play.*to 1000000000\./],
  [['--advise', '29'], /--advise.*from 30 to/],
  [['mine.eco', '--resume', '.'], /\. cannot be resumed: not a regular file/],
  [['--budget', 'soon'], /--budget.*Give a time like 30s, 5m or 1h/],
  [['mine.eco', '--report', '.'], /\. cannot be written: it is a folder/],
  [['mine.eco', '--data', '.'], /\. contains other files/],
  [['mine.eco', '--expect', 'nothing.json'], /nothing\.json cannot be read: it does not exist/],
  [['--bots', 'nobody'], /no bot nobody\. There are: random, greedy/],
  [['--players', '7'], /7 players: the set is for 2 to 6/],
  [['--hands', 'lion'], /1 hand for 4 players/],
  [['--hands', 'nobody'], /no preset hand 'nobody': the set has lion,/],
  [['--hands', 'lion,nobody,lion,lion'], /no preset hand 'nobody'/],
  [['mine.eco', 'first-continent'], /mine\.eco and first-continent hold several sets/],
])('%j is refused in one line', (args, message) => {
  const reason = refused('simulate', '--jobs', '1', ...args);
  expect(reason).toMatch(message);
  expect(reason).not.toMatch(/bug/);
});

test('if no worker can be started, one line says so, and no game counts as lost', () => {
  const args = ['simulate', 'mine.eco', '--games', '5', '--jobs', '1', '--format', 'json'];
  const { code, out, err } = run(args, { env: { NODE_OPTIONS: `--require "${at('dies.cjs')}"` } });
  expect(code).toBe(2);
  expect(err).toMatch(/^ecos: No worker can be started to play games \(.*\)\. .*lower --jobs\.\n$/);
  expect(JSON.parse(out)).toMatchObject({ games: 0, problems: [], error: err.slice('ecos: '.length, -1) });
});

test.skipIf(process.platform === 'win32')(
  'if the system allows only some of the workers, those play all games',
  () => {
    const command = `ulimit -n 30; exec "$0" "$@" --jobs 20 --bots random --games 20 --format json`;
    const args = [join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs'), 'simulate', 'mine.eco'];
    const ran = spawnSync('sh', ['-c', command, process.execPath, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toMatchObject({ games: 20, problems: [] });
  },
);

/** Starts a long run, in a process group with its workers, and waits until its progress file has two batches. */
async function started(file: string) {
  const args = ['simulate', 'mine.eco', '--bots', 'random', '--games', '1000000', '--jobs', '2'];
  const all = [...args, '--format', 'json', '--resume', file];
  const { child, ended } = startEcos(all, { cwd: folder, detached: true });
  const lines = () => textOf(file).split('\n').length - 1;
  await vi.waitUntil(() => existsSync(at(file)) && lines() > 2, { timeout: 120_000 });
  /** Sends a signal to all its processes, as a terminal does; 0 only checks whether there is one. */
  const signalAll = (signal: NodeJS.Signals | 0) => process.kill(-child.pid!, signal);
  return { child, ended, signalAll };
}

/** One more than the highest game index in a file of games. */
function lastGame(file: string): number {
  const [, ...games] = textOf(file).trim().split('\n');
  return Math.max(...games.map((line) => JSON.parse(line).game as number)) + 1;
}

test('after Ctrl-C a run reports its games and can be resumed; no other run may use its file at the same time', async () => {
  const args = ['mine.eco', '--bots', 'random', '--format', 'json', '--resume', 'busy.jsonl', '--games'];
  const { ended, signalAll } = await started('busy.jsonl');
  const second = simulated(...args, '9');
  signalAll('SIGINT');
  const { code, out, err } = await ended;
  expect(second.code).toBe(2);
  expect(second.err).toMatch(
    /^ecos: busy\.jsonl is in use by another run \(process \d+\): wait until [^\n]*\n$/,
  );
  const { games } = JSON.parse(out);
  expect(code).toBe(0);
  expect(games).toBeGreaterThan(0);
  expect(err).toContain(`Stopped: the figures are those of ${games} game`);
  // A worker that received the signal before it was ready has left a gap.
  const wanted = lastGame('busy.jsonl') + 5;
  const more = simulated(...args, `${wanted}`);
  expect(more.err).toBe(`busy.jsonl holds ${games} games; ${wanted - games} still to play.\n`);
  expect(JSON.parse(more.out).games).toBe(wanted);
});

test('a killed run loses no game it has played', async () => {
  const { child, ended, signalAll } = await started('killed.jsonl');
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: null });
  // Its workers stop playing.
  await vi.waitFor(() => expect(() => signalAll(0)).toThrow('ESRCH'), { timeout: 120_000 });
  const last = lastGame('killed.jsonl');
  // As if it had been killed in the middle of a line.
  put({ 'killed.jsonl': `${textOf('killed.jsonl').replace(/[^\n]*$/, '')}{"game":${last},"row"` });
  const args = ['mine.eco', '--bots', 'random', '--games', `${last + 3}`, '--format', 'json'];
  const resumed = JSON.parse(simulated(...args, '--resume', 'killed.jsonl').out);
  const whole = JSON.parse(simulated(...args).out);
  expect({ ...resumed, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
  expect(simulated(...args, '--seed', '2', '--resume', 'killed.jsonl')).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      'killed.jsonl belongs to a run with different cards, options or version. Use',
    ),
  });
});

test('a file with a damaged line, a game twice, or sums of an earlier version is refused in one line', () => {
  const args = ['mine.eco', '--bots', 'random', '--resume', 'refused.jsonl', '--games', '3'];
  expect(simulated(...args).code).toBe(0);
  const whole = textOf('refused.jsonl');
  const [, first, , last] = whole.split('\n');
  put({ 'refused.jsonl': whole.replace(first, first.replace('"game":0', '"game":1')) });
  const message = 'refused.jsonl is damaged in line 2. Use a new file.';
  expect(simulated(...args, '--format', 'json')).toEqual({
    code: 2,
    out: `${JSON.stringify({ error: message }, null, 2)}\n`,
    err: `ecos: ${message}\n`,
  });
  put({ 'refused.jsonl': `${whole}${last}\n` });
  expect(simulated(...args)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Game \d is twice in .*Use a new file\./),
  });
  put({ 'refused.jsonl': '{"ecos":"0.1.0","simulate":"0123456789abcdef"}\n{"from":0,"to":1}\n' });
  expect(simulated(...args)).toMatchObject({
    code: 2,
    err: 'ecos: refused.jsonl belongs to a run with different cards, options or version. Use the same options or a new file.\n',
  });
});

test('--against plays the same games with earlier cards, from a file or a git revision', () => {
  const text = (points: number) => `card 7 brown leaves 2 energy sun { gain ${points}vp }\n`;
  const repository = workspace({ 'mine.eco': text(1) });
  const inside = (...args: string[]) => repository.ecos('simulate', ...args);
  repository.git('init', '-q');
  repository.git('add', '.');
  repository.git('commit', '-qm', 'first');
  repository.put({ 'old.eco': text(1), 'mine.eco': text(5) });
  const options = ['--games', '6', '--bots', 'random', '--format', 'json'];
  const [file, revision] = ['old.eco', 'HEAD'].map((against) =>
    JSON.parse(inside('mine.eco', '--against', against, ...options).out),
  );
  expect(revision.against).toEqual(file.against);
  expect(file.against).toEqual({
    figures: expect.objectContaining({ games: 6 }),
    draws: { games: 6, mean: number, ...bounds },
    points: { games: 6, mean: number, ...bounds },
    cards: [expect.objectContaining({ number: 7, rate: 1 })],
    hands: expect.any(Array),
    // Six games of each are too few.
    changed: [expect.objectContaining({ number: 7, toTell: number })],
    changedInherited: [],
    added: [],
    removed: [],
  });
  const shown = inside('mine.eco', '--against', 'HEAD', ...options.slice(0, 4)).out;
  expect(shown).toContain('This version minus HEAD, over games with the same seeds');
  const unknown = inside('mine.eco', '--against', 'no-such-version');
  expect(unknown).toMatchObject({ code: 2, out: '' });
  expect(unknown.err).toContain('has no revision no-such-version');
});
