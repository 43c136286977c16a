/** Trying out cards: their effects on boards, and statistics from the stored situations. */
import type { BoardTile, SetProgram } from '../../program/index.ts';
import { gameLike, gameOn, type Trial, trialGame, tryOut } from '../../runtime/scenario/index.ts';
import {
  informativeBoardsInSteps,
  keptSituations,
  knownAnimals,
  triedWith,
} from '../../simulate/effect-value/index.ts';
import { type FoundScenario, isRunnable } from '../scenarios/scenarios.ts';
import { listSteps } from '../steps/steps.ts';
import { compiledCard, fileCompilation } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { findCardNode } from './card.ts';
import { cachedByCard } from './worth.ts';

/** The board to try a card on. */
export type TrialBoard =
  | { tiles: readonly BoardTile[] }
  /** The index of a stored situation. */
  | { situation: number }
  | { scenario: FoundScenario };

/**
 * Runs the effect of the card around an offset on a board with these choices; `undefined` if there is no card without errors, or
 * no such board.
 */
export function tryCard(
  workspace: Workspace,
  file: string,
  offset: number,
  on: TrialBoard,
  choices: readonly string[],
): Trial | undefined {
  const found = cardIn(workspace, file, offset);
  if (!found) return undefined;
  const { chain, number } = found;
  const game = gameFor(chain, number, on);
  return game && tryOut(game, number, choices);
}

function cardIn(workspace: Workspace, file: string, offset: number) {
  const node = findCardNode(workspace, file, offset);
  const set = fileCompilation(workspace, file)?.set;
  const card = node && set && compiledCard(set.program, node);
  return card && { chain: set.chain, number: card.number };
}

function gameFor(chain: readonly SetProgram[], number: number, on: TrialBoard) {
  if ('tiles' in on) return gameOn(chain, on.tiles, number);
  if ('scenario' in on)
    return isRunnable(on.scenario.scenario) ? gameLike(chain, on.scenario.scenario, number) : undefined;
  const situation = keptSituations()[on.situation];
  // As in the worth calculation, deal the same cards.
  const tried = triedWith(chain, number) ?? chain;
  return (
    situation && trialGame(tried, situation, { number, seed: on.situation, known: new Set(knownAnimals()) })
  );
}

const tellingIn = cachedByCard(100, informativeBoardsInSteps);

/**
 * Statistics of the card around an offset from the stored situations, with those of all its steps and their texts, without what is in
 * their blocks; `undefined` if they cannot be computed.
 */
export function* findBoards(workspace: Workspace, file: string, offset: number) {
  const card = cardIn(workspace, file, offset);
  const found = card && (yield* tellingIn(card.chain, card.number));
  if (!found) return undefined;
  const { text } = fileText(workspace, file)!;
  const counts = new Map(found.steps.map((step) => [`${step.path}`, step]));
  const steps = listSteps(workspace, file, offset).map(({ path, from, to }) => {
    const { reached, did } = counts.get(`${path}`) ?? { reached: 0, did: 0 };
    const step = text
      .slice(from, to)
      .replaceAll(/\s+/g, ' ')
      .replace(/\{.*\}/, '{ … }');
    return { path, text: step, reached, did };
  });
  return { ...found, steps };
}
