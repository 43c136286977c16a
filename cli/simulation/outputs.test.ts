/** The outputs of `ecos simulate`, through the real command: tables, a report, missed bounds. */
import { expect, test } from 'vitest';
import { ecosProcess, startEcos } from '../../test/ecos.ts';
import { workspace } from '../../test/workspace.ts';

const cards = ['gain 1vp', 'gain 9vp', 'if there are at least 90 lions { gain 1vp }'].map(
  (steps, at) => `card ${at + 1} brown leaves 2 energy sun { ${steps} }\n`,
);
const { folder, at, put, textOf, namesIn, run, ecos, json, refused } = workspace({
  'mine.eco': cards.join(''),
  'empty/notes.txt': '',
});
const RANDOM = ['simulate', 'mine.eco', '--bots', 'random', '--players', '2', '--jobs', '1'];
const asked = (data: string, sql: string) => json('query', data, sql).rows;
/** Hidden files, which must not remain after a run. */
const hidden = () => namesIn().filter((name) => name.startsWith('.'));

test('--data and --report write tables and a page about the games', () => {
  const { code, out, err } = ecos(...RANDOM, '--games', '12', '--data', 'games', '--report', 'report.html');
  expect(out).toMatch(/\nReport: report\.html\nTables: games\n$/);
  expect({ code, err, hidden: hidden() }).toEqual({ code: 0, err: '', hidden: [] });
  expect(namesIn('games')).toEqual(
    'cards.parquet catalogue.parquet contents.json games.parquet views.sql'.split(' '),
  );
  const html = textOf('report.html');
  expect(html).toContain('12 games of 2 players (random), seed 1');
  expect(html).toContain('data:image/webp;base64,');
  const span = 'SELECT count(*) AS games, min(game) AS first, max(game) AS last FROM games';
  expect(asked('games', span)).toEqual([{ games: 12, first: 0, last: 11 }]);
  expect(asked('games', 'SELECT card, steps FROM catalogue ORDER BY card')).toMatchObject([
    { card: 1, steps: ['gain'] },
    { card: 2, steps: ['gain'] },
    { card: 3, steps: ['if', 'gain'] },
  ]);
  const query = (sql: string) => ecos('query', 'games', sql).out;
  expect(query("SELECT 'two\nlines' AS text, 1 AS number")).toBe('text       number\ntwo lines  1\n');
  expect(query('SELECT card, sum(points) AS points FROM cards GROUP BY card')).toMatch(/^card {2}points\n/);
});

test('the tables of a resumed run include the earlier games', () => {
  const kept = ['--resume', 'run.jsonl'];
  // A run may be stored before it is known that tables are wanted.
  expect(ecos(...RANDOM, '--games', '5', ...kept).code).toBe(0);
  const resumed = ecos(...RANDOM, '--games', '9', ...kept, '--data', 'resumed');
  expect(resumed.err).toContain('holds 5 games; 4 still to play');
  const all = 'SELECT md5(string_agg(t::VARCHAR)) AS sum, count(*) AS rows FROM cards t WHERE game < 9';
  // The first games of a run are the same as those of a shorter run.
  expect(asked('resumed', all)).toEqual(asked('games', all));
  expect(namesIn().filter((name) => /^run/.test(name))).toEqual(['run.jsonl']);
  expect(hidden()).toEqual([]);
});

test('Ctrl-C while a report is being made leaves nothing behind', async () => {
  const args = [...RANDOM, '--games', '4', '--report', 'never.html'];
  const { child, ended } = startEcos(args, { cwd: folder });
  // The figures come first, then the report.
  child.stdout.once('data', () => child.kill('SIGINT'));
  // Ended by the signal itself, or with 130 by the signal handler of the library that runs the browser.
  const { signal, code } = await ended;
  expect(['SIGINT', 130]).toContain(signal ?? code);
  expect(namesIn()).not.toContain('never.html');
  expect(hidden()).toEqual([]);
});

test('a report has its pictures without a browser, and with --against it shows what changed', () => {
  put({ 'old.eco': cards.join('').replace('gain 9vp', 'gain 1vp') });
  const args = [...RANDOM, '--games', '12', '--against', 'old.eco', '--report', 'change.html'];
  const { code, err } = run(args, { env: { ECOS_CHROME: at('none') } });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const html = textOf('change.html');
  expect(html).toContain('data:image');
  const [, part] = html.split('<h2 id="change">');
  expect(part).toMatch(/Points of a seat<\/th>.*?>\+\d/s);
});

test('missed bounds are listed one by one, with exit code 1', () => {
  put({ 'fair.json': '{ "draws": { "most": 1 }, "cards": { "neverReached": { "most": 0 } } }' });
  const games = [...RANDOM, '--games', '30', '--resume', 'fair.jsonl', '--expect', 'fair.json'];
  const missed = ecos(...games);
  expect(missed.code).toBe(1);
  expect(missed.out).toMatch(
    /\n2 of 4 bounds met\.\n- draws is .*, over 30 games\), expected at most 1\n- card 3 neverReached is 1, expected at most 0\n$/,
  );
  const { expected } = JSON.parse(ecos(...games, '--format', 'json').out);
  const draws = { what: 'draws', most: 1, least: null, met: false, games: 30 };
  expect(expected).toContainEqual(expect.objectContaining(draws));
  put({ 'fair.json': '{ "games": { "least": 30 } }' });
  const met = ecos(...games);
  expect(met.code).toBe(0);
  expect(met.out).toMatch(/\n1 of 1 bound met\.\n$/);
});

test.each([
  ['{', /fair\.json cannot be read: /],
  ['{ "draw": { "most": 1 } }', /fair\.json is not a file of bounds: \/draw: there is no such property here/],
  ['{ "ties": { "most": 2 } }', /\/ties\/most: must be at most 1/],
  ['{ "card": { "9": { "winLift": { "most": 0 } } } }', /\/card\/9: the figures do not include card 9/],
  [
    '{ "cards": { "winLift": { "least": 0.1, "most": 0 } } }',
    /\/cards\/winLift: no figure is at least 0\.1 and at most 0\./,
  ],
])('bounds like %j are refused before any game is played', (text, message) => {
  put({ 'fair.json': text });
  expect(refused(...RANDOM, '--expect', 'fair.json')).toMatch(message);
});

test('a time budget ends a run that has no number of games', () => {
  const { games, seconds } = json(...RANDOM, '--budget', '1s');
  expect(games).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(json(...RANDOM, '--budget', '1h', '--games', '3').games).toBe(3);
});

test('the answer to a query has large numbers, equal names and infinite times', () => {
  const answer = (sql: string) => json('query', 'games', sql);
  expect(answer('SELECT 1 AS a, 2 AS a, 3 AS b, 4 AS a')).toEqual({
    columns: ['a', 'a:1', 'b', 'a:2'],
    rows: [{ a: 1, 'a:1': 2, b: 3, 'a:2': 4 }],
  });
  const values: [string, unknown][] = [
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['170141183460469231731687303715884105727::HUGEINT', '170141183460469231731687303715884105727'],
    ['[9007199254740993, 1]', ['9007199254740993', 1]],
    ["{'a': 9007199254740993, 'b': [2]}", { a: '9007199254740993', b: [2] }],
    ['1.50::DECIMAL(4, 2)', 1.5],
    ["TIMESTAMP 'infinity'", 'infinity'],
    ["DATE '-infinity'", '-infinity'],
    ["TIMESTAMP '-infinity'", '-infinity'],
    ["TIMESTAMP '2026-01-02 03:04:05'", '2026-01-02 03:04:05'],
    ["TIMESTAMPTZ 'infinity'", 'infinity'],
    ["'nan'::DOUBLE", 'NaN'],
    ["'-infinity'::DOUBLE", '-Infinity'],
    ['0.1::DOUBLE', 0.1],
    ['sum(points)', expect.any(Number)],
    ['NULL', null],
    ['true', true],
    ['INTERVAL 1 MONTH', expect.anything()],
    ["'abc'::BLOB", 'abc'],
    ["MAP {'k': 1}", [{ key: 'k', value: 1 }]],
  ];
  const list = values.map(([sql], at) => `${sql} AS c${at}`).join(', ');
  const { columns, rows } = answer(`SELECT ${list} FROM cards`);
  expect(columns.map((name: string) => rows[0][name])).toEqual(values.map(([, value]) => value));
  const shown = ecos('query', 'games', "SELECT 1 AS a, TIMESTAMP 'infinity' AS a").out;
  expect(shown).toBe('a  a:1\n1  infinity\n');
});

test.each([
  [' ', 'the query is empty'],
  [';', 'the query is empty'],
  [' -- nothing\n/* at all */;', 'the query is empty'],
  ['SELECT 1; SELECT 2', 'there are several queries'],
  ['SELECT * FROM range(20000000)', 'the answer is longer than 100000 rows'],
  ["SELECT repeat('x', 100000) FROM range(2000)", 'the answer is longer than 64 MB'],
  ['SELECT range(r) FROM (SELECT 9000000 AS r FROM range(1))', 'the answer is longer than 64 MB'],
  ['SELECT [range(r)] FROM (SELECT 9000000 AS r FROM range(1))', 'the answer is longer than 64 MB'],
  ["SELECT repeat('x', 70000000)", 'the answer is longer than 64 MB'],
])('the query %j is refused in one line', (sql, reason) => {
  // A long answer must not be held in memory as a whole.
  const env = /range|repeat/.test(sql) ? { NODE_OPTIONS: '--max-old-space-size=250' } : {};
  const { code, out, err } = run(['query', 'games', sql], { env });
  expect(err).toContain(`ecos: ${reason}`);
  expect(err).toMatch(/^ecos: (?!this is a bug)[^\n]+\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test.each([
  ['empty', 'SELECT 1', /^ecos: empty.games\.parquet is missing\. /],
  ['games', 'SELECT sede FROM games', /^ecos: .*"sede" not found.* Candidate bindings: .*"seed"/],
  ['games', 'SELECT seed FROM gamse', /^ecos: .*gamse does not exist! Did you mean "games"\?$/],
  ['games', 'SELCT seed', /^ecos: Parser Error: syntax error at or near "SELCT"\.$/],
])('of the tables in %s, %s is refused in one line', (data, sql, reason) => {
  expect(refused('query', data, sql)).toMatch(reason);
});

test('a missing folder for temporary files is named', () => {
  const env = { TMPDIR: at('nowhere'), TEMP: at('nowhere') };
  const { code, err } = run(['query', 'games', 'SELECT 1'], { env });
  expect(code).toBe(2);
  expect(err).toMatch(/^ecos: The folder for temporary files, .*nowhere, is missing .*\n$/);
});

test('a query that needs too much memory ends', () => {
  const args = ['query', 'games', 'SELECT len(range(200_000_000))'];
  expect(ecosProcess(args, { cwd: folder })).toEqual({
    // It ends by a signal, or on Windows with a code.
    code: process.platform === 'win32' ? 1 : null,
    out: '',
    err: 'ecos: the query needs more than 2 GB of memory: ask for less.\n',
  });
}, 120_000);
