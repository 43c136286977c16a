/** `docs/balance.md`: the results as text and tables. */
import { seatNumber } from '../../runtime/messages.ts';
import { type CardFigures, figuresOf, type HandFigures } from '../../simulate/figures/figures.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { findingsOf } from '../../simulate/findings/findings.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { type HandGames, handsSection } from './hands.ts';
import { limitsSection } from './limits.ts';
import { type CardEffects, type GameKind, type Measurement, PLAYERS } from './measure.ts';
import { type CardFilter, kindsOf, promisesOf, type RunsByKind } from './promises.ts';
import type { Strengths } from './strengths.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;
const won = ({ winShare, low, high }: Pick<HandFigures, 'winShare' | 'low' | 'high'>): string =>
  `${percent(winShare)} (${percent(low)} to ${percent(high)})`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const TITLES: Record<GameKind, string> = {
  footprint: 'Footprint hands',
  leaf: 'Leaf hands',
  drafted: 'Drafted',
};

/** Supplies that were empty in a smaller share of the games than this are not listed. */
const OFTEN = 0.05;

function summary(set: string, run: Simulation): string {
  const { games, draws, points } = figuresOf(run);
  const { ties, ranOut } = findingsOf(run);
  const empty = ranOut
    .filter((one) => one.games > OFTEN * games)
    .map((one) => `${one.what} (${percent(one.games / games)} % of the games)`);
  return [
    `${games} games of ${set}: ${draws.p50} draws in the median game (10th to 90th percentile: ${draws.p10} to ${draws.p90}), ${points.mean.toFixed(1)} points per seat (${points.p10} to ${points.p90}), ${ties} ties.`,
    ...(empty.length === 0 ? [] : [`Supplies that ran out: ${empty.join(', ')}.`]),
  ].join('\n');
}

function seats(run: Simulation): string {
  return table(
    ['seat', '% won'],
    findingsOf(run).seats.map((seat) => [seatNumber(seat.seat), won(seat)]),
  );
}

/** Hands sorted by games won, with the points that each of their cards gave per game, highest first. */
function hands(run: Simulation, made: Record<string, CardEffects[]>): string {
  const played = figuresOf(run).hands.filter(({ games }) => games > 0);
  return table(
    ['hand', 'games', '% won', 'points per game of each of its cards'],
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

function cards(run: Simulation, shown: CardFilter): string {
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
    ['card', 'games begun with', 'in play', 'completed', 'points per completion', 'win lift', 'rate'],
    figuresOf(run).cards.flatMap((card, at) => (shown(card.number) ? [row(card, at)] : [])),
  );
}

function price(run: Simulation): string[] {
  const model = findingsOf(run).price;
  if (model === null) return [];
  const { perEnergy, perLeaf, base, error } = model;
  return [
    `Across ${model.cards} cards, an effect gives about ${base.toFixed(1)} points, plus ${perEnergy.toFixed(1)} for each energy spot and ${perLeaf.toFixed(1)} for each leaf, give or take ${error.toFixed(1)}.`,
  ];
}

/** Which cards a page shows. */
export function cardFilterOf({ only }: Measurement, { tables }: Simulation): CardFilter {
  if (only === undefined) return () => true;
  const set = tables.sets.find(({ id }) => id === only);
  const numbers = new Set([...(set?.cards ?? []), ...(set?.features ?? [])].map(({ number }) => number));
  return (number) => numbers.has(number);
}

/** The whole page. */
export function balancePage(
  measurement: Measurement,
  runs: RunsByKind,
  made: Partial<Record<GameKind, Record<string, CardEffects[]>>>,
  shown: CardFilter,
  { strengths, hands: played }: { strengths: Strengths; hands: readonly HandGames[] },
): string {
  const { title, sets, games, only } = measurement;
  const kinds = kindsOf(runs);
  const parts = kinds.flatMap((kind) => {
    const run = runs[kind] as Simulation;
    const tables = kind === 'drafted' ? [...price(run), cards(run, shown)] : [hands(run, made[kind] ?? {})];
    return [`## ${TITLES[kind]}`, summary(sets[kind] ?? '', run), seats(run), ...tables];
  });
  const head = `# ${title}

Generated by \`npm run balance\`: ${kinds.length} times ${games} games of ${PLAYERS} greedy players, who look one effect ahead and do not plan.
[simulate.md](simulate.md) explains each figure; intervals are at 95 % confidence. Preset hands meet in every combination
of four that share no card, equally often and in random seats; the leaf hands of both sets meet each other.${only ? '\n[balance.md](balance.md) says what stronger players make of the bundled cards.' : ''}`;
  const targets = table(
    ['target', 'measured', ''],
    promisesOf(runs, shown).map(({ target: what, measured, holds }) => [
      what,
      measured,
      holds ? 'holds' : '**missed**',
    ]),
  );
  const limits = only === undefined ? [limitsSection(runs.drafted, strengths)] : [];
  return `${[head, '## Targets', targets, ...limits, handsSection(measurement, played), ...parts].join('\n\n')}\n`;
}
