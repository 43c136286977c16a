/** What is different about cards and Landscape Features between two versions of the same sets. */
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSet } from '../../compiler/index.ts';
import { featureText, type Lang, stepsText } from '../../print/wording/index.ts';
import { cardsOf, featuresOf, type Selected, type SelectedFeature } from '../run/selection.ts';

/** One difference of a card: what it was and is, in words; nothing on the side where there is none. */
export interface Difference {
  what: string;
  old?: string;
  new?: string;
}

/** A card that is new, gone, or different. */
export interface CardChange {
  number: number;
  /** Its title now, or the last it had; null without one. */
  title: string | null;
  /** The id of the set that declares it. */
  set: string;
  kind: 'new' | 'changed' | 'removed';
  differences: Difference[];
}

/** Everything a printed card shows, in words, by what it is called. */
type Facts = Readonly<Record<string, string>>;

interface Known {
  number: number;
  title: string | null;
  set: string;
  program: object;
  facts: Facts;
}

/** The cards and features that are not the same in both, by number. */
export function changesOf(
  before: readonly CompiledSet[],
  after: readonly CompiledSet[],
  { inherited, lang }: { inherited: boolean; lang: Lang },
): CardChange[] {
  const renamed = renaming(before, after);
  const [old, now] = [known(before, inherited, lang, renamed), known(after, inherited, lang)];
  const changed = [...now].flatMap(([key, one]): CardChange[] => {
    const { number, title, set } = one;
    const earlier = old.get(key);
    if (!earlier) return [{ number, title, set, kind: 'new', differences: differences({}, one.facts) }];
    if (isDeepStrictEqual(earlier.program, one.program)) return [];
    return [{ number, title, set, kind: 'changed', differences: differences(earlier.facts, one.facts) }];
  });
  const removed = [...old].flatMap(([key, { number, title, set, facts }]): CardChange[] =>
    now.has(key) ? [] : [{ number, title, set, kind: 'removed', differences: differences(facts, {}) }],
  );
  return [...changed, ...removed].toSorted((a, b) => a.number - b.number);
}

function differences(old: Facts, now: Facts): Difference[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((what) => old[what] !== now[what])
    .map((what) => ({
      what,
      ...(old[what] !== undefined && { old: old[what] }),
      ...(now[what] !== undefined && { new: now[what] }),
    }));
}

/** One set on either side is the same set, whatever it is called: a copy often has another name. */
function renaming(before: readonly CompiledSet[], after: readonly CompiledSet[]): (id: string) => string {
  const [old, now] = [before, after].map((sets) => (sets.length === 1 ? sets[0].program.id : undefined));
  return (id) => (id === old ? (now ?? id) : id);
}

function known(
  sets: readonly CompiledSet[],
  inherited: boolean,
  lang: Lang,
  renamed: (id: string) => string = (id) => id,
): Map<string, Known> {
  const all = [
    ...cardsOf(sets, inherited).map((one) => ({
      ...one,
      number: one.card.number,
      title: one.card.title ?? null,
      program: one.card,
      facts: cardFacts(one, lang),
    })),
    ...featuresOf(sets, inherited).map((one) => ({
      ...one,
      number: one.feature.number,
      title: one.feature.title,
      program: one.feature,
      facts: featureFacts(one, lang),
    })),
  ];
  return new Map(
    all.map(({ number, title, id, program, facts }) => {
      const set = renamed(id);
      return [`${set} ${number}`, { number, title, set, program, facts }];
    }),
  );
}

function cardFacts({ card, set }: Selected, lang: Lang): Facts {
  return {
    deck: card.deck,
    ...(card.title !== undefined && { title: card.title }),
    leaves: `${card.leaves}`,
    energy: card.energy.join(', '),
    ...(card.hands.length > 0 && {
      hands: card.hands.map(({ name, active }) => (active ? `${name} active` : name)).join(', '),
    }),
    source: sourceOf(card.source),
    ...(card.note !== undefined && { note: card.note }),
    text: stepsText(card.steps, set.words, lang),
  };
}

function featureFacts({ feature, set }: SelectedFeature, lang: Lang): Facts {
  return {
    deck: feature.deck,
    title: feature.title,
    source: sourceOf(feature.source),
    ...(feature.note !== undefined && { note: feature.note }),
    // Two patterns can be worded alike, and are drawn differently.
    pattern: feature.pattern.map(({ q, r, covered }) => `${q},${r}${covered ? '' : ' beside'}`).join('; '),
    text: featureText(feature, set.words, lang),
  };
}

const sourceOf = ({ kind, text }: Selected['card']['source']) => [kind, ...(text ? [text] : [])].join(': ');
