/** The log of a table's game, for `ecos replay`. */
import { type SetProgram, UserError } from '../../program/index.ts';
import { type LogChoice, logEnd, logHead, parseLog, replay } from '../../runtime/index.ts';
import { readPlayer } from '../seats.ts';
import type { Table } from './table.ts';

/**
 * The log as the text of a file. Only that of a finished game has an end.
 * @param choices by default those that count, and the pending ones that may follow them
 */
export function logText(table: Table, choices: readonly LogChoice[] = table.logged): string {
  const isWhole = table.isOver && choices.length === table.made.length;
  const end = isWhole ? [logEnd(table.game)] : [];
  const lines = [logHead(table.chain, table.options, table.players), ...choices, ...end];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * The game in a log.
 * @throws UserError if the text is not a log, was played with other cards, or cannot be replayed
 */
export function gameInLog(chain: readonly SetProgram[], text: string) {
  const parsed = parseLog(text);
  if ('message' in parsed) throw new UserError(`line ${parsed.line} of the log: ${parsed.message}`);
  const { head, choices } = parsed.log;
  const played = replay(chain, text);
  if (!played.same) throw new UserError(`choice ${played.at} of the log: ${played.reason}`);
  const players = head.players.map((name) => {
    const read = readPlayer(name);
    if ('player' in read) return read.player;
    throw new UserError(`line 1 of the log: ${read.problem}`);
  });
  return { tables: played.game.tables, options: head.options, players, made: choices };
}
