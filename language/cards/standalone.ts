/** A card as a text that compiles without the rest of its set, for sharing. */
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import { scenariosByCard } from '../scenarios/by-card.ts';
import { isRunnable } from '../scenarios/scenarios.ts';
import { itemsOf, problemsOf, setOf } from '../workspace/sets.ts';
import { openWorkspace, textOf, type Workspace, type WorkspaceSet } from '../workspace/workspace.ts';
import { cardNodeAt } from './card.ts';

/** What a set declares besides cards, features and scenarios. */
const DECLARED: ReadonlySet<Item['kind']> = new Set(['set', 'element', 'animal', 'marker', 'hand', 'layout']);

/** A file name that no workspace uses. */
const FILE = '/alone/card.eco';

/**
 * The source of the card or Landscape Feature at an offset, with the scenarios that use no other card.
 *
 * A card of a bundled set becomes a replacement in a new set that extends the bundled one. Any other card is preceded by all
 * declarations of its set. `undefined` if there is no card, or if it does not compile without the others.
 */
export function standaloneCard(workspace: Workspace, file: string, from: number): string | undefined {
  const node = cardNodeAt(workspace, file, from);
  const set = setOf(workspace, file);
  if (!node?.number || !set) return undefined;
  const text = [...beginningOf(workspace, set, node), ...scenariosOf(workspace, file, node)].join('\n\n');
  const alone = {
    ...openWorkspace({ roots: ['/alone'], texts: [{ file: FILE, text }], known: workspace.known }),
    // Reuse the compiler, which has the bundled sets compiled already.
    memory: { compiler: workspace.memory.compiler, sets: new Map() },
  };
  const compiles = problemsOf(alone, FILE).every(({ severity }) => severity !== 'error');
  return compiles ? `${text}\n` : undefined;
}

/** Everything before the scenarios: declarations, and the card. */
function beginningOf(workspace: Workspace, set: WorkspaceSet, node: CardNode | FeatureNode): string[] {
  const items = set.files.flatMap(({ file }) => itemsOf(workspace, file).map((item) => ({ file, item })));
  const card = items.find(({ item }) => item === node)!;
  const declaration = items.find(({ item }) => item.kind === 'set')?.item;
  const id = declaration?.kind === 'set' ? declaration.name?.text : undefined;
  const written = slice(workspace, card);
  if (id === undefined || !workspace.known.some((known) => known.id === id))
    return [
      ...items.filter(({ item }) => DECLARED.has(item.kind)).map((one) => slice(workspace, one)),
      written,
    ];
  const { number, kind } = node;
  const name = [kind === 'card' ? 'Card' : 'Landscape Feature', number!.value, titleOf(node)]
    .join(' ')
    .trimEnd();
  return [
    `set ${kind}-${number!.value} "${name}" extends ${id}`,
    // The new card replaces the bundled one with the same number.
    node.replaces ? written : written.replace(/^(\w+\s+\d+\s+\w+)/, '$1 replaces'),
  ];
}

const titleOf = ({ title }: CardNode | FeatureNode): string => title?.value.replaceAll('"', '') ?? '';

function scenariosOf(workspace: Workspace, file: string, { number }: CardNode | FeatureNode): string[] {
  const found = scenariosByCard(workspace, file).get(number!.value) ?? [];
  return found
    .filter(({ does, scenario }) => does.size === 1 && isRunnable(scenario))
    .map((one) => slice(workspace, { file: one.file, item: one }));
}

function slice(
  workspace: Workspace,
  { file, item }: { file: string; item: { from: number; to: number } },
): string {
  return textOf(workspace, file)!.text.slice(item.from, item.to);
}
