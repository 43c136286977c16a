/**
 * The file of `--resume`: what was counted so far, a line for each batch of games, so that a run that was stopped, or
 * killed, goes on where it was.
 *
 * The first line says which run it is of. A last line that was cut off or is damaged is left out, and its games are played
 * again.
 */
import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { hashText, UserError } from '../../program/index.ts';
import type { Batch, BatchTally, Setup } from '../../simulate/index.ts';
import { openAppendOnly } from '../files/append-only-file.ts';
import { reasonOf, statsOf } from '../files/system-errors.ts';
import { VERSION } from '../version.ts';

/** A progress file that is open. */
export interface ProgressFile {
  /** Adds what a batch counted. Refuses, with the reason, when it cannot be written. */
  add(batch: BatchTally): void;
  close(): void;
}

/** What a batch counted, with the length in bytes of its games' lines instead of these. */
export type KeptBatch = Omit<BatchTally, 'rows'> & { rows: number };

/** Which run a file is of: cards, options and version, on which every game depends. */
function lineOf({ rows: _, ...setup }: Setup): string {
  return JSON.stringify({ ecos: VERSION, simulate: hashText(JSON.stringify(setup)) });
}

/**
 * Reads what an earlier run left in a file, batch by batch.
 * Refuses a file of another run, and one that is damaged elsewhere than at its end.
 * @returns the length in bytes of what is whole; 0 where there is no file
 */
export async function readProgress(
  file: string,
  setup: Setup,
  seen: (batch: KeptBatch) => void,
): Promise<number> {
  const there = statsOf(file, 'read');
  if (!there) return 0;
  if (!there.isFile()) throw new UserError(`${file} cannot be gone on with: it is no plain file.`);
  let length = 0;
  let line = 0;
  let torn = false;
  try {
    for await (const text of createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Infinity,
    })) {
      if (torn) throw new UserError(`${file} is damaged in line ${line}: begin with another file.`);
      line++;
      if (line === 1) {
        if (text !== lineOf(setup))
          throw new UserError(
            `${file} is of another run, with other cards, options or another version: say the same again, or begin with another file.`,
          );
      } else {
        const batch = parsed(text);
        torn = batch === undefined;
        if (batch) seen(batch);
      }
      if (!torn) length += Buffer.byteLength(text) + 1;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
  return length;
}

/** A batch as a line of the file. What it says of itself shows a line that is not as it was written. */
function batchLine(batch: KeptBatch): string {
  return JSON.stringify({ ...batch, hash: hashOf(batch) });
}

/** The batch of a line; nothing where the line is cut off or damaged: whoever reads on finds out whether it is the last. */
function parsed(text: string): KeptBatch | undefined {
  try {
    const { hash, ...batch } = JSON.parse(text) as KeptBatch & { hash?: unknown };
    return hash === hashOf(batch) ? batch : undefined;
  } catch {
    return undefined;
  }
}

const hashOf = (batch: KeptBatch): string => hash('sha256', JSON.stringify(batch));

/**
 * Opens a progress file to go on with it.
 * @param length what of it is whole (`readProgress`)
 */
export function openProgress(file: string, setup: Setup, length: number): ProgressFile {
  // A file of which not even the first line was written whole begins anew.
  const size = statsOf(file, 'written')?.size ?? 0;
  const { add, close } = openAppendOnly(file, Math.min(length, size));
  // The last line is whole, but for its end.
  if (length > size) add('\n');
  if (length === 0) add(`${lineOf(setup)}\n`);
  return {
    add: (batch) => add(`${batchLine({ ...batch, rows: Buffer.byteLength(batch.rows) })}\n`),
    close,
  };
}

/** The games from one index up to another that none of some batches holds. Refuses batches that hold a game twice. */
export function missing({ from, to }: Batch, played: readonly Batch[], file: string): Batch[] {
  const left: Batch[] = [];
  let at = from;
  for (const batch of played.toSorted((a, b) => a.from - b.from)) {
    if (batch.from < at)
      throw new UserError(`${file} holds game ${batch.from} twice: begin with another file.`);
    left.push({ from: at, to: batch.from });
    at = batch.to;
  }
  if (at > to) throw new UserError(`${file} goes up to game ${at}: use --games ${at} or more.`);
  left.push({ from: at, to });
  return left.filter((one) => one.from < one.to);
}
