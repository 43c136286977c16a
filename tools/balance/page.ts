/** `docs/research/balance.md`: the results as text and tables. */
import { seatNumber } from '../../runtime/messages.ts';
import type { CardFigures } from '../../simulate/figures/cards.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { type PriceLine, pointsFor } from '../../simulate/figures/price-line.ts';
import type { Figures } from '../../simulate/figures/registry.ts';
import { figuresOf, findingsOf } from '../../simulate/figures/registry.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { type HandGames, handsSection } from './hands.ts';
import { limitsSection } from './limits.ts';
import { type CardEffects, type GameKind, type Measurement, PLAYERS } from './measure.ts';
import { type CardFilter, kindsOf, promisesOf, type RunsByKind } from './promises.ts';
import type { Strengths } from './strengths.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;
const won = ({ winShare, low, high }: Pick<Figures['hands'][number], 'winShare' | 'low' | 'high'>): string =>
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
    `${games} games of ${set}: ${draws.p50} draws in the median game (10th to 90th percentile: ${draws.p10} to ${draws.p90}), ${points.mean.toFixed(1)} points per player (10th to 90th percentile: ${points.p10} to ${points.p90}), ${ties} ties.`,
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

/** The energy spots and leaves of the card that the price line is explained with. */
const EXAMPLE = { energy: 3, leaves: 2 };

/** What cards give for their price, with an example; all figures are rounded, so that readers get the same sum. */
export function priceText(line: PriceLine): string {
  const [perEnergy, perLeaf, base] = [line.perEnergy, line.perLeaf, line.base].map(
    (points) => Math.round(points * 10) / 10,
  );
  const more = (points: number) => `${points < 0 ? 'minus' : 'plus'} ${Math.abs(points).toFixed(1)}`;
  const { energy, leaves } = EXAMPLE;
  const points = pointsFor({ ...line, perEnergy, perLeaf, base }, energy, leaves);
  return `What cards give for their price, by a line through ${line.cards} of them: one completion gives ${perEnergy.toFixed(1)} points for each energy spot,
${more(perLeaf)} for each leaf, ${more(base)}. So a card with ${energy} energy spots and ${leaves} leaves gives about ${points.toFixed(1)} points. Cards differ from the
line by ${line.error.toFixed(1)} points (standard deviation).`;
}

function price(run: Simulation): string[] {
  const model = findingsOf(run).price;
  return model === null ? [] : [priceText(model)];
}

/** Explains the table of drafted cards. */
const DRAFTED = `Bots draft the cards with the most energy spots first. So chance alone does not decide who begins with a card, and its win lift
also depends on the cards that come with it.

- *Games begun with*: games in which a player had the card after the draft.
- *In play*: games in which a player had it face up; for a feature, in which it was laid.
- *Completed*: how often its effect ran; for a feature, any of its benefits. *Points per completion* are those of its owner.
- *Win lift*: the share of games won by players who began with it, minus the fair ${100 / PLAYERS} %, in percentage points: +5 means five
  more wins in a hundred games.
- *Rate*: of all cards with this rate or a lower one, the share that is expected to stand out by chance ([false discovery
  rate](../simulate.md#findings)).`;

/** Explains the table of preset hands. */
const HANDS =
  'The last column has the number of each card of the hand, and the points that its effect gives its owner in a game, on average.';

/** Which cards a page shows. */
export function cardFilterOf({ only }: Measurement, { tables }: Simulation): CardFilter {
  if (only === undefined) return () => true;
  const set = tables.sets.find(({ id }) => id === only);
  const numbers = new Set([...(set?.cards ?? []), ...(set?.features ?? [])].map(({ number }) => number));
  return (number) => numbers.has(number);
}

/** Which cards the page is about. */
const BUNDLED = `This page is about the cards of First Continent and New Horizon; [balance-polar-shores.md](balance-polar-shores.md) is about
those of Polar Shores.`;
const OWN = `[balance.md](balance.md) is about the cards of First Continent and New Horizon, and says what stronger players make of them. Of Polar
Shores stronger players have played only the preset hands.`;

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
    const tables =
      kind === 'drafted'
        ? [...price(run), DRAFTED, cards(run, shown)]
        : [HANDS, hands(run, made[kind] ?? {})];
    return [`## ${TITLES[kind]}`, summary(sets[kind] ?? '', run), seats(run), ...tables];
  });
  const head = `# ${title}

Generated by \`npm run balance\`: ${kinds.length} times ${games} games of ${PLAYERS} greedy players, who look one effect ahead and do not plan.
[simulate.md](../simulate.md) explains each figure; ranges in brackets are 95 % intervals where nothing else is said. Preset hands
meet in every combination of four that share no card, equally often and in random seats; leaf hands also meet those of the set
that theirs extends.

${only ? OWN : BUNDLED}`;
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
