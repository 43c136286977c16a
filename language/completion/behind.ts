/** Words already used after the cursor: a card has one `energy`, a set one declaration. */
import type { Item, Span } from '../../grammar/index.ts';
import { itemAt, itemsOf, setOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Returns a predicate for words and the grammar rules they belong to: true if the text after the cursor rules the word out. */
export function hasNoRoomFor(
  workspace: Workspace,
  file: string,
  offset: number,
): (word: string, rule: string) => boolean {
  const item = itemAt(workspace, file, offset);
  const isBehind = ({ from }: Span) => from > offset;
  return (word, rule) => {
    if (rule === 'file') return word === 'set' && declaresSet(workspace, file, offset);
    if (rule === RULES[item?.kind ?? '']) return usedWords(item, isBehind).has(word);
    if (item?.kind !== 'scenario' || rule !== item.kind) return false;
    const lines = new Set<string>(item.lines.filter(isBehind).map(({ line }) => line));
    const hasLandscape = lines.has('board') || lines.has('layout');
    return LANDSCAPES.has(word) ? hasLandscape : word !== 'given' && (hasLandscape || lines.has('given'));
  };
}

const LANDSCAPES: ReadonlySet<string> = new Set(['board', 'layout']);

/** The rules whose words may be used once, by the kind of declaration. */
const RULES: Readonly<Partial<Record<string, string>>> = {
  set: 'setDeclaration',
  card: 'card',
  feature: 'feature',
};

/** Words that may be repeated: on a card, or in a set for different numbers of players. */
const OFTEN: ReadonlySet<string> = new Set(['hand', 'deal', 'draw']);

/** The clauses or settings of a declaration that may not be repeated, limited to those that `counts` accepts. */
export function usedWords(
  item: Item | undefined,
  counts: (part: Span) => boolean = () => true,
): ReadonlySet<string> {
  return new Set(partsOf(item).flatMap(({ word, part }) => (counts(part) && !OFTEN.has(word) ? word : [])));
}

function partsOf(item: Item | undefined): { word: string; part: Span }[] {
  switch (item?.kind) {
    case 'set':
      return item.settings.map((part) => ({ word: part.setting, part }));
    case 'card':
    case 'feature': {
      const clauses: readonly (Span & { clause: string })[] = item.clauses;
      return clauses.map((part) => ({ word: part.clause, part }));
    }
    default:
      return [];
  }
}

/** Whether the set of a file has a declaration other than one that begins at the offset. */
function declaresSet(workspace: Workspace, file: string, offset: number): boolean {
  const files = setOf(workspace, file)?.files ?? [];
  return files.some((one) =>
    itemsOf(workspace, one.file).some(
      ({ kind, from }) =>
        kind === 'set' && !(one.file === file && from <= offset && offset <= from + 'set'.length),
    ),
  );
}
