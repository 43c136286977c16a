/** Changes to a text that solve a problem, as editors offer them. */
import type { IToken } from 'chevrotain';
import type { Edit, Mend } from '../mistakes.ts';
import type { Span } from '../tree/span.ts';

/** Writes something else in the place of some characters. */
export function replacement(at: Span, text: string, certain = false): Mend {
  return mend(`write \`${text}\``, certain, { from: at.from, to: at.to, text });
}

/** Takes out some characters. */
export function removal({ from, to }: Span, what: string, certain = false): Mend {
  return mend(`remove \`${what}\``, certain, { from, to, text: '' });
}

/** Takes out a word that is surely too much, with the blank before the next one. */
export function wordRemoval(surplus: IToken, next: IToken): Mend {
  return removal({ from: surplus.startOffset, to: next.startOffset }, surplus.image, true);
}

/** Puts something between two characters. */
export function insertion(at: number, text: string, certain = false): Mend {
  return mend(`insert \`${text.trim()}\``, certain, { from: at, to: at, text });
}

/** Several changes, in any order, that are made together. */
export function mend(title: string, certain: boolean, ...edits: Edit[]): Mend {
  return { title, edits: edits.toSorted((a, b) => a.from - b.from), ...(certain && { certain }) };
}

/** The text with changes made, which do not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    made += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return made + text.slice(at);
}
