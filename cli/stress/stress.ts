/** Searches for play that breaks a set, on workers, and keeps the smallest games that show it. */
import { join } from 'node:path';
import { setFile } from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { logHead } from '../../runtime/index.ts';
import { arenaOf, type Find, type Searched, smallestFind } from '../../simulate/stress/index.ts';
import { writeAllWhole } from '../files/write.ts';
import { searchAll } from '../simulation/run-games.ts';
import { printStderr } from '../terminal/output.ts';
import { progress } from '../terminal/progress.ts';

/** What is searched, and how. */
export interface Asked {
  chain: readonly SetProgram[];
  searches: number;
  seed: number;
  jobs: number;
}

/** What searches found, each kind with the same cards once, with the smallest games. */
export async function stressed({ chain, searches, seed, jobs }: Asked): Promise<Find[]> {
  const all: Searched[] = [];
  const { trouble } = await searchAll(
    { stressed: chain, seed },
    searches,
    {
      count: (one) => all.push(one),
      lost: (search, reason) => printStderr(`Search ${search} was given up: ${(reason as Error).message}.`),
      stopped: () => printStderr(`Stopped: this is what ${all.length} searches found.`),
    },
    jobs,
  );
  if (trouble) throw trouble;
  const found = all
    .toSorted((a, b) => a.search - b.search)
    .flatMap(({ find }) => find ?? [])
    .toSorted((a, b) => a.cards.length - b.cards.length);
  const bar = progress(found.length);
  const finds: Find[] = [];
  for (const find of found) {
    bar.step(`cards ${find.cards.join(', ')}`);
    if (!isKnown(finds, find)) finds.push(smallestFind(chain, find, seed));
  }
  bar.end();
  return finds;
}

/** Whether fewer of the same cards show it, too. */
const isKnown = (finds: readonly Find[], { kind, cards }: Find): boolean =>
  finds.some((one) => one.kind === kind && one.cards.every((card) => cards.includes(card)));

/** The files of a find: a set with its cards, and the log of the game, which `ecos replay` plays with that set. */
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
    const arena = arenaOf(chain, find.cards);
    const lines = [logHead([arena], find.options, ['stress']), ...find.choices];
    const log = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    return {
      set: join(folder, `${name}.json`),
      log: join(folder, `${name}.log`),
      texts: [setFile(arena), log],
    };
  });
  writeAllWhole(files.flatMap(({ set, log, texts }) => [[set, texts[0]] as const, [log, texts[1]] as const]));
  return files.map(({ set, log }) => ({ set, log }));
}
