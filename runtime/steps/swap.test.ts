import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnimalWord, Block, SetProgram } from '../../program/index.ts';
import { plainSet } from '../../test/plain-set.ts';
import { apply } from '../game.ts';
import { cellAt } from '../landscape/hex.ts';
import { isTile } from '../landscape/items.ts';
import { forestCapacity, layTile, putAnimal, putForest, putMountain } from '../landscape/landscape.ts';
import { SUPPLY_SPECIES } from '../link/tables.ts';
import { DESERT, WATER } from '../link/things.ts';
import { makeTables } from '../make-tables.ts';
import { suits } from '../queries/legal-cells.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { emptyGame, type Game } from '../state.ts';

const { vocabulary } = plainSet;
const frog: AnimalWord = { name: 'frog', plural: 'frogs', count: 9, on: { terrain: ['water', 'grassland'] } };
/** A set with one more animal, which may be where two others are. */
const SET: SetProgram = {
  ...plainSet,
  vocabulary: { ...vocabulary, animals: [...vocabulary.animals, frog] },
};
const { animals: ANIMALS } = SET.vocabulary;

/** Swaps two of a thing, then two again. It then waits, so that the test can look at the frame. */
const swapTwice = (thing: string): Block => {
  const swap: Block[number] = { op: 'swap', things: [thing], with: [thing], as: 'first' };
  return [swap, { ...swap, as: 'again' }, { op: 'may', steps: [{ op: 'choose', things: ['tile'] }] }];
};

interface Pile {
  terrain: number;
  mountain: boolean;
  forests: number;
  animals: number[];
}

const pile: fc.Arbitrary<Pile> = fc.record({
  terrain: fc.integer({ min: DESERT, max: WATER }),
  mountain: fc.boolean(),
  forests: fc.nat(2),
  animals: fc.array(fc.nat(ANIMALS.length - 1), { maxLength: 4 }),
});
const piles = fc.array(pile, { minLength: 2, maxLength: 7 });

/** A row of tiles, each with as much as it has room for, on which the steps run until they ask. */
function rowOf(row: readonly Pile[], steps: Block): Game {
  const game = emptyGame(makeTables([SET], [steps]), 1, 1);
  const { landscape: land, tables } = game;
  for (const [q, { terrain, mountain, forests, animals }] of row.entries()) {
    const cell = cellAt(q, 0);
    layTile(land, cell, terrain);
    if (mountain && terrain !== WATER) putMountain(land, cell);
    while (land.forests[cell] < Math.min(forests, forestCapacity(land, cell))) putForest(land, cell);
    // Only animals that the rules would allow to return there.
    for (const species of animals) {
      const isLeft = land.supply[SUPPLY_SPECIES + species] > 0;
      if (isLeft && suits(land, tables.species[species], cell)) putAnimal(land, tables, species, cell);
    }
  }
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

const kindAsked = (game: Game): string => game.asked.kind;
/** The complete state of a landscape. */
const stateOf = ({ landscape: { bytes, cells } }: Game) => [[...bytes], [...cells]];
const tilesOf = (game: Game) => {
  const { cells, terrain, mountains, forests, tokenCell, tokenSpecies } = game.landscape;
  return cells.map((cell) => {
    const animals = [...tokenCell.keys()].filter((token) => tokenCell[token] === cell);
    const species = animals.map((token) => tokenSpecies[token]).sort();
    return JSON.stringify([terrain[cell], mountains[cell], forests[cell], species]);
  });
};
const self = (game: Game) => {
  const frame = game.stack.at(-1);
  return frame?.task === 'effect' ? frame.self : undefined;
};

test.each(['tile', 'animal'])('L42 swapping the same %s twice restores the landscape', (thing) => {
  let swapped = 0;
  fc.assert(
    fc.property(piles, fc.nat(), fc.nat(), (row, n, m) => {
      const game = rowOf(row, swapTwice(thing));
      if (kindAsked(game) !== 'swap') return;
      // Animals of one species are equal, whatever their tokens.
      const look = thing === 'tile' ? stateOf : tilesOf;
      const before = look(game);
      const first = game.asked.options[n % game.asked.options.length];
      apply(game, first);
      // A single partner is taken without asking.
      if (kindAsked(game) !== 'swap-with') return;
      const second = game.asked.options[m % game.asked.options.length];
      apply(game, second);
      expect(look(game)).not.toEqual(before);
      const [moved, other] = isTile(first) ? [second, first] : [first, second];
      expect(self(game)).toBe(moved);
      // If the tile has equal tokens, another of them is offered (L2).
      if (!game.asked.options.includes(moved)) return;
      apply(game, moved);
      if (kindAsked(game) === 'swap-with') {
        if (!game.asked.options.includes(other)) return;
        apply(game, other);
      }
      expect(look(game)).toEqual(before);
      expect(self(game)).toBe(first);
      swapped++;
    }),
    { numRuns: 1000, seed: 42 },
  );
  expect(swapped).toBeGreaterThan(30);
});
