/** Source text of declarations. */
import type { Occurrence } from '../names/names.ts';
import { itemsOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';

/** Longer declarations are truncated, in characters. */
const LONGEST = 200;

/** The text of a name's declaration. For a name inside an effect or sketch, only its line. */
export function declarationText(
  workspace: Workspace,
  { file, from, to, kind }: Occurrence,
): string | undefined {
  const text = textOf(workspace, file)?.text;
  if (text === undefined) return undefined;
  const item = itemsOf(workspace, file).find((one) => one.from <= from && to <= one.to);
  const isInside = kind === 'kept' || kind === 'cell' || !item;
  const declared = isInside ? lineAround(text, from) : text.slice(item.from, item.to);
  return declared.length > LONGEST ? `${declared.slice(0, LONGEST)} …` : declared;
}

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end).trim();
}
