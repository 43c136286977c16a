/** The tables of a run: the SQL queries of the report give the figures that were counted while playing. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_TABLES } from '../../simulate/data/columns.ts';
import type { Database } from '../../simulate/data/duckdb.ts';
import { openTables } from '../../simulate/data/tables.ts';
import { runFigures, runFindings } from '../../simulate/figures/registry.ts';
import { reportQuestions } from '../../simulate/report/questions.ts';
import { played, tablesOf } from './played.ts';

/** The answer to a query: its figures as numbers. */
type Answer = Record<string, number> & { hand: string; what: string };

const { run, lines } = played(160);
let folder: string;
let database: Database;
const answers: Record<string, Answer[]> = {};
/** The rows of a query as objects. */
async function rowsOf(sql: string): Promise<Answer[]> {
  const { columns, rows } = await database.answer(sql);
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])) as Answer);
}

beforeAll(async () => {
  folder = await tablesOf(run, lines);
  database = await openTables(folder, folder);
  for (const { name, sql } of reportQuestions(run)) answers[name] = await rowsOf(sql);
});
afterAll(() => {
  database.close();
  rmSync(dirname(folder), { recursive: true });
});

const figures = runFigures(run);
const findings = runFindings(run);
/** Figures are rounded to four decimal places. */
const near = (value: number | null) => expect.closeTo(value ?? Number.NaN, 3);

test('games, draws and points in the tables equal the counted ones', () => {
  expect(answers.games[0]).toMatchObject({ games: figures.games, ties: findings.ties });
  const { mean, ...quantiles } = figures.draws;
  expect(answers.length[0]).toMatchObject({ ...quantiles, mean: near(mean), games: figures.games });
  const points = figures.points;
  expect(answers.points[0]).toMatchObject({ ...points, mean: near(points.mean) });
});

test('each card has the counted figures, with their bounds and rates', () => {
  const shown = answers.cards.map(({ card, in_play, completed, games, rate, each }) => ({
    card,
    in_play,
    completed,
    games,
    rate: near(rate),
    points: Math.round((each ?? 0) * completed),
  }));
  expect(findings.cards.map(({ rate }) => rate)).toEqual(shown.map(({ rate }) => rate));
  for (const [at, card] of figures.cards.entries()) {
    const { number, inPlay, completed } = card;
    const { games, points } = findings.cards[at];
    expect(shown[at]).toMatchObject({ card: number, in_play: inPlay, completed, games, points });
    const { lift, low, high } = answers.cards[at];
    if (games > 0) expect([card.winLift, card.low, card.high]).toEqual([near(lift), near(low), near(high)]);
  }
});

test('hands, seats, pairs, unreached steps and exhausted supplies also have the counted figures', () => {
  const byName = new Map(answers.hands.map((row) => [row.hand, row]));
  for (const hand of findings.hands.filter(({ games }) => games > 0)) {
    const { games, share, rate } = byName.get(hand.name)!;
    expect({ games, share, rate }).toEqual({
      games: hand.games,
      share: near(hand.winShare),
      rate: near(hand.rate),
    });
  }
  expect(answers.seats.map(({ games, low }) => ({ games, low: near(low) }))).toEqual(
    findings.seats.map(({ games, low }) => ({ games, low })),
  );
  expect(
    answers.pairs.filter(({ rate, share, better }) => rate <= 0.05 && share - better >= 0.1),
  ).toHaveLength(findings.pairs.length);
  const never = findings.cards.flatMap(({ number, neverReached }) =>
    neverReached.map(({ step }) => [number, step]),
  );
  const ran = new Set(figures.cards.filter(({ completed }) => completed > 0).map(({ number }) => number));
  expect(never.length).toBeGreaterThan(0);
  expect(answers.steps.map(({ card, step }) => [card, step])).toEqual(
    never.filter(([card]) => ran.has(card)),
  );
  expect(answers.supplies.map(({ what, games }) => ({ what, games }))).toEqual(findings.ranOut);
});

test('points grow over time, later draws have fewer games, and a late leader wins more often', () => {
  const { time } = answers;
  expect(time.length).toBeGreaterThan(8);
  for (const [at, { games, mean, leader }] of time.entries()) {
    expect(leader).toBeGreaterThanOrEqual(mean);
    if (at === 0) continue;
    expect(games).toBeLessThanOrEqual(time[at - 1].games);
    expect(mean).toBeGreaterThan(time[at - 1].mean - 2);
  }
  expect(time.at(-1)!.leader_wins).toBeGreaterThan(time[0].leader_wins!);
});

test('the tables have the documented columns and types', async () => {
  for (const [name, columns] of Object.entries(GAME_TABLES)) {
    const { rows } = await database.answer(`SELECT column_name, column_type FROM (DESCRIBE ${name})`);
    expect(rows).toEqual(columns.map((column) => [column.name, column.type]));
  }
});

test('the tables are the same in whatever order the games were played', async () => {
  const other = await tablesOf(run, `${lines.trimEnd().split('\n').toReversed().join('\n')}\n`);
  const sum = 'SELECT md5(string_agg(md5(t::VARCHAR))) AS sum FROM';
  const again = await openTables(other, other);
  try {
    for (const name of Object.keys(GAME_TABLES)) {
      expect(await again.answer(`${sum} ${name} t`)).toEqual(await database.answer(`${sum} ${name} t`));
    }
  } finally {
    again.close();
    rmSync(dirname(other), { recursive: true });
  }
});

test('an invalid question is refused with the error of the database', async () => {
  await expect(database.answer('SELECT nothing FROM games')).rejects.toThrow(/^Binder Error: .*nothing/);
});

test.each([
  `SELECT * FROM read_text('${import.meta.filename}')`,
  "COPY (SELECT 1) TO 'elsewhere.csv'",
  'SET enable_external_access = true',
])('a question cannot reach other files: %s', async (sql) => {
  await expect(database.answer(sql)).rejects.toThrow(
    /disabled by configuration|configuration has been locked/,
  );
});
