/**
 * Random scenes, and random phrases of the language about them, in the model's notation; `saidWhere` and `saidThing`
 * translate it into the language.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { boards } from './boards.ts';
import { type Land, MARKERS, SPECIES, TERRAINS } from './model.ts';
import { allThings, type Meant } from './where.ts';

export const TOKENS = ['mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS)];
const SINGLE = [...TERRAINS, ...TOKENS];
const WORDS = ['tile', 'land', 'animal', ...SINGLE];
const ON_TILES = ['animal', ...TOKENS];
const REGIONS = [
  'the landscape',
  'this habitat',
  'this landmass',
  'this community',
  'an adjacent habitat',
  'this tile',
  ...['largest', 'smallest'].flatMap((extreme) => [
    `the ${extreme} landmass`,
    `the ${extreme} enclosed landmass`,
    `the ${extreme} enclosed water habitat`,
    `the ${extreme} enclosed animal community`,
    `the ${extreme} animal community`,
    ...['mountain', 'forest', ...TERRAINS].map((of) => `the ${extreme} ${of} habitat`),
    ...Object.keys(SPECIES).map((of) => `the ${extreme} ${of} community`),
  ]),
];

const OF_HOME = ['in the habitat of home', 'in the landmass of home', 'in the community of home'];

export const region = fc.constantFrom(...REGIONS);
export const ground = fc.constantFrom('tile', 'land', ...TERRAINS);
const lying = fc.constantFrom(...ON_TILES);
export const compared = fc.constantFrom('a', 'no', '2', 'at most 1', 'exactly 1', 'exactly 2', 'at least 3');
/** `grassland<a lion/fish+no forest>`: a ground with things on it, in the model's notation (L30). */
const held = fc
  .tuple(compared, fc.array(lying, { minLength: 1, maxLength: 2 }))
  .map(([amount, kinds]) => `${amount} ${kinds.join('/')}`);
export const holder = fc
  .tuple(ground, fc.array(held, { minLength: 1, maxLength: 2 }))
  .map(([kind, all]) => `${kind}<${all.join('+')}>`);
export const word = fc.constantFrom(...WORDS);
/** A thing to look for. */
export const sought = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: holder });
const a = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
/** The basic forms of `where`: one site, with one thing or up to two regions. */
export const plainWhere = fc.oneof(
  fc.constantFrom('', 'on the edge', 'adjacent to this', 'adjacent to this tile', 'on this', 'on this tile'),
  sought.map((what) => `adjacent to ${a(what)}`),
  sought.map((what) => `on ${a(what)}`),
  region.map((one) => `in ${one}`),
  fc.tuple(region, region).map(([one, other]) => `in ${one} or ${other}`),
);

const counted = fc.oneof(
  fc.tuple(compared, sought).map((words) => words.join(' ')),
  fc.tuple(compared, word, sought).map(([amount, one, other]) => `${amount} ${one} or ${other}`),
);
const distant = fc.integer({ min: 1, max: 3 }).map((n) => `within ${n} ${n === 1 ? 'space' : 'spaces'} of`);
/** One site, without ties between largest groups (L18), which scenarios cover. */
const site = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      fc.constantFrom('on the edge', 'adjacent to this', 'adjacent to this tile', 'on this'),
      fc.constantFrom('adjacent to home', 'within 2 spaces of home', 'on home', 'in this tile', ...OF_HOME),
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
export const where = fc.oneof(
  { weight: 2, arbitrary: plainWhere },
  { weight: 1, arbitrary: either },
  { weight: 1, arbitrary: fc.tuple(either, either).map((sites) => sites.join(' & ')) },
);

/** A board and two things on it that earlier steps have chosen; sometimes "this" or the name stands for nothing (L29). */
export const scene = fc
  .tuple(boards, fc.nat(), fc.nat(), fc.constantFrom('both', 'both', 'both', 'no name', 'neither'))
  .map(([land, nth, other, which]): { land: Land; meant: Meant } => {
    const things = allThings(land);
    const self = things[nth % things.length];
    const rest = things.filter((thing) => thing !== self);
    const home = rest[other % Math.max(1, rest.length)] ?? null;
    return {
      land,
      meant: { self: which === 'neither' ? null : self, home: which === 'both' ? home : null },
    };
  });

/**
 * Whether the compiler accepts the step: it refuses a community of something that is not an animal, even as one of two
 * regions.
 */
export function isAccepted({ self }: Meant, step: string): boolean {
  return !self || self.what in SPECIES || !/this community.* or | or this community/.test(step);
}

/** Expects a step to give the same in the engine and in the model; a failure shows the step, "this" and `home`. */
export function agree(step: string, { self, home }: Meant, found: unknown, expected: unknown): void {
  const details = { step, self: self?.what, home: home?.what };
  expect({ ...details, found }).toEqual({ ...details, found: expected });
}
