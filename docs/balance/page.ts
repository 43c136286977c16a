/** `docs/balance.md`: what was measured, in words and tables. */
import { seatNumber } from '../../runtime/view/seat-number.ts';
import { type CardFigures, figuresOf, type HandFigures } from '../../simulate/figures/figures.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { findingsOf } from '../../simulate/findings/findings.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { limitsOf } from './limits.ts';
import { GAMES, KINDS, type Kind, type Made, PLAYERS, SET_OF } from './measure.ts';
import { promisesOf, type Runs } from './promises.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;
const won = ({ winShare, low, high }: Pick<HandFigures, 'winShare' | 'low' | 'high'>): string =>
  `${percent(winShare)} (${percent(low)} to ${percent(high)})`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const TITLES: Record<Kind, string> = {
  footprint: 'Footprint hands',
  leaf: 'Leaf hands',
  drafted: 'Drafted',
};

/** Supplies that were empty in fewer games than this are not told. */
const OFTEN = 0.05;

function summary(kind: Kind, run: Simulation): string {
  const { games, draws, points } = figuresOf(run);
  const { ties, ranOut } = findingsOf(run);
  const empty = ranOut
    .filter((one) => one.games > OFTEN * games)
    .map((one) => `${one.what} (${percent(one.games / games)} % of the games)`);
  return [
    `${games} games of ${SET_OF[kind]}: ${draws.p50} draws in the median game (eight of ten ${draws.p10} to ${draws.p90}), ${points.mean.toFixed(1)} points a seat (${points.p10} to ${points.p90}), ${ties} ties.`,
    ...(empty.length === 0 ? [] : [`There was none left of: ${empty.join(', ')}.`]),
  ].join('\n');
}

function seats(run: Simulation): string {
  return table(
    ['seat', 'games won, of a hundred'],
    findingsOf(run).seats.map((seat) => [seatNumber(seat.seat), won(seat)]),
  );
}

/** Hands by what they won, and the points their own cards made a game, the most first. */
function hands(run: Simulation, made: Record<string, Made[]>): string {
  const played = figuresOf(run).hands.filter(({ games }) => games > 0);
  return table(
    ['hand', 'games', 'won, of a hundred', 'points a game of each of its cards'],
    played
      .toSorted((a, b) => b.winShare - a.winShare)
      .map((hand) => [
        hand.name,
        hand.games,
        won(hand),
        made[hand.name]
          .toSorted((a, b) => b.points - a.points)
          .map(({ number, points }) => `${labelOf(run.tables, number)}: ${(points / hand.games).toFixed(1)}`)
          .join(', '),
      ]),
  );
}

function cards(run: Simulation): string {
  const found = findingsOf(run).cards;
  const row = ({ number, inPlay, completed, winLift, low, high }: CardFigures, at: number) => [
    labelOf(run.tables, number),
    found[at].games,
    inPlay,
    completed,
    completed === 0 ? '' : (found[at].points / completed).toFixed(1),
    `${signed(winLift)} (${signed(low)} to ${signed(high)})`,
    found[at].rate.toFixed(2),
  ];
  return table(
    ['card', 'begun with', 'in play', 'completed', 'points each time', 'win lift', 'rate'],
    figuresOf(run).cards.map(row),
  );
}

function price(run: Simulation): string[] {
  const model = findingsOf(run).price;
  if (model === null) return [];
  const { perEnergy, perLeaf, base, error } = model;
  return [
    `An effect of ${model.cards} cards makes about ${base.toFixed(1)} points, ${perEnergy.toFixed(1)} more for each energy spot and ${perLeaf.toFixed(1)} for each leaf, give or take ${error.toFixed(1)}.`,
  ];
}

/** The whole page. */
export function balancePage(runs: Runs, made: Record<Kind, Record<string, Made[]>>): string {
  const parts = KINDS.flatMap((kind) => {
    const run = runs[kind];
    const tables = kind === 'drafted' ? [...price(run), cards(run)] : [hands(run, made[kind])];
    return [`## ${TITLES[kind]}`, summary(kind, run), seats(run), ...tables];
  });
  const head = `# How the bundled cards play

Made by \`npm run balance\`: ${KINDS.length} times ${GAMES} games of ${PLAYERS} greedy players, who look one effect ahead and save for nothing.
[simulate.md](simulate.md) says what each figure means; bounds hold with 95 % confidence. Preset hands meet in every choice
of four that share no card, each as often, in seats by chance; the leaf hands of both sets meet each other.`;
  const asked = table(
    ['what is asked', 'measured', ''],
    promisesOf(runs).map(({ asked: what, measured, holds }) => [
      what,
      measured,
      holds ? 'holds' : '**missed**',
    ]),
  );
  return `${[head, '## What is asked of them', asked, limitsOf(runs.drafted), ...parts].join('\n\n')}\n`;
}
