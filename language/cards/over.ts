/** Whether what a card says fits it, in each language. */
import type { Span } from '../../grammar/index.ts';
import { LANGUAGES, type Lang, tooLong } from '../../print/face/index.ts';
import { namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { addBounded } from './bounded.ts';
import { type CardOfSet, cardNodeAt, cardOf, keyOf, PLAIN } from './card.ts';
import { type Look, spoken } from './look.ts';

/** By how many millimetres a title and a text in each language are too long even in the smallest size; 0 where they fit. */
export interface Over {
  title: number;
  text: Record<Lang, number>;
}

/** What of a card is too long, and where that is in the text: the title, or the longest step. */
export interface OverPart extends Span {
  part: keyof Over;
  over: Over;
}

/** More than there are cards in most folders. */
const MOST_KEPT = 1000;
const keptBy = new WeakMap<Look, Map<string, Over>>();

/** By how much the parts of a card are too long. */
export function overOf({ set, card, words }: CardOfSet, look: Look = PLAIN): Over {
  const kept = keptBy.get(look) ?? new Map<string, Over>();
  keptBy.set(look, kept);
  const key = `${set} ${keyOf(card)} ${keyOf(words)}`;
  const known = kept.get(key);
  if (known) return known;
  const all = LANGUAGES.map(
    (lang) => [lang, tooLong(card, spoken(words, lang, look), lang, look.icons)] as const,
  );
  const over = {
    title: Math.max(...all.map(([, { title }]) => title)),
    text: Object.fromEntries(all.map(([lang, { text }]) => [lang, text])) as Record<Lang, number>,
  };
  addBounded(kept, MOST_KEPT, key, over);
  return over;
}

/** What of the card or Landscape Feature at a character of a file is too long. */
export function overAt(workspace: Workspace, file: string, offset: number, look?: Look): OverPart[] {
  const node = cardNodeAt(workspace, file, offset);
  const found = node && cardOf(workspace, file, node);
  if (!found) return [];
  const over = overOf(found, look);
  const head = node.number ?? { from: node.from, to: node.from + 1 };
  const parts: OverPart[] = [];
  if (over.title > 0) parts.push({ part: 'title', over, ...spanOf(node.title ?? head) });
  if (Object.values(over.text).some((millimetres) => millimetres > 0)) {
    const steps = namedStepsAt(workspace, file, offset);
    // Of those with steps inside them only these count.
    const leaves = steps.filter(
      (step) => !steps.some((one) => one !== step && step.from <= one.from && one.to <= step.to),
    );
    const longest = leaves.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? head;
    parts.push({ part: 'text', over, ...spanOf(longest) });
  }
  return parts;
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });
