/** What each step offers, place by place: the engine and the plain model agree on thousands of random boards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PATIENT, runs } from '../programs/runs.ts';
import { boards } from './boards.ts';
import { countGroups, countKinds, countThings, heldIn } from './counting.ts';
import { offersOf, pointsOf } from './engine.ts';
import { key, type Land, MARKERS, reachOf, SPECIES, TERRAINS } from './model.ts';
import {
  allThings,
  covers,
  isTileOnTile,
  isWhere,
  placesForTile,
  placesForToken,
  saidWhere,
  type Thing,
} from './where.ts';

const TOKENS = ['mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS)];
const SINGLE = [...TERRAINS, ...TOKENS];
const WORDS = ['tile', 'land', 'animal', ...SINGLE];
const REGIONS = [
  'the landscape',
  'this habitat',
  'this landmass',
  'this community',
  'an adjacent habitat',
  'the largest landmass',
  'the largest animal community',
  ...['mountain', 'forest', ...TERRAINS].map((of) => `the largest ${of} habitat`),
  ...Object.keys(SPECIES).map((of) => `the largest ${of} community`),
];

const region = fc.constantFrom(...REGIONS);
const word = fc.constantFrom(...WORDS);
const a = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
/** As places were said first: one site, of a thing or two regions. */
const plainWhere = fc.oneof(
  fc.constantFrom('', 'on the edge', 'adjacent to this', 'adjacent to this tile', 'on this', 'on this tile'),
  word.map((what) => `adjacent to ${a(what)}`),
  word.map((what) => `on ${a(what)}`),
  region.map((one) => `in ${one}`),
  fc.tuple(region, region).map(([one, other]) => `in ${one} or ${other}`),
);

const compared = fc.constantFrom('a', 'no', '2', 'at most 1', 'exactly 1', 'exactly 2', 'at least 3');
const counted = fc.oneof(
  fc.tuple(compared, word).map((words) => words.join(' ')),
  fc.tuple(compared, word, word).map(([amount, one, other]) => `${amount} ${one} or ${other}`),
);
const distant = fc.integer({ min: 1, max: 3 }).map((n) => `within ${n} ${n === 1 ? 'space' : 'spaces'} of`);
/** One site of the language, without ties between largest groups (L18), which the scenarios have. */
const site = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      fc.constantFrom('on the edge', 'adjacent to this', 'adjacent to this tile', 'on this'),
      fc.constantFrom('in this habitat', 'in this landmass', 'in an adjacent habitat', 'in the landscape'),
      fc.tuple(fc.constantFrom('adjacent to', 'on'), counted).map((words) => words.join(' ')),
      fc
        .tuple(distant, fc.oneof(fc.constantFrom('this', 'this tile'), counted))
        .map((words) => words.join(' ')),
    ),
  )
  .map(([not, one]) => (not ? `not ${one}` : one));
const either = fc.oneof(
  site,
  fc.tuple(site, site).map((sites) => sites.join(' | ')),
);
const where = fc.oneof(
  { weight: 2, arbitrary: plainWhere },
  { weight: 1, arbitrary: either },
  { weight: 1, arbitrary: fc.tuple(either, either).map((sites) => sites.join(' & ')) },
);

/** A board and a thing of it, which the step before has chosen. */
const scene = fc.tuple(boards, fc.nat()).map(([land, nth]): { land: Land; self: Thing } => {
  const things = allThings(land);
  return { land, self: things[nth % things.length] };
});

/** The compiler accepts no community of something that is not an animal, not even as one of two regions. */
function isSaid(self: Thing, step: string): boolean {
  return self.what in SPECIES || !/this community.* or | or this community/.test(step);
}

/** The step offers exactly this. */
function offers(land: Land, self: Thing, step: string, expected: readonly string[]): void {
  fc.pre(isSaid(self, step));
  const offered = offersOf(land, step, self);
  expect({ step, self: self.what, offered: offered.toSorted() }).toEqual({
    step,
    self: self.what,
    offered: [...new Set(expected)].toSorted(),
  });
}

test(
  'R7.1, L14, L16, L17, L18, L19, L20, L26, L27 and L28 the places where a tile may be laid',
  PATIENT,
  () => {
    const terrain = fc.constantFrom(...TERRAINS);
    fc.assert(
      fc.property(scene, terrain, where, ({ land, self }, kind, place) => {
        offers(
          land,
          self,
          `place up to 1 ${kind} ${saidWhere(place)}`,
          placesForTile(land, kind, place, self).map(key),
        );
      }),
      runs(1000, 70),
    );
  },
);

test(
  'R7.2, R7.3, R8.1, R8.2, R8.3 and L21 the tiles where a mountain, forest or animal may be put',
  PATIENT,
  () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(...TOKENS), where, ({ land, self }, kind, place) => {
        offers(
          land,
          self,
          `place up to 1 ${kind} ${saidWhere(place)}`,
          placesForToken(land, kind, place, self).map(key),
        );
      }),
      runs(1000, 71),
    );
  },
);

test('R9.1, R9.2 and R11.1 every way an animal may move', PATIENT, () => {
  const mover = fc.constantFrom('animal', ...Object.keys(SPECIES));
  fc.assert(
    fc.property(scene, mover, where, fc.integer({ min: 1, max: 4 }), ({ land, self }, kind, place, n) => {
      const moves = allThings(land)
        .filter((thing) => covers(kind, thing.what) && isWhere(land, place, self, thing))
        .flatMap(({ what, tile }) =>
          reachOf(land, what, tile, n).map((to) => `${what} ${key(tile)} to ${key(to)}`),
        );
      offers(land, self, `move up to 1 ${kind} ${saidWhere(place)} ${n} space${n > 1 ? 's' : ''}`, moves);
    }),
    runs(1000, 72),
  );
});

test('R10.2, R11.1, L6 and L17 everything that may be removed', PATIENT, () => {
  fc.assert(
    fc.property(scene, word, where, ({ land, self }, kind, place) => {
      fc.pre(!isTileOnTile(kind, place));
      const things = allThings(land)
        .filter((thing) => covers(kind, thing.what) && isWhere(land, place, self, thing))
        .filter(({ what }) => land.size > 1 || !covers('tile', what))
        .map(({ what, tile }) => `${what} ${key(tile)}`);
      offers(land, self, `remove up to 1 ${kind} ${saidWhere(place)}`, things);
    }),
    runs(1000, 73),
  );
});

test('L8 every tile that may be replaced', PATIENT, () => {
  const ground = fc.constantFrom('tile', 'land', ...TERRAINS);
  const becomes = fc.constantFrom('land', ...TERRAINS);
  fc.assert(
    fc.property(scene, ground, becomes, where, ({ land, self }, kind, to, place) => {
      fc.pre(kind !== to && !isTileOnTile(kind, place));
      const tiles = allThings(land)
        .filter((thing) => covers(kind, thing.what) && isWhere(land, place, self, thing))
        // Never by its own kind; land can always become the other land.
        .filter(({ what }) => what !== to)
        .map(({ what, tile }) => `${what} ${key(tile)}`);
      offers(land, self, `replace up to 1 ${kind} ${saidWhere(place)} with ${to}`, tiles);
    }),
    runs(1000, 74),
  );
});

/** The count gives exactly this. */
function gives(land: Land, self: Thing, count: string, expected: number): void {
  fc.pre(isSaid(self, count));
  const points = pointsOf(land, `gain 1vp per ${count}`, self);
  expect({ count, self: self.what, points }).toEqual({ count, self: self.what, points: expected });
}

test('R11.1, L17, L18 and L19 how many things there are, and of how many kinds', PATIENT, () => {
  const kinds = fc.constantFrom('animal', 'land', 'tile');
  fc.assert(
    fc.property(scene, word, kinds, where, ({ land, self }, what, kind, place) => {
      fc.pre(!isTileOnTile(what, place) && !isTileOnTile(kind, place));
      gives(
        land,
        self,
        `${what} ${saidWhere(place) || 'in the landscape'}`,
        countThings(land, what, place, self),
      );
      gives(land, self, `different ${kind} ${saidWhere(place)}`, countKinds(land, kind, place, self));
    }),
    runs(500, 75),
  );
});

test('R11.2, R11.3, R11.4, R11.6, L15, L17 and L18 how many groups there are', PATIENT, () => {
  const group = fc.constantFrom(
    'landmass',
    'animal community',
    ...['mountain', 'forest', ...TERRAINS].map((of) => `${of} habitat`),
    ...Object.keys(SPECIES).map((of) => `${of} community`),
  );
  const held = fc.record({ amount: fc.integer({ min: 1, max: 3 }), what: word });
  fc.assert(
    fc.property(scene, group, held, plainWhere, ({ land, self }, what, inside, place) => {
      const own = { amount: 1, what: what === 'landmass' ? 'land' : what.split(' ')[0] };
      // What "this tile" and "on this" mean for groups is left to the scenarios.
      fc.pre(!place.includes(' this tile') && place !== 'on this');
      gives(land, self, `${what} ${place}`, countGroups(land, what, own, place, self));
      const { amount, what: of } = inside;
      gives(
        land,
        self,
        `${what} with at least ${amount} ${of} ${place}`,
        countGroups(land, what, inside, place, self),
      );
    }),
    runs(500, 76),
  );
});

test('R11.3, L16, L17, L18 and L19 what a region has', () => {
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
      word,
      compare,
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (given, ...asked) => {
        const { land, self } = given;
        const [place, what, [words, holds], amount, not] = asked;
        fc.pre(self.what in SPECIES || place !== 'this community');
        const isTrue = heldIn(land, place, what, self).some((n) => holds(n, amount));
        const test = `${not ? 'not ' : ''}${place} has ${words} ${amount} ${what}`;
        const points = pointsOf(land, `gain 1vp if ${test}`, self);
        expect({ test, points }).toEqual({ test, points: isTrue === not ? 0 : 1 });
      },
    ),
    runs(1000, 77),
  );
});
