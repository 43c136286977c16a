/** Definitions that queries can use in addition to the tables: a view of the seats, and functions for intervals. */
import { errorsFor } from '../statistics/certainty.ts';
import { GAME_TABLES } from './columns.ts';

const ERRORS = errorsFor();

/** An SQL string literal. */
export const quoteSql = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The name of the file with `viewsSql`, next to the tables. */
export const VIEWS_FILE = 'views.sql';

/** Functions for queries: signature, description and body. */
export const WORDS: readonly [name: string, description: string, body: string][] = [
  [
    'low(share, n)',
    'the lower bound of a share of n games, with 95 % confidence (Wilson)',
    `greatest(0, (share + ${ERRORS ** 2} / (2 * n) - ${ERRORS} * sqrt(share * (1 - share) / n + ${ERRORS ** 2} / (4 * n * n))) / (1 + ${ERRORS ** 2} / n))`,
  ],
  [
    'high(share, n)',
    'the upper bound of that share',
    `least(1, (share + ${ERRORS ** 2} / (2 * n) + ${ERRORS} * sqrt(share * (1 - share) / n + ${ERRORS ** 2} / (4 * n * n))) / (1 + ${ERRORS ** 2} / n))`,
  ],
  [
    'margin(spread, n)',
    'the 95 % margin of error of a mean of n values with this standard deviation',
    `${ERRORS} * spread / sqrt(n)`,
  ],
  [
    'tail(x, t)',
    'the complementary error function of x, with t = 1 / (1 + x / 2), to seven decimal places',
    't * exp(-x * x - 1.26551223 + t * (1.00002368 + t * (0.37409196 + t * (0.09678418 + t * (-0.18628806 + t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277)))))))))',
  ],
  [
    'chance(errors)',
    'the two-sided p-value of a figure this many standard errors from the expected one',
    'least(1, tail(abs(errors) / sqrt(2), 1 / (1 + abs(errors) / sqrt(2) / 2)))',
  ],
  ['fair()', 'the fair share of wins of a seat', '(SELECT 1 / any_value(len(points)) FROM games)'],
];

const SEATS = `CREATE OR REPLACE VIEW seats AS
  SELECT game, start, ended, unnest(range(len(points)))::TINYINT AS seat, unnest(points) AS points,
    unnest(won) AS won, unnest(bots) AS bot, unnest(hands) AS hand
  FROM games;`;

/**
 * SQL that defines the tables in a folder under their names, and the functions above.
 * @param folder ends with a slash; empty for the current folder of the database
 */
export function viewsSql(folder = '', of: Readonly<Record<string, unknown>> = GAME_TABLES): string {
  const tables = Object.keys(of).map(
    (name) => `CREATE OR REPLACE VIEW ${name} AS FROM ${quoteSql(`${folder}${name}.parquet`)};`,
  );
  const macros = WORDS.map(
    ([name, description, body]) => `-- ${description}\nCREATE OR REPLACE MACRO ${name} AS ${body};`,
  );
  const seats = of === GAME_TABLES ? ['-- a row for each seat of each game', SEATS] : [];
  return [...tables, ...seats, ...macros, ''].join('\n');
}
