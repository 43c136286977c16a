/** Tries out a card: runs its effect on a board with given choices, and keeps all intermediate states. */
import {
  type BoardTile,
  type Hex,
  type NamedHex,
  nameHex,
  neighbours,
  type SetProgram,
  uniqueHexes,
} from '../../program/index.ts';
import { makeTables } from '../make-tables.ts';
import { seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import { describe, describeOptions } from '../view/describe.ts';
import { viewLandscape } from '../view/view.ts';
import { type States, stateRecorder } from './observers/film.ts';
import { type Line, play } from './runner.ts';
import { newRun, type Run, setUpScenario, type TableBefore } from './set-up.ts';
import { type Situation, situationGame } from './situation.ts';
import { answerText, answerTexts } from './words/questions.ts';
import { optionPlaces } from './words/sketch.ts';

/** The result of running an effect with some choices. */
export interface Trial extends States {
  /** The final state. */
  end: Game;
  /** The choices made, as written after `choose`. */
  made: string[];
  /** The first choice that is not offered any more, if there is one. It and those after it were not made. */
  refused?: { choose: string; at: number };
  /** The outcome so far: a question waits, the effect ended, a gate stopped it (R5.6), or it exceeded a limit (R12.6). */
  status: 'waits' | 'finished' | 'stopped' | 'endless';
}

/**
 * Runs the effect of a card, or lays a Landscape Feature, and answers with these choices as long as they are offered.
 * Gains are counted, as in scenarios. The `line` of a state is the number of choices made before it.
 * @param game a game set up by one of the functions below; it is changed
 * @param watches false to run without keeping states
 */
export function tryOut(game: Game, number: number, choices: readonly string[], watches = true): Trial {
  const { recorded, observer } = stateRecorder(namesIn);
  const run = newRun(game);
  const made: string[] = [];
  // The status says if an effect exceeds a limit, so its state has no failure.
  const line = () => observer.line(game, null);
  play(run, linesOf(game, number, choices, made), watches ? { ...observer, line } : {});
  const at = made.length;
  return {
    ...recorded,
    end: game,
    made,
    ...(at < choices.length && { refused: { choose: choices[at], at } }),
    status: statusOf(run),
  };
}

/** The card or feature, and the choices as long as they are offered, which are added to `made`. */
function* linesOf(game: Game, number: number, choices: readonly string[], made: string[]): Generator<Line> {
  const { feature } = game.tables.cards[game.tables.cardOf[number]];
  yield feature ? { line: 'do-feature', feature: number } : { line: 'do-card', card: number };
  for (const choose of choices) {
    const answers = answerTexts(game, describeOptions(game).flatMap(optionPlaces).map(nameHex));
    // The first if several are written alike.
    const option = game.asked.options[answers.indexOf(choose)];
    if (option === undefined) return;
    made.push(choose);
    yield { line: 'answer', option };
  }
}

/** What a scenario would write after `choose` for one option. */
export function choiceNow(game: Game, option: number): string {
  const view = describe(game, option);
  return answerText(game, option, view, optionPlaces(view).map(nameHex));
}

function statusOf({ game, effect }: Run): Trial['status'] {
  if (game.status === 'unfinished') return 'endless';
  if (game.asked.options.length > 0) return 'waits';
  return effect?.stopped ? 'stopped' : 'finished';
}

/** Names for every tile and every adjacent place, like `m10`. A place keeps its name throughout. */
function namesIn(game: Game): NamedHex[] {
  const hexes: Hex[] = viewLandscape(game);
  const offered = describeOptions(game).flatMap(optionPlaces);
  return uniqueHexes([...hexes, ...hexes.flatMap(neighbours), ...offered]).map(nameHex);
}

/** A game on the given board. */
export function gameOn(chain: readonly SetProgram[], tiles: readonly BoardTile[], number: number): Game {
  return gameLike(chain, { board: { tiles: [...tiles], names: [] }, given: [] }, number);
}

/** A game at the table that a scenario begins with. */
export function gameLike(chain: readonly SetProgram[], { board, given }: TableBefore, number: number): Game {
  const game = setUpScenario(chain, { board, given });
  // What the table does not say is drawn by chance.
  game.random = seedRandom(game.seed);
  const card = game.tables.cardOf[number];
  if (game.tables.cards[card].feature && !game.hands[0].includes(card)) game.hands[0].push(card);
  return game;
}

/** A game in a situation. Gains are counted, as in scenarios. */
export function trialGame(
  chain: readonly SetProgram[],
  situation: Situation,
  { number, seed, known }: { number: number; seed: number; known: ReadonlySet<string> },
): Game {
  const tables = makeTables(chain);
  const card = tables.cardOf[number];
  const game = situationGame(tables, situation, { card, seed, known });
  game.gained = game.vp.map(() => ({ elements: tables.bag.map(() => 0), cards: 0, cubes: 0 }));
  if (tables.cards[card].feature) {
    game.active[0] = game.active[0].filter((one) => one !== card);
    game.hands[0].push(card);
  }
  return game;
}
