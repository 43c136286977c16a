/** Cards as a text that compiles without the rest of their set, for sharing. */
import { isWordItem } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, WordItem } from '../../grammar/index.ts';
import { cardsDone, isRunnable, scenariosByCard } from '../scenarios/scenarios.ts';
import { fileItems, fileProblems, fileSet, fileTree } from '../workspace/sets.ts';
import { fileText, type KnownSet, type Workspace } from '../workspace/workspace.ts';
import { findCardNode } from './card.ts';

/** The text of a file. */
interface FileText {
  file: string;
  text: string;
}

/** A file name that no workspace uses. */
const FILE = '/alone/card.eco';

/** The cards as a text, what goes along, and what stays at home. */
export interface StandaloneCards {
  text: string;
  /** What they need of sets that not every reader has. */
  known: KnownSet[];
  /** What goes along besides the cards: `animal frog`. */
  taken: string[];
  /** The number of scenarios among it. */
  scenarios: number;
  /** The hands that they are no longer in. */
  hands: string[];
}

/**
 * The cards and Landscape Features at some offsets in the files of one set, as one text.
 *
 * Cards of a bundled set become replacements in a new set that extends the bundled one. Any others are preceded by the
 * declarations of their set that they need, and are in no hand of its own: that would need the other cards of the hand. `undefined`
 * if there is no such card, or if they do not compile on their own.
 * @param bundled the sets that every reader has
 * @param withScenarios whether scenarios go along that use no other cards
 */
export function standaloneCards(
  workspace: Workspace,
  bundled: readonly KnownSet[],
  places: readonly { file: string; from: number }[],
  withScenarios = false,
): StandaloneCards | undefined {
  const set = places[0] && fileSet(workspace, places[0].file);
  const cards = places.flatMap(({ file, from }) => {
    const node = findCardNode(workspace, file, from);
    return node?.number && fileSet(workspace, file) === set ? [{ file, node }] : [];
  });
  if (!set || cards.length < places.length) return undefined;
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
  const ownHands = new Set(
    found.flatMap(({ item }) => (item.kind === 'hand' ? (item.name?.text ?? []) : [])),
  );
  const all = found.filter(({ item }) => item.kind !== 'hand');
  const hands = new Set<string>();
  const written = cards.map(({ file, node }) => {
    const clauses = node.clauses.flatMap((one) =>
      one.clause === 'hand' && ownHands.has(one.name?.text ?? '') ? [one] : [],
    );
    for (const { name } of clauses) hands.add(name!.text);
    return clauses.reduceRight(
      (text, clause) => {
        const [before, after] = [text.slice(0, clause.from - node.from), text.slice(clause.to - node.from)];
        return /^[ \t]*[\n#]/.test(after) ? before.trimEnd() + after : before + after.trimStart();
      },
      slice({ file }, node),
    );
  });
  const doing = scenariosByCard(workspace, set.files[0]!.file);
  const numbers = new Set(cards.map(({ node }) => node.number!.value));
  const about = [...new Set([...numbers].flatMap((number) => doing.get(number) ?? []))];
  const scenarios = withScenarios
    ? about.filter(
        (one) => [...cardsDone(one)].every((number) => numbers.has(number)) && isRunnable(one.scenario),
      )
    : [];
  const ends = [
    ...(base ? [headerOf(base.id, cards[0]!.node, cards.length)] : []),
    ...written.map((text, i) => (base && !cards[i]!.node.replaces ? replacing(text) : text)),
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
  return {
    text: textIn(parts, ends),
    known: knownIn(parts, own),
    taken: parts
      .filter((part) => part.known || !isSet(part))
      .map(({ item: { kind, name } }) => `${kind} ${name?.text}`),
    scenarios: scenarios.length,
    hands: [...hands],
  };
}

/**
 * The texts of a workspace without scenarios and the comments right above them, and the number of these scenarios. A file that had
 * nothing else is gone; one with syntax errors is left as it is.
 */
export function withoutScenarios(workspace: Workspace): { files: FileText[]; scenarios: number } {
  let scenarios = 0;
  const files = [...workspace.texts.values()].flatMap(({ file, text }): FileText[] => {
    const { tree, problems } = fileTree(workspace, file)!;
    const found = problems.length > 0 ? [] : tree.items.filter(({ kind }) => kind === 'scenario');
    const left = found.reduceRight((rest, { from, to }) => {
      const before = rest.slice(0, from).replace(/(?:^[ \t]*#.*\n)+(?!.|\n)/m, '');
      return before + rest.slice(to).replace(/^\s*\n/, '');
    }, text);
    scenarios += found.length;
    return found.length > 0 && left.replaceAll(COMMENT, '').trim() === ''
      ? []
      : [{ file, text: found.length > 0 ? `${left.trimEnd()}\n` : text }];
  });
  if (files.length > 0) return { files, scenarios };
  // A link needs a text: the scenarios are all there is.
  return { files: [...workspace.texts.values()], scenarios: 0 };
}

const COMMENT = /#.*$/gm;

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

/** The declaration of a set in which cards of a bundled one replace those with the same numbers. */
function headerOf(id: string, { number, kind, title }: CardNode | FeatureNode, amount: number): string {
  const name = [
    kind === 'card' ? 'Card' : 'Landscape Feature',
    number!.value,
    title?.value.replaceAll('"', ''),
  ]
    .join(' ')
    .trimEnd();
  const more = amount > 1 ? ` and ${amount - 1} more` : '';
  return `set ${kind}-${number!.value} "${name}${more}" extends ${id}`;
}

const replacing = (written: string): string => written.replace(/^(\w+\s+\d+\s+\w+)/, '$1 replaces');
