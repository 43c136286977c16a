/**
 * The workers of the place Games. The page starts one, which starts further workers that play, counts their games and reports
 * the findings to the page. So neither the page nor the worker that checks texts ever waits for games. Another worker does the
 * same for searches: whether scenarios notice mutants of a card, and whether play can break the set.
 */
import { UserError } from '../../program/index.ts';
import type { FromGames, ToGames } from '../games-messages.ts';
import type { SearchAsked, SearchMessage } from '../search-messages.ts';
import { Crew, type WorkerLike } from './crew.ts';
import { GamesMemory } from './memory.ts';
import { type PlayingCrew, playing } from './playing.ts';
import { Running } from './running.ts';
import { searchInWorkers, searching } from './searching.ts';

/** The part of a worker that is used. */
interface Scope {
  name: string;
  onmessage: (event: { data: unknown }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
/** What workers do, by name; without a name, a worker manages games. */
const WORK: Readonly<Record<string, () => (message: never) => unknown>> = {
  plays: playing,
  looks: searching,
};
const crewOf = <Setup, Task, Done>(name: string) =>
  new Crew(() => new Worker('games.js', { name }) as WorkerLike<Setup, Task, Done>);

const answer = WORK[scope.name]?.();
if (answer) scope.onmessage = ({ data }) => scope.postMessage(answer(data as never));
else if (scope.name === 'searches') manageSearches();
else manageGames();

function manageSearches(): void {
  const post = (message: SearchMessage) => scope.postMessage(message);
  scope.onmessage = ({ data }) => {
    searchInWorkers(data as SearchAsked, crewOf('looks'), post).catch((error: Error) =>
      post({ refused: error.message }),
    );
  };
}

function manageGames(): void {
  const post = (message: FromGames) => scope.postMessage(message);
  const crew: PlayingCrew = crewOf('plays');
  const memory = new GamesMemory();
  const report = (shown: Extract<FromGames, { shown: unknown }>['shown']) => post({ shown });
  let running: Running | undefined;
  let isRunning = false;
  const refuse = (error: unknown) => {
    if (!(error instanceof UserError)) reportError(error);
    post({ refused: error instanceof Error ? error.message : String(error) });
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
