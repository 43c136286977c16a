/** What the effects of the cards in a range are worth, as hints. */
import type { Span } from '../../grammar/index.ts';
import type { SetProgram } from '../../program/index.ts';
import type { Worth } from '../../simulate/worth/index.ts';
import { type InSteps, worthIn } from '../cards/worth.ts';
import { compiledOf, itemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Hint } from './hints.ts';

/** A hint before the block of each card in a range. */
export function worthHints(workspace: Workspace, file: string, range: Span): InSteps<Hint>[] {
  const chain = compiledOf(workspace, file)?.set.chain;
  const items = itemsOf(workspace, file);
  if (!chain) return [];
  return items.flatMap((item) => {
    if (item.kind !== 'card' || !item.number || !item.block) return [];
    const at = item.block.from;
    return at < range.from || at > range.to ? [] : [hintOf(chain, item.number.value, at)];
  });
}

function* hintOf(chain: readonly SetProgram[], number: number, at: number): InSteps<Hint> {
  const worth = yield* worthIn(chain, number);
  return worth && hintFor(at, worth);
}

function hintFor(at: number, { mean, low, high, boards, cost }: Worth): Hint {
  return {
    at,
    label: `≈ ${mean.toFixed(1)} vp, costs ${cost.toFixed(1)}`,
    tooltip: `In ${boards} situations in the middle of a game the effect makes ${mean.toFixed(1)} points on average (${low.toFixed(1)} to ${high.toFixed(1)} with 95 % confidence). Its energy spots and leaves should bring ${cost.toFixed(1)}.`,
  };
}
