/** Examines the mutants of sets on workers, and finds scenarios for those that no scenario notices. */
import { readFileSync } from 'node:fs';
import type { CompiledSet } from '../../compiler/index.ts';
import {
  type CandidateScenario,
  type Mutant,
  mutantsOf,
  scenariosFor,
  type UnnoticedMutant,
} from '../../language/mutation/index.ts';
import type { Scenario } from '../../program/index.ts';
import { counted } from '../../program/messages/index.ts';
import type { Examined } from '../../simulate/mutants/index.ts';
import { writeAllWhole } from '../files/write.ts';
import type { Compilation } from '../load/compilation.ts';
import { playEach } from '../simulation/run-games.ts';
import { printStderr } from '../terminal/output.ts';
import { gamesBar } from '../terminal/progress.ts';

/** The results for the mutants of some sets. */
export interface MutationResult {
  /** Mutants that behave differently from their card. */
  mutants: number;
  noticed: number;
  /** Mutants equivalent to their card, which are not counted. */
  equal: number;
  /** In source order. */
  unnoticed: UnnoticedMutant<Mutant>[];
}

/** Makes every mutant of the cards of these sets, with one change each, and checks whether their scenarios notice it. */
export async function mutated({ sets, texts }: Compilation, jobs: number): Promise<MutationResult> {
  const mutants = sets.flatMap((set) => {
    const files = set.files.map((file) => ({ file, text: texts.get(file)?.join('\n') ?? '' }));
    return mutantsOf({ ...set, texts: files });
  });
  const examined: Examined[] = [];
  const setup = { sets: sets.map(({ chain, scenarios }) => ({ chain, scenarios })), mutants };
  const { trouble } = await playEach<Examined>(
    setup,
    {
      count: (one) => examined.push(one),
      lost: (at, reason) => {
        throw new Error(`a worker crashed on the change ${mutants[at].change}: ${(reason as Error).message}`);
      },
      stopped: () =>
        printStderr(`Stopped: the figures cover the ${counted(examined.length, 'change')} tried so far.`),
    },
    { games: mutants.length, jobs, unit: 'mutants' },
  );
  if (trouble) throw trouble;
  const made = examined
    .toSorted((a, b) => a.mutant - b.mutant)
    .flatMap((one): CandidateScenario<Mutant>[] => {
      const mutant = mutants[one.mutant];
      return one.is === 'unnoticed' ? [{ mutant, scenario: one.scenario, title: mutant.title }] : [];
    });
  const unnoticed = written(sets, made);
  const amount = (is: Examined['is']) => examined.filter((one) => one.is === is).length;
  const noticed = amount('noticed');
  return { mutants: noticed + amount('unnoticed'), noticed, equal: amount('equal'), unnoticed };
}

/** Writes and tries scenarios for unnoticed mutants. Has a progress bar, because many of them take seconds. */
function written(
  sets: readonly CompiledSet[],
  made: readonly CandidateScenario<Mutant>[],
): UnnoticedMutant<Mutant>[] {
  const bar = gamesBar(made.length, 0, undefined, 'Writing', 'scenarios');
  let done = 0;
  try {
    return sets.flatMap((set) =>
      scenariosFor(
        set,
        made.filter(({ mutant }) => mutant.set === set.program.id),
        () => bar.played(++done),
      ),
    );
  } finally {
    bar.end();
  }
}

/**
 * Appends the scenarios to the files with other scenarios of the same card, with the line ends of each file. Returns the files.
 */
export function writeScenarios(
  sets: readonly CompiledSet[],
  unnoticed: readonly UnnoticedMutant<Mutant>[],
): string[] {
  const added = new Map<string, Set<string>>();
  for (const { mutant, text } of unnoticed) {
    if (text === null) continue;
    const file = fileFor(sets, mutant);
    added.set(file, (added.get(file) ?? new Set()).add(text));
  }
  const files = [...added].map(([file, scenarios]): [string, string] => {
    const before = readFileSync(file, 'utf8');
    const more = [...scenarios].map((text) => `\n\n${text.trimEnd()}`).join('');
    const [lineEnd] = /\r\n?|\n/.exec(before) ?? ['\n'];
    return [file, `${before.trimEnd()}${`${more}\n`.replaceAll('\n', lineEnd)}`];
  });
  writeAllWhole(files);
  return files.map(([file]) => file);
}

/** The file of the first scenario of a card, or of the card itself. */
function fileFor(sets: readonly CompiledSet[], { set, file, card: { number } }: Mutant): string {
  const own = sets.find(({ program }) => program.id === set);
  return own?.scenarios.find((one) => does(one, number))?.at.file ?? file;
}

const does = ({ lines }: Scenario, number: number) =>
  lines.some(
    (line) =>
      (line.line === 'do-card' && line.card === number) ||
      (line.line === 'do-feature' && line.feature === number),
  );
