/** Games with people through the real command, with their input piped in. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos, type Ran } from '../ecos.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-human-'));
});

/** Where unnamed logs are written, on every system. */
const home = () => ({
  HOME: folder,
  XDG_STATE_HOME: join(folder, 'state'),
  LOCALAPPDATA: join(folder, 'state'),
});

/** Runs `ecos` in the test's folder with these lines as its input. */
function typed(lines: readonly string[], ...args: string[]): Ran {
  return ecos(args, { cwd: folder, input: lines.map((line) => `${line}\n`).join(''), env: home() });
}

const SHORT = ['play', '--human', '1', '--players', '3', '--bots', 'random', '--seed', '5', '--target', '3'];
const firsts = (amount: number) => Array<string>(amount).fill('1');
const ENOUGH = firsts(2000);

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');

/** Expects exit code 2 and a single line with the reason. */
function expectRefusal({ code, err }: Ran, reason: RegExp): void {
  expect(err).toMatch(reason);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
}

test('a whole game ends with the winner and the points by card, and its log replays', () => {
  const { code, out, err } = typed(ENOUGH, ...SHORT, '--log', 'whole.log');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Draw \d+: /m);
  expect(out).toMatch(/Seat \d wins with \d+ points? after/);
  const rows = out.slice(out.indexOf('Points by card')).split('\n').slice(1, 4);
  const table = out.slice(out.indexOf('Seat  Bot')).split('\n').slice(1, 4);
  rows.forEach((row, seat) => {
    const sum = [...row.matchAll(/#\d+ "[^"]*" (\d+)/g)].reduce(
      (total, [, points]) => total + Number(points),
      0,
    );
    expect(sum).toBe(Number(/(\d+)$/.exec(table[seat])?.[1]));
  });
  expect(out).toContain('Every choice is in whole.log');
  const replayed = JSON.parse(ecos(['replay', 'whole.log', '--format', 'json'], { cwd: folder }).out);
  expect(replayed).toMatchObject({
    same: true,
    players: [{ bot: 'human' }, { bot: 'random' }, { bot: 'random' }],
  });
});

test('with --format json the decisions go to standard error, and standard output has only the result', () => {
  const { code, out, err } = typed(ENOUGH, ...SHORT, '--log', 'json.log', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ seed: 5, players: [{ seat: 0, bot: 'human' }, {}, {}] });
  expect(err).toMatch(/^Draw \d+: /m);
});

test('a stopped game, resumed with the same bots, ends with the same log as an uninterrupted one', () => {
  const { code, out, err } = typed(firsts(7), ...SHORT, '--log', 'stopped.log');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('To resume:\n  ecos play --resume stopped.log');
  copyFileSync(join(folder, 'stopped.log'), join(folder, 'kept.log'));
  const resumed = typed(ENOUGH, 'play', '--resume', 'stopped.log', '--format', 'json');
  expect(JSON.parse(linesOf('whole.log').at(-1) ?? '')).toMatchObject({ hash: JSON.parse(resumed.out).hash });
  expect(linesOf('stopped.log')).toEqual(linesOf('whole.log'));
});

/** Plays until the log has six lines, then sends a signal while the game waits for input. */
function interrupted(log: string, signal: NodeJS.Signals): Promise<{ code: number | null; out: string }> {
  const game = spawn(process.execPath, [ECOS, ...SHORT, '--log', log], {
    cwd: folder,
    env: { ...process.env, ...home(), NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  let out = '';
  game.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (!text.endsWith('> ')) return;
    if (existsSync(join(folder, log)) && linesOf(log).length >= 6) game.kill(signal);
    else game.stdin.write('1\n');
  });
  return new Promise((resolve) => game.on('close', (code) => resolve({ code, out })));
}

test('Ctrl-C shows how to resume, and every choice is in the log', async () => {
  const { code, out } = await interrupted('signal.log', 'SIGINT');
  expect(code).toBe(0);
  expect(out).toContain('ecos play --resume signal.log');
  expect(linesOf('signal.log').every((line) => line.startsWith('{') && line.endsWith('}'))).toBe(true);
});

test('a read-only log is refused and left unchanged', () => {
  copyFileSync(join(folder, 'whole.log'), join(folder, 'over.log'));
  for (const name of ['kept.log', 'over.log']) chmodSync(join(folder, name), 0o444);
  const [kept, over] = ['kept.log', 'over.log'].map(linesOf);
  expectRefusal(
    typed(ENOUGH, 'play', '--resume', 'kept.log'),
    /kept\.log cannot be written: it is read-only\.$/m,
  );
  expectRefusal(
    typed(ENOUGH, ...SHORT, '--log', 'over.log'),
    /over\.log cannot be written: it is read-only\.$/m,
  );
  expect(['kept.log', 'over.log'].map(linesOf)).toEqual([kept, over]);
});

test('a game that was killed resumes without its incomplete last line', async () => {
  await interrupted('killed.log', 'SIGKILL');
  const whole = linesOf('killed.log');
  appendFileSync(join(folder, 'killed.log'), '{"seat":0,"ki');
  const { code, err } = typed([], 'play', '--resume', 'killed.log');
  expect(code).toBe(0);
  expect(err).toBe(
    `killed.log:${whole.length + 1}: ignored the last line, which is incomplete.\nResumed after ${whole.length - 1} choices.\n`,
  );
  expect(linesOf('killed.log')).toEqual(whole);
});

test('when several people share the screen, no hand shows before its owner has pressed Enter', () => {
  const seats = ['--human', '1,3', '--players', '3', '--bots', 'greedy', '--seed', '5'];
  const { out } = typed(['', '1', '', '1', ''], 'play', ...seats, '--log', 'seats.log');
  const [before, first, second] = out.split(
    /Seat \d chooses next. Press Enter when nobody else is looking.\n/,
  );
  expect(before).toBe('');
  const hand = (text: string) => /Hand \(\d+\)\n((?:#.*\n?|.*#\d.*\n)+)/.exec(text)?.[0] ?? '';
  expect(hand(first)).not.toBe('');
  expect(hand(second)).not.toBe(hand(first));
});

test('without --log, the choices are saved in the folder for logs, from the first one on', () => {
  const state = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /game-8/.test(file));
  const args = ['play', '--human', '1', '--players', '3', '--seed', '8'];
  expect(typed([], ...args).out).toMatch(/Stopped before the first choice\.\n$/);
  expect(state()).toEqual([]);
  const file = /--resume "?(.*?game-8\.log)/.exec(typed(['1'], ...args).out)?.[1] ?? '';
  expect(readFileSync(file, 'utf8').split('\n')[0]).toContain('"log":"ecos"');
  // Another game with this seed does not overwrite the log.
  expect(typed(['1'], ...args).out).toContain('game-8-2.log');
});

test('a game that cannot be resumed is refused with the reason', () => {
  const [head, ...choices] = linesOf('stopped.log');
  const put = (name: string, ...lines: string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  put('line.log', head, ...choices.slice(0, 3), 'nonsense', choices[3]);
  put('option.log', head, choices[0].replace(/"option":\d+/, '"option":987654'));
  put('cards.log', head.replace(/"hash":"\w+"/, '"hash":"0000000000000000"'));
  put('bots.log', head.replace('"human"', '"random"'));
  put('strange.log', head.replace('"human","random"', '"human","nobody"'));
  for (const [args, reason] of [
    [['--resume', 'whole.log'], /game in whole\.log is over/],
    [['--resume', 'line.log'], /line\.log:5: /],
    [['--resume', 'option.log'], /option\.log: choice 1 of the log: .*not offered/],
    [['--resume', 'cards.log'], /cards have changed/],
    [['--resume', 'bots.log'], /played by bots only, so there is nothing to resume/],
    [['--resume', 'strange.log'], /strange\.log: line 1 of the log: There is no bot nobody/],
    [['--resume', 'nowhere.log'], /nowhere\.log cannot be read/],
    [['--resume', '-'], /--resume needs the name of a file, not `-`/],
    [
      ['--resume', 'stopped.log', '--seed', '1', '--human', '1'],
      /'--resume <file>' cannot be used with option '--seed <number>'/,
    ],
  ] as const) {
    expectRefusal(ecos(['play', ...args], { cwd: folder }), reason);
  }
});

test('invalid seats and logs are refused, and existing files stay unchanged', () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  writeFileSync(join(folder, 'open.log'), readFileSync(join(folder, 'signal.log')));
  for (const [args, reason] of [
    [['--human', '5'], /There is no seat 5: 4 players have seats 1 to 4/],
    [['--human', '2', '--players', '1'], /There is no seat 2: a single player has seat 1/],
    [['--human', '0'], /Give seats, counted from 1 and each once/],
    [['--human', 'me'], /Give seats/],
    [['--human', '1,1'], /each once/],
    [['-', '--human', '1'], /Standard input cannot be both/],
    [['--human', '1', '--log', 'mine.txt'], /mine\.txt exists and/],
    [['--human', '1', '--log', 'open.log'], /open\.log holds a game that is not over/],
    [['--human', '1', '--log', join('mine.txt', 'game.log')], /cannot be (read|written)/],
  ] as const) {
    expectRefusal(ecos(['play', ...args], { cwd: folder }), reason);
  }
  expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
});
