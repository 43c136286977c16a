/**
 * The workers of the place Games. The page starts one: it starts others that play, counts their games and tells the page what
 * was found. So neither the page nor the worker that thinks about texts ever waits for games.
 */
import { UserError } from '../../program/index.ts';
import type { FromGames, ToGames } from '../games-messages.ts';
import { Crew, type WorkerLike } from './crew.ts';
import { GamesMemory } from './memory.ts';
import { playing, type Task } from './playing.ts';
import { Running } from './running.ts';

/** The part of a worker that is used. */
interface Scope {
  name: string;
  onmessage: (event: { data: unknown }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
/** The name of the workers that play. */
const PLAYS = 'plays';

if (scope.name === PLAYS) {
  const answer = playing();
  scope.onmessage = ({ data }) => scope.postMessage(answer(data as Task));
} else counting();

function counting(): void {
  const tell = (message: FromGames) => scope.postMessage(message);
  const crew = new Crew(() => new Worker('games.js', { name: PLAYS }) as WorkerLike);
  const memory = new GamesMemory();
  const report = (shown: Extract<FromGames, { shown: unknown }>['shown']) => tell({ shown });
  let running: Running | undefined;
  let isRunning = false;
  const refuse = (error: unknown) => {
    if (!(error instanceof UserError)) reportError(error);
    tell({ refused: error instanceof Error ? error.message : String(error) });
  };
  scope.onmessage = ({ data }) => {
    const message = data as ToGames;
    try {
      if ('setup' in message) {
        running?.end();
        running = undefined;
        crew.shrink(message.setup.workers);
        running = new Running(message.setup, { crew, memory, report });
      } else isRunning = message.isRunning;
      running?.run(isRunning).catch(refuse);
    } catch (error) {
      refuse(error);
    }
  };
}
