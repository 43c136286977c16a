import type { Command } from 'commander';
import type { Mutant, UnnoticedMutant } from '../../language/mutation/index.ts';
import { cardLabel, counted, UserError } from '../../program/messages/index.ts';
import { stoppedByErrors } from '../load/compilation.ts';
import { refuseBundled } from '../load/own-files.ts';
import { loadSets } from '../load/sets.ts';
import { type MutationResult, mutated, writeScenarios } from '../mutation/mutate.ts';
import { addJobs, checkWorkload } from '../simulation/workload.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { addFormat, type Format, PATHS } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';
import { mark, styled } from '../terminal/styles.ts';
import { failedScenarios } from './test.ts';

interface Options {
  format: Format;
  write?: true;
  all?: true;
  jobs: number;
}

/** How many changes are listed without `--all`. */
const MOST_LISTED = 10;

/** `ecos mutate [PATH…]`: lists changes to the cards that no scenario notices. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument(...PATHS)
    .option('--write', 'append scenarios that notice these changes to your files')
    .option('--all', `list all these changes, not only the ${MOST_LISTED} most telling`);
  addJobs(addFormat(command)).action(async (paths: string[], { format, write, all, jobs }: Options) => {
    checkWorkload({ jobs });
    if (write) refuseBundled('--write', paths);
    if (write && paths.includes('-'))
      throw new UserError('--write cannot add to standard input. Name a file or a folder.');
    const result = await loadSets(paths);
    if (stoppedByErrors(result, format)) return done(EXIT.cardErrors);
    const failed = failedScenarios(result.sets).length;
    if (failed > 0)
      printStderr(
        `${counted(failed, 'scenario')} failed and cannot notice changes. Run ecos test to see why.`,
      );
    const found = await mutated(result, jobs);
    const { mutants, noticed, unnoticed } = found;
    if (format === 'json') printJson({ mutants, noticed, unnoticed: unnoticed.map(rowOf) });
    else {
      const listed = all ? unnoticed : mostTelling(unnoticed);
      showUnnoticed(unnoticed, new Set(listed));
      const more = unnoticed.length - listed.length;
      if (more > 0) print(`ecos mutate --all lists ${counted(more, 'more change')}.\n`);
      print(summaryOf(found));
    }
    if (write) {
      const files = writeScenarios(result.sets, unnoticed);
      printStderr(
        files.length > 0 ? `Added scenarios to ${files.join(', ')}.` : 'There are no scenarios to add.',
      );
    }
    done(EXIT.fine);
  });
}

/** An unnoticed change as JSON; without a scenario if none can be written for it. */
function rowOf({ mutant: { card, line, change }, text }: UnnoticedMutant<Mutant>) {
  return { card: card.number, line, change, scenario: text };
}

/**
 * The changes to begin with, in source order: those for which a scenario can be written before the others, and the first of
 * every card before the second of any.
 */
function mostTelling(unnoticed: readonly UnnoticedMutant<Mutant>[]): readonly UnnoticedMutant<Mutant>[] {
  const nth = new Map<UnnoticedMutant<Mutant>, number>();
  for (const ofCard of byCard(unnoticed))
    for (const [at, one] of ofCard.toSorted((a, b) => +(a.text === null) - +(b.text === null)).entries())
      nth.set(one, at + (one.text === null ? unnoticed.length : 0));
  const first = new Set(unnoticed.toSorted((a, b) => nth.get(a)! - nth.get(b)!).slice(0, MOST_LISTED));
  return unnoticed.filter((one) => first.has(one));
}

const byCard = (unnoticed: readonly UnnoticedMutant<Mutant>[]) =>
  Map.groupBy(unnoticed, ({ mutant: { set, card } }) => `${set} ${card.number}`).values();

/** Shows the listed changes card by card, each scenario once. */
function showUnnoticed(unnoticed: readonly UnnoticedMutant<Mutant>[], listed: ReadonlySet<unknown>): void {
  for (const ofCard of byCard(unnoticed)) {
    const shown = ofCard.filter((one) => listed.has(one));
    if (shown.length === 0) continue;
    const changes = counted(ofCard.length, 'change');
    print(styled('bold', `${cardLabel(ofCard[0].mutant.card)}: ${changes} that no scenario notices`));
    for (const { mutant } of shown) print(`  ${harmlessName(mutant.file)}:${mutant.line}: ${mutant.change}`);
    const texts = new Set(shown.flatMap(({ text }) => text ?? []));
    for (const text of texts) print(`\n${text.trimEnd().replace(/^(?=.)/gm, '    ')}`);
    print('');
  }
}

function summaryOf({ mutants, noticed, equal }: MutationResult): string {
  const sign = mark(noticed === mutants ? 'fine' : 'wrong');
  const share = mutants > 0 ? ` (${Math.floor((100 * noticed) / mutants)} %)` : '';
  const left =
    equal > 0
      ? ` ${counted(equal, 'other change')} made no difference and ${equal === 1 ? 'is' : 'are'} not counted.`
      : '';
  if (mutants === 0) return `There is nothing in these cards that a scenario could miss.${left}`;
  return `${sign} ${noticed} of ${counted(mutants, 'change')} noticed${share}.${left}`;
}
