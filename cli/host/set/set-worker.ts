/** Follows the set of a host and lets bots play with it, in a separate process, so that a save does not delay the tables. */
import type { SetProgram } from '../../../program/index.ts';
import { type BotGames, playBots } from '../../playtest/bot-games.ts';
import { followSet, type SaveOutcome } from './follow-set.ts';

/** Messages to the process. */
export type ToSetWorker =
  | { follow: string }
  | { play: string; chain: readonly SetProgram[]; players: number };

/** Messages from the process: the result of a save, the games of bots with the cards of a name, or an error. */
export type FromSetWorker = SaveOutcome | { play: string; games: BotGames } | { failed: string };

// A terminal sends Ctrl-C to all processes of a command: the main process ends this one.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());

const send = (message: FromSetWorker) => process.send?.(message, undefined, undefined, () => undefined);
const fail = (error: unknown) => send({ failed: error instanceof Error ? `${error.stack}` : String(error) });

/** Names of the cards that bots are playing with: clients repeat the request while they wait. */
const playing = new Set<string>();

process.on('message', (message: ToSetWorker) => {
  if ('follow' in message) followSet(message.follow, send, fail);
  else if (!playing.has(message.play)) {
    playing.add(message.play);
    playBots(message.chain, message.players)
      .then((games) => send({ play: message.play, games }), fail)
      .finally(() => playing.delete(message.play));
  }
});
