/**
 * The options of each step, position by position: the engine and the plain model agree on thousands of random boards.
 */
import fc from 'fast-check';
import { test } from 'vitest';
import { runs } from '../programs/runs.ts';
import { countGroups, countKinds, countThings, heldAmounts } from './counting.ts';
import { offersOf, pointsOf } from './engine.ts';
import { key, type Land, reachOf, SPECIES, TERRAINS } from './model.ts';
import { agree, ground, holder, isAccepted, region, scene, sought, TOKENS, where, word } from './scenes.ts';
import {
  allThings,
  covers,
  fits,
  holdsAll,
  isTileOnTile,
  isWhere,
  type Meant,
  placesForTile,
  placesForToken,
  thingSource,
  whereSource,
} from './where.ts';

/** Expects the step to have exactly these options. */
function offers(land: Land, meant: Meant, step: string, expected: readonly string[]): void {
  fc.pre(isAccepted(meant, step));
  agree(step, meant, offersOf(land, step, meant).toSorted(), [...new Set(expected)].toSorted());
}

test('R7.1, L14, L16, L17, L18, L19, L20, L26, L27, L28, L29 and L30 a tile may be laid in the places of the model', () => {
  const terrain = fc.constantFrom(...TERRAINS);
  fc.assert(
    fc.property(scene, terrain, where, ({ land, meant }, kind, place) => {
      offers(
        land,
        meant,
        `place up to 1 ${kind} ${whereSource(place)}`,
        placesForTile(land, kind, place, meant).map(key),
      );
    }),
    runs(1000, 70),
  );
});

test('R7.2, R7.3, R8.1, R8.2, R8.3 and L21 a mountain, forest or animal may be put on the tiles of the model', () => {
  fc.assert(
    fc.property(scene, fc.constantFrom(...TOKENS), where, ({ land, meant }, kind, place) => {
      offers(
        land,
        meant,
        `place up to 1 ${kind} ${whereSource(place)}`,
        placesForToken(land, kind, place, meant).map(key),
      );
    }),
    runs(1000, 71),
  );
});

test('R9.1, R9.2 and R11.1 animals have the moves of the model', () => {
  const mover = fc.constantFrom('animal', ...Object.keys(SPECIES));
  fc.assert(
    fc.property(scene, mover, where, fc.integer({ min: 1, max: 4 }), ({ land, meant }, kind, place, n) => {
      const moves = allThings(land)
        .filter((thing) => covers(kind, thing.what) && isWhere(land, place, meant, thing))
        .flatMap(({ what, tile }) =>
          reachOf(land, what, tile, n).map((to) => `${what} ${key(tile)} to ${key(to)}`),
        );
      offers(land, meant, `move up to 1 ${kind} ${whereSource(place)} ${n} space${n > 1 ? 's' : ''}`, moves);
    }),
    runs(1000, 72),
  );
});

test('R10.2, R11.1, L6, L17 and L30 the things of the model may be removed', () => {
  fc.assert(
    fc.property(scene, sought, where, ({ land, meant }, kind, place) => {
      fc.pre(!isTileOnTile(kind, place));
      const things = allThings(land)
        .filter((thing) => fits(kind, thing) && isWhere(land, place, meant, thing))
        .filter(({ what }) => land.size > 1 || !covers('tile', what))
        .map(({ what, tile }) => `${what} ${key(tile)}`);
      offers(land, meant, `remove up to 1 ${thingSource(kind)} ${whereSource(place)}`, things);
    }),
    runs(1000, 73),
  );
});

test('L8, L30 and L31 the tiles of the model may be replaced', () => {
  const becomes = fc.constantFrom('land', ...TERRAINS);
  fc.assert(
    fc.property(scene, fc.oneof(ground, holder), becomes, where, ({ land, meant }, kind, to, place) => {
      fc.pre(kind.replace(/<.*/, '') !== to && !isTileOnTile(kind, place));
      const tiles = allThings(land)
        .filter((thing) => fits(kind, thing) && isWhere(land, place, meant, thing))
        // A tile is never replaced by its own kind; land can always become the other land.
        .filter(({ what }) => what !== to)
        .map(({ what, tile }) => `${what} ${key(tile)}`);
      offers(land, meant, `replace up to 1 ${thingSource(kind)} ${whereSource(place)} with ${to}`, tiles);
    }),
    runs(1000, 74),
  );
});

/** Expects the count to have exactly this value. */
function gives(land: Land, meant: Meant, count: string, expected: number): void {
  fc.pre(isAccepted(meant, count));
  agree(count, meant, pointsOf(land, `gain 1vp per ${count}`, meant), expected);
}

test('R11.1, L17, L18, L19, L29, L30 and L32 things and their kinds are counted as in the model', () => {
  const kinds = fc.constantFrom('animal', 'land', 'tile');
  fc.assert(
    fc.property(scene, sought, kinds, where, ({ land, meant }, what, kind, place) => {
      fc.pre(!isTileOnTile(what, place) && !isTileOnTile(kind, place));
      gives(
        land,
        meant,
        `${thingSource(what)} ${whereSource(place) || 'in the landscape'}`,
        countThings(land, what, place, meant),
      );
      gives(land, meant, `different ${kind} ${whereSource(place)}`, countKinds(land, kind, place, meant));
      // "This", and its tile.
      const own = meant.self ? [meant.self.what, meant.self.tile.terrain] : [];
      const left = [...new Set(own)].filter((one) => fits(what, { what: one, tile: meant.self!.tile }));
      const others = countThings(land, what, 'in the landscape', meant) - left.length;
      gives(land, meant, `other ${thingSource(what)}`, others);
    }),
    runs(500, 75),
  );
});

test('R11.2, R11.3, R11.4, R11.6, L15, L17, L18, L26, L27, L28 and L29 groups are counted as in the model', () => {
  const group = fc.constantFrom(
    'landmass',
    'animal community',
    ...['mountain', 'forest', ...TERRAINS].map((of) => `${of} habitat`),
    ...Object.keys(SPECIES).map((of) => `${of} community`),
  );
  const inGroup = fc.record({ amount: fc.integer({ min: 1, max: 3 }), what: word });
  fc.assert(
    fc.property(scene, group, inGroup, where, ({ land, meant }, what, inside, place) => {
      const own = { amount: 1, what: what === 'landmass' ? 'land' : what.split(' ')[0] };
      gives(land, meant, `${what} ${whereSource(place)}`, countGroups(land, what, own, place, meant));
      const { amount, what: of } = inside;
      gives(
        land,
        meant,
        `${what} with at least ${amount} ${of} ${whereSource(place)}`,
        countGroups(land, what, inside, place, meant),
      );
    }),
    runs(500, 76),
  );
});

test('R11.3, L16, L17, L18, L19, L29, L30 and L32 a test of what a region has agrees with the model', () => {
  const compare = fc.constantFrom<[string, (n: number, of: number) => boolean]>(
    ['at least', (n, of) => n >= of],
    ['at most', (n, of) => n <= of],
    ['exactly', (n, of) => n === of],
    ['', (n, of) => n >= of],
  );
  fc.assert(
    fc.property(
      scene,
      region,
      sought,
      compare,
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (given, ...asked) => {
        const { land, meant } = given;
        const [place, what, [words, holds], amount, not] = asked;
        fc.pre(!meant.self || meant.self.what in SPECIES || place !== 'this community');
        const isMissing = !meant.self && /^this|^an adjacent/.test(place);
        const isTrue = heldAmounts(land, place, what, meant).some((n) => holds(n, amount));
        const test = `${not ? 'not ' : ''}${place} has ${words} ${amount} ${thingSource(what)}`;
        const expected = isMissing || isTrue === not ? 0 : 1;
        agree(test, meant, pointsOf(land, `gain 1vp if ${test}`, meant), expected);
      },
    ),
    runs(1000, 77),
  );
});

test('L26, L27, L28, L29 and L32 a test of "this" agrees with the model', () => {
  fc.assert(
    fc.property(scene, where, ({ land, meant }, place) => {
      const { self } = meant;
      // Nothing is adjacent to itself (ECO310), and no tile is on a tile.
      fc.pre(place !== '' && !/(?:to|of) this(?: tile)?$|(?:to|of) this(?: tile)? [&|]/.test(place));
      fc.pre(!isTileOnTile(self?.what ?? 'animal', place));
      fc.pre(isAccepted(meant, place));
      const isTrue =
        self !== null &&
        holdsAll(land, place, meant, {
          what: self.what,
          place: self.tile,
          amount: 1,
          isThis: true,
          isHome: false,
        });
      agree(place, meant, pointsOf(land, `gain 1vp if ${whereSource(place)}`, meant), isTrue ? 1 : 0);
    }),
    runs(1000, 78),
  );
});
