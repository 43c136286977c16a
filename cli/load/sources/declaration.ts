/** What a card file says of its set. */
import type { SourceText } from '../../../compiler/index.ts';
import { parse } from '../../../grammar/index.ts';

/** Comments, texts (also those without an end) and words, as the lexer reads them. */
const TOKEN = /#[^\n\r]*|"[^"\n\r]*"?|[A-Za-z](?:-?\w)*/g;

/** What a file's `set` declaration says; nothing if it has none. */
export function declarationOf({ file, text }: SourceText): { id: string; extends?: string } | undefined {
  // Most files only hold cards and need not be parsed twice.
  if (!text.includes('set') || !text.matchAll(TOKEN).some(([word]) => word === 'set')) return undefined;
  const declared = parse(file, text).tree.items.find((item) => item.kind === 'set');
  if (!declared) return undefined;
  const id = declared.name?.text ?? '';
  return declared.extends ? { id, extends: declared.extends.text } : { id };
}

/**
 * The names that follow the word `set` in a text. Nothing is parsed: in a text with mistakes the word may stand where it
 * declares nothing, so the parser has the last word. No declaration is missed.
 */
export function setNames(text: string): string[] {
  if (!text.includes('set')) return [];
  const names: string[] = [];
  let isAfterSet = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('#')) continue;
    if (isAfterSet && !token.startsWith('"')) names.push(token);
    isAfterSet = token === 'set';
  }
  return names;
}
