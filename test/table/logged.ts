/** Logs of games of the plain set among players who choose at random. */
import { newGame } from '../../runtime/game.ts';
import { type Log, logChoice, logEnd, logHead } from '../../runtime/log/log.ts';
import { parseLog } from '../../runtime/log/parse.ts';
import { type Bot, makeBot, playOut } from '../../runtime/players/bot.ts';
import { plainSet } from '../plain-set.ts';

export const CHAIN = [plainSet];

export const randomBots = (players: number, seed: number): Bot[] =>
  Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));

/** Plays a game and writes its log. */
export function logged(options: { players: number; seed: number; maxDraws: number }) {
  const game = newGame(CHAIN, options);
  const bots = randomBots(options.players, options.seed);
  const lines: unknown[] = [logHead(CHAIN, options, Array(options.players).fill('random'))];
  playOut(game, bots, (state, option) => lines.push(logChoice(state, option)));
  lines.push(logEnd(game));
  return { game, lines: lines.map((line) => JSON.stringify(line)) };
}

export function parsed(lines: readonly string[], end = '\n'): Log {
  const result = parseLog(lines.join('\n') + end);
  if ('message' in result) throw new Error(`line ${result.line}: ${result.message}`);
  return result.log;
}
