/** The sentences of a run. */
import { NOTHING_FURTHER } from '../../simulate/advice/advice.ts';
import { runFindings } from '../../simulate/figures/registry.ts';
import type { Ladder } from '../../simulate/ladder/ladder.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { makeSections, plainText } from '../../simulate/sections.ts';

/** What is remarkable in a run, as plain sentences. @param ladder if given, cards and hands are judged by it instead of the run alone */
export function remarksOf(run: Simulation, ladder: Ladder | null = null): string[] {
  const more = { ...NOTHING_FURTHER, ladder };
  const sections = makeSections({
    match: { run, against: null },
    findings: runFindings(run),
    compared: null,
    more,
  });
  return sections.flatMap(({ remarks }) => remarks.map(({ text }) => plainText(run, text)));
}
