/** The context of a decision: it makes features count more or less. */
import type { Game } from '../../state.ts';
import { coveredBy } from './features.ts';
import { stageOf } from './waits.ts';

/**
 * Always 1; how far the game is; the share of draws that no active card waits for; free cubes more than there are open spots, in
 * fives; and how many play, 0 for two and 1 for four.
 */
export const DECISION_CONTEXT = ['always', 'stage', 'idle', 'spare', 'table'] as const;

/** A number for each of `SETTING`. */
export type DecisionContext = readonly number[];

/** Most players whose number makes a difference: training does not know larger tables. */
const MOST_PLAYERS = 4;

/** The context of the decision that waits. */
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
  return [1, stageOf(game), 1 - coveredBy(game, cards, wait).coverage, spare, tableSize(game)];
}

/** How many play, 0 for two and 1 for four. */
export function tableSize({ players }: Game): number {
  return (Math.max(2, Math.min(MOST_PLAYERS, players)) - 2) / 2;
}
