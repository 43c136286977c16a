/**
 * Which names fit at a place of a declaration: those from which the problem with an unknown name there would take a
 * suggestion. The declaration is read with a made-up name at the place, checked, and the problem about it is asked.
 */
import type { CardNode, Item } from '../grammar/index.ts';
import { EXPECTED, mergeDecks, mergeVocabulary, type SetProgram } from '../program/index.ts';
import { FLAWLESS } from './checks/flaws.ts';
import { numbersOf } from './compile-set.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import { lowerScenario } from './lower/scenarios/scenarios.ts';
import { fits, type Names, namesOf, thingNamed } from './names.ts';
import type { Code } from './report/problems.ts';
import { newReport, type Report } from './report/report.ts';
import type { ParsedSet } from './set-registry.ts';
import { declaredBy } from './vocabulary.ts';

/** What declarations of a set may speak of. */
export interface Speakable {
  names: Names;
  cards: ReadonlySet<number>;
  leaves: ReadonlyMap<number, number>;
  features: ReadonlySet<number>;
  /** Sets that can be extended. */
  sets: () => readonly string[];
}

/** What the declarations of a set may speak of on what it extends. Its cards and scenarios are not looked into. */
export function speakableOn(
  { sources, declared }: ParsedSet,
  chain: readonly SetProgram[],
): Omit<Speakable, 'sets'> {
  const { cards, features } = mergeDecks(chain);
  const items = sources.flatMap((source) => source.items);
  const own = (kind: Item['kind']) =>
    items.flatMap((node) => (node.kind === kind ? [{ node: node as CardNode }] : []));
  const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number);
  return {
    names: namesOf(mergeVocabulary([...chain.map(({ vocabulary }) => vocabulary), declared.words])),
    cards: numbersOf(numbers(cards), own('card'), own('feature')),
    leaves: new Map(cards.map(({ number, leaves }) => [number, leaves])),
    features: numbersOf(numbers(features), own('feature'), own('card')),
  };
}

/** A name that fits at a place, and the code of the problem that an unknown one would be there. */
export interface FittingName {
  name: string;
  code: Code;
}

/**
 * The names that fit at a place, in the singular and plural where both are words; none where a new name stands.
 * @param item a declaration that is complete except for the name at the place
 * @param at the character the name begins at
 * @param text the text the declaration was read from
 */
export function namesThatFit(item: Item, at: number, text: string, known: Speakable): FittingName[] {
  const fitting = new Map<string, FittingName>();
  const fits = (name: string, code: Code) => fitting.set(`${code} ${name}`, { name, code });
  const plain = newReport('', text);
  const add: Report['add'] = (code, place, values, aside) => {
    if (place.from === at) for (const name of aside?.known?.() ?? []) fits(name, code);
    plain.add(code, place, values, { ...aside, hint: undefined });
  };
  if (item.kind === 'set' && item.extends?.from === at) for (const id of known.sets()) fits(id, 'ECO502');
  checkAlone(item, { ...plain, add }, known);
  return [...fitting.values()];
}

/**
 * Whether everything from a place on that speaks of "this" refers to something.
 * @param item a declaration, which may be incomplete
 * @param at the character from which on it is looked at
 * @param text the text the declaration was read from
 */
export function refersToSomething(item: Item, at: number, text: string, known: Speakable): boolean {
  const report = newReport('', text);
  let refers = true;
  const add: Report['add'] = (code, place, ...more) => {
    // `this feature` refers to one only on it.
    const isLacking = code === 'ECO301' || code === 'ECO308';
    // `this community` refers to one only where "this" is an animal.
    const isOther = code === 'ECO302' && 'region' in place;
    if ((isLacking || isOther) && place.from >= at) refers = false;
    report.add(code, place, ...more);
  };
  checkAlone(item, { ...report, add }, known);
  return refers;
}

/** Whether there are groups of a thing by this word: habitats of `forest`, communities of `lion`. */
export function hasGroups(of: string, word: string, { names }: Pick<Speakable, 'names'>): boolean {
  const thing = thingNamed(names, of);
  const expected = word.startsWith('habitat') ? EXPECTED.habitat : EXPECTED.animal;
  return thing === undefined || fits(names, expected, thing);
}

/** Checks a declaration alone. */
export function checkAlone(item: Item, report: Report, known: Speakable): void {
  switch (item.kind) {
    case 'card':
      lowerCard(item, known.names, report);
      return;
    case 'feature':
      lowerFeature(item, known.names, report);
      return;
    case 'scenario':
      lowerScenario(item, { ...known, report, flaws: FLAWLESS });
      return;
    default:
      declaredBy([{ items: [item], report }]);
  }
}
