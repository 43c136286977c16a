/** How cards and Landscape Features differ between two versions of the same sets. */
import {
  isFeature,
  isSameData,
  mentionedAnimals,
  printablesOf,
  type Scenario,
  type SelectedPrintable,
  type SetProgram,
  type Vocabulary,
} from '../../program/index.ts';

/** The parts of a compiled set that are compared between versions. */
export interface VersionOfSet {
  program: SetProgram;
  /** The sets that a game is played with, base first. */
  chain: SetProgram[];
  /** The vocabulary of the whole chain. */
  words: Vocabulary;
  scenarios: Scenario[];
}

/** Generates a card's rules text, one sentence per line. */
export type RulesText = (card: SelectedPrintable['card'], words: Vocabulary) => string;

/** One property of a card before and after; `old` or `new` is missing if that version of the card does not have it. */
export interface PropertyChange {
  what: string;
  old?: string;
  new?: string;
}

/** A new, changed or removed card. */
export interface CardChange {
  number: number;
  /** Its current title, or the last one of a removed card; null without a title. */
  title: string | null;
  /** The id of the set that declares it. */
  set: string;
  kind: 'new' | 'changed' | 'removed';
  differences: PropertyChange[];
}

/** All properties shown on a printed card, by name; those that it does not have may be undefined. */
type Facts = Readonly<Record<string, string | undefined>>;

/** The cards and features that differ, by number. */
export function cardChanges(
  before: readonly VersionOfSet[],
  after: readonly VersionOfSet[],
  { inherited, rulesText }: { inherited: boolean; rulesText: RulesText },
): CardChange[] {
  const renamed = renaming(before, after);
  const [old, now] = [known(before, inherited, rulesText, renamed), known(after, inherited, rulesText)];
  const changed = [...now].flatMap(([key, one]): CardChange[] => {
    const { number, title, set } = one;
    const earlier = old.get(key);
    if (!earlier) return [{ number, title, set, kind: 'new', differences: differences({}, one.facts) }];
    // Cards also print data from outside their program: words of the set, and the tabs of its animals.
    const differing = [...differences(earlier.facts, one.facts), ...otherTabs(earlier.homes, one.homes)];
    if (differing.length === 0 && isSameData(earlier.program, one.program)) return [];
    return [{ number, title, set, kind: 'changed', differences: differing }];
  });
  const removed = [...old].flatMap(([key, { number, title, set, facts }]): CardChange[] =>
    now.has(key) ? [] : [{ number, title, set, kind: 'removed', differences: differences(facts, {}) }],
  );
  return [...changed, ...removed].toSorted((a, b) => a.number - b.number);
}

function differences(old: Facts, now: Facts): PropertyChange[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((what) => old[what] !== now[what])
    .map((what) => ({
      what,
      ...(old[what] !== undefined && { old: old[what] }),
      ...(now[what] !== undefined && { new: now[what] }),
    }));
}

/** With a single set on each side, both are taken for the same set, even if a copy has another id. */
function renaming(before: readonly VersionOfSet[], after: readonly VersionOfSet[]): (id: string) => string {
  const [old, now] = [before, after].map((sets) => (sets.length === 1 ? sets[0].program.id : undefined));
  return (id) => (id === old ? (now ?? id) : id);
}

function known(
  sets: readonly VersionOfSet[],
  inherited: boolean,
  rulesText: RulesText,
  renamed: (id: string) => string = (id) => id,
) {
  return new Map(
    printablesOf(sets, inherited).map((one) => {
      const { number, title = null } = one.card;
      const set = renamed(one.id);
      const facts = factsOf(one, rulesText);
      /** The animals named on the card, each with the terrains it lives on. */
      const homes = homesOn(one.card, one.set.words);
      return [`${set} ${number}`, { number, title, set, program: one.card, facts, homes }] as const;
    }),
  );
}

function factsOf({ card, set }: SelectedPrintable, rulesText: RulesText): Facts {
  const own: Facts = isFeature(card)
    ? {
        // Two patterns can have the same description but different drawings.
        pattern: card.pattern.map(({ q, r, covered }) => `${q},${r}${covered ? '' : ' beside'}`).join('; '),
      }
    : {
        leaves: `${card.leaves}`,
        energy: card.energy.join(', '),
        hands:
          card.hands.map(({ name, active }) => (active ? `${name} active` : name)).join(', ') || undefined,
      };
  const { kind, text } = card.source;
  return {
    deck: card.deck,
    title: card.title,
    ...own,
    source: [kind, ...(text ? [text] : [])].join(': '),
    note: card.note,
    text: rulesText(card, set.words),
  };
}

/** The terrains of each animal that a card names. */
const homesOn = (card: SelectedPrintable['card'], words: Vocabulary): Facts =>
  Object.fromEntries(
    mentionedAnimals(card, words).map(({ name, on }) => [
      name,
      'token' in on ? on.token : on.terrain.join(' or '),
    ]),
  );

/** The animals named by both versions whose tabs differ. A printed card shows a tab for each. */
function otherTabs(old: Facts, now: Facts): PropertyChange[] {
  const names = Object.keys(now).filter((name) => old[name] !== undefined && old[name] !== now[name]);
  if (names.length === 0) return [];
  const tabs = (homes: Facts) => names.map((name) => `${name} on ${homes[name]}`).join('\n');
  return [{ what: 'tabs', old: tabs(old), new: tabs(now) }];
}
