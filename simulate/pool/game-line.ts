/** Games as lines of text, for sending between processes and for files. */
import { crc32 } from 'node:zlib';
import type { PlayedGame } from '../data/columns.ts';

/** A game as a line of JSON, without a line break. A checksum at its end reveals damaged lines. */
export function gameLine(played: PlayedGame): string {
  const text = JSON.stringify(played);
  return `${text.slice(0, -1)}${CHECKSUM}${crc32(text)}}`;
}

const CHECKSUM = ',"crc":';

/** Parses a line; undefined if it is cut off or damaged. */
export function parseGameLine(line: string): PlayedGame | undefined {
  const at = line.lastIndexOf(CHECKSUM);
  const text = `${line.slice(0, at)}}`;
  return at >= 0 && line.slice(at) === `${CHECKSUM}${crc32(text)}}` ? JSON.parse(text) : undefined;
}
