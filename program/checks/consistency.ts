/** Consistency checks for a set, whether it was read from text or from JSON. */
import { pluralize } from '../messages/labels.ts';
import {
  type CardProgram,
  type FeatureProgram,
  handsOf,
  isFeature,
  type Settings,
  type Vocabulary,
} from '../set.ts';

/** Index of the first value that already occurred earlier in the list, or -1. */
export function repeatedIndex(values: readonly unknown[]): number {
  const seen = new Set<unknown>();
  return values.findIndex((value) => seen.size === seen.add(value).size);
}

/** The first setting whose numbers contradict each other (ECO509), if any: its position in the settings as a JSON Pointer, and why. */
export function findContradiction({ players, target, cubes, deal = [] }: Settings) {
  if (players && players.from > players.to) {
    return { path: '/players', why: `at least ${players.from} players and at most ${players.to}` };
  }
  if (target?.short !== undefined && target.short > target.full) {
    const why = `a short game goes to ${target.short} points, any other to ${target.full}`;
    return { path: '/target', why };
  }
  if (cubes && cubes.start > cubes.total) {
    const why = `each player starts with ${cubes.start} cubes, and there are ${cubes.total}`;
    return { path: '/cubes', why };
  }
  for (const [at, { brown, blue, active }] of deal.entries()) {
    const cards = brown + blue;
    const why =
      cards === 0
        ? 'no cards are dealt'
        : active > cards
          ? `${active} of ${cards} cards are active`
          : undefined;
    if (why) return { path: `/deal/${at}`, why };
  }
  return undefined;
}

/** The tiles missing for the layouts of a set (ECO505, R2.2). */
export function shortages({ settings, layouts }: Pick<Vocabulary, 'settings' | 'layouts'>) {
  return layouts.flatMap(({ name: layout, tiles }) => {
    const water = tiles.filter(({ terrain }) => terrain === 'water').length;
    const all = { land: tiles.length - water, water };
    return (['land', 'water'] as const)
      .map((thing) => ({ layout, thing, needed: all[thing], supply: settings.supply?.[thing] ?? 0 }))
      .filter(({ needed, supply }) => needed > supply);
  });
}

/** Whether the bag has a token that fits every spot: it ends the rounds (ECO506, R3.6). */
export function hasWild({ elements }: Pick<Vocabulary, 'elements'>): boolean {
  return elements.some(({ any, count }) => any && count > 0);
}

/** The number of brown, blue and initially active cards in a preset hand (R2.3), and how many of them are Landscape Features. */
export interface HandSize {
  brown: number;
  blue: number;
  active: number;
  features?: number;
}

export const NO_CARDS: HandSize = { brown: 0, blue: 0, active: 0 };

/** By name, the sizes of the hands that these cards belong to. */
export function handSizes(cards: readonly (CardProgram | FeatureProgram)[]): Map<string, HandSize> {
  const sizes = new Map<string, HandSize>();
  for (const card of cards) {
    for (const { name, active } of handsOf(card)) {
      const size = sizes.get(name) ?? { ...NO_CARDS };
      size[card.deck]++;
      if (active) size.active++;
      if (isFeature(card)) size.features = (size.features ?? 0) + 1;
      sizes.set(name, size);
    }
  }
  return sizes;
}

/** The size a hand must have (ECO504). */
export function neededHand({ deal }: Settings): HandSize {
  const { brown, blue, active } = deal?.find(({ players }) => players === undefined) ?? DEFAULT_DEAL;
  return { brown, blue, active };
}

const DEFAULT_DEAL: HandSize = { brown: 8, blue: 4, active: 3 };

export function isSameHand(a: HandSize, b: HandSize): boolean {
  return a.brown === b.brown && a.blue === b.blue && a.active === b.active;
}

/** The size of a hand as text. */
export function handSizeText({ brown, blue, active, features = 0 }: HandSize): string {
  const counted = features === 0 ? '' : `; ${pluralize(features, 'feature')} counted`;
  return `${pluralize(brown + blue, 'card')} (${brown} brown, ${blue} blue, ${active} active${counted})`;
}
