/** A worker's side of the pool (`pool.ts`): a process that makes its tables once, and plays a batch for each task. */
import { type Batch, type Match, matchOf, playBatch, type Setup } from './batch.ts';

// A terminal tells all processes of a command of Ctrl-C: it is the main one that says what becomes of games under way.
process.on('SIGINT', () => undefined);

let match: Match | undefined;

/** Makes the tables for what is played; comes before all batches. */
export function begin(setup: Setup): void {
  match = matchOf(setup);
}

/** Plays a batch of games. What it counts (`BatchTally`) is handed over as JSON, which only who adds it up has to read. */
export function play(batch: Batch): string {
  if (!match) throw new Error('a worker was given games before it was told which');
  return JSON.stringify(playBatch(match, batch));
}
