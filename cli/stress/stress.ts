/** Searches for play that breaks a set, on workers, and reduces the games that show it. */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFile } from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { counted } from '../../program/messages/index.ts';
import { type Find, gameOfFind, type Searched, smallestFinds } from '../../simulate/stress/index.ts';
import { writeAllWhole } from '../files/write.ts';
import { playEach } from '../simulation/run-games.ts';
import { printStderr } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { onSignals } from '../terminal/signals.ts';

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
export async function stressed({ chain, only, searches, seed, jobs }: SearchOptions): Promise<Stressed> {
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
  return { games: all.length, finds: await madeSmaller(chain, all, seed) };
}

/** Reduces the games of the finds, until the user stops. */
async function madeSmaller(
  chain: readonly SetProgram[],
  all: readonly Searched[],
  seed: number,
): Promise<Find[]> {
  let isStopped = false;
  const cancel = onSignals(['SIGINT', 'SIGTERM'], () => {
    isStopped = true;
  });
  const smaller = smallestFinds(chain, all, seed, () => isStopped);
  let bar: ReturnType<typeof progressBar> | undefined;
  let step = smaller.next();
  for (; !step.done; step = smaller.next()) {
    bar ??= progressBar(step.value.of);
    bar.step(`cards ${step.value.cards.join(', ')}`, step.value.at);
    // Lets signals arrive between two steps.
    await setImmediate();
  }
  bar?.end();
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
