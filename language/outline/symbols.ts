/** The declarations of files, for the outline and for symbol search. */
import type { Item, Span, TriggerNode } from '../../grammar/index.ts';
import { MOMENTS } from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A declaration in a file. */
export interface FileSymbol extends Span {
  kind: Item['kind'] | 'trigger';
  /** `card 12`, `lion`, the title of a scenario. */
  name: string;
  /** Its title. */
  detail?: string;
  /** The span of its name. */
  named: Span;
  children: FileSymbol[];
}

/** The declarations of a file, in source order. */
export function outline(workspace: Workspace, file: string): FileSymbol[] {
  return fileItems(workspace, file).map(symbolOf);
}

/**
 * The declarations whose name or title contains all words of a query, the best matches first; among equal matches, the sets of
 * the workspace come before those they extend. `#11` finds the cards whose numbers begin with 11. The `set` of each is the id
 * of its set, empty if that has no name.
 */
export function findSymbols(workspace: Workspace, query: string) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = namedSets(workspace).all.flatMap(({ id, files }) =>
    files.flatMap((file) => outline(workspace, file).map((symbol) => ({ ...symbol, file, set: id }))),
  );
  const ranked = all.flatMap((symbol) => {
    const rank = rankOf(symbol, words);
    return rank === undefined ? [] : { symbol, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ symbol }) => symbol);
}

/** 0 for an exact match, 1 for a prefix, 2 if all words occur; otherwise `undefined`. */
function rankOf({ name, detail }: FileSymbol, words: readonly string[]): number | undefined {
  const [called, title] = [name.toLowerCase(), detail?.toLowerCase()];
  const text = `${called} ${title ?? ''}`;
  // `card 112` and `#112` are the same.
  const number = /^(?:card|feature) (\d+)$/.exec(called)?.[1];
  const has = (word: string) => (word[0] === '#' ? number?.startsWith(word.slice(1)) : text.includes(word));
  if (!words.every(has)) return undefined;
  const query = words.join(' ').replace(/^#/, '');
  const names = [called, number, title];
  if (query === '' || names.includes(query)) return 0;
  return names.some((one) => one?.startsWith(query)) ? 1 : 2;
}

function symbolOf(item: Item): FileSymbol {
  const { kind, from, to } = item;
  const whole = { kind, from, to, children: [] };
  switch (item.kind) {
    case 'card':
    case 'feature': {
      const number = item.number && `${kind} ${item.number.value}`;
      const triggers = item.kind === 'feature' ? item.triggers : (item.block?.triggers ?? []);
      const children = triggers.map(triggerSymbol);
      return { ...whole, ...named(item, number, item.number), ...titled(item), children };
    }
    case 'scenario':
      return { ...whole, ...named(item, item.title?.value, item.title) };
    case 'set':
    case 'hand':
      return { ...whole, ...named(item, item.name?.text, item.name), ...titled(item) };
    default:
      return { ...whole, ...named(item, item.name?.text, item.name) };
  }
}

const titled = ({ title }: { title?: { value: string } }) =>
  title && title.value !== '' ? { detail: title.value } : {};

/** The name of a declaration, or its keyword if the name is missing: editors reject empty names. */
function named({ kind, from }: Item, name: string | undefined, at: Span | undefined) {
  const word = { from, to: from + kind.length };
  return name === undefined || name.trim() === ''
    ? { name: kind, named: word }
    : { name, named: { from: at?.from ?? from, to: at?.to ?? word.to } };
}

function triggerSymbol(trigger: TriggerNode): FileSymbol {
  const { from, to, head } = trigger;
  return {
    kind: 'trigger',
    from,
    to,
    name: triggerName(trigger),
    named: { from: head.from, to: head.to },
    children: [],
  };
}

function triggerName(trigger: TriggerNode): string {
  if (trigger.trigger !== 'event') return MOMENTS[trigger.trigger].words.join(' ');
  const { things, deeds } = trigger;
  return `when ${things.map(({ text }) => text).join(' or ')} is ${deeds.join(' or ')}`;
}
