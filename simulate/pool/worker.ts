/** A worker's side of the pool (`pool.ts`): a process that links the sets once and then plays batches of games. */
import { type Examination, examine } from '../mutants/examine.ts';
import { type Batch, matchOf, playMatch, type RunSetup } from '../run/match.ts';
import { type Stress, searchAt } from '../stress/search.ts';
import { type Schooling, schoolOf, teachGame } from '../training/lessons.ts';
import { gameLine } from './game-line.ts';

/** What all games of a run share: games to count, or games to learn from. Mutants and searches are distributed the same way. */
export type Work = RunSetup | Schooling | Examination | Stress;

/** A request to a worker, one at a time: `setup` comes first, and its reply has no lines. */
export type Task = { setup: Work } | { batch: Batch };

/** The games of a batch as lines of JSON, each with its line break; or the message of an error. */
export type Reply = { lines: string } | { problem: string };

// A terminal sends Ctrl-C to all processes of a command. Only the main process decides what happens to games under way.
process.on('SIGINT', () => undefined);

/** Plays the game at an index, and returns its line. */
let play: ((game: number) => string) | undefined;

process.on('message', (task: Task) => {
  // If the main process is gone, the reply is dropped and this process ends.
  process.send?.(replyTo(task), undefined, undefined, () => undefined);
});

function replyTo(task: Task): Reply {
  try {
    if ('batch' in task) return { lines: linesOf(task.batch) };
    play = playerOf(task.setup);
    return { lines: '' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function playerOf(work: Work): (game: number) => string {
  if ('stressed' in work) return (search) => JSON.stringify(searchAt(work, search));
  if ('mutants' in work) return (mutant) => JSON.stringify(examine(work, mutant));
  if ('chains' in work) {
    const school = schoolOf(work);
    return (game) => JSON.stringify(teachGame(school, game));
  }
  const match = matchOf(work);
  return (game) => gameLine(playMatch(match, game));
}

function linesOf({ from, to }: Batch): string {
  if (!play) throw new Error('a worker received games before their setup');
  let lines = '';
  for (let game = from; game < to; game++) lines += `${play(game)}\n`;
  return lines;
}
