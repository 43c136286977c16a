import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { setFile } from '../../compiler/index.ts';
import { type SetProgram, selectCards } from '../../program/index.ts';
import { cardLabel, counted, type UserError } from '../../program/messages/index.ts';
import {
  type Find,
  gameOfFind,
  type Searched,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { refuseUnwritable, writeAllWhole } from '../files/write.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { seedNumber } from '../run/game-options.ts';
import { playEach } from '../simulation/run-games.ts';
import { gameNumber, JOBS_OPTION } from '../simulation/workload.ts';
import { addOptions, FORMAT_OPTION, type OptionRows, type OptionValues, PATHS } from '../terminal/options.ts';
import {
  EXIT,
  type ExitCode,
  mark,
  print,
  printJson,
  printStderr,
  shellWord,
  styled,
} from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { onSignals } from '../terminal/signals.ts';

const OPTIONS = {
  games: [
    '--games <number>',
    'number of games to search (default: each card alone, then with the cards that help it most, then some random ones)',
    { parse: gameNumber },
  ],
  cards: ['--cards <numbers>', 'only these cards, including inherited ones, like 1-20,71'],
  seed: ['--seed <number>', 'the same seed and set give the same results', { parse: seedNumber, preset: 1 }],
  out: ['--out <folder>', 'write a game that shows each problem: its log, and the set to replay it with'],
  format: FORMAT_OPTION,
  jobs: JOBS_OPTION,
} as const satisfies OptionRows;
type Options = OptionValues<typeof OPTIONS>;

/** `ecos stress [PATH…]`: searches for play that breaks the set. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument(...PATHS);
  addOptions(command, OPTIONS).action(async (paths: string[], options: Options) => {
    const { format, cards, seed, jobs, out } = options;
    if (out !== undefined) refuseUnwritable(join(out, '1.log'));
    const result = refuseErrors(await loadPlayableSet(paths), format);
    const [set] = result.sets;
    const chain = chainWithCards(result);
    const only =
      cards === undefined
        ? undefined
        : selectCards([set], { cards, inherited: true }).map(({ card }) => card.number);
    const searches = options.games ?? searchesFor({ stressed: chain, ...(only && { only }) });
    const { games, finds } = await searchBreakers({ chain, only, searches, seed, jobs });
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

/** What to search, and how. */
export interface SearchOptions {
  chain: readonly SetProgram[];
  /** Only these cards. */
  only?: readonly number[] | undefined;
  searches: number;
  seed: number;
  jobs: number;
}

/** The result of searches. */
export interface Stressed {
  /** The number of games searched, which is lower than requested if the user stopped. */
  games: number;
  /** One find for each kind and combination of cards, with the smallest game. */
  finds: Find[];
}

/** Searches, and reduces the games of the finds. */
export async function searchBreakers({
  chain,
  only,
  searches,
  seed,
  jobs,
}: SearchOptions): Promise<Stressed> {
  const all: Searched[] = [];
  const { trouble } = await playEach<Searched>(
    { stressed: chain, seed, ...(only && { only }) },
    {
      count: (one) => all.push(one),
      lost: (search, reason) => {
        printStderr(`Search ${search} was abandoned: ${(reason as Error).message}.`);
      },
      stopped: () => printStderr(`Stopped after ${counted(all.length, 'search', 'searches')}.`),
    },
    { games: searches, jobs, unit: 'searches' },
  );
  if (trouble) throw trouble;
  return { games: all.length, finds: await reduceFinds(chain, all, seed) };
}

/** Reduces the games of the finds, until the user stops. */
async function reduceFinds(
  chain: readonly SetProgram[],
  all: readonly Searched[],
  seed: number,
): Promise<Find[]> {
  let isStopped = false;
  const cancel = onSignals(['SIGINT', 'SIGTERM'], () => {
    isStopped = true;
  });
  const smaller = smallestFinds(chain, all, seed, () => isStopped);
  const bar = progressBar();
  let step = smaller.next();
  for (; !step.done; step = smaller.next()) {
    const { at, of, cards } = step.value;
    bar.show(at / of, `${at}/${of} cards ${cards.join(', ')}`);
    // Lets signals arrive between two steps.
    await setImmediate();
  }
  bar.end();
  cancel();
  if (isStopped) printStderr('Stopped: some games could be shorter.');
  return step.value;
}

/** The files of a find: a set with its cards, and the log of the game, which `ecos replay` replays with that set. */
export interface FindFiles {
  set: string;
  log: string;
}

/** Writes each find as a set and a log. */
export function writeFinds(
  folder: string,
  chain: readonly SetProgram[],
  finds: readonly Find[],
): FindFiles[] {
  const files = finds.map((find, at) => {
    const name = `${at + 1}-${find.kind}-${find.cards.join('-')}`;
    const { arena, log } = gameOfFind(chain, find, 'stress');
    return {
      set: join(folder, `${name}.json`),
      log: join(folder, `${name}.log`),
      texts: [setFile(arena), log],
    };
  });
  writeAllWhole(files.flatMap(({ set, log, texts }) => [[set, texts[0]] as const, [log, texts[1]] as const]));
  return files.map(({ set, log }) => ({ set, log }));
}
