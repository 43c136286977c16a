import type { Command } from 'commander';
import { type SetProgram, selectCards } from '../../program/index.ts';
import { cardLabel, counted, type UserError } from '../../program/messages/index.ts';
import { type Find, searchesFor } from '../../simulate/stress/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { refuseUnwritableFolder } from '../files/write.ts';
import { stoppedByErrors } from '../load/compilation.ts';
import { chainWithCards, loadPlayableSet } from '../load/sets.ts';
import { addJobs, checkWorkload } from '../simulation/workload.ts';
import { type FindFiles, stressed, writeFinds } from '../stress/stress.ts';
import { addFormat, type Format, PATHS, wholeNumber } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { mark, styled } from '../terminal/styles.ts';

interface Options {
  format: Format;
  games?: number;
  cards?: string;
  seed: number;
  jobs: number;
  out?: string;
}

/** `ecos stress [PATH…]`: searches for play that breaks the set. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument(...PATHS)
    .option(
      '--games <number>',
      'number of games to search (default: each card alone, then with the cards that help it most, then some random ones)',
      wholeNumber,
    )
    .option('--cards <numbers>', 'only these cards, including inherited ones, like 1-20,71')
    .option('--seed <number>', 'the same seed and set give the same results', wholeNumber, 1)
    .option('--out <folder>', 'write a game that shows each problem: its log, and the set to replay it with');
  addJobs(addFormat(command)).action(async (paths: string[], options: Options) => {
    const { format, cards, seed, jobs, out } = options;
    checkWorkload(options);
    if (out !== undefined) refuseUnwritableFolder(out);
    const result = await loadPlayableSet(paths);
    if (stoppedByErrors(result, format)) return done(EXIT.cardErrors);
    const [set] = result.sets;
    const chain = chainWithCards(result);
    const only =
      cards === undefined
        ? undefined
        : selectCards([set], { cards, inherited: true }).map(({ card }) => card.number);
    const searches = options.games ?? searchesFor({ stressed: chain, ...(only && { only }) });
    const { games, finds } = await stressed({ chain, only, searches, seed, jobs });
    // The finds are shown even if they cannot be written.
    const { files, trouble } = unlessRefused<{ files?: ReturnType<typeof writeFinds>; trouble?: UserError }>(
      () => (out === undefined ? {} : { files: writeFinds(out, chain, finds) }),
      (refusal) => ({ trouble: refusal }),
    );
    const rows = finds.map((find, at) => rowOf(find, files?.[at]));
    if (format === 'json') printJson({ games, finds: rows, ...(trouble && { error: trouble.message }) });
    else {
      show(finds, files, chain);
      const sign = mark(finds.length === 0 ? 'fine' : 'wrong');
      const hint =
        finds.length > 0 && out === undefined ? ' Use --out DIR to write a game that shows each.' : '';
      print(`${sign} ${counted(finds.length, 'problem')} found in ${counted(games, 'game')}.${hint}`);
    }
    if (trouble) printStderr(`ecos: ${trouble.message}`);
    done(trouble ? EXIT.usage : EXIT.fine);
  });
}

function rowOf({ kind, cards, says, draws, choices }: Find, files: FindFiles | undefined) {
  return { kind, cards, says, draws, decisions: choices.length, ...files };
}

function show(
  finds: readonly Find[],
  files: readonly FindFiles[] | undefined,
  chain: readonly SetProgram[],
): void {
  const all = chain.flatMap(({ cards, features }) => [...cards, ...features]);
  const labelOf = (number: number) => cardLabel(all.findLast((card) => card.number === number) ?? { number });
  for (const [at, { kind, cards, says, draws, choices }] of finds.entries()) {
    print(`${styled('bold', kind)}: ${cards.map(labelOf).join(', ')}: ${says}`);
    print(`  after ${counted(draws, 'draw')} and ${counted(choices.length, 'decision')}`);
    const file = files?.[at];
    if (file) print(`  ecos replay ${shellWord(file.log)} ${shellWord(file.set)}`);
  }
}
