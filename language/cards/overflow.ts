/** Whether the text of a card fits on it, in each language. */
import type { CardNode, FeatureNode, Span } from '../../grammar/index.ts';
import { LANGUAGES, type Lang, tooLong } from '../../print/face/index.ts';
import { namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CardOfSet, cardNodeAt, cardOf, DEFAULT_LOOK } from './card.ts';
import { CardCache } from './card-cache.ts';
import type { DeclaredCard } from './rows.ts';
import { type SetLook, translateVocabulary } from './set-look.ts';

/** By how many millimetres the title, and the text in each language, overflow even at the smallest size; 0 if they fit. */
export interface CardOverflow {
  title: number;
  text: Record<Lang, number>;
}

/** A part of a card that overflows, and its position in the source: the title, or the longest step. */
export interface OverflowPart extends Span {
  part: keyof CardOverflow;
  over: CardOverflow;
}

const kept = new CardCache<CardOverflow>();

/** By how much the parts of a card overflow. */
export function overflowOf(found: CardOfSet, look: SetLook = DEFAULT_LOOK): CardOverflow {
  return kept.of(found, look, () => {
    const { card, words } = found;
    const all = LANGUAGES.map(
      (lang) => [lang, tooLong(card, translateVocabulary(words, lang, look), lang, look.icons)] as const,
    );
    return {
      title: Math.max(...all.map(([, { title }]) => title)),
      text: Object.fromEntries(all.map(([lang, { text }]) => [lang, text])) as Record<Lang, number>,
    };
  });
}

/**
 * The overflowing parts of each of these cards, computed in slices of a few milliseconds.
 * @param cards all cards of the workspace
 */
export function* overflowsOf(
  workspace: Workspace,
  cards: readonly Pick<DeclaredCard, 'file' | 'from'>[],
  look: SetLook = DEFAULT_LOOK,
): Generator<undefined, OverflowPart[][]> {
  const overs: OverflowPart[][] = [];
  const measured: CardOfSet[] = [];
  for (const { file, from } of cards) {
    const node = cardNodeAt(workspace, file, from);
    const found = node && cardOf(workspace, file, node);
    if (found) measured.push(found);
    overs.push(found ? partsOf(workspace, file, from, node, overflowOf(found, look)) : []);
    yield;
  }
  // Cached values of intermediate edits are no longer needed.
  kept.keepOnly(measured, look);
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
