/** A worker's side of the pool (`pool.ts`): it makes its tables once, and plays a batch for each task. */
import { workerData } from 'piscina';
import { type Batch, type BatchTally, matchOf, playBatch, type Setup } from './batch.ts';

const match = matchOf(workerData as Setup);

/** Plays a batch of games. */
export default function play(batch: Batch): BatchTally {
  return playBatch(match, batch);
}
