/** The words that questions to the tables can use besides their columns: a view of the seats, and intervals. */
import { errorsFor } from '../figures/intervals.ts';
import { TABLES } from './columns.ts';

const ERRORS = errorsFor();

/** Name of the file with what `viewsSql` says, which lies beside the tables. */
export const VIEWS_FILE = 'views.sql';

/** Words for questions: how each is called, what it is, and how it is worked out. */
export const WORDS: readonly [name: string, says: string, body: string][] = [
  [
    'low(share, n)',
    'the lower bound of a share of n games, with 95 % confidence (Wilson)',
    `greatest(0, (share + ${ERRORS ** 2} / (2 * n) - ${ERRORS} * sqrt(share * (1 - share) / n + ${ERRORS ** 2} / (4 * n * n))) / (1 + ${ERRORS ** 2} / n))`,
  ],
  [
    'high(share, n)',
    'the upper bound of it',
    `least(1, (share + ${ERRORS ** 2} / (2 * n) + ${ERRORS} * sqrt(share * (1 - share) / n + ${ERRORS ** 2} / (4 * n * n))) / (1 + ${ERRORS ** 2} / n))`,
  ],
  [
    'margin(spread, n)',
    'how far a mean of n values with this standard deviation lies off at most, with 95 % confidence',
    `${ERRORS} * spread / sqrt(n)`,
  ],
  [
    'tail(x, t)',
    'the complementary error function of x, with t = 1 / (1 + x / 2), to seven places',
    't * exp(-x * x - 1.26551223 + t * (1.00002368 + t * (0.37409196 + t * (0.09678418 + t * (-0.18628806 + t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277)))))))))',
  ],
  [
    'chance(errors)',
    'the chance of a figure at least so many standard errors off, on either side',
    'least(1, tail(abs(errors) / sqrt(2), 1 / (1 + abs(errors) / sqrt(2) / 2)))',
  ],
  [
    'fair()',
    'the share of the games that a seat should win',
    '(SELECT 1 / any_value(len(points)) FROM games)',
  ],
];

const SEATS = `CREATE OR REPLACE VIEW seats AS
  SELECT game, start, ended, unnest(range(len(points)))::TINYINT AS seat, unnest(points) AS points,
    unnest(won) AS won, unnest(bots) AS bot, unnest(hands) AS hand
  FROM games;`;

/** A text in quotes of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * What makes the tables in a folder known by their names, and the words above.
 * @param folder with its last slash; empty for the one the database runs in
 */
export function viewsSql(folder = ''): string {
  const tables = Object.keys(TABLES).map(
    (name) => `CREATE OR REPLACE VIEW ${name} AS FROM ${quoted(`${folder}${name}.parquet`)};`,
  );
  const macros = WORDS.map(([name, says, body]) => `-- ${says}\nCREATE OR REPLACE MACRO ${name} AS ${body};`);
  return [...tables, '-- a row for each seat of each game', SEATS, ...macros, ''].join('\n');
}
