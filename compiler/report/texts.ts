/** What titles, notes and sources may contain: the same as in a built set. */
import type { Item, QuotedSpan } from '../../grammar/index.ts';
import { TEXT_PATTERN } from '../../program/index.ts';
import type { Report } from './report.ts';

const PLAIN_TEXT = new RegExp(TEXT_PATTERN);

/** Reports the first control character of each text of a declaration (ECO101). */
export function checkTexts(item: Item, report: Report): void {
  for (const { value, from, to } of quotedTexts(item)) {
    if (PLAIN_TEXT.test(value)) continue;
    const character = [...value].find((one) => !PLAIN_TEXT.test(one)) ?? '';
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const hint = 'remove it: a control character cannot be seen or printed';
    report.add('ECO101', { from, to }, { text: `U+${code}` }, { hint });
  }
}

/** The title, note and source of a declaration, as far as they are written. */
export function quotedTexts(item: Item): QuotedSpan[] {
  const title = 'title' in item ? item.title : undefined;
  const clauses = 'clauses' in item ? item.clauses : [];
  return [title, ...clauses.map((clause) => ('text' in clause ? clause.text : undefined))].filter(
    (text) => text !== undefined,
  );
}
