/** Whether the text of a card fits on it, in each language. */
import type { CardNode, FeatureNode, Span } from '../../grammar/index.ts';
import { namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardNodeAt, cardOf, DEFAULT_LOOK } from './card.ts';
import { type CardOverflow, recordOf } from './card-record.ts';
import type { DeclaredCard } from './rows.ts';
import type { SetLook } from './set-look.ts';

/** A part of a card that overflows, and its position in the source: the title, or the longest step. */
export interface OverflowPart extends Span {
  part: keyof CardOverflow;
  over: CardOverflow;
}

/** The overflowing parts of each of these cards, computed in slices of a few milliseconds. */
export function* overflowsOf(
  workspace: Workspace,
  cards: readonly Pick<DeclaredCard, 'file' | 'from'>[],
  look: SetLook = DEFAULT_LOOK,
): Generator<undefined, OverflowPart[][]> {
  const overs: OverflowPart[][] = [];
  for (const { file, from } of cards) {
    const node = cardNodeAt(workspace, file, from);
    const found = node && cardOf(workspace, file, node);
    overs.push(found ? partsOf(workspace, file, from, node, recordOf(found, look).over) : []);
    yield;
  }
  return overs;
}

function partsOf(
  workspace: Workspace,
  file: string,
  offset: number,
  node: CardNode | FeatureNode,
  over: CardOverflow,
): OverflowPart[] {
  const head = node.number ?? { from: node.from, to: node.from + 1 };
  const parts: OverflowPart[] = [];
  if (over.title > 0) parts.push({ part: 'title', over, ...spanOf(node.title ?? head) });
  if (Object.values(over.text).some((millimetres) => millimetres > 0)) {
    const steps = namedStepsAt(workspace, file, offset);
    // Ignore steps that contain other steps.
    const leaves = steps.filter(
      (step) => !steps.some((one) => one !== step && step.from <= one.from && one.to <= step.to),
    );
    const longest = leaves.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? head;
    parts.push({ part: 'text', over, ...spanOf(longest) });
  }
  return parts;
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });
