/** Landscape Features and triggers, linked: patterns in all six orientations, and what happens when (R15, L43). */
import {
  type Compare,
  type Moment,
  momentNames,
  momentRow,
  type PatternCell,
  rotateHex,
  type Vocabulary,
} from '../../program/index.ts';
import type { EventCode } from './code.ts';
import { thingCode } from './words.ts';

/** A cell of a pattern, turned and linked: offset from the first cell, terrain or `LAND`, tokens. */
export interface PatternCode {
  q: number;
  r: number;
  terrain: number;
  tokens: { compare: Compare; thing: number }[];
  covered: boolean;
}

/** What makes a card a Landscape Feature (R15). */
export interface FeatureTable {
  /** The pattern in its six orientations (R15.2). */
  patterns: PatternCode[][];
  /** True if a token replaces the mountains (R15.5). */
  token: boolean;
}

/** What a feature or a card does at other times than when it is completed (R15.9, L43, L44). */
export interface TriggerTable {
  /** Index in `tables.effects` of its first trigger's effect; the others follow in order. */
  first: number;
  /** Indices in `tables.effects` of those without a thing. */
  moments: Readonly<Record<Moment, number[]>>;
  events: { event: EventCode & { bySpecies?: readonly EventCode[] }; effect: number }[];
}

/** The moments that a card or feature waits for while it is in play: not when it is played, and not the end of the game. */
export const awaitedMoments = ({ moments }: TriggerTable): Moment[] =>
  momentNames.filter((name) => momentRow(name).often !== undefined && moments[name].length > 0);

/**
 * The pattern turned by sixths, each with its first cell at the origin; never mirrored (R15.2). The most demanding cell
 * comes first, because the fewest tiles match it.
 */
export function turnPattern(pattern: readonly PatternCell[], words: Vocabulary): PatternCode[][] {
  const sorted = pattern.toSorted((a, b) => demandOf(b) - demandOf(a));
  const [first] = sorted;
  const cells = sorted.map((cell) => ({
    q: cell.q - first.q,
    r: cell.r - first.r,
    terrain: thingCode(words, cell.terrain),
    tokens: cell.tokens.map((t) => ({ compare: t.compare, thing: thingCode(words, t.thing) })),
    covered: cell.covered,
  }));
  return Array.from({ length: 6 }, (_, sixths) => cells.map((cell) => rotateHex(cell, sixths)));
}

/** How much a cell of a pattern demands: 2 for each kind of token it needs, 1 for a specific terrain. */
function demandOf({ terrain, tokens }: PatternCell): number {
  const asked = tokens.filter(({ compare }) => compare.is !== 'most' && compare.amount > 0);
  return 2 * asked.length + (terrain === 'land' ? 0 : 1);
}
