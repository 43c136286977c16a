/** Moves with a goal, and ways: on random boards they are those of the plain model (L63, L73). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { few, runs } from '../programs/runs.ts';
import { offersOf, pointsOf } from './engine.ts';
import { isOpen, key, type Land, mayEnter, neighbours, SPECIES, type Tile, without } from './model.ts';
import { agree, ground, holder, isAccepted, scene, sought, where } from './scenes.ts';
import {
  allThings,
  distance,
  fits,
  isTileOnTile,
  isWhere,
  type Meant,
  type Thing,
  thingSource,
  whereSource,
} from './where.ts';

/** The steps of a shortest way of an animal's own to each tile on which it can end (R9.2, L69). */
function waysOf(land: Land, from: Tile, species: string, anyTerrain: boolean): Map<Tile, number> {
  const ways = new Map([[from, 0]]);
  for (const [tile, steps] of ways)
    for (const near of neighbours(land, tile))
      if (!ways.has(near) && (anyTerrain || mayEnter(species, near.terrain))) ways.set(near, steps + 1);
  ways.delete(from);
  for (const tile of ways.keys()) if (!isOpen(tile, species)) ways.delete(tile);
  return ways;
}

/** The landscape without an animal; "this" and `home` are where they were. */
function leftBy(land: Land, { what, tile }: Thing, meant: Meant): { land: Land; meant: Meant } {
  const left = new Map(land).set(key(tile), without(tile, what));
  const there = (thing: Thing | null) => thing && { ...thing, tile: left.get(key(thing.tile))! };
  return { land: left, meant: { self: there(meant.self), home: there(meant.home) } };
}

interface Goal {
  goal: 'to' | 'to the nearest' | 'away from' | 'towards';
  /** For a tile, its word and place; else what the move is away from or towards. */
  what: string;
  place: string;
}

/** The tiles where an animal may end, of those it can reach. */
function endsOf(land: Land, ways: Map<Tile, number>, animal: Thing, goal: Goal, given: Meant): Tile[] {
  const { land: left, meant } = leftBy(land, animal, given);
  const isTile = goal.goal === 'to' || goal.goal === 'to the nearest';
  if (isTile) {
    const ends = [...ways.keys()].filter((end) => {
      const tile = left.get(key(end))!;
      const thing = { what: tile.terrain, tile, amount: 1 };
      return fits(goal.what, thing) && isWhere(left, goal.place, meant, thing);
    });
    if (goal.goal === 'to') return ends;
    const fewest = Math.min(...ends.map((end) => ways.get(end)!));
    return ends.filter((end) => ways.get(end) === fewest);
  }
  const named = { this: meant.self, 'this tile': meant.self, home: meant.home }[goal.what];
  const isItself = named?.what === animal.what && key(named.tile) === key(animal.tile);
  const isAlone = (animal as Thing & { amount: number }).amount === 1;
  const marks =
    named === undefined
      ? allThings(left)
          .filter((thing) => fits(goal.what, thing))
          .map(({ tile }) => tile)
      : named && !(isItself && isAlone && goal.what !== 'this tile')
        ? [named.tile]
        : [];
  const steps = (place: Tile) => Math.min(...marks.map((mark) => distance(left, mark, place)));
  const before = steps(animal.tile);
  if (before === Number.POSITIVE_INFINITY) return [];
  return [...ways.keys()].filter((end) =>
    goal.goal === 'away from' ? steps(end) > before : steps(end) < before,
  );
}

const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.record({
    goal: fc.constantFrom('to' as const, 'to the nearest' as const),
    what: fc.oneof(ground, holder),
    place: where,
  }),
  fc.record({
    goal: fc.constantFrom('away from' as const, 'towards' as const),
    what: fc.oneof(fc.constantFrom('this', 'this tile', 'home'), sought),
    place: fc.constant(''),
  }),
);

const a = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

test('L63 a move offers the ends of the model', () => {
  let offered = 0;
  const species = fc.constantFrom('animal', ...Object.keys(SPECIES));
  const far = fc.constantFrom(1, 2, 3, 0);
  fc.assert(
    fc.property(scene, species, far, fc.boolean(), goals, ({ land, meant }, word, spaces, any, goal) => {
      const isNearest = goal.goal === 'to the nearest';
      fc.pre(
        (spaces > 0 || isNearest) && !isTileOnTile(goal.what, goal.place) && isAccepted(meant, goal.place),
      );
      const isNamed = ['this', 'this tile', 'home'].includes(goal.what);
      const what = isNamed || isNearest ? goal.what : a(thingSource(goal.what));
      const over = any ? 'over any terrain' : '';
      const to = `${goal.goal} ${thingSource(what)} ${whereSource(goal.place)}`;
      const step =
        spaces > 0
          ? `move up to 1 ${word} ${spaces} spaces ${over} ${to}`
          : `move up to 1 ${word} ${to} ${over}`;
      const expected = allThings(land)
        .filter((thing) => fits(word, thing) && thing.what in SPECIES)
        .flatMap((animal) => {
          const ways = waysOf(land, animal.tile, animal.what, any);
          for (const [tile, steps] of ways) if (spaces > 0 && steps > spaces) ways.delete(tile);
          return endsOf(land, ways, animal, goal, meant).map(
            (end) => `${animal.what} ${key(animal.tile)} to ${key(end)}`,
          );
        });
      offered += expected.length;
      agree(step, meant, offersOf(land, step, meant).toSorted(), expected.toSorted());
    }),
    runs(1500, 97),
  );
  expect(offered).toBeGreaterThan(few(800));
});

test('L73 the way between two things is as long as in the model', () => {
  let spaces = 0;
  const over = fc.constantFrom('', 'over land', 'over water');
  fc.assert(
    fc.property(scene, over, ({ land, meant }, across) => {
      const holds = ({ terrain }: Tile) =>
        across === '' || (terrain === 'water') === (across === 'over water');
      const tiles = new Map([...land].filter(([, tile]) => holds(tile)));
      const ends = [meant.home, meant.self].map((thing) => thing && tiles.get(key(thing.tile)));
      const [one, other] = ends;
      const found = one && other ? distance(tiles, one, other) : 0;
      const expected = found === Number.POSITIVE_INFINITY ? 0 : found;
      spaces += expected;
      const steps = `choose this tile as spot; gain 1vp per space between home and spot ${across}`;
      agree(steps, meant, pointsOf(land, steps, meant), expected);
    }),
    runs(600, 73),
  );
  expect(spaces).toBeGreaterThan(few(60));
});
