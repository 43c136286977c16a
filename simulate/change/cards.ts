/** How cards and Landscape Features differ between two versions of the same sets. */
import { isFeature, type PlayableSet, type Scenario, selectPrintables } from '../../program/index.ts';
import { animalTabs, type Change, changesBetween, type PrintedCard, type RulesText } from './card-change.ts';

/** The parts of a compiled set that are compared between versions. */
export interface VersionOfSet extends PlayableSet {
  scenarios: Scenario[];
}

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
  kind: Change<unknown>['change'];
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
  const printed = (sets: readonly VersionOfSet[]) =>
    selectPrintables(sets, inherited).map(({ card, id, set: { words } }) => ({
      set: id,
      number: card.number,
      printed: { card, words },
    }));
  const idsOf = (sets: readonly VersionOfSet[]) => sets.map(({ program }) => program.id);
  const ids = [idsOf(before), idsOf(after)] as const;
  return changesBetween(printed(before), printed(after), ids, rulesText).map(
    ({ set, number, change, before: old, after: now }) => {
      const [was, is] = [old, now].map((one) => (one ? factsOf(one.printed, rulesText) : {}));
      const tabs = old && now ? otherTabs(animalTabs(old.printed), animalTabs(now.printed)) : [];
      const { title = null } = (now ?? old)!.printed.card;
      return { number, title, set, kind: change, differences: [...differences(was!, is!), ...tabs] };
    },
  );
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

function factsOf({ card, words }: PrintedCard, rulesText: RulesText): Facts {
  const own: Facts = isFeature(card)
    ? {
        // Two patterns can have the same description but different drawings.
        pattern: card.pattern.map(({ q, r, covered }) => `${q},${r}${covered ? '' : ' beside'}`).join('; '),
      }
    : {
        leaves: `${card.leaves}`,
        energy: card.energy.join(', '),
        art: card.art && `${card.art.file} at ${card.art.at}${card.art.by ? ` by ${card.art.by}` : ''}`,
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
    text: rulesText(card, words),
  };
}

/** The animals named by both versions whose tabs differ. */
function otherTabs(old: Facts, now: Facts): PropertyChange[] {
  const names = Object.keys(now).filter((name) => old[name] !== undefined && old[name] !== now[name]);
  if (names.length === 0) return [];
  const tabs = (homes: Facts) => names.map((name) => `${name} on ${homes[name]}`).join('\n');
  return [{ what: 'tabs', old: tabs(old), new: tabs(now) }];
}
