/** How strong the bots are, according to the matches played: the tables in the page about players, and their picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liftPlot } from '../../simulate/plots/plots.ts';
import { plotPaths } from '../../simulate/report/plots.ts';
import { type GeneratedFile, markdownTable } from './page.ts';
import { plotFile } from './pictures/plot-file.ts';

/** The share of games that the first player won, from 0 to 1, with ties counted as half, and its 95 % interval. */
interface Won {
  won: number;
  low: number;
  high: number;
}

/** A match of `ecos strength`. */
interface Match extends Won {
  /** At most 18 characters, because it is printed next to the plot. */
  label: string;
  match: string;
  players: number;
  games: number;
  /** The required share. */
  target: number;
  /** The command that plays it. */
  by: string;
}

/** A match of `npm run held-out`: the same deals of thirty cards, by weights that know them and by weights that do not. */
interface HeldOut {
  a: string;
  b: string;
  players: number;
  /** Which thirty cards: the seed of the training that left them out. */
  cards: number;
  /** The minutes of that training. */
  minutes: number;
  games: number;
  seed: number;
  /** By the bundled weights, and by those of the training. */
  known: Won;
  unseen: Won;
  /** By weights of a training that takes as long and leaves out no cards; null if it was not played. */
  knownAlike: Won | null;
  /** How many times as long as one seat of B a seat of A took; null if it was not measured. */
  time: string | null;
}

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = 'docs/research/players.md';
const HEADS = ['match', 'games', 'won', '95 % interval', 'fair', 'target', 'measured by'];
const HELD_OUT_HEADS = [
  ...['thirty cards', 'match', 'times the time', 'seed', 'games', 'training', 'unseen'],
  ...['known, bundled', 'lead left', 'known, trained as long', 'lead left'],
];

export function strengthPages(): GeneratedFile[] {
  const matches = read<Match>('matches.json');
  const heldOut = read<HeldOut>('held-out.json');
  const tables: [string[], string][] = [
    [HEADS, tableOf(matches)],
    [HELD_OUT_HEADS, heldOutTable(heldOut)],
  ];
  const page = tables.reduce(
    (text, [heads, table]) => {
      const old = new RegExp(`^\\| ${heads[0]} \\|[^]*?\n(?!\\|)`, 'm');
      if (!old.test(text)) throw new Error(`${PAGE} has no table that begins with "${heads[0]}"`);
      return text.replace(old, () => `${table}\n`);
    },
    readFileSync(join(ROOT, PAGE), 'utf8'),
  );
  return [
    { file: PAGE, text: page },
    { file: 'docs/pictures/strength.svg', text: pictureOf(matches, heldOut) },
  ];
}

const read = <T>(file: string): T[] =>
  JSON.parse(readFileSync(join(ROOT, 'docs', 'research', 'strength', file), 'utf8')) as T[];

const tableOf = (matches: readonly Match[]): string =>
  markdownTable(
    HEADS,
    matches.map(({ match, players, games, won, low, high, target, by }) => [
      ...[match, games.toLocaleString('en'), percent(won), `${percent(low)} to ${percent(high)}`],
      ...[percent(1 / players), `at least ${percent(target)}`, by],
    ]),
  );

const heldOutTable = (matches: readonly HeldOut[]): string =>
  markdownTable(
    HELD_OUT_HEADS,
    matches.map(({ a, b, players, cards, minutes, games, seed, known, unseen, knownAlike, time }) => {
      const match = `\`${a}\` against ${players === 2 ? `\`${b}\`` : `three \`${b}\``}`;
      const left = ({ won }: Won) => percent((unseen.won - 1 / players) / (won - 1 / players), 0);
      return [
        ...[
          CHOICES[cards - 1],
          match,
          time ?? '–',
          `${seed}`,
          games.toLocaleString('en'),
          `${minutes} minutes`,
        ],
        ...[wonText(unseen), wonText(known), left(known)],
        ...(knownAlike ? [wonText(knownAlike), left(knownAlike)] : ['–', '–']),
      ];
    }),
  );

/** Names of the choices of thirty cards. */
const CHOICES = ['first', 'second'] as const;

const wonText = ({ won, low, high }: Won): string => `${percent(won)} (${percent(low)} to ${percent(high)})`;

/** How far each match is above the fair share, strongest first. Matches with unseen cards have another colour. */
function pictureOf(matches: readonly Match[], heldOut: readonly HeldOut[]): string {
  const all = [
    ...matches.map((match) => ({ ...match, named: false })),
    ...heldOut.flatMap(({ a, players, seed, known, unseen }) => {
      const bot = players > 2 ? 'four' : a === 'learned' ? a : 'search';
      return [
        { ...known, players, label: `${bot} ${seed} known`, named: false },
        { ...unseen, players, label: `${bot} ${seed} unseen`, named: true },
      ];
    }),
  ];
  const rows = all.map(({ label, players, won, low, high, named }, card) => {
    const fair = 1 / players;
    return { card, label, lift: won - fair, low: low - fair, high: high - fair, named };
  });
  const { medium } = plotPaths(
    liftPlot({ rows, axis: 'games won in a hundred, above an equal player' }, 'match'),
  );
  return plotFile(medium, `How many games each bot won more than its share, in ${all.length} matches`);
}

/** A share in percent with at most this many decimals. */
const percent = (share: number, digits = 1): string => `${Number((100 * share).toFixed(digits))} %`;
