/** A card as a text that compiles without the rest of its set, for sharing. */
import type { CardNode, FeatureNode } from '../../grammar/index.ts';
import { pluralize } from '../../program/index.ts';
import { cardsDone, type FoundScenario, isRunnable, scenariosByCard } from '../scenarios/scenarios.ts';
import { fileItems, fileProblems, fileSet, isWordItem, type WordItem } from '../workspace/sets.ts';
import { fileText, type KnownSet, type Workspace } from '../workspace/workspace.ts';
import { findCardNode } from './card.ts';

/** A file name that no workspace uses. */
const FILE = '/alone/card.eco';

/**
 * The card or Landscape Feature at an offset, with the scenarios that use no other card; what else it takes along, and what it
 * leaves at home, in words.
 *
 * A card of a bundled set becomes a replacement in a new set that extends the bundled one. Any other card is preceded by the
 * declarations of its set that it needs, and is in no hand of its own: that would need the other cards of the hand. `undefined`
 * if there is no such card, or if it does not compile on its own.
 * @param bundled the sets that every reader has
 */
export function standaloneCard(
  workspace: Workspace,
  bundled: readonly KnownSet[],
  file: string,
  from: number,
) {
  const node = findCardNode(workspace, file, from);
  const set = fileSet(workspace, file);
  if (!node?.number || !set) return undefined;
  const slice = (one: { file: string }, { from, to }: { from: number; to: number }) =>
    fileText(workspace, one.file)!.text.slice(from, to);
  const ownParts = set.files.flatMap((one) => partsOf(workspace, one.file));
  const id = ownParts.find(isSet)?.item.name?.text;
  const base = bundled.find((one) => one.id === id);
  const own = workspace.known.filter((one) => !bundled.some(({ id }) => id === one.id));
  const found = [
    ...(base ? [] : ownParts),
    ...own.flatMap((known) => known.files.flatMap((one) => partsOf(workspace, one.file, known))),
  ];
  const hands = new Set(found.flatMap(({ item }) => (item.kind === 'hand' ? (item.name?.text ?? []) : [])));
  const all = found.filter(({ item }) => item.kind !== 'hand');
  const clauses = node.clauses.flatMap((one) =>
    one.clause === 'hand' && hands.has(one.name?.text ?? '') ? [one] : [],
  );
  const written = clauses.reduceRight(
    (text, clause) => {
      const [before, after] = [text.slice(0, clause.from - node.from), text.slice(clause.to - node.from)];
      return /^[ \t]*[\n#]/.test(after) ? before.trimEnd() + after : before + after.trimStart();
    },
    slice({ file }, node),
  );
  const { alone, others } = scenariosOf(workspace, file, node);
  // Readers have the scenarios of a card that they have.
  const scenarios = base?.files.some(({ text }) => text.includes(written)) ? [] : alone;
  const ends = [
    base ? replacementOf(base.id, node, written) : written,
    ...scenarios.map((one) => slice(one, one)),
  ];
  const compiles = (parts: Parts): boolean => {
    const alone = {
      roots: ['/alone'],
      texts: new Map([[FILE, { file: FILE, text: textIn(parts, ends) }]]),
      known: [...knownIn(parts, own), ...bundled],
      // Reuse the compiler, which has the bundled sets compiled already.
      memory: { compiler: workspace.memory.compiler, sets: new Map() },
    };
    return fileProblems(alone, FILE).every(({ severity }) => severity !== 'error');
  };
  if (!compiles(all)) return undefined;
  const without = (parts: Parts, isOut: (part: Part) => boolean): Parts => {
    const fewer = parts.filter((part) => !isOut(part));
    return compiles(fewer) ? fewer : parts;
  };
  const needed = own.reduce<Parts>((parts, known) => without(parts, (one) => one.known === known), all);
  // Often the set without its words is enough; otherwise, each word is left out that can be.
  const least = without(needed, (part) => !isSet(part));
  const words = least.filter((part) => !isSet(part));
  const parts = words.reduce<Parts>((left, word) => without(left, (one) => one === word), least);
  const taken = parts
    .filter((part) => part.known || !isSet(part))
    .map(({ item: { kind, name } }) => `${kind} ${name?.text}`);
  return {
    text: textIn(parts, ends),
    known: knownIn(parts, own),
    taken: [...taken, ...(scenarios.length > 0 ? [pluralize(scenarios.length, 'scenario')] : [])],
    left: [
      ...clauses.map(({ name }) => `hand ${name!.text}`),
      ...(others.length > 0 ? [`${pluralize(others.length, 'scenario')} with other cards`] : []),
    ],
  };
}

/** Declarations of a set, or of one that it extends. */
interface Part {
  text: string;
  item: WordItem;
  known?: KnownSet;
}
type Parts = readonly Part[];

const isSet = ({ item }: Part) => item.kind === 'set';

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
const partsOf = (workspace: Workspace, file: string, known?: KnownSet): Part[] =>
  fileItems(workspace, file)
    .filter(isWordItem)
    .map((item) => ({
      text: fileText(workspace, file)!.text.slice(item.from, item.to),
      item,
      ...(known && { known }),
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

/** The scenarios of a card that use no other card, and the rest. */
function scenariosOf(workspace: Workspace, file: string, { number }: CardNode | FeatureNode) {
  const found = scenariosByCard(workspace, file).get(number!.value) ?? [];
  const isAlone = (one: FoundScenario) => cardsDone(one).size === 1 && isRunnable(one.scenario);
  return { alone: found.filter(isAlone), others: found.filter((one) => !isAlone(one)) };
}
