/** What must fit together in a set, whether it is read from text or from JSON. */
import type { CardProgram, Settings, Vocabulary } from '../set.ts';

/** Index of the first value that is listed before, or -1. */
export function repeated(values: readonly unknown[]): number {
  const seen = new Set<unknown>();
  return values.findIndex((value) => seen.size === seen.add(value).size);
}

/** How the numbers of a setting contradict each other. */
export interface Contradiction {
  /** Where in the settings, as a JSON Pointer. */
  path: string;
  why: string;
}

/** The first settings that contradict themselves (ECO509). */
export function contradictionIn({ players, target, cubes, deal = [] }: Settings): Contradiction | undefined {
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
        ? 'nobody is dealt a card'
        : active > cards
          ? `${active} of ${cards} cards are active`
          : undefined;
    if (why) return { path: `/deal/${at}`, why };
  }
  return undefined;
}

/** Tiles a layout needs and the supply does not have. */
export interface Shortage {
  layout: string;
  thing: 'land' | 'water';
  needed: number;
  supply: number;
}

/** What is missing to lay the layouts of a set (ECO505, R2.2). */
export function shortages({ settings, layouts }: Pick<Vocabulary, 'settings' | 'layouts'>): Shortage[] {
  return layouts.flatMap(({ name: layout, tiles }) => {
    const water = tiles.filter(({ terrain }) => terrain === 'water').length;
    const all = { land: tiles.length - water, water };
    return (['land', 'water'] as const)
      .map((thing) => ({ layout, thing, needed: all[thing], supply: settings.supply?.[thing] ?? 0 }))
      .filter(({ needed, supply }) => needed > supply);
  });
}

/** Whether a token that fits every spot can be drawn: it ends the rounds (ECO506, R3.6). */
export function hasWild({ elements }: Pick<Vocabulary, 'elements'>): boolean {
  return elements.some(({ any, count }) => any && count > 0);
}

/** How many cards a preset hand has, of either deck, and how many of them begin face up (R2.3). */
export interface HandSize {
  brown: number;
  blue: number;
  active: number;
}

export const NO_CARDS: HandSize = { brown: 0, blue: 0, active: 0 };

/** How large the hands are that these cards belong to, by name. */
export function handSizes(cards: readonly Pick<CardProgram, 'deck' | 'hands'>[]): Map<string, HandSize> {
  const sizes = new Map<string, HandSize>();
  for (const { deck, hands } of cards) {
    for (const { name, active } of hands) {
      const size = sizes.get(name) ?? { ...NO_CARDS };
      size[deck]++;
      if (active) size.active++;
      sizes.set(name, size);
    }
  }
  return sizes;
}

/** How large a hand must be (ECO504). */
export function neededHand({ deal }: Settings): HandSize {
  const { brown, blue, active } = deal?.find(({ players }) => players === undefined) ?? DEFAULT_DEAL;
  return { brown, blue, active };
}

const DEFAULT_DEAL: HandSize = { brown: 8, blue: 4, active: 3 };

export function isSameHand(a: HandSize, b: HandSize): boolean {
  return a.brown === b.brown && a.blue === b.blue && a.active === b.active;
}

/** The size of a hand in words. */
export function handWords({ brown, blue, active }: HandSize): string {
  const total = brown + blue;
  return `${total} ${total === 1 ? 'card' : 'cards'} (${brown} brown, ${blue} blue, ${active} active)`;
}
