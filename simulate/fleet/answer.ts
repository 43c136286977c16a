/** A worker's answer to a job: plain data, which the run validates before counting it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GameReader } from '../pool/game-reader.ts';
import type { Batch } from '../run/match.ts';
import { isName } from './names.ts';

/** The worker's name, and one of: the lines of the games, why the process that played them died, or why it cannot play them. */
export type BatchAnswer = { by: string } & (
  | { games: string }
  | { died: string }
  | { refused: string }
  /** The set-up is no longer in Redis. */
  | { missing: true }
);

/** Reads an answer; undefined if it is not a valid one. */
export function readAnswer(value: unknown): BatchAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { by, games, died, refused, missing } = value as Partial<Record<string, unknown>>;
  if (!isName(by)) return undefined;
  if (typeof games === 'string') return { by, games };
  if (typeof died === 'string') return { by, died };
  if (typeof refused === 'string') return { by, refused };
  return missing === true ? { by, missing } : undefined;
}

/** The compression level. Rows are very similar, so even the fastest level leaves only a tenth of their size. */
const COMPRESSION_LEVEL = 1;
/** The upper limit for the line of one game, in bytes; no real game comes close. */
const LARGEST_GAME_BYTES = 1_000_000;

/** Compresses the lines of games to text for Redis. */
export const packLines = (lines: string): string =>
  deflateRawSync(lines, { level: COMPRESSION_LEVEL }).toString('base64');

/**
 * Restores the lines of games, each with its line break.
 * @throws Error if they are not the games of this batch
 */
export function unpackLines(text: string, { from, to }: Batch, read: GameReader): string[] {
  const maxOutputLength = LARGEST_GAME_BYTES * (to - from);
  const lines = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength }).toString();
  const each = lines.split(/(?<=\n)/);
  if (!lines.endsWith('\n') || each.length !== to - from) throw new Error(`got ${each.length} games`);
  const damaged = each.findIndex((line, at) => read(line.trimEnd())?.game !== from + at);
  if (damaged >= 0) throw new Error(`game ${from + damaged} is damaged`);
  return each;
}
