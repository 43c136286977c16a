/** `ecos stress`: searches for play that breaks a set. */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFile } from '../../compiler/index.ts';
import { cardLabel, pluralize, type SetProgram, selectCards } from '../../program/index.ts';
import {
  type Find,
  gameOfFind,
  type SearchResult,
  type Stress,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import { catchRefusal } from '../files/system-errors.ts';
import { refuseUnwritable, writeAllWhole } from '../files/write.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { GAME_NUMBERS, JOBS_OPTION, SEED_OPTION } from '../run/game-options.ts';
import { playEach } from '../simulation/run-games.ts';
import { defineCommand, PATHS_ARGUMENT } from '../terminal/command.ts';
import { mark, printStderr, shellWord, styled } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { onSignals } from '../terminal/signals.ts';

/** `ecos stress [PATH…]`: searches for play that breaks the set. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    games: [
      '--games <number>',
      'number of games to search (default: each card alone, then with the cards that help it most, then some random ones)',
      { range: GAME_NUMBERS },
    ],
    cards: ['--cards <numbers>', 'only these cards, including inherited ones, like 1-20,71'],
    seed: [SEED_OPTION[0], 'the same seed and set give the same results', SEED_OPTION[2]],
    out: ['--out <folder>', 'write a game that shows each problem: its log, and the set to replay it with'],
    jobs: JOBS_OPTION,
  },
  examples: 'ecos stress my-set --out breakers',
  async run([paths], { games: most, format, cards, seed, jobs, out }) {
    if (out !== undefined) refuseUnwritable(join(out, '1.log'));
    const result = refuseErrors(await loadPlayableSet(paths), format);
    const chain = chainWithCards(result);
    const selected = cards && selectCards(result.sets, { cards, inherited: true });
    const work = {
      stressed: chain,
      seed,
      ...(selected && { only: selected.map(({ card }) => card.number) }),
    };
    const { games, finds } = await searchBreakers(work, most ?? searchesFor(work), jobs);
    // The finds are shown even if they cannot be written.
    let files: FindFiles[] | undefined;
    const error = await catchRefusal(() => {
      if (out !== undefined) files = writeFinds(out, chain, finds);
    });
    const hint =
      finds.length > 0 && out === undefined ? ' Use --out DIR to write a game that shows each.' : '';
    return {
      json: { games, finds: finds.map((find, at) => rowOf(find, files?.[at])) },
      text: [
        ...finds.map((find, at) => findText(find, files?.[at], chain)),
        `${mark(finds.length === 0 ? 'fine' : 'wrong')} ${pluralize(finds.length, 'problem')} found in ${pluralize(games, 'game')}.${hint}`,
      ].join('\n'),
      error,
    };
  },
});

function rowOf({ kind, cards, says, draws, choices }: Find, files: FindFiles | undefined) {
  return { kind, cards, says, draws, decisions: choices.length, ...files };
}

function findText(
  { kind, cards, says, draws, choices }: Find,
  files: FindFiles | undefined,
  chain: readonly SetProgram[],
): string {
  const all = chain.flatMap(({ cards, features }) => [...cards, ...features]);
  const labelOf = (number: number) => cardLabel(all.findLast((card) => card.number === number) ?? { number });
  return [
    `${styled('bold', kind)}: ${cards.map(labelOf).join(', ')}: ${says}`,
    `  after ${pluralize(draws, 'draw')} and ${pluralize(choices.length, 'decision')}`,
    ...(files ? [`  ecos replay ${shellWord(files.log)} ${shellWord(files.set)}`] : []),
  ].join('\n');
}

/**
 * Searches for play that breaks a set. Returns the number of games searched, which is lower than requested if the user stopped,
 * and one find for each kind and combination of cards, with the smallest game.
 */
export async function searchBreakers(work: Stress, games: number, jobs: number) {
  const all: SearchResult[] = [];
  await playEach<SearchResult>(
    work,
    {
      count: (one) => all.push(one),
      lost: (search, reason) => {
        printStderr(`Search ${search} was abandoned: ${(reason as Error).message}.`);
      },
      stopped: () => printStderr(`Stopped after ${pluralize(all.length, 'search', 'searches')}.`),
    },
    { games, jobs, unit: 'searches' },
  );
  return { games: all.length, finds: await reduceFinds(work, all) };
}

/** Reduces the games of the finds, until the user stops. */
async function reduceFinds({ stressed, seed }: Stress, all: readonly SearchResult[]): Promise<Find[]> {
  let isStopped = false;
  const cancel = onSignals(['SIGINT', 'SIGTERM'], () => {
    isStopped = true;
  });
  const smaller = smallestFinds(stressed, all, seed, () => isStopped);
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

type FindFiles = ReturnType<typeof writeFinds>[number];

/** Writes each find as two files: a set with its cards, and the log of the game, which `ecos replay` replays with that set. */
function writeFinds(folder: string, chain: readonly SetProgram[], finds: readonly Find[]) {
  const files = finds.map((find, at) => {
    const path = join(folder, `${at + 1}-${find.kind}-${find.cards.join('-')}`);
    const { arena, log } = gameOfFind(chain, find, 'stress');
    return { set: [`${path}.json`, setFile(arena)], log: [`${path}.log`, log] } as const;
  });
  writeAllWhole(files.flatMap(({ set, log }) => [set, log]));
  return files.map(({ set: [set], log: [log] }) => ({ set, log }));
}
