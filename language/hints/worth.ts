/** Inlay hints: the worth of the effects of cards. */
import type { Span } from '../../grammar/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { points, WORTH_KNOWS, worthParts, worthText } from '../../simulate/effect-value/index.ts';
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
  return {
    at,
    label: `worth ${worthParts(worth)}, costs ${points(worth.cost)}`,
    tooltip: `Worth ${worthText(worth)}. ${WORTH_KNOWS}`,
  };
}
