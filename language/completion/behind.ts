/** What stands behind a place already: a card has one `energy`, a set one declaration. */
import type { Item, Span } from '../../grammar/index.ts';
import { itemAt, itemsOf, setOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Tells of words whether what is written already leaves no room for them, by the rule of the grammar they are a part of. */
export function hasNoRoomFor(
  workspace: Workspace,
  file: string,
  offset: number,
): (word: string, rule: string) => boolean {
  const item = itemAt(workspace, file, offset);
  const isBehind = ({ from }: Span) => from > offset;
  return (word, rule) => {
    if (rule === 'file') return word === 'set' && declaresSet(workspace, file, offset);
    if (rule === RULES[item?.kind ?? '']) return saidOnce(item, isBehind).has(word);
    if (item?.kind !== 'scenario' || rule !== item.kind) return false;
    const lines = new Set<string>(item.lines.filter(isBehind).map(({ line }) => line));
    const hasLandscape = lines.has('board') || lines.has('layout');
    return LANDSCAPES.has(word) ? hasLandscape : word !== 'given' && (hasLandscape || lines.has('given'));
  };
}

const LANDSCAPES: ReadonlySet<string> = new Set(['board', 'layout']);

/** The rules whose words may be said once, by the kind of the declaration. */
const RULES: Readonly<Partial<Record<string, string>>> = {
  set: 'setDeclaration',
  card: 'card',
  feature: 'feature',
};

/** What a card may say twice, and a set for several numbers of players. */
const OFTEN: ReadonlySet<string> = new Set(['hand', 'deal', 'draw']);

/** The clauses or settings of a declaration, or some of them, that may not be said again. */
export function saidOnce(
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

/** Whether the set of a file has its declaration, other than one that begins at a place. */
function declaresSet(workspace: Workspace, file: string, offset: number): boolean {
  const files = setOf(workspace, file)?.files ?? [];
  return files.some((one) =>
    itemsOf(workspace, one.file).some(
      ({ kind, from }) =>
        kind === 'set' && !(one.file === file && from <= offset && offset <= from + 'set'.length),
    ),
  );
}
