/**
 * Parts of the SQL queries of a report. Each figure in it is also the answer to one of them, so readers can run and vary them. They use only
 * the tables (`data/columns.ts`) and the functions of `data/views.ts`.
 */
import { ENOUGH } from './multiple-testing.ts';

/** An SQL string literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Filters the games whose winner says something about the starting cards: all, if the run named the hands. */
export const onlyDealt = (hands: readonly string[] | undefined): string => (hands ? '' : ' FILTER (dealt)');

/** The Benjamini-Hochberg rate of the p-value `p`, among all rows. */
export const RATE = `least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate`;
export const PLACES = 'row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all';

/** The p-value of a share of `games` if the fair share is expected; 1 if there are too few games. */
export const P = `CASE WHEN games < ${ENOUGH} THEN 1 ELSE chance((share - fair()) / sqrt(fair() * (1 - fair()) / games)) END AS p`;

/** The share of games won by groups of seats, each with its interval and rate. */
export const sharesSql = (group: string, where = ''): string => `WITH counted AS (
  SELECT ${group}, count(won) AS games, avg(won) AS share
  FROM seats WHERE won IS NOT NULL${where} GROUP BY ${group}
), tested AS (SELECT *, ${P} FROM counted),
placed AS (SELECT *, ${PLACES} FROM tested)
SELECT ${group}, games, share, low(share, games) AS low, high(share, games) AS high, ${RATE}
FROM placed ORDER BY ${group}`;
