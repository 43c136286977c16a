import type { SourceText } from '../../compiler/compile.ts';
import { parse } from '../../grammar/parser.ts';

/** What a file's `set` declaration says, or nothing if it has none. */
export function declarationOf({ file, text }: SourceText): { id: string; extends?: string } | undefined {
  // Most files only hold cards and need no second reading.
  if (!/\bset\b/.test(text)) return undefined;
  const declared = parse(file, text).tree.items.find((item) => item.kind === 'set');
  if (!declared) return undefined;
  const id = declared.name?.text ?? '';
  return declared.extends ? { id, extends: declared.extends.text } : { id };
}
