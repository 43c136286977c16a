/** A worker's side of the pool (`pool.ts`): a process that links what is played once, and then plays batches of games. */
import { type Batch, type Match, matchOf, playMatch, type Setup } from '../run/match.ts';
import { gameLine } from './game-line.ts';

/** What a worker is asked, one at a time: `setup` comes first and is answered with an empty text. */
export type Task = { setup: Setup } | { batch: Batch };

/** The games of a batch, as lines of JSON, each with its line break; or what was thrown. */
export type Reply = { lines: string } | { problem: string };

// A terminal sends Ctrl-C to all processes of a command: the main one decides what becomes of games under way.
process.on('SIGINT', () => undefined);

let match: Match | undefined;

process.on('message', (task: Task) => {
  // Without the main process the reply is not needed, and this process ends.
  process.send?.(replyTo(task), undefined, undefined, () => undefined);
});

function replyTo(task: Task): Reply {
  try {
    if ('batch' in task) return { lines: linesOf(task.batch) };
    match = matchOf(task.setup);
    return { lines: '' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function linesOf({ from, to }: Batch): string {
  if (!match) throw new Error('a worker was given games before it knew what is played');
  let lines = '';
  for (let game = from; game < to; game++) lines += `${gameLine(playMatch(match, game))}\n`;
  return lines;
}
