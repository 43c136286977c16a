/** A worker's side of the pool (`pool.ts`): a process that links the sets once and then plays batches of games. */
import { type Examination, examine } from '../mutants/examine.ts';
import { type Batch, matchOf, playMatch, type RunSetup } from '../run/match.ts';
import { type Stress, searchAt } from '../stress/search.ts';
import { type Schooling, schoolOf, teachGame } from '../training/lessons.ts';
import { answerQuestions } from './answer-questions.ts';
import { gameLine } from './game-line.ts';

/** What all games of a run share: games to count, or games to learn from. Mutants and searches are distributed the same way. */
export type Work = RunSetup | Schooling | Examination | Stress;

/** Plays the game at an index, and returns its line. */
let play: ((game: number) => string) | undefined;

const functions = {
  setUp: (work: Work): void => {
    play = playerOf(work);
  },
  /** The games of a batch as lines of JSON, each with its line break. */
  play: linesOf,
};
export type GameFunctions = typeof functions;
answerQuestions(functions);

function playerOf(work: Work): (game: number) => string {
  if ('stressed' in work) return (search) => JSON.stringify(searchAt(work, search));
  if ('mutants' in work) return (mutant) => JSON.stringify(examine(work, mutant));
  if ('chains' in work) {
    const school = schoolOf(work);
    return (game) => JSON.stringify(teachGame(school, game));
  }
  const match = matchOf(work);
  return (game) => gameLine(playMatch(match, game));
}

function linesOf({ from, to }: Batch): string {
  if (!play) throw new Error('a worker received games before their setup');
  let lines = '';
  for (let game = from; game < to; game++) lines += `${play(game)}\n`;
  return lines;
}
