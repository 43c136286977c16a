/**
 * Finds the names that fit at a position in a declaration: those that the problem with an unknown name there would suggest from.
 * The declaration is parsed with a made-up name at that position and checked, and the reported problem provides its candidates.
 */
import type { Item } from '../grammar/index.ts';
import { EXPECTED_NOUNS, mergeDecks, mergeVocabulary, type SetProgram } from '../program/index.ts';
import { NO_FLAWS } from './checks/flaws.ts';
import { allNumbers, toNumbers } from './compile-set.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import type { ScenarioContext } from './lower/scenarios/scenario-scope.ts';
import { lowerScenario } from './lower/scenarios/scenarios.ts';
import type { LoweringMemory } from './lowered-file.ts';
import { findThing, fits } from './names.ts';
import type { Code } from './report/problems.ts';
import { Report, type Reported } from './report/report.ts';
import type { ParsedSet } from './set-registry.ts';
import { declaredBy } from './vocabulary.ts';

/** What declarations of a set may refer to. */
export interface NamesInScope extends Pick<ScenarioContext, 'names' | 'cards' | 'programs' | 'features'> {
  /** Sets that can be extended. */
  sets: () => readonly string[];
}

/** What the declarations of a set may refer to on top of a chain. The contents of its cards and scenarios are not examined. */
export function speakableOn(
  { sources, declared }: ParsedSet,
  chain: readonly SetProgram[],
  memory: Pick<LoweringMemory, 'names'>,
): Omit<NamesInScope, 'sets'> {
  const { cards, features } = mergeDecks(chain);
  const items = sources.flatMap((source) => source.items);
  const words = mergeVocabulary([...chain.map(({ vocabulary }) => vocabulary), declared.words]);
  return {
    names: memory.names(words, new Set(), false),
    cards: allNumbers('card', toNumbers(cards), items),
    programs: new Map(cards.map((card) => [card.number, card])),
    features: allNumbers('feature', toNumbers(features), items),
  };
}

/** A name that fits at a position, and the code of the problem that an unknown name would cause there. */
export interface FittingName {
  name: string;
  code: Code;
}

/**
 * The names that fit at a position, in the singular and the plural if both are words; empty where a new name is declared.
 * @param item a declaration that is complete except for the name at the position
 * @param at index of the first character of the name
 * @param text the text the declaration was parsed from
 */
export function namesThatFit(item: Item, at: number, text: string, known: NamesInScope): FittingName[] {
  const fitting = new Map<string, FittingName>();
  const fits = (name: string, code: Code) => fitting.set(`${code} ${name}`, { name, code });
  if (item.kind === 'set' && item.extends?.from === at) for (const id of known.sets()) fits(id, 'ECO502');
  for (const { code, at: place, aside } of reportedAbout(item, text, known))
    if (place.from === at) for (const name of aside.known?.() ?? []) fits(name, code);
  return [...fitting.values()];
}

/**
 * Whether every "this" from a position on refers to something.
 * @param item a declaration, which may be incomplete
 * @param at index of the first character to check
 * @param text the text the declaration was parsed from
 */
export function refersToSomething(item: Item, at: number, text: string, known: NamesInScope): boolean {
  return !reportedAbout(item, text, known).some(({ code, at: place }) => {
    // `this feature` refers to something only on a feature.
    const isLacking = code === 'ECO301' || code === 'ECO308';
    // `this community` refers to something only if "this" is an animal.
    const isOther = code === 'ECO302' && 'region' in place;
    return (isLacking || isOther) && place.from >= at;
  });
}

/** All that is reported about a declaration on its own. */
function reportedAbout(item: Item, text: string, known: NamesInScope): Reported[] {
  const report = new Report('', text);
  return report.record(report.names, () => checkAlone(item, report, known)).reported;
}

/** Whether a word is a noun that fits at a position; unknown words may. */
export function mayFit(
  word: string,
  position: keyof typeof EXPECTED_NOUNS,
  { names }: Pick<NamesInScope, 'names'>,
): boolean {
  const thing = findThing(names, word);
  return thing === undefined || fits(names, EXPECTED_NOUNS[position], thing);
}

/** Checks a declaration on its own. */
export function checkAlone(item: Item, report: Report, known: NamesInScope): void {
  switch (item.kind) {
    case 'card':
      lowerCard(item, known.names, report);
      return;
    case 'feature':
      lowerFeature(item, known.names, report);
      return;
    case 'scenario':
      lowerScenario(item, { ...known, report, flaws: NO_FLAWS });
      return;
    default:
      declaredBy([{ items: [item], report }]);
  }
}
