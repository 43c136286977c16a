/** Tracks which supplies run out during a game. */
import { SUPPLY_THINGS } from '../../program/index.ts';
import { type Game, SUPPLY_SPECIES } from '../../runtime/index.ts';

const DECKS = ['brown deck', 'blue deck'];

/** The names of the supplies that are currently empty. */
function emptySupplies({ tables, landscape, cubeSupply, decks }: Game): string[] {
  const empty: string[] = [];
  for (const [at, left] of landscape.supply.entries()) {
    if (left === 0) empty.push(SUPPLY_THINGS[at] ?? tables.species[at - SUPPLY_SPECIES].name);
  }
  if (cubeSupply === 0) empty.push('cubes');
  for (const [deck, cards] of decks.entries()) if (cards.length === 0) empty.push(DECKS[deck]);
  return empty;
}

/** Watches a game from its start for supplies that run out. Supplies that are empty at the start do not count. */
export function watchSupplies(game: Game): { look(): void; ranOut: Set<string> } {
  const never = emptySupplies(game);
  const ranOut = new Set<string>();
  return {
    look: () => {
      for (const name of emptySupplies(game)) if (!never.includes(name)) ranOut.add(name);
    },
    ranOut,
  };
}
