/** What is marked in the field for own words. */
import { pieceText, type WordsController } from './words-controller.ts';

/** A part of the text that is marked. */
export interface WordsMark {
  at: number;
  length: number;
  kind: 'unread' | 'over' | 'lit';
}

/** What is marked in the field, as far as the text is still the one that was read. */
export function marksFor({
  shown,
  text,
  lit,
  chosen,
}: Pick<WordsController, 'chosen' | 'lit' | 'shown' | 'text'>): WordsMark[] {
  const read = shown.value;
  const over = read?.refusal?.at;
  if (over !== undefined) return [{ at: over, length: text.value.length, kind: 'over' }];
  return (chosen?.pieces ?? []).flatMap(({ at, length, isHole }, i): WordsMark[] => [
    ...(isHole && pieceText(read!, { at, length }) === text.value.slice(at, at + length)
      ? [{ at, length, kind: 'unread' } as const]
      : []),
    ...(lit.value === i ? [{ at, length, kind: 'lit' } as const] : []),
  ]);
}
