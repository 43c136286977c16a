/** `ecos mutate`: makes small changes to cards and lists those that no scenario notices. */
import { readFileSync } from 'node:fs';
import type { CompiledSet } from '../../compiler/index.ts';
import {
  type CandidateScenario,
  type Mutant,
  makeMutants,
  scenariosFor,
  type UnnoticedMutant,
} from '../../language/mutation/index.ts';
import { cardLabel, pluralize, type Scenario, UserError } from '../../program/index.ts';
import type { MutantResult } from '../../simulate/mutants/index.ts';
import { catchRefusal } from '../files/system-errors.ts';
import { writeAllWhole } from '../files/write.ts';
import { type Compilation, loadSets, refuseErrors } from '../load/compile.ts';
import { refuseBundled } from '../load/find.ts';
import { JOBS_OPTION } from '../run/game-options.ts';
import { playEach } from '../simulation/run-games.ts';
import { defineCommand, PATHS_ARGUMENT } from '../terminal/command.ts';
import { escapeName, mark, printStderr, styled } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { failedRuns } from './test.ts';

/** How many changes are listed without `--all`. */
const MOST_LISTED = 10;

/** `ecos mutate [PATH…]`: lists changes to the cards that no scenario notices. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    write: ['--write', 'append scenarios that notice these changes to your files'],
    all: ['--all', `list all these changes, not only the ${MOST_LISTED} most telling`],
    jobs: JOBS_OPTION,
  },
  examples: 'ecos mutate my-set --write',
  async run([paths], { format, write, all, jobs }) {
    if (write) refuseBundled('--write', paths);
    if (write && paths.includes('-'))
      throw new UserError('--write cannot add to standard input. Name a file or a folder.');
    const result = refuseErrors(await loadSets(paths), format);
    const failed = failedRuns(result.sets).length;
    if (failed > 0)
      printStderr(
        `${pluralize(failed, 'scenario')} failed and cannot notice changes. Run ecos test to see why.`,
      );
    const { mutants, noticed, equal, unnoticed } = await examineMutants(result, jobs);
    const listed = all ? unnoticed : mostTelling(unnoticed);
    const more = unnoticed.length - listed.length;
    const text = [
      ...unnoticedText(unnoticed, listed),
      ...(more > 0 ? [`ecos mutate --all lists ${pluralize(more, 'more change')}.`] : []),
      summaryOf(mutants, noticed, equal),
    ].join('\n\n');
    // The changes are shown even if the scenarios cannot be written.
    let files: string[] = [];
    const error = await catchRefusal(() => {
      if (write) files = writeScenarios(result.sets, unnoticed);
    });
    if (write && error === undefined)
      printStderr(
        files.length > 0 ? `Added scenarios to ${files.join(', ')}.` : 'There are no scenarios to add.',
      );
    const rows = unnoticed.map(({ mutant: { card, line, change }, text: scenario }) => {
      return { card: card.number, line, change, scenario };
    });
    return { json: { mutants, noticed, unnoticed: rows }, text, error };
  },
});

/** Changes that no scenario notices, each with the text of one that does, if it can be written. */
type Unnoticed = readonly UnnoticedMutant<Mutant>[];

/** The changes to begin with, in source order: first one of each card, if possible one for which a scenario can be written. */
function mostTelling(unnoticed: Unnoticed): Unnoticed {
  const leading = [...byCard(unnoticed)].map((all) => all.find(({ text }) => text !== null) ?? all[0]);
  const first = [...new Set([...leading, ...unnoticed])].slice(0, MOST_LISTED);
  return unnoticed.filter((one) => first.includes(one));
}

const byCard = (unnoticed: Unnoticed) =>
  Map.groupBy(unnoticed, ({ mutant: { set, card } }) => `${set} ${card.number}`).values();

/** The listed changes card by card, each scenario once. */
function unnoticedText(unnoticed: Unnoticed, listed: Unnoticed): string[] {
  return [...byCard(unnoticed)].flatMap((ofCard) => {
    const shown = ofCard.filter((one) => listed.includes(one));
    if (shown.length === 0) return [];
    const title = `${cardLabel(ofCard[0].mutant.card)}: ${pluralize(ofCard.length, 'change')} that no scenario notices`;
    const places = shown.map(({ mutant }) => `  ${escapeName(mutant.file)}:${mutant.line}: ${mutant.change}`);
    const texts = [...new Set(shown.flatMap(({ text }) => text ?? []))];
    const scenarios = texts.map((text) => text.trimEnd().replace(/^(?=.)/gm, '    '));
    return [[styled('bold', title), ...places].join('\n'), ...scenarios];
  });
}

function summaryOf(mutants: number, noticed: number, equal: number): string {
  const sign = mark(noticed === mutants ? 'fine' : 'wrong');
  const share = mutants > 0 ? ` (${Math.floor((100 * noticed) / mutants)} %)` : '';
  const left =
    equal > 0
      ? ` ${pluralize(equal, 'other change')} made no difference and ${equal === 1 ? 'is' : 'are'} not counted.`
      : '';
  if (mutants === 0) return `There is nothing in these cards that a scenario could miss.${left}`;
  return `${sign} ${noticed} of ${pluralize(mutants, 'change')} noticed${share}.${left}`;
}

/**
 * Makes every mutant of the cards of these sets, with one change each, and checks whether their scenarios notice it. Mutants
 * that behave like their card are equal, and are not counted. The unnoticed ones are in source order.
 */
async function examineMutants({ sets, texts }: Compilation, jobs: number) {
  const mutants = sets.flatMap((set) => {
    const files = set.files.map((file) => ({ file, text: texts.get(file) ?? '' }));
    return makeMutants({ ...set, texts: files });
  });
  const examined: MutantResult[] = [];
  const setup = { sets: sets.map(({ chain, scenarios }) => ({ chain, scenarios })), mutants };
  await playEach<MutantResult>(
    setup,
    {
      count: (one) => examined.push(one),
      lost: (at, reason) => {
        throw new Error(`a worker crashed on the change ${mutants[at].change}: ${(reason as Error).message}`);
      },
      stopped: () =>
        printStderr(`Stopped: the figures cover the ${pluralize(examined.length, 'change')} tried so far.`),
    },
    { games: mutants.length, jobs, unit: 'mutants' },
  );
  const made = examined
    .toSorted((a, b) => a.mutant - b.mutant)
    .flatMap((one): CandidateScenario<Mutant>[] => {
      const mutant = mutants[one.mutant];
      return one.is === 'unnoticed' ? [{ mutant, scenario: one.scenario, title: mutant.title }] : [];
    });
  const unnoticed = made.length > 0 ? written(sets, made) : [];
  const amount = (is: MutantResult['is']) => examined.filter((one) => one.is === is).length;
  const noticed = amount('noticed');
  return { mutants: noticed + amount('unnoticed'), noticed, equal: amount('equal'), unnoticed };
}

/** Writes the scenarios as text, with a message in the meantime. */
function written(sets: readonly CompiledSet[], made: readonly CandidateScenario<Mutant>[]): Unnoticed {
  const bar = progressBar();
  bar.show(1, `writing ${pluralize(made.length, 'scenario')}`);
  try {
    const madeIn = ({ program }: CompiledSet) => made.filter(({ mutant }) => mutant.set === program.id);
    return sets.flatMap((set) => scenariosFor(set, madeIn(set)));
  } finally {
    bar.end();
  }
}

/**
 * Appends the scenarios to the files with other scenarios of the same card, with the line ends of each file. Returns the files.
 */
export function writeScenarios(sets: readonly CompiledSet[], unnoticed: Unnoticed): string[] {
  const added = new Map<string, Set<string>>();
  for (const { mutant, text } of unnoticed) {
    if (text === null) continue;
    // The file of the first scenario of the card, or of the card itself.
    const own = sets.find(({ program }) => program.id === mutant.set);
    const file = own?.scenarios.find((one) => does(one, mutant.card.number))?.at.file ?? mutant.file;
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

const does = ({ lines }: Scenario, number: number) =>
  lines.some((one) =>
    one.line === 'do-card' ? one.card === number : one.line === 'do-feature' && one.feature === number,
  );
