/** The words and drawings of sets, as links and pages pass them on. */
import type { ExtrasAnswer } from '../server-messages.ts';
import type { BundledSet, IncludedSet } from '../site-messages.ts';
import type { FileText } from '../text-places.ts';

/** Merges words and drawings, of which later ones take precedence. */
export function mergeExtras(all: readonly Partial<ExtrasAnswer>[]): ExtrasAnswer {
  const tables = <Key, Value>(tables: readonly (Record<string, [Key, Value][]> | undefined)[]) =>
    Object.fromEntries(
      [...new Set(tables.flatMap((table) => Object.keys(table ?? {})))].map((lang) => [
        lang,
        [...new Map(tables.flatMap((table) => table?.[lang] ?? []))],
      ]),
    );
  return {
    nouns: tables(all.map(({ nouns }) => nouns)),
    titles: tables(all.map(({ titles }) => titles)),
    icons: Object.assign({}, ...all.map(({ icons }) => icons)),
    signs: Object.assign({}, ...all.map(({ signs }) => signs)),
  };
}

/**
 * The words and drawings that some texts may mention and that not every reader has.
 * @param numbers their cards; without them, the texts are a whole set
 * @param theirs what every reader has of the sets that the texts extend
 */
export function extrasFor(
  { nouns, titles = {}, icons, signs = {} }: ExtrasAnswer,
  texts: readonly string[],
  numbers: ReadonlySet<number> | undefined,
  theirs: ExtrasAnswer,
): ExtrasAnswer {
  const isNamed = (word: string) => texts.some((text) => text.includes(word));
  // `thing-lion` is the name of the word `lion`.
  const isMeant = (name: string) => !numbers || isNamed(name.replace(/^[a-z]+-/, ''));
  return {
    nouns: chosen(nouns, theirs.nouns, isMeant),
    titles: chosen(titles, theirs.titles ?? {}, (card) => numbers?.has(card) ?? true),
    icons: drawings(
      icons,
      (word) => isNamed(word) && icons[word]!.body !== theirs.icons[word]?.body && word !== SIGN_ICON,
    ),
    signs: drawings(signs, (id) => isNamed(`set ${id}`) && !theirs.signs?.[id]),
  };
}

/** The file of a set's sign, which is among its drawings, too. */
const SIGN_ICON = 'set';

const drawings = (all: ExtrasAnswer['icons'], isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isMeant(name)));

type Table<Key, Value> = Record<string, [Key, Value][]>;

function chosen<Key, Value>(
  all: Table<Key, Value>,
  theirs: Table<Key, Value>,
  isMeant: (key: Key) => boolean,
): Table<Key, Value> {
  const tables = Object.entries(all).map(([lang, rows]) => {
    const known = new Set(theirs[lang]?.map((row) => JSON.stringify(row)));
    return [lang, rows.filter((row) => isMeant(row[0]) && !known.has(JSON.stringify(row)))] as const;
  });
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}

/** A set with the words and drawings of the bundled sets that it declares or extends. */
export function withBundledExtras<Set extends Pick<IncludedSet, 'files' | 'known' | 'look'>>(
  set: Set,
  bundled: readonly BundledSet[],
): Set {
  const files = [...set.files, ...set.known.flatMap((one) => one.files)];
  return { ...set, look: mergeExtras([...namedExtras(files, bundled), set.look]) };
}

/** The words and drawings of the sets that some texts declare or extend. */
export function namedExtras(files: readonly FileText[], sets: readonly BundledSet[]): ExtrasAnswer[] {
  const named = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/\b(?:set|extends)\s+([\w-]+)/g)].map(([, id]) => id!)),
  );
  return sets.filter(({ id }) => named.has(id)).flatMap(({ extras }) => extras ?? []);
}
