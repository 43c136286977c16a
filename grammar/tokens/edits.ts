/** Edits that fix a problem, as editors offer them. */
import type { IToken } from 'chevrotain';
import type { Advice, Edit, SourceFix } from '../mistakes.ts';
import type { Span } from '../tree/span.ts';

/** Replaces a span with another text. */
export function replacement(at: Span, text: string, certain = false): SourceFix {
  return sourceFix(`write \`${text}\``, certain, { from: at.from, to: at.to, text });
}

/** Removes a span. */
export function removal({ from, to }: Span, what: string, certain = false): SourceFix {
  return sourceFix(`remove \`${what}\``, certain, { from, to, text: '' });
}

/** Removes a word that is certainly surplus, with the whitespace after it. */
export function wordRemoval(surplus: IToken, next: IToken): SourceFix {
  return removal({ from: surplus.startOffset, to: next.startOffset }, surplus.image, true);
}

/** Inserts a text at an offset. */
export function insertion(at: number, text: string, certain = false): SourceFix {
  return sourceFix(`insert \`${text.trim()}\``, certain, insert(at, text));
}

/** An edit that inserts a text. */
export const insert = (at: number, text: string): Edit => ({ from: at, to: at, text });
/** Edits that write braces around a span. */
export const inBraces = (from: number, to: number): Edit[] => [insert(from, '{ '), insert(to, ' }')];

/** A fix that makes several edits together, given in any order. */
export function sourceFix(title: string, certain: boolean, ...edits: Edit[]): SourceFix {
  return { title, edits: edits.toSorted((a, b) => a.from - b.from), ...(certain && { certain }) };
}

/** Advice to do what a fix does. Without a hint, the title of the fix says it. */
export const adviceTo = (
  fix: SourceFix,
  hint = fix.title.replace(/^remove (.*)/, 'leave $1 out'),
): Advice => ({
  hint,
  fixes: [fix],
});

/** Applies edits that do not overlap to a text. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    made += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return made + text.slice(at);
}
