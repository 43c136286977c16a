/** A card as a text that compiles without the rest of its set, for sharing. */
import type { CardNode, FeatureNode, SetNode } from '../../grammar/index.ts';
import { isRunnable, scenariosByCard } from '../scenarios/scenarios.ts';
import { declaresWords, fileItems, fileProblems, fileSet } from '../workspace/sets.ts';
import { fileText, type KnownSet, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { cardNodeAt } from './card.ts';

/** A file name that no workspace uses. */
const FILE = '/alone/card.eco';

/**
 * The card or Landscape Feature at an offset, with the scenarios that use no other card.
 *
 * A card of a bundled set becomes a replacement in a new set that extends the bundled one. Any other card is preceded by the
 * declarations of its set that it needs. `undefined` if there is no such card, or if it does not compile on its own.
 * @param bundled the sets that every reader has
 */
export function standaloneCard(
  workspace: Workspace,
  bundled: readonly KnownSet[],
  file: string,
  from: number,
) {
  const node = cardNodeAt(workspace, file, from);
  const set = fileSet(workspace, file);
  if (!node?.number || !set) return undefined;
  const slice = (one: { file: string }, { from, to }: { from: number; to: number }) =>
    fileText(workspace, one.file)!.text.slice(from, to);
  const declared = set.files.flatMap((one) => declarationsOf(workspace, one.file));
  const id = declared.find(({ set }) => set !== undefined)?.set?.name?.text;
  const written = slice({ file }, node);
  const base = bundled.find((one) => one.id === id);
  const scenarios = () => scenariosOf(workspace, file, node).map((one) => slice(one, one));
  const ends = base ? [replacementOf(base.id, node, written)] : [written, ...scenarios()];
  // Readers have the scenarios of a card that they have.
  if (base && !base.files.some(({ text }) => text.includes(written))) ends.push(...scenarios());
  const own = workspace.known.filter((one) => !bundled.some(({ id }) => id === one.id));
  const compiles = (parts: Parts): boolean => {
    const texts = [{ file: FILE, text: textIn(parts, ends) }];
    const alone = {
      ...openWorkspace({ roots: ['/alone'], texts, known: [...knownIn(parts, own), ...bundled] }),
      // Reuse the compiler, which has the bundled sets compiled already.
      memory: { compiler: workspace.memory.compiler, sets: new Map() },
    };
    return fileProblems(alone, FILE).every(({ severity }) => severity !== 'error');
  };
  const all: Parts = [
    ...(base ? [] : declared),
    ...own.flatMap((known) =>
      known.files.flatMap((one) => declarationsOf(workspace, one.file).map((part) => ({ ...part, known }))),
    ),
  ];
  if (!compiles(all)) return undefined;
  const without = (parts: Parts, isOut: (part: Parts[number]) => boolean): Parts => {
    const fewer = parts.filter((part) => !isOut(part));
    return compiles(fewer) ? fewer : parts;
  };
  const needed = own.reduce((parts, known) => without(parts, (one) => one.known === known), all);
  // Often the set without its words is enough; otherwise, each word is left out that can be.
  const least = without(needed, ({ set }) => set === undefined);
  const words = least.filter(({ set }) => set === undefined);
  const parts = words.reduce((left, word) => without(left, (one) => one === word), least);
  return { text: textIn(parts, ends), known: knownIn(parts, own) };
}

/** Declarations of a set, or of one that it extends. */
type Parts = readonly { text: string; set: SetNode | undefined; known?: KnownSet }[];

const textIn = (parts: Parts, ends: readonly string[]): string =>
  `${[...parts.filter(({ known }) => !known).map(({ text }) => text), ...ends].join('\n\n')}\n`;

const knownIn = (parts: Parts, own: readonly KnownSet[]): KnownSet[] =>
  own.flatMap((known) => {
    const texts = parts.filter((part) => part.known === known).map(({ text }) => text);
    return texts.length === 0
      ? []
      : [{ id: known.id, files: [{ file: `${known.id}.eco`, text: texts.join('\n') }] }];
  });

/** What a file declares besides cards, features and scenarios. */
const declarationsOf = (workspace: Workspace, file: string): Parts =>
  fileItems(workspace, file)
    .filter(declaresWords)
    .map((item) => ({
      text: fileText(workspace, file)!.text.slice(item.from, item.to),
      set: item.kind === 'set' ? item : undefined,
    }));

/** A bundled card in a set of its own, where it replaces the one with the same number. */
function replacementOf(id: string, node: CardNode | FeatureNode, written: string): string {
  const { number, kind } = node;
  const name = [kind === 'card' ? 'Card' : 'Landscape Feature', number!.value, titleOf(node)]
    .join(' ')
    .trimEnd();
  const card = node.replaces ? written : written.replace(/^(\w+\s+\d+\s+\w+)/, '$1 replaces');
  return `set ${kind}-${number!.value} "${name}" extends ${id}\n\n${card}`;
}

const titleOf = ({ title }: CardNode | FeatureNode): string => title?.value.replaceAll('"', '') ?? '';

function scenariosOf(workspace: Workspace, file: string, { number }: CardNode | FeatureNode) {
  const found = scenariosByCard(workspace, file).get(number!.value) ?? [];
  return found.filter(({ does, scenario }) => does.size === 1 && isRunnable(scenario));
}
