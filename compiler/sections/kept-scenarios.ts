/** Scenarios of a section, compiled: the same as long as the names and the cards that they speak of are. */
import type { Item, PlacedSection, ScenarioNode, Section } from '../../grammar/index.ts';
import type { Lookup, Numbers, ScenarioContext } from '../lower/scenarios/scenario-scope.ts';
import { type LoweredScenario, lowerScenario } from '../lower/scenarios/scenarios.ts';
import type { Report, TextStart } from '../report/report.ts';
import type { Doubts } from './doubts.ts';

/** Where a section is, and what it may mean. */
export interface SectionOfScenarios {
  items: readonly Item[];
  placed: PlacedSection;
  report: Report;
}

/** Scenarios that nothing was wrong with, and what they were compiled with. */
interface Kept {
  report: Report;
  names: ScenarioContext['names'];
  /** Whether the answers are still those that the scenarios got when they asked for cards, leaves and flaws. */
  asked: readonly ((now: Asked) => boolean)[];
  /** The same of words that may be doubtful. */
  words: ReadonlyMap<string, boolean>;
  scenarios: readonly LoweredScenario[];
}

/** Sections of scenarios as they were compiled last. */
export type KeptScenarios = WeakMap<Section, Kept>;

/** What scenarios ask of their set besides its names. */
type Asked = Omit<ScenarioContext, 'report' | 'names'>;

/**
 * Compiles the scenarios of a section, unless that was done before with the same meaning. They tell in which lines they are,
 * and nothing else of where they are in the file.
 * @param context of a set whose words have no error
 * @param moved takes the place of a section that was compiled elsewhere
 */
export function scenariosOfSection(
  { items, placed, report }: SectionOfScenarios,
  context: Omit<ScenarioContext, 'report'>,
  doubts: Doubts,
  kept: KeptScenarios,
  moved: Map<TextStart, TextStart>,
): readonly LoweredScenario[] {
  const before = kept.get(placed.section);
  if (before && isAsBefore(before, placed, context, doubts)) {
    if (before.report.names) report.names?.takeOver(before.report.names);
    moved.set(before.report.beginning, placed);
    // How a scenario comes out depends on all cards: whoever remembers that must not take it for the one before.
    return before.scenarios.map((one) => (one.scenario ? { scenario: { ...one.scenario } } : one));
  }
  const asked: Kept['asked'][number][] = [];
  const words = new Map<string, boolean>();
  const noting = { ...context, ...notingIn(context, asked), report };
  const scenarios = doubts.noted(words, () =>
    items.map((node) => lowerScenario(node as ScenarioNode, noting)),
  );
  // What is wrong with one is said about the very place where it is.
  if (report.found() === 0 && scenarios.every(({ scenario }) => scenario))
    kept.set(placed.section, { report, names: context.names, asked, words, scenarios });
  return scenarios;
}

function isAsBefore(
  { report, names, asked, words }: Kept,
  { line }: PlacedSection,
  context: Omit<ScenarioContext, 'report'>,
  doubts: Doubts,
): boolean {
  const isSame = names === context.names && report.beginning.line === line && doubts.areAs(words);
  return isSame && !context.flaws.words && asked.every((isAs) => isAs(context));
}

/** The same answers, with a note of each. */
function notingIn(context: Asked, asked: Kept['asked'][number][]): Asked {
  const noted = <Answer>(ask: (now: Asked) => Answer): Answer => {
    const answer = ask(context);
    asked.push((now) => ask(now) === answer);
    return answer;
  };
  const numbers = (of: (now: Asked) => Numbers): Numbers => ({
    has: (number) => noted((now) => of(now).has(number)),
    [Symbol.iterator]: () => of(context)[Symbol.iterator](),
  });
  const lookup = <Key, Value>(of: (now: Asked) => Lookup<Key, Value>): Lookup<Key, Value> => ({
    get: (key) => noted((now) => of(now).get(key)),
  });
  return {
    cards: numbers((now) => now.cards),
    features: numbers((now) => now.features),
    leaves: lookup((now) => now.leaves),
    flaws: {
      ...context.flaws,
      cards: lookup((now) => now.flaws.cards),
      features: lookup((now) => now.flaws.features),
      layouts: lookup((now) => now.flaws.layouts),
    },
  };
}
