/** Writes and verifies scenarios for the mutants that no existing scenario notices. */
import { compile } from '../../compiler/index.ts';
import type { Scenario, SetProgram } from '../../program/index.ts';
import { type MutationResult, notices } from '../../simulate/mutants/index.ts';
import type { MutableSet } from './mutants.ts';
import { scenarioText } from './scenario-text.ts';

/** A mutant that no scenario notices, with the text of a scenario that would. */
export interface UnnoticedMutant<M extends MutationResult = MutationResult> {
  mutant: M;
  /** Null if no scenario for it can be written as text. */
  text: string | null;
}

/** A scenario generated for a mutant, and its title. */
export interface CandidateScenario<M extends MutationResult> {
  mutant: M;
  scenario: Scenario;
  title: string;
}

/**
 * Writes a small set of scenarios that together notice the mutants. Each is compiled again from its text, passes with the
 * original card and fails with the mutant.
 */
export function scenariosFor<M extends MutationResult>(
  { chain, words }: Pick<MutableSet, 'chain' | 'words'>,
  all: readonly CandidateScenario<M>[],
): UnnoticedMutant<M>[] {
  const written = new Map<M, string>();
  for (const ofCard of Map.groupBy(all, ({ mutant }) => mutant.card.number).values()) {
    const titles = new Map<string, number>();
    const candidates = ofCard.flatMap(({ scenario, title }) => {
      const times = (titles.get(title) ?? 0) + 1;
      titles.set(title, times);
      const text = scenarioText({ ...scenario, title: times > 1 ? `${title} (${times})` : title }, words);
      const read = text === undefined ? undefined : compileScenario(text, chain);
      const noticed = read
        ? ofCard.flatMap(({ mutant }) => (notices(read, chain, mutant) ? [mutant] : []))
        : [];
      return text === undefined || !read ? [] : [{ text, noticed }];
    });
    const news = ({ noticed }: { noticed: readonly M[] }) =>
      noticed.filter((one) => !written.has(one)).length;
    for (;;) {
      const [best] = candidates.toSorted((a, b) => news(b) - news(a));
      if (!best || news(best) === 0) break;
      for (const mutant of best.noticed) if (!written.has(mutant)) written.set(mutant, best.text);
    }
  }
  return all.map(({ mutant }) => ({ mutant, text: written.get(mutant) ?? null }));
}

/** The scenario compiled from a text; undefined if compiling it reports any problem, even a warning. */
function compileScenario(text: string, chain: readonly SetProgram[]): Scenario | undefined {
  const source = {
    files: [{ file: 'scenario.eco', text: `set scenarios "Scenarios" extends original\n${text}` }],
  };
  const { sets, problems } = compile([source], [{ id: 'original', chain: [...chain] }]);
  const [scenario] = sets[0]?.scenarios ?? [];
  return problems.length === 0 ? scenario : undefined;
}
