/** States of films and trials, for the page: the events in each, and a picture of one of them. */
import {
  compiledSets,
  expectedBoard,
  fileText,
  frameBoard,
  listSteps,
  type ScenarioStates,
  type Workspace,
} from '../../../language/index.ts';
import { type BoardDrawing, describeBoard, drawBoard } from '../../../print/board/index.ts';
import { stepName } from '../../../print/face/index.ts';
import { hexKey, mergeVocabulary, pluralize, uniqueHexes } from '../../../program/index.ts';
import type { FilmState, Gain, RunningStep } from '../../../runtime/scenario/index.ts';
import { declaredCards } from '../cards/cards.ts';
import { workspaceExtras } from '../workspace.ts';

/** States, and the scenario they belong to, by its file and an offset in it. */
interface StatesOf extends Pick<ScenarioStates, 'states' | 'leftOut'> {
  scenario?: Pick<ScenarioStates, 'board' | 'lines'> & { file: string; from: number };
  /** In a trial, the choices made. */
  made?: readonly string[];
}

/** The states for the page, one of which is shown. */
export function shownStates(
  workspace: Workspace,
  { states, leftOut, scenario, made = [] }: StatesOf,
  wanted: number,
) {
  const state = Math.max(0, Math.min(wanted, states.length - 1));
  const textIn = (file: string, from: number, to: number) =>
    shortenText(fileText(workspace, file)?.text.slice(from, to) ?? '');
  /** A running step in the text. */
  const stepOf = ({ card, block, trigger, path }: RunningStep) => {
    const of = card === undefined ? scenario : declaredCards(workspace).find(({ number }) => number === card);
    const found =
      of &&
      listSteps(workspace, of.file, of.from).find(
        (one) => one.block === block && one.trigger === trigger && `${one.path}` === `${path}`,
      );
    if (!found) return undefined;
    const { file, from, to } = found;
    const words = textIn(file, from, to);
    return { file, from, to, name: stepName(path, trigger), words, ...(card !== undefined && { card }) };
  };
  const lineWords = ({ line }: FilmState) => {
    const span = line === undefined ? undefined : scenario?.lines[line];
    return scenario && span ? textIn(scenario.file, span.from, span.to) : 'the effect';
  };
  const hands = new Set(states.flatMap(({ step }) => (step?.op === 'by-hand' ? placeOf(step) : [])));
  const rows = states.map((one, at) => {
    const { options, waits, failure, question, line = 0 } = one;
    // By hand a step asks many questions, of which its words say nothing (L60).
    const asked = waits && one.step && hands.has(placeOf(one.step)) ? question : undefined;
    const step = one.step && stepOf(one.step);
    return {
      title: asked ?? step?.words ?? one.step?.op ?? (at === 0 ? 'the board' : lineWords(one)),
      result: failure
        ? 'fails'
        : waits
          ? ((asked && made[line]) ?? pluralize(options.length, 'choice'))
          : resultWords(one, at),
      waits,
      failed: failure !== undefined,
      ...(step && { step }),
      choices: line,
    };
  });
  const { failure, question, options, line } = states[state];
  const marked = { ...states[state], changed: changedBefore(states, state) };
  const expected = expectedBoard(marked, 'Board that was expected');
  // Two boards are shown side by side.
  const room = expected ? { ...ROOM, width: ROOM.width / 2 - 16 } : ROOM;
  const { step } = rows[state];
  const inText = line === undefined ? scenario?.board : scenario?.lines[line];
  // The state that first asked its question: lines that run nothing only repeat it.
  const runsNothing = ({ line }: FilmState) => line !== undefined && scenario?.lines[line]?.runs === false;
  const asked = states.slice(0, state + 1).findLastIndex((one) => !runsNothing(one));
  const shown = {
    board: boardPicture(workspace, frameBoard(marked, 'Board'), room),
    ...(expected && { expected: boardPicture(workspace, expected, room) }),
    ...(failure && { failure: failure.message }),
    ...(question !== undefined && { question }),
    asked: Math.max(0, asked),
    options,
    ...(scenario && inText && { line: { file: scenario.file, from: inText.from, to: inText.to } }),
    ...(step && { step }),
    soFar: gainWords(allGains(states.slice(0, state + 1))),
  };
  return { states: rows, leftOut, state, shown };
}

/** The card and path of a running step. */
const placeOf = ({ card, trigger, path }: RunningStep): string => `${card} ${trigger} ${path}`;

/**
 * The hexes that changed since the last answer if a question waits or the effect has ended;
 * otherwise those that the step changed.
 */
function changedBefore(states: readonly FilmState[], at: number): FilmState['changed'] {
  const { waits, line, changed } = states[at];
  if (!waits && at < states.length - 1) return changed;
  const since = states.slice(0, at + 1).filter((one) => one.line === line);
  return uniqueHexes(since.flatMap((one) => one.changed));
}

/** The maximum length of a title. */
const LONGEST_TITLE = 60;

/** Puts a text on one line, shortened to `LONGEST_TITLE` characters. */
export function shortenText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

/** The maximum number of hexes to name. */
const NAMED_HEXES = 3;

function resultWords({ gained, changed, names, step, line, drawn }: FilmState, at: number): string {
  const places = changed.map((hex) => names.find((one) => hexKey(one) === hexKey(hex))?.name);
  const named = places.filter((name) => name !== undefined);
  const where =
    named.length === places.length && named.length <= NAMED_HEXES
      ? named.join(', ')
      : pluralize(places.length, 'place');
  const result = [drawn?.join(', ') ?? '', gainWords(gained), places.length > 0 ? where : '']
    .filter((words) => words !== '')
    .join(', ');
  if (result !== '') return result;
  if (step) return 'nothing changes';
  return at > 0 && line !== undefined ? 'as expected' : '';
}

function allGains(states: readonly FilmState[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of states.flatMap(({ gained }) => gained)) {
    const key = `${gain.player} ${gain.what}`;
    sums.set(key, { ...gain, amount: (sums.get(key)?.amount ?? 0) + gain.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** `+2 points, −1 cube, player 2 +1 sun`. */
function gainWords(gained: readonly Gain[]): string {
  return gained
    .map(({ player, what, amount }) => {
      const good = what === 'vp' ? 'point' : what;
      const many =
        good === 'point' || good === 'card' || good === 'cube'
          ? pluralize(Math.abs(amount), good)
          : `${Math.abs(amount)} ${good}`;
      return `${player > 1 ? `player ${player} ` : ''}${amount < 0 ? '−' : '+'}${many}`;
    })
    .join(', ');
}

/** The space for a board on the page, in pixels. */
const ROOM = { width: 720, height: 360 };

/** A board for the page, drawn and in words. */
export function boardPicture(workspace: Workspace, board: BoardDrawing, room = ROOM) {
  const icons = workspaceExtras(workspace)?.icons;
  const sets = compiledSets(workspace);
  const words = sets.length > 0 && { words: mergeVocabulary(sets.map((set) => set.words)) };
  const svg = drawBoard(board, { theme: 'page', side: room, ...words, ...(icons && { icons }) });
  return { svg, words: describeBoard(board) };
}
