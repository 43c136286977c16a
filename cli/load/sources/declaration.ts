import type { SourceText } from '../../../compiler/index.ts';
import { parse } from '../../../grammar/index.ts';

/** Comments and texts, also those without their end. */
const UNREAD = /#[^\n]*|"[^"\n]*"?/g;

/** What a file's `set` declaration says, or nothing if it has none. */
export function declarationOf({ file, text }: SourceText): { id: string; extends?: string } | undefined {
  // Most files only hold cards and need no second reading; in comments and texts the word says nothing.
  if (!/\bset\b/.test(text) || !/\bset\b/.test(text.replace(UNREAD, ' '))) return undefined;
  const declared = parse(file, text).tree.items.find((item) => item.kind === 'set');
  if (!declared) return undefined;
  const id = declared.name?.text ?? '';
  return declared.extends ? { id, extends: declared.extends.text } : { id };
}
