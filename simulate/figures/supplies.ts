/** Supplies that run out during games. */
import { DECKS, SUPPLY_THINGS } from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import { type Game, SUPPLY_SPECIES } from '../../runtime/index.ts';
import type { GameRow } from '../data/columns.ts';
import { FEWEST_GAMES, shareOfGames } from '../statistics/certainty.ts';
import { byCount, type Counts, count } from '../statistics/sums.ts';
import { listed, percent } from './labels.ts';
import { cell, column, type Section, type SectionInput, toTable } from './section.ts';

/** The names of the supplies that are currently empty. */
function emptySupplies({ tables, landscape, cubeSupply, decks }: Game): string[] {
  const empty: string[] = [];
  for (const [at, left] of landscape.supply.entries()) {
    if (left === 0) empty.push(SUPPLY_THINGS[at] ?? tables.species[at - SUPPLY_SPECIES].name);
  }
  if (cubeSupply === 0) empty.push('cubes');
  for (const [deck, cards] of decks.entries()) if (cards.length === 0) empty.push(`${DECKS[deck]} deck`);
  return empty;
}

/** Watches a game from its start for supplies that run out. Supplies that are empty at the start do not count. */
export function watchSupplies(game: Game): { update(): void; ranOut: Set<string> } {
  const never = emptySupplies(game);
  const ranOut = new Set<string>();
  return {
    ranOut,
    update: () => {
      for (const name of emptySupplies(game)) if (!never.includes(name)) ranOut.add(name);
    },
  };
}

/** Games in which a supply ran out, by its name. */
export const empty = () => ({ ranOut: {} as Counts });
type SupplySums = ReturnType<typeof empty>;

export function add({ ranOut }: SupplySums, { ran_out }: GameRow): void {
  for (const what of ran_out) count(ranOut, what);
}

/** The supplies that ran out, with the number of games. */
export const find = ({ ranOut }: SupplySums) => ({
  ranOut: byCount(ranOut).map(([what, games]) => ({ what, games })),
});

type SupplyInput = SectionInput<SupplySums, ReturnType<typeof find>>;

/** Supplies that run out in more than this share of the games are reported. */
const NOTABLE_SHARE = 0.05;

function remarks({ findings: { ranOut }, run }: SupplyInput): string[] {
  const all = run.tally.games;
  const often = ranOut.filter(({ games }) => games > NOTABLE_SHARE * all);
  const list = often.map(
    ({ what, games }) =>
      `${what} (${all < FEWEST_GAMES ? `${games} of ${pluralize(all, 'game')}` : `${percent(games / all)} % of the games`})`,
  );
  return listed('Supplies that ran out', list);
}

export function section(input: SupplyInput): Section {
  const { run, findings } = input;
  const { ranOut } = findings;
  const all = run.tally.games;
  return {
    title: 'What runs out',
    paragraphs: [
      ranOut.length === 0
        ? 'Nothing ran out in any game.'
        : 'Games in which something ran out. From then on, cards that need it do less.',
    ],
    remarks: remarks(input),
    table: toTable(ranOut, [
      column.text('What', ({ what }) => what),
      column.figure('Games', ({ games }) => cell.share(shareOfGames(games, all), all), undefined, {
        sorted: 'descending',
      }),
    ]),
  };
}
