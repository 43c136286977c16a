/** Invariants at a table, whatever cards do. */
import { forestCapacity, isLand, tileSupply } from '../../runtime/landscape/landscape.ts';
import { SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES } from '../../runtime/link/tables.ts';
import { keptCards } from '../../runtime/queries/players.ts';
import type { Game } from '../../runtime/state.ts';

/** The total of each kind, in the supply and on the board, by index of the supply. */
export function stock({ landscape: land }: Game): number[] {
  const all = [...land.supply];
  for (const [cell, terrain] of land.terrain.entries()) {
    if (terrain === 0) continue;
    all[tileSupply(terrain)]++;
    // A feature's own token does not come from a supply (R15.5).
    all[SUPPLY_MOUNTAIN] += land.mountains[cell] - land.fixed[cell];
    all[SUPPLY_FOREST] += land.forests[cell];
  }
  for (const [token, cell] of land.tokenCell.entries()) {
    if (cell >= 0) all[SUPPLY_SPECIES + land.tokenSpecies[token]]++;
  }
  return all;
}

/**
 * Violations of rules on the board.
 * @param mayStray whether a step may have moved this token over any terrain (R9.2)
 */
export function broken(game: Game, mayStray: (token: number) => boolean): string[] {
  const { landscape: land, tables } = game;
  const wrong: string[] = [];
  if (land.supply.some((left) => left < 0)) wrong.push('a supply below zero');
  const tiles = [...land.terrain.keys()].filter((cell) => land.terrain[cell] > 0);
  if (`${land.cells}` !== `${tiles}`) wrong.push('the list of tiles');
  for (const [cell, terrain] of land.terrain.entries()) {
    if (land.mountains[cell] > (isLand(terrain) ? 1 : 0)) wrong.push(`R7.2 mountains on cell ${cell}`);
    // While a mountain that was taken up is still to be put down, forests may exceed the limit (R7.4).
    if (!isPutting(game) && land.forests[cell] > forestCapacity(land, cell))
      wrong.push(`R7.3 forests on cell ${cell}`);
  }
  for (const [token, cell] of land.tokenCell.entries()) {
    if (cell < 0) continue;
    const terrain = land.terrain[cell];
    const species = tables.species[land.tokenSpecies[token]];
    if (land.tokenSpecies[token] >= tables.animals) {
      const alike = [...land.tokenCell.keys()].filter(
        (other) => land.tokenCell[other] === cell && land.tokenSpecies[other] === land.tokenSpecies[token],
      );
      if (!terrain) wrong.push(`${species.name} on no tile`);
      if (alike.length > species.most) wrong.push(`too many of ${species.name} on cell ${cell}`);
      continue;
    }
    const mayBe = ((species.enters >> terrain) & 1) !== 0;
    if (!terrain) wrong.push(`${species.name} on no tile`);
    else if (!mayBe && !mayStray(token)) wrong.push(`R9.2 ${species.name} on the wrong side of the shore`);
  }
  return wrong;
}

function isPutting(game: Game): boolean {
  return game.asked.kind === 'place';
}

/** Violations of rules about cards and cubes. */
export function brokenAtTable(game: Game): string[] {
  const wrong: string[] = [];
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const onCards = game.covered.reduce((sum, mask) => sum + bits(mask), 0);
  const free = game.cubes.reduce((sum, n) => sum + n, 0);
  const total = game.tables.words.settings.cubes?.total ?? 0;
  if (free + onCards + game.cubeSupply !== total) wrong.push('R1.1 cubes');
  if (Math.min(game.cubeSupply, ...game.cubes, ...game.vp, ...game.leaves) < 0)
    wrong.push('something below zero');
  const known = game.shown.every((card) => game.hands.flat().includes(card));
  if (!known || new Set(game.shown).size < game.shown.length) wrong.push('R6.5 a card shown');
  if (game.active.flat().reduce((sum, card) => sum + bits(game.covered[card]), 0) !== onCards)
    wrong.push('a cube on a card that is not active');
  const looked = game.stack.flatMap((frame) => {
    if (frame.task === 'draft') return frame.packs.flat();
    return frame.task === 'gain-card' ? frame.looked : [];
  });
  const laid = game.features.map(({ card }) => card);
  const kept = game.vp.flatMap((_, seat) => keptCards(game, seat));
  const { hands, active, decks, display, discard } = game;
  const piles = [...hands, ...active, ...decks, display, discard, looked, laid, kept];
  const where = piles.flat().toSorted((a, b) => a - b);
  if (where.some((card, i) => card !== i) || where.length !== game.tables.cards.length)
    wrong.push('R2.5 cards');
  // Features do not overlap, and their tiles stay (R15.6, R15.7).
  for (const [index, { cells }] of game.features.entries()) {
    const { feature, terrain } = game.landscape;
    if (cells.some((cell) => feature[cell] !== index + 1 || terrain[cell] === 0))
      wrong.push('R15.6 a feature');
  }
  return wrong;
}
