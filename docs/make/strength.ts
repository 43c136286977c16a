/** How strong the bots are, according to the matches played: the table in the page about players, and its picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liftPlot } from '../../simulate/report/plots.ts';
import { type GeneratedFile, markdownTable } from './page.ts';
import { plotFile } from './pictures/plot-file.ts';

/** A match of `ecos strength`. */
interface Match {
  /** At most 18 characters, because it is printed next to the plot. */
  label: string;
  match: string;
  players: number;
  games: number;
  /** The share of games that the first player won, with ties counted as half, and its 95 % interval. */
  won: number;
  low: number;
  high: number;
  /** The required share. */
  target: number;
  /** The command that plays it. */
  by: string;
}

const DOCS = join(import.meta.dirname, '..');
const PAGE = 'players.md';
const HEADS = ['match', 'games', 'won', '95 % interval', 'fair', 'target', 'measured by'];

export function strengthPages(): GeneratedFile[] {
  const matches = JSON.parse(readFileSync(join(DOCS, 'strength', 'matches.json'), 'utf8')) as Match[];
  const page = readFileSync(join(DOCS, PAGE), 'utf8');
  const table = new RegExp(`^\\| ${HEADS[0]} \\|[^]*?\n(?!\\|)`, 'm');
  if (!table.test(page)) throw new Error(`docs/${PAGE} has no table of matches`);
  return [
    { file: `docs/${PAGE}`, text: page.replace(table, () => `${tableOf(matches)}\n`) },
    { file: 'docs/pictures/strength.svg', text: pictureOf(matches) },
  ];
}

const tableOf = (matches: readonly Match[]): string =>
  markdownTable(
    HEADS,
    matches.map(({ match, players, games, won, low, high, target, by }) => [
      ...[match, games.toLocaleString('en'), percent(won), `${percent(low)} to ${percent(high)}`],
      ...[percent(1 / players), `at least ${percent(target)}`, by],
    ]),
  );

/** How far each match is above the fair share, strongest first. */
function pictureOf(matches: readonly Match[]): string {
  const rows = matches.map(({ label, players, won, low, high }, card) => {
    const fair = 1 / players;
    return { card, label, lift: won - fair, low: low - fair, high: high - fair, named: false };
  });
  const { medium } = liftPlot(rows, 'games won in a hundred, above an equal player', 'match');
  return plotFile(medium, `How many games each bot won more than its share, in ${matches.length} matches`);
}

/** A share in percent with at most one decimal. */
const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
