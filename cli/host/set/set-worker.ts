/** Follows the set of a host and lets bots play with it, in a separate process, so that a save does not delay the tables. */
import type { SetProgram } from '../../../program/index.ts';
import { type BotGames, playBots } from '../../playtest/bot-games.ts';
import { followSet, type SaveOutcome } from './follow-set.ts';

/** What the process is asked. */
export type ToSetWorker =
  | { follow: string }
  | { play: string; chain: readonly SetProgram[]; players: number };

/** What it says: what the files say now, and how bots played with the cards of a name. */
export type FromSetWorker = SaveOutcome | { play: string; games: BotGames } | { failed: string };

// A terminal sends Ctrl-C to all processes of a command: the main one ends this one.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());

const say = (told: FromSetWorker) => process.send?.(told, undefined, undefined, () => undefined);
const fail = (error: unknown) => say({ failed: error instanceof Error ? `${error.stack}` : String(error) });

/** Names of the cards that bots play with: whoever waits for their games asks again and again. */
const playing = new Set<string>();

process.on('message', (asked: ToSetWorker) => {
  if ('follow' in asked) followSet(asked.follow, say, fail);
  else if (!playing.has(asked.play)) {
    playing.add(asked.play);
    playBots(asked.chain, asked.players)
      .then((games) => say({ play: asked.play, games }), fail)
      .finally(() => playing.delete(asked.play));
  }
});
