/** The edits of a renaming. */
import type { TextEdit } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type DeclaredForms, renameForms } from './forms.ts';
import type { FoundName, Occurrence } from './names.ts';
import { nameText } from './references.ts';

/** The edits that rename all occurrences, or the reason why renaming back would not restore the old texts. */
export function renameEdits(
  workspace: Workspace,
  name: FoundName,
  to: string,
): { edits: TextEdit[] } | { refused: string } {
  const { kind, name: old, occurrences } = name;
  const edits: TextEdit[] = [];
  // The new form of each form of the name.
  const words = new Map([[old, to]]);
  if (kind === 'element' || kind === 'kept') words.set(`${old}s`, `${to}s`);
  const declared = kind === 'animal' || kind === 'marker' ? occurrences.filter(declares) : [];
  for (const at of declared) {
    const { forms, plural } = formsAt(workspace, old, at);
    const now = renameForms(forms, to);
    if (!now) return { refused: `the plural \`${forms.plural}\` of \`${old}\` would not fit \`${to}\`` };
    if (forms.plural !== old) words.set(forms.plural, now.plural);
    edits.push(...declarationEdits(at, plural, now));
  }
  for (const at of occurrences) {
    if (at.role === 'plural' || at.role === 'replaces' || (at.role === 'declares' && declared.length > 0))
      continue;
    const word = nameText(workspace, at);
    // Capital letters of sketches stay capitals.
    const letter = word === word.toLowerCase() ? to : to.toUpperCase();
    const text = kind === 'cell' ? letter : words.get(word);
    if (text === undefined) return { refused: `\`${old}\` is also written \`${word}\`` };
    if (text === to && word !== old && kind !== 'cell')
      return { refused: `\`${to}\` is its own plural: \`${old}\` and \`${word}\` would become one word` };
    edits.push({ file: at.file, from: at.from, to: at.to, text });
  }
  return { edits };
}

const declares = ({ role }: Occurrence) => role === 'declares';

/** The declared forms of an animal or marker, and the span of its plural. */
function formsAt(workspace: Workspace, name: string, { file, from, to }: Occurrence) {
  const item = fileItems(workspace, file).find((one) => 'plural' in one && one.name?.from === from);
  const plural = item && 'plural' in item ? item.plural : undefined;
  if (!plural) return { forms: { name, plural: `${name}s`, stated: 'no' } satisfies DeclaredForms };
  const between = nameText(workspace, { file, from: to, to: plural.from });
  const stated = between === ' plural ' ? 'plainly' : 'otherwise';
  return { forms: { name, plural: plural.text, stated } satisfies DeclaredForms, plural };
}

function declarationEdits(
  { file, from, to }: Occurrence,
  plural: Span | undefined,
  now: DeclaredForms,
): TextEdit[] {
  const { name } = now;
  if (!plural) return [{ file, from, to, text: now.stated === 'no' ? name : `${name} plural ${now.plural}` }];
  if (now.stated === 'no') return [{ file, from, to: plural.to, text: name }];
  return [
    { file, from, to, text: name },
    { file, from: plural.from, to: plural.to, text: now.plural },
  ];
}
