/** Caches the compiled scenarios of a section; they stay valid while the names and cards they refer to are unchanged. */
import type { Item, PlacedSection, ScenarioNode, Section } from '../../grammar/index.ts';
import type { Lookup, Numbers, ScenarioContext } from '../lower/scenarios/scenario-scope.ts';
import { type LoweredScenario, lowerScenario } from '../lower/scenarios/scenarios.ts';
import type { Report, TextStart } from '../report/report.ts';
import type { Doubts } from './doubts.ts';

/** A section with its declarations, position and report. */
export interface SectionOfScenarios {
  items: readonly Item[];
  placed: PlacedSection;
  report: Report;
}

/** Scenarios without problems, and what they were compiled with. */
interface Kept {
  report: Report;
  names: ScenarioContext['names'];
  /** For each lookup of cards, leaves and flaws, whether it would still give the same answer. */
  asked: readonly ((now: Asked) => boolean)[];
  /** The recorded lookups of doubtful words. */
  words: ReadonlyMap<string, boolean>;
  scenarios: readonly LoweredScenario[];
}

/** The scenarios of each section, as last compiled. */
export type KeptScenarios = WeakMap<Section, Kept>;

/** What scenarios look up in their set besides its names. */
type Asked = Omit<ScenarioContext, 'report' | 'names'>;

/**
 * Compiles the scenarios of a section, unless they were compiled before and still mean the same. Of their position in the file,
 * they hold only line numbers.
 * @param context of a set whose vocabulary has no errors
 * @param moved maps the beginning a section was compiled at to its current one
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
    // The outcome of a scenario depends on all cards. A cache keyed by the scenario must not mistake it for the previous one, so
    // copy it.
    return before.scenarios.map((one) => (one.scenario ? { scenario: { ...one.scenario } } : one));
  }
  const asked: Kept['asked'][number][] = [];
  const words = new Map<string, boolean>();
  const noting = { ...context, ...notingIn(context, asked), report };
  const scenarios = doubts.noted(words, () =>
    items.map((node) => lowerScenario(node as ScenarioNode, noting)),
  );
  // A problem would hold its exact position, so only sections without problems are cached.
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

/** Gives the same answers, and records each lookup. */
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
