/** A worker's side of the pool (`pool.ts`): a process that links the sets once and then plays batches of games. */
import type { PlayedGame } from '../data/columns.ts';
import { gameFunctions } from '../run/workers.ts';
import { makeSchool, type Schooling, teachGame } from '../training/lessons.ts';
import { type Work as CountedWork, workRunner } from '../work.ts';
import { gameLine } from './game-line.ts';
import { answerQuestions } from './processes.ts';

/** What all games of a run share: games to count, or games to learn from. Mutants and searches are distributed the same way. */
export type Work = CountedWork | Schooling;

/** Makes the function that plays the game at an index, and returns its line, with its line break. */
const functions = gameFunctions((work: Work): ((game: number) => string) => {
  if ('chains' in work) {
    const school = makeSchool(work);
    return (game) => `${JSON.stringify(teachGame(school, game))}\n`;
  }
  const play = workRunner(work);
  if ('chain' in work) return (game) => `${gameLine(play(game) as PlayedGame)}\n`;
  return (at) => `${JSON.stringify(play(at))}\n`;
});
export type GameProcess = typeof functions;
answerQuestions(functions);
