/** The context of a decision, which scales how much each feature counts. */
import type { Game } from '../../state.ts';
import { elementCoverage } from './features.ts';
import { gameStage } from './waits.ts';

/**
 * Always 1; the stage of the game, 0 to 1; the share of draws that no active card needs; the surplus of free cubes over
 * open spots, in units of five, at least -1; and the number of players, 0 for two and 1 for four or more.
 */
export const DECISION_CONTEXT = ['always', 'stage', 'idle', 'spare', 'table'] as const;

/** A number for each of `DECISION_CONTEXT`. */
export type DecisionContext = readonly number[];

/** Larger tables count as this many players: the training has none. */
const MOST_PLAYERS = 4;

/** The context of the current decision. */
export function decisionContext(game: Game, wait: readonly number[]): DecisionContext {
  const { seat } = game.asked;
  const { tables, covered, active, cubes } = game;
  let open = 0;
  for (const card of active[seat]) {
    const { spots } = tables.cards[card];
    for (let spot = 0; spot < spots.length; spot++) if ((covered[card] & (1 << spot)) === 0) open++;
  }
  const spare = Math.max(-1, (cubes[seat] - open) / 5);
  const cards = active[seat].map((card) => ({ card, covered: covered[card], leaves: 0 }));
  return [1, gameStage(game), 1 - elementCoverage(game, cards, wait).coverage, spare, tableSize(game)];
}

/** The number of players, scaled: 0 for two, 1 for four or more. */
export function tableSize({ players }: Game): number {
  return (Math.max(2, Math.min(MOST_PLAYERS, players)) - 2) / 2;
}
