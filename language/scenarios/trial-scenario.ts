/** Saving a trial as a scenario: the board, the choices and the result. */
import { withEdits } from '../../grammar/index.ts';
import { hexKey, type TextEdit } from '../../program/index.ts';
import {
  describeTokens,
  type FilmState,
  type OfferedOption,
  type Shot,
  type Trial,
} from '../../runtime/scenario/index.ts';
import { edit, fileText, type Workspace } from '../workspace/workspace.ts';
import { boardText } from './board-text.ts';
import { choiceEdits } from './choice-edits.ts';
import { type FoundScenario, fileScenarios, runOutcome } from './scenarios.ts';
import { scenarioStates } from './states.ts';

/**
 * The edit that adds a scenario to a file. It plays a card on the board of a trial with the same choices, and expects the same
 * result.
 * @returns `undefined` if a scenario cannot express the trial: too many cells need names, or the result depends on more than the
 * board, for example on the cards in a player's hand
 */
export function scenarioOfTrial(
  workspace: Workspace,
  file: string,
  { trial, number, title }: { trial: Trial; number: number; title: string },
): TextEdit | undefined {
  const before = fileText(workspace, file)?.text;
  const [start] = trial.states;
  const board = start && boardText(start.board, (tile) => `${tile.terrain}${describeTokens(tile)}`);
  if (before === undefined || board === undefined) return undefined;
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const head = `scenario "${number}: ${title}"\n{\n  ${board.text}\n  do card ${number};\n`;
  let now = edit(workspace, [{ file, text: `${before}${gap}${head}}\n` }]);
  const last = () => fileScenarios(now, file).findLast(({ from }) => from >= before.length);
  for (const [at, choose] of trial.made.entries()) {
    const question = trial.states.findLast(({ waits, line = 0 }) => waits && line === at);
    const wanted = question?.options.find((option) => option.choose === choose);
    const one = last();
    const edits = wanted && one && answerEdits(now, one, wanted, start);
    if (!edits) return undefined;
    now = edit(now, [{ file, text: withEdits(fileText(now, file)?.text ?? '', edits) }]);
  }
  const text = fileText(now, file)?.text ?? '';
  const whole = `${text.slice(0, text.lastIndexOf('}'))}${expectations(trial)}}\n`;
  now = edit(now, [{ file, text: whole }]);
  const one = last();
  if (!one || !runOutcome(one)?.result.passed) return undefined;
  return { file, from: before.length, to: before.length, text: whole.slice(before.length) };
}

/** The edits that choose the same option as in the trial, on a board that may be shifted. */
function answerEdits(
  workspace: Workspace,
  one: FoundScenario,
  wanted: OfferedOption,
  start: FilmState,
): TextEdit[] | undefined {
  const states = scenarioStates(workspace, one)?.states ?? [];
  const asking = states.findLastIndex(({ waits }) => waits);
  const [here] = states[0] ? inReadingOrder(states[0].board) : [];
  const [there] = inReadingOrder(start.board);
  if (asking < 0 || !here || !there) return undefined;
  const moved = wanted.hexes.map(({ q, r }) => hexKey({ q: q + here.q - there.q, r: r + here.r - there.r }));
  const option = states[asking].options.findIndex(({ hexes, thing, choose }) =>
    moved.length === 0
      ? hexes.length === 0 && choose === wanted.choose
      : thing === wanted.thing && hexes.map(hexKey).join(' ') === moved.join(' '),
  );
  return option < 0 ? undefined : choiceEdits(workspace, one, asking, option);
}

const inReadingOrder = (board: Shot['board']) => board.toSorted((a, b) => a.r - b.r || a.q - b.q);

/** The result as `expect` lines. */
function expectations({ states, status }: Trial): string {
  const sums = new Map<string, number>();
  for (const { player, what, amount } of states.flatMap(({ gained }) => gained))
    if (player === 1) sums.set(what, (sums.get(what) ?? 0) + amount);
  const goods = [...sums].filter(([what, amount]) => what !== 'vp' && amount > 0);
  return [
    `expect ${sums.get('vp') ?? 0}vp;`,
    ...(goods.length > 0 ? [`expect gained ${goods.map(([what, n]) => `${n} ${what}`).join(', ')};`] : []),
    `expect ${status === 'stopped' ? 'stopped' : 'finished'};`,
  ]
    .map((line) => `  ${line}\n`)
    .join('');
}
