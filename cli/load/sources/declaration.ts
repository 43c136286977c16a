/** The `set` declaration of a card file. */
import type { SourceText } from '../../../compiler/index.ts';
import { parse } from '../../../grammar/index.ts';

/** Comments, strings (including unclosed ones) and words, as the lexer reads them. */
const TOKEN = /#[^\n\r]*|"[^"\n\r]*"?|[A-Za-z](?:-?\w)*/g;

/** The ids in a file's `set` declaration; undefined if it has none. */
export function declarationOf({ file, text }: SourceText): { id: string; extends?: string } | undefined {
  // Most files contain only cards and are not parsed twice.
  if (!text.includes('set') || !text.matchAll(TOKEN).some(([word]) => word === 'set')) return undefined;
  const declared = parse(file, text).tree.items.find((item) => item.kind === 'set');
  if (!declared) return undefined;
  const id = declared.name?.text ?? '';
  return declared.extends ? { id, extends: declared.extends.text } : { id };
}
