/** Steps of the second edition: on random boards they give the same landscape, points and decisions as the plain model. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { few, runs } from '../programs/runs.ts';
import { alternatives, countThings } from './counting.ts';
import { afterChoosing, answer, asked, landscapeOf, linesOf, pointsOf } from './engine.ts';
import {
  countOn,
  key,
  type Land,
  reachOf,
  replaced,
  SPECIES,
  suits,
  TERRAINS,
  type Terrain,
  type Tile,
  trimmed,
  without,
} from './model.ts';
import { agree, ground, holder, isAccepted, scene, sought, where } from './scenes.ts';
import {
  allThings,
  countWhere,
  fits,
  isTileOnTile,
  isWhere,
  type Meant,
  type Thing,
  thingSource,
  whereSource,
} from './where.ts';

const isGround = (what: string): boolean => TERRAINS.some((terrain) => terrain === what);
const inReadingOrder = (tiles: Iterable<Tile>): Tile[] =>
  [...tiles].toSorted((a, b) => a.r - b.r || a.q - b.q);

const isWater = ({ terrain }: Tile): boolean => terrain === 'water';

/**
 * What an earlier thing is now, if it is still there: among equal things, it leaves last (L2). Replacing land by water
 * gives another tile, desert by grassland the other side of the same one.
 */
function now(land: Land, thing: Thing | null): Thing | null {
  const tile = thing && land.get(key(thing.tile));
  if (!thing || !tile) return null;
  if (isGround(thing.what)) {
    return isWater(tile) === isWater(thing.tile) ? { what: tile.terrain, tile } : null;
  }
  return countOn(tile, thing.what) > 0 ? { what: thing.what, tile } : null;
}

/** The landscape afterwards, and how many things were removed (L33, R10.2, R10.3). */
function removedAll(land: Land, kind: string, place: string, meant: Meant): { left: Land; amount: number } {
  const removed = allThings(land)
    .filter((thing) => fits(kind, thing))
    .map((thing) => ({ ...thing, amount: countWhere(land, place, meant, thing) }))
    .filter(({ amount }) => amount > 0);
  let tiles = removed.filter(({ what }) => isGround(what)).map(({ tile }) => tile);
  const [first] = inReadingOrder(land.values());
  if (tiles.length === land.size) tiles = tiles.filter((tile) => tile !== first);
  const tokens = removed.filter(({ what }) => !isGround(what));
  const left = new Map(land);
  for (const { what, tile, amount } of tokens) {
    let less = left.get(key(tile))!;
    for (let n = 0; n < amount; n++) less = without(less, what);
    left.set(key(tile), trimmed(less));
  }
  for (const tile of tiles) left.delete(key(tile));
  return { left, amount: tiles.length + tokens.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Expects the steps to leave this landscape and to give this many points. */
function leaves(land: Land, steps: string, meant: Meant, left: Land, points: number): void {
  const game = afterChoosing(land, steps, meant);
  const found = game ? [landscapeOf(game), game.vp[0]] : [linesOf(land), 0];
  agree(steps, meant, found, [linesOf(left), points]);
}

test('L33, L22, R10.2 and R10.3 `remove all` leaves the landscape of the model and counts its removals', () => {
  let removed = 0;
  fc.assert(
    fc.property(scene, sought, where, ({ land, meant }, kind, place) => {
      fc.pre(!isTileOnTile(kind, place) && isAccepted(meant, place));
      const step = `remove all ${thingSource(kind)} ${whereSource(place)}`;
      const { left, amount } = removedAll(land, kind, place, meant);
      removed += amount;
      leaves(land, `${step}; gain 1vp per removed`, meant, left, amount);
    }),
    runs(1000, 80),
  );
  expect(removed).toBeGreaterThan(few(250));
});

test('L33, L38, L8 and R10.1 `replace all` leaves the landscape of the model, with the same "this" and counts', () => {
  const terrain = fc.constantFrom(...TERRAINS);
  const old = fc.oneof(ground, holder);
  let counted = 0;
  fc.assert(
    fc.property(scene, old, where, terrain, old, where, (given, kind, place, to, again, there) => {
      const { land, meant } = given;
      fc.pre(kind.replace(/<.*/, '') !== to);
      fc.pre(!isTileOnTile(kind, place) && !isTileOnTile(again, there));
      fc.pre(isAccepted(meant, `${place} & ${there}`) && !/this community/.test(there));
      const tiles = inReadingOrder(
        allThings(land)
          .filter((thing) => fits(kind, thing) && thing.what !== to && isWhere(land, place, meant, thing))
          .map(({ tile }) => tile),
      );
      const left = new Map(land);
      for (const tile of tiles) left.set(key(tile), replaced(tile, to));
      const last = tiles.at(-1);
      const then: Meant = {
        self: last ? { what: to, tile: left.get(key(last))! } : now(left, meant.self),
        home: now(left, meant.home),
      };
      // Tiles by their old kind, with what is on them now.
      const amountIn = (one: string) =>
        tiles.filter((tile) => {
          const here = left.get(key(tile))!;
          return (
            fits(again, { what: tile.terrain, tile: { ...here, terrain: tile.terrain as Terrain } }) &&
            (one === '' || isWhere(left, one, then, { what: to, tile: here, amount: 1 }))
          );
        }).length;
      const isHeld = again.includes('<') || there !== '';
      const amount = isHeld
        ? Math.max(...alternatives(left, there).map(amountIn))
        : tiles.filter((tile) => fits(again, { what: tile.terrain, tile })).length;
      counted += amount;
      const step = `replace all ${thingSource(kind)} ${whereSource(place)} with ${to}`;
      const steps = `${step}; gain 1vp per replaced ${thingSource(again)} ${whereSource(there)}`;
      leaves(land, steps, meant, left, amount);
    }),
    runs(1500, 81),
  );
  expect(counted).toBeGreaterThan(few(50));
});

test('L34 and L23 a gain respects "at least" and "at most"', () => {
  const few = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(scene, sought, where, few, few, ({ land, meant }, kind, place, least, more) => {
      fc.pre(!isTileOnTile(kind, place) && !/this community|largest|smallest/.test(place));
      const most = least + more - 1;
      const amount = countThings(land, kind, place, meant);
      const given = `${thingSource(kind)} ${whereSource(place) || 'in the landscape'}`;
      const points = (limits: string): number => pointsOf(land, `gain 1vp per ${given} ${limits}`, meant);
      expect(points(`at least ${least}`)).toBe(Math.max(least, amount));
      expect(points(`at least ${least} at most ${most}`)).toBe(Math.min(most, Math.max(least, amount)));
    }),
    runs(300, 82),
  );
});

test('L38, L39, R9.1 and R9.2 a moved animal has the distance and the destination of the model', () => {
  const mover = fc.constantFrom(...Object.keys(SPECIES));
  let moved = 0;
  fc.assert(
    fc.property(
      scene,
      mover,
      fc.integer({ min: 1, max: 4 }),
      where,
      fc.nat(),
      (given, kind, n, there, nth) => {
        const { land, meant } = given;
        fc.pre(there !== '' && !/home/.test(there) && meant.self !== null);
        const ways = allThings(land)
          .filter(({ what }) => what === kind)
          .flatMap(({ tile }) => reachOf(land, kind, tile, n).map((to) => ({ tile, to })));
        fc.pre(ways.length > 1);
        const { tile, to } = ways[nth % ways.length];
        const spaces = [1, 2, 3, 4].find((steps) => reachOf(land, kind, tile, steps).includes(to))!;
        const left = new Map(land);
        left.set(key(tile), without(tile, kind));
        const others = to.animals.filter(({ species }) => species !== kind);
        const amount = countOn(to, kind) + 1;
        left.set(key(to), { ...to, animals: [...others, { species: kind, amount }] });
        const self = { what: kind, tile: left.get(key(to))! };
        const then: Meant = { self, home: null };
        const isThere = countWhere(left, there, then, { ...self, amount: 1 }) > 0;
        const step = `move a ${kind} ${n} space${n > 1 ? 's' : ''}`;
        const steps = `${step}; gain 1vp per space moved; gain 10vp per moved ${kind} ${whereSource(there)}`;
        const game = afterChoosing(land, steps, { self: meant.self, home: null });
        expect(game).not.toBeNull();
        if (!game) return;
        answer(game, `${kind} ${key(tile)} to ${key(to)}`);
        moved++;
        const points = spaces + (isThere ? 10 : 0);
        agree(steps, meant, [landscapeOf(game), game.vp[0]], [linesOf(left), points]);
      },
    ),
    runs(500, 83),
  );
  expect(moved).toBeGreaterThan(few(100));
});

/** Whether two things may be swapped and the landscape would change (L42). */
function isPair(land: Land, one: Thing, other: Thing): boolean {
  if (one.tile === other.tile) return false;
  if (isGround(one.what)) {
    const bare = ({ q: _, r: __, ...rest }: Tile): string[] =>
      linesOf(new Map([['', { q: 0, r: 0, ...rest }]]));
    return bare(one.tile).join() !== bare(other.tile).join();
  }
  return one.what !== other.what && suits(land, one.what, other.tile) && suits(land, other.what, one.tile);
}

/** The landscape with two things swapped. */
function swapped(land: Land, one: Thing, other: Thing): Land {
  const left = new Map(land);
  const put = (tile: Tile, thing: Thing, instead: Thing): void => {
    if (isGround(thing.what)) {
      left.set(key(tile), { ...instead.tile, q: tile.q, r: tile.r });
      return;
    }
    const less = without(tile, thing.what);
    const amount = countOn(less, instead.what) + 1;
    const others = less.animals.filter(({ species }) => species !== instead.what);
    left.set(key(tile), { ...less, animals: [...others, { species: instead.what, amount }] });
  };
  put(one.tile, one, other);
  put(other.tile, other, one);
  return left;
}

test('L42, L31 and R8.1 swaps have the options and the resulting landscape of the model', () => {
  const animal = fc.constantFrom('animal', ...Object.keys(SPECIES));
  const tile = fc.oneof(ground, holder);
  const things = fc.oneof(fc.tuple(tile, tile), fc.tuple(animal, animal));
  const somewhere = fc.oneof(fc.constant(''), where);
  let swaps = 0;
  fc.assert(
    fc.property(
      scene,
      things,
      somewhere,
      somewhere,
      fc.nat(),
      fc.nat(),
      (given, [one, other], place, there, m, n) => {
        const { land, meant } = given;
        fc.pre(!isTileOnTile(one, place) && !isTileOnTile(other, there) && there !== 'in this tile');
        fc.pre(isAccepted(meant, place));
        fc.pre(!/this community/.test(there) || one in SPECIES || one === 'animal');
        const at = (kind: string, site: string, with_: Meant): Thing[] =>
          allThings(land).filter((thing) => fits(kind, thing) && isWhere(land, site, with_, thing));
        const seconds = (first: Thing): Thing[] =>
          at(other, there, { self: first, home: meant.home }).filter((second) => isPair(land, first, second));
        const firsts = at(one, place, meant).filter((first) => seconds(first).length > 0);
        // `with a lion` would be read as part of the step (L31).
        const plainly = (text: string): string => text.replaceAll(/([<+])a /g, '$11 ');
        const step = `swap a ${thingSource(one)} ${whereSource(plainly(place))} with a ${thingSource(other)} ${whereSource(there)}`;
        const game = afterChoosing(land, step, meant);
        const pick = (from: readonly Thing[], nth: number): Thing => {
          const chosen = from[nth % from.length];
          if (from.length > 1 && game) {
            const expected = from.map((thing) => `${thing.what} ${key(thing.tile)}`);
            agree(step, meant, asked(game).toSorted(), expected.toSorted());
            answer(game, `${chosen.what} ${key(chosen.tile)}`);
          }
          return chosen;
        };
        let left = land;
        if (firsts.length > 0) {
          const first = pick(firsts, m);
          left = swapped(land, first, pick(seconds(first), n));
          swaps++;
        }
        agree(step, meant, game ? landscapeOf(game) : linesOf(land), linesOf(left));
      },
    ),
    runs(1500, 84),
  );
  expect(swaps).toBeGreaterThan(few(40));
});

test('L62 `for each` takes its things one after the other, as the model does', () => {
  const seen = { asked: 0, gone: 0, closed: 0 };
  fc.assert(
    fc.property(
      scene,
      sought,
      where,
      sought,
      where,
      sought,
      where,
      fc.array(fc.nat(), { minLength: 9 }),
      (...all) => {
        const [{ land, meant }, kind, place, counted, near, removed, there, picks] = all;
        fc.pre(isAccepted(meant, place) && ![near, there].some((one) => /this community/.test(one)));
        fc.pre(
          ![
            [kind, place],
            [counted, near],
            [removed, there],
          ].some(([of, at]) => isTileOnTile(of, at)),
        );
        let left: Land = land;
        let points = 0;
        const meanings = (self: Thing | null): Meant => ({
          self: now(left, self),
          home: now(left, meant.home),
        });
        let turns = allThings(land).flatMap((thing) =>
          fits(kind, thing) ? Array.from({ length: countWhere(land, place, meant, thing) }, () => thing) : [],
        );
        // Which of equal things leaves first is another ruling (L2).
        fc.pre(turns.every(({ amount }) => amount === 1));
        const count = `gain 1vp per ${thingSource(counted)} ${whereSource(near) || 'in the landscape'}`;
        const remove = `remove all ${thingSource(removed)} ${whereSource(there)}`;
        const steps = `for each ${thingSource(kind)} ${whereSource(place)} { ${count}; ${remove}; pay 4vp; gain 5vp }; ${count}`;
        const game = afterChoosing(land, steps, meant);
        if (!game) return;
        for (let n = 0; turns.length > 0; n++) {
          const here = turns.filter((thing) => now(left, thing) !== null);
          seen.gone += turns.length - here.length;
          if (here.length === 0) break;
          const taken = here[(picks[n % picks.length] ?? 0) % here.length];
          if (here.length > 1) {
            const options = here.map(({ what, tile }) => `${what} ${key(tile)}`);
            agree(steps, meant, asked(game).toSorted(), options.toSorted());
            answer(game, `${taken.what} ${key(taken.tile)}`);
            seen.asked++;
          }
          turns = here.filter((thing) => thing !== taken);
          points += countThings(left, counted, near, meanings(taken));
          left = removedAll(left, removed, there, meanings(taken)).left;
          if (points >= 4) points++;
          else seen.closed++;
        }
        points += countThings(left, counted, near, meanings(meant.self));
        agree(steps, meant, [landscapeOf(game), game.vp[0]], [linesOf(left), points]);
      },
    ),
    runs(1500, 85, 200),
  );
  expect(seen.asked).toBeGreaterThan(few(200));
  expect(seen.gone).toBeGreaterThan(few(10));
  expect(seen.closed).toBeGreaterThan(few(200));
});
