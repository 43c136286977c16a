/** Games as lines of text: between processes, and in files. */
import { crc32 } from 'node:zlib';
import type { PlayedGame } from '../run/match.ts';

/** The games of a batch. */
export interface PlayedLines {
  /** As text, each with its line break: what goes into a file. */
  lines: string;
  /** What the lines say. */
  readonly games: unknown[];
}

/** The games of lines that need no check. They are read when somebody asks for them. */
export const readLines = (lines: string): PlayedLines => ({
  lines,
  get games() {
    // The last line ends in a line break, too.
    return lines
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  },
});

/** A game as a line of JSON, without its line break. It ends in a checksum, which shows a line that was damaged. */
export function gameLine(played: PlayedGame): string {
  const text = JSON.stringify(played);
  return `${text.slice(0, -1)}${CHECKSUM}${crc32(text)}}`;
}

const CHECKSUM = ',"crc":';

/** The game of a line; undefined where the line is cut off or damaged. */
export function parseGameLine(line: string): PlayedGame | undefined {
  const at = line.lastIndexOf(CHECKSUM);
  const text = `${line.slice(0, at)}}`;
  return at >= 0 && line.slice(at) === `${CHECKSUM}${crc32(text)}}` ? JSON.parse(text) : undefined;
}
