/** Trials of cards, for the page. */
import {
  fileScenarios,
  findBoards,
  scenarioOfTrial,
  tryCard,
  type Workspace,
} from '../../../language/index.ts';
import { type BoardTile, pluralize } from '../../../program/index.ts';
import type { InformativeBoard, InformativeBoards } from '../../../simulate/effect-value/index.ts';
import type { CardPlace } from '../../text-places.ts';
import { findCard } from '../cards/cards.ts';
import { type FilmKey, findScenario } from './films.ts';
import { shortenText, shownStates } from './states.ts';

const STATUS_WORDS = {
  waits: 'It waits for a choice.',
  finished: 'It ran to its end.',
  stopped: 'It was stopped: a required step was impossible.',
  endless: 'It never ends, so it was stopped.',
};

/** The board on which a card is tried, and the choices, as in `choose` lines. */
export interface TrialSetup {
  on: TrialOn;
  choices: readonly string[];
}

/** A board for trying: built by the user, one of the 400 recorded boards by index, or that of a scenario. */
export type TrialOn = { tiles: readonly BoardTile[] } | { situation: number } | { scenario: FilmKey };

/** An effect on a board, state by state; null if there is no card without errors, or no such board. */
export function tryOut(
  workspace: Workspace,
  { on, choices, state, ...at }: CardPlace & TrialSetup & { state: number },
) {
  const { trial } = trialOf(workspace, at, on, choices);
  if (!trial) return null;
  const { made, refused, status } = trial;
  const refusal =
    refused &&
    `The choice ${refused.choose} is no longer offered. It and ${choices.length - made.length - 1} after it wait.`;
  return {
    ...shownStates(workspace, trial, state),
    made,
    isRefused: refused !== undefined,
    status: refusal ?? STATUS_WORDS[status],
    isOver: status === 'finished' || status === 'stopped',
  };
}

/** A trial as a scenario at the end of a file. */
export function keep(
  workspace: Workspace,
  { on, choices, into, ...at }: CardPlace & TrialSetup & { into: string },
) {
  const { card, trial } = trialOf(workspace, at, on, choices);
  if (!trial) return { refused: 'This card cannot be tried.' };
  const titles = new Set(fileScenarios(workspace, into).map(({ title }) => title));
  const place = 'situation' in on ? `game board ${on.situation + 1}` : 'a board of its own';
  const plain = `tried on ${place}`;
  let title = plain;
  for (let n = 2; titles.has(`${card.number}: ${title}`); n++) title = `${plain}, ${n}`;
  const edit = scenarioOfTrial(workspace, into, { trial, number: card.number, title });
  return edit ? { edit } : { refused: TOO_MUCH_TO_SAY };
}

const TOO_MUCH_TO_SAY =
  'A scenario cannot say this: it depends on more than the board, or has more places than letters.';

/** A card on a board with some choices; undefined without a card, its effect, or such a board. */
function trialOf(workspace: Workspace, at: CardPlace, on: TrialOn, choices: readonly string[]) {
  const card = findCard(workspace, at);
  const scenario = 'scenario' in on ? findScenario(workspace, on.scenario) : undefined;
  const board = 'scenario' in on ? scenario && { scenario } : on;
  const trial = card && board && tryCard(workspace, card.file, card.from, board, choices);
  return trial ? { card, trial } : {};
}

/** What the recorded boards reveal about a card. */
export function* tellingBoards(workspace: Workspace, at: CardPlace) {
  const card = findCard(workspace, at);
  const found = card && (yield* findBoards(workspace, card.file, card.from));
  if (!card || !found) return null;
  return {
    boards: found.boards,
    telling: found.informative.map((one) => ({ ...one, words: wordsOf(one, found) })),
    steps: found.steps.map(({ text, reached, did }) => ({ words: shortenText(text), reached, did })),
  };
}

function wordsOf({ kind, points, choices, alike }: InformativeBoard, { boards }: InformativeBoards): string {
  const made = pluralize(points, 'point').replace('-', '−');
  switch (kind) {
    case 'choices':
      return pluralize(choices, 'choice');
    case 'nothing':
      return `${alike} of ${boards}`;
    case 'surprise':
      return `${made}; ${alike} of ${boards} go this way`;
    default:
      return made;
  }
}
