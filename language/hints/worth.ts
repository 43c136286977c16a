/** Inlay hints: the worth of the effects of cards. */
import type { Span } from '../../grammar/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { cardValue, type Steps } from '../cards/worth.ts';
import { fileCompilation, fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Hint } from './hints.ts';

/** A hint before the block of each card in a range. */
export function worthHints(workspace: Workspace, file: string, range: Span): Steps<Hint>[] {
  const chain = fileCompilation(workspace, file)?.set.chain;
  const items = fileItems(workspace, file);
  if (!chain) return [];
  return items.flatMap((item) => {
    if (item.kind !== 'card' || !item.number || !item.block) return [];
    const at = item.block.from;
    return at < range.from || at > range.to ? [] : [hintOf(chain, item.number.value, at)];
  });
}

function* hintOf(chain: readonly SetProgram[], number: number, at: number): Steps<Hint> {
  const worth = yield* cardValue(chain, number);
  if (!worth) return undefined;
  const { mean, low, high, boards, cost } = worth;
  const points = (amount: number) => amount.toFixed(1).replace(/^-(0\.0)$/, '$1');
  // The price line is negative for cards with one spot and several leaves.
  const isFree = Number(points(cost)) <= 0;
  return {
    at,
    label: `≈ ${points(mean)} vp, costs ${isFree ? 'nothing' : points(cost)}`,
    tooltip: `In ${boards} situations in the middle of a game the effect makes ${points(mean)} points on average (${points(low)} to ${points(high)} with 95 % confidence). ${isFree ? 'By its energy spots and leaves it need not bring any.' : `Its energy spots and leaves should bring ${points(cost)}.`}`,
  };
}
