/** Landscape Features, linked: their patterns in all six ways, and what they do (R15). */
import {
  type Compare,
  type FeatureProgram,
  type PatternCell,
  rotated,
  type Vocabulary,
} from '../../program/index.ts';
import type { Code, EventCode } from './code.ts';
import { link, linkEvent } from './link.ts';
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
  /** The pattern turned in six ways (R15.2). */
  patterns: PatternCode[][];
  /** True if a token takes the place of the mountains (R15.5). */
  token: boolean;
  /** Indices in `tables.effects`. */
  onPlay: number[];
  atEnd: number[];
  events: { event: EventCode; effect: number }[];
}

/** Links a feature; its effects are added to `codes`. */
export function linkFeature(feature: FeatureProgram, words: Vocabulary, codes: Code[]): FeatureTable {
  const table: FeatureTable = {
    patterns: turnPattern(feature.pattern, words),
    token: feature.token !== undefined,
    onPlay: [],
    atEnd: [],
    events: [],
  };
  for (const trigger of feature.triggers) {
    const effect = codes.push(link(trigger.steps, words)) - 1;
    if (trigger.on === 'event') table.events.push({ event: linkEvent(trigger, words), effect });
    else if (trigger.on === 'play') table.onPlay.push(effect);
    else table.atEnd.push(effect);
  }
  return table;
}

/**
 * The pattern turned by sixths, each with its first cell at the origin; never mirrored (R15.2). First is the cell that
 * asks for most, which fewest tiles meet.
 */
function turnPattern(pattern: readonly PatternCell[], words: Vocabulary): PatternCode[][] {
  const inOrder = pattern.toSorted((a, b) => demandOf(b) - demandOf(a));
  const [first] = inOrder;
  const cells = inOrder.map((cell) => ({
    q: cell.q - first.q,
    r: cell.r - first.r,
    terrain: thingCode(words, cell.terrain),
    tokens: cell.tokens.map((t) => ({ compare: t.compare, thing: thingCode(words, t.thing) })),
    covered: cell.covered,
  }));
  return Array.from({ length: 6 }, (_, sixths) => cells.map((cell) => rotated(cell, sixths)));
}

/** How many things a cell of a pattern asks for. */
function demandOf({ terrain, tokens }: PatternCell): number {
  const asked = tokens.filter(({ compare }) => compare.is !== 'most' && compare.amount > 0);
  return 2 * asked.length + (terrain === 'land' ? 0 : 1);
}
