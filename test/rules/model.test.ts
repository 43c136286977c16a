/** The engine and the plain model give the same answers on random boards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expectation } from '../../program/scenario.ts';
import { runs } from '../programs/runs.ts';
import { boards, choiceOf, complaint, offered } from './boards.ts';
import {
  countIn,
  countOn,
  groupAt,
  groupsOf,
  isEdge,
  type Land,
  MARKERS,
  neighbours,
  openPlaces,
  reachOf,
  SPECIES,
  TERRAINS,
  type Tile,
  tilesFor,
} from './model.ts';
import { covers, habitatsNear } from './where.ts';

const species = fc.constantFrom(...Object.keys(SPECIES));
const terrain = fc.constantFrom(...TERRAINS);
const habitat = fc.constantFrom('mountain', 'forest', ...TERRAINS, ...Object.keys(MARKERS));
const token = fc.constantFrom('mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS));
const single = fc.constantFrom(
  'mountain',
  'forest',
  ...TERRAINS,
  ...Object.keys(SPECIES),
  ...Object.keys(MARKERS),
);
const thing = fc.constantFrom(
  'tile',
  'land',
  'animal',
  'mountain',
  'forest',
  ...TERRAINS,
  ...Object.keys(SPECIES),
  ...Object.keys(MARKERS),
);
const few = fc.integer({ min: 1, max: 3 });

const vp = (amount: number): Expectation[] => [{ expect: 'vp', amount }];

/** A board, a thing on it to choose, and the thing's tile. */
const chosen = fc
  .tuple(boards, single, fc.nat())
  .map(([land, what, nth]) => {
    const tiles = [...land.values()].filter((tile) => countOn(tile, what) > 0);
    return { land, what, tile: tiles[nth % Math.max(1, tiles.length)] };
  })
  .filter(({ tile }) => tile !== undefined);

/** Plays `choose a WHAT`, and then the steps. */
function afterChoosing(
  { land, what, tile }: { land: Land; what: string; tile: Tile },
  steps: string,
  expected: Expectation[],
): void {
  expect(complaint(land, `choose a ${what}; ${steps}`, expected, choiceOf(land, what, tile))).toBe('');
}

/** The kind of "this habitat": for an animal, its tile's terrain (R11.5). */
const habitatKind = (what: string, tile: Tile): string => (what in SPECIES ? tile.terrain : what);

test('R11.3, R11.6 things in the landscape, things on the edge and habitats are counted as in the model', () => {
  fc.assert(
    fc.property(boards, thing, habitat, few, (land, what, kind, n) => {
      const tiles = [...land.values()];
      const edge = tiles.filter((tile) => isEdge(land, tile));
      const groups = groupsOf(land, kind);
      const onEdge = groups.filter((group) => group.some((tile) => isEdge(land, tile)));
      const rich = groups.filter((group) => countIn(group, what) >= n);
      const expectPoints = (steps: string, amount: number): void =>
        expect(complaint(land, steps, vp(amount))).toBe('');
      expectPoints(`gain 1vp per ${what} in the landscape`, countIn(tiles, what));
      expectPoints(`gain 1vp per ${what} on the edge`, countIn(edge, what));
      expectPoints(`gain 1vp per ${kind} habitat`, groups.length);
      expectPoints(`gain 1vp per ${kind} habitat on the edge`, onEdge.length);
      expectPoints(`gain 1vp per ${kind} habitat with at least ${n} ${what}`, rich.length);
    }),
    runs(400, 41),
  );
});

test('L18 the largest habitat or landmass is the one of the model, on a tie the better one', () => {
  fc.assert(
    fc.property(boards, thing, habitat, (land, what, kind) => {
      const best = (of: string): number => {
        const groups = groupsOf(land, of);
        const size = Math.max(...groups.map((group) => countIn(group, of)));
        const largest = groups.filter((group) => countIn(group, of) === size);
        return Math.max(0, ...largest.map((group) => countIn(group, what)));
      };
      expect(complaint(land, `gain 1vp per ${what} in the largest ${kind} habitat`, vp(best(kind)))).toBe('');
      expect(complaint(land, `gain 1vp per ${what} in the largest landmass`, vp(best('land')))).toBe('');
    }),
    runs(400, 42),
  );
});

test('R11.2 communities of one species and of all species are counted as in the model', () => {
  fc.assert(
    fc.property(boards, species, few, (land, kind, n) => {
      const big = Object.keys(SPECIES).flatMap((s) =>
        groupsOf(land, s).filter((group) => countIn(group, s) >= n),
      );
      expect(complaint(land, `gain 1vp per ${kind} community`, vp(groupsOf(land, kind).length))).toBe('');
      expect(
        complaint(land, `gain 1vp per animal community with at least ${n} animals`, vp(big.length)),
      ).toBe('');
    }),
    runs(400, 43),
  );
});

test('R11.1 things adjacent to a chosen thing are counted as in the model', () => {
  fc.assert(
    fc.property(chosen, thing, few, (given, what, n) => {
      const { land, tile } = given;
      const near = countIn([tile, ...neighbours(land, tile)], what) - (covers(what, given.what) ? 1 : 0);
      afterChoosing(given, `gain 1vp per adjacent ${what}`, vp(near));
      afterChoosing(given, `gain 1vp if adjacent to exactly ${n} ${what}`, vp(near === n ? 1 : 0));
      afterChoosing(given, 'gain 1vp if on the edge', vp(isEdge(land, tile) ? 1 : 0));
    }),
    runs(400, 44),
  );
});

test('R11.5, L16, L17 things in this habitat, this landmass or an adjacent habitat are counted as in the model', () => {
  fc.assert(
    fc.property(chosen, thing, (given, what) => {
      const { land, tile } = given;
      const here = groupAt(land, tile, habitatKind(given.what, tile));
      const near = habitatsNear(land, tile).flat();
      afterChoosing(given, `gain 1vp per ${what} in this habitat`, vp(countIn(here, what)));
      afterChoosing(
        given,
        `gain 1vp per ${what} in this landmass`,
        vp(countIn(groupAt(land, tile, 'land'), what)),
      );
      afterChoosing(given, `gain 1vp per ${what} in an adjacent habitat`, vp(countIn(near, what)));
      const both = new Set([...here, ...near]);
      afterChoosing(
        given,
        `gain 1vp per ${what} in this habitat or an adjacent habitat`,
        vp(countIn(both, what)),
      );
    }),
    runs(400, 45),
  );
});

test('L15 adjacent groups do not include the group of the chosen thing', () => {
  fc.assert(
    fc.property(chosen, habitat, species, (given, kind, animal) => {
      const { land, tile } = given;
      const near = (of: string): number =>
        groupsOf(land, of).filter((group) =>
          group.includes(tile)
            ? of !== given.what
            : group.some((member) => neighbours(land, member).includes(tile)),
        ).length;
      afterChoosing(given, `gain 1vp per adjacent ${kind} habitat`, vp(near(kind)));
      afterChoosing(given, `gain 1vp per ${kind} habitat adjacent to this`, vp(near(kind)));
      afterChoosing(given, `gain 1vp per adjacent ${animal} community`, vp(near(animal)));
    }),
    runs(400, 46),
  );
});

test('R7.1, L17, L20 a tile may be laid in as many places as in the model', () => {
  fc.assert(
    fc.property(chosen, terrain, (given, kind) => {
      const { land, tile } = given;
      const open = openPlaces(land);
      const countNextTo = (tiles: readonly Tile[]): number =>
        open.filter((place) => neighbours(land, place).some((near) => tiles.includes(near))).length;
      const here = groupAt(land, tile, habitatKind(given.what, tile));
      const joins = habitatKind(given.what, tile) === kind ? countNextTo(here) : 0;
      const rim = open.filter((place) => isEdge(land, place)).length;
      const near = habitatsNear(land, tile)
        .flat()
        .filter((t) => t.terrain === kind);
      afterChoosing(given, `place ${kind}`, offered(open.length, 'gate'));
      afterChoosing(given, `place ${kind} on the edge`, offered(rim, 'gate'));
      afterChoosing(given, `place ${kind} adjacent to this`, offered(countNextTo([tile]), 'gate'));
      afterChoosing(given, `place ${kind} in an adjacent habitat`, offered(countNextTo(near), 'gate'));
      if (given.what !== 'mountain' && given.what !== 'forest') {
        afterChoosing(given, `place ${kind} in this habitat`, offered(joins, 'gate'));
      }
    }),
    runs(400, 47),
  );
});

test('R7.2, R7.3, R8, L21 a mountain, forest or animal may be put on as many tiles as in the model', () => {
  fc.assert(
    fc.property(chosen, token, single, (given, kind, by) => {
      const { land, tile } = given;
      const tiles = [...land.values()];
      const here = groupAt(land, tile, habitatKind(given.what, tile));
      const around = (t: Tile, what: string): number => countIn([t, ...neighbours(land, t)], what);
      const puts = (where: string, among: Tile[]): void =>
        afterChoosing(
          given,
          `place ${kind} ${where}`,
          offered(tilesFor(kind, among, land.values()).length, 'gate'),
        );
      puts('', tiles);
      puts('adjacent to this', [tile, ...neighbours(land, tile)]);
      puts('in this habitat', here);
      puts(
        'on the edge',
        tiles.filter((t) => isEdge(land, t)),
      );
      puts(
        `adjacent to a ${by}`,
        tiles.filter((t) => around(t, by) > 0),
      );
    }),
    runs(400, 48),
  );
});

test('R9.1, R9.2 animals have as many moves as in the model', () => {
  fc.assert(
    fc.property(boards, species, few, (land, kind, spaces) => {
      const movers = [...land.values()].filter((tile) => countOn(tile, kind) > 0);
      const moves = movers.reduce((sum, tile) => sum + reachOf(land, kind, tile, spaces).length, 0);
      const words = spaces === 1 ? '1 space' : `${spaces} spaces`;
      expect(complaint(land, `move a ${kind} ${words}`, offered(moves, 'no gate'))).toBe('');
    }),
    runs(400, 49),
  );
});
