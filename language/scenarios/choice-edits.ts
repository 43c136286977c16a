/** Answering by a click: the edits that write the answer to a question into a scenario. */
import { type LineNode, readSketch, type ScenarioNode } from '../../grammar/index.ts';
import {
  type BoardTile,
  drawSketch,
  FREE_LETTERS,
  type Hex,
  hexKey,
  type NamedHex,
  type TextEdit,
} from '../../program/index.ts';
import type { FilmState } from '../../runtime/scenario/index.ts';
import { findItem } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { EMPTY_CELL_NAMES, tileText } from './board-text.ts';
import { type FoundScenario, isRunnable } from './scenarios.ts';
import { scenarioStates } from './states.ts';

/**
 * The edits that answer a question of a scenario with an option: a `choose` line after the line that asks, or a replacement of
 * the existing one. Unnamed cells get a name on the board.
 * @param at the state with the question
 * @returns `undefined` if there is no such option, or no name is left for the cells
 */
export function choiceEdits(
  workspace: Workspace,
  one: FoundScenario,
  at: number,
  option: number,
): TextEdit[] | undefined {
  const { file, from, scenario } = one;
  const state = scenarioStates(workspace, one)?.states[at];
  const chosen = state?.options[option];
  const node = findItem(workspace, file, from);
  const text = fileText(workspace, file)?.text;
  if (!chosen || state.line === undefined || node?.kind !== 'scenario' || !isRunnable(scenario))
    return undefined;
  if (text === undefined) return undefined;
  const own = new Set(scenario.board.names.map(({ name }) => name));
  // Only cells mentioned in the choice need a name.
  const mentioned = new Set(chosen.choose.match(PLACE_OR_WORD));
  const nameless = placesOf(state, chosen.hexes).filter(({ name }) => mentioned.has(name) && !own.has(name));
  const board =
    nameless.length > 0 ? withNames(node, text, scenario.board, nameless) : { edits: [], names: [] };
  if (!board) return undefined;
  const renamed = new Map(nameless.map(({ name }, i) => [name, board.names[i]]));
  const words = chosen.choose.replace(PLACE_OR_WORD, (word) => renamed.get(word) ?? word);
  const line = lineEdit(node, text, state.line, words);
  return line && [...board.edits, line].map((edit) => ({ file, ...edit }));
}

type Edit = Omit<TextEdit, 'file'>;

/** A word of a choice. If all names are used up, a cell is given by its coordinates. */
const PLACE_OR_WORD = /\(-?\d+, -?\d+\)|[^\s,]+/g;

/** Cells with the names that choices use for them. */
const placesOf = ({ names }: FilmState, hexes: readonly Hex[]): NamedHex[] =>
  hexes.map(
    ({ q, r }) => names.find((one) => hexKey(one) === hexKey({ q, r })) ?? { q, r, name: `(${q}, ${r})` },
  );

/** Whether a line is about the question, and so may come between it and its answer. */
const isAboutQuestion = (line: LineNode) =>
  line.line === 'refuse' || (line.line === 'expect' && line.expectation?.expect === 'options');

/** Lines that describe the table; the others are played. */
const SETUP: ReadonlySet<LineNode['line']> = new Set(['board', 'layout', 'given']);

function lineEdit({ lines }: ScenarioNode, text: string, index: number, words: string): Edit | undefined {
  const run = lines.filter(({ line }) => !SETUP.has(line));
  // Other expectations fail while a question is pending, so the answer goes before them.
  const asking = run.slice(0, index + 1).findLastIndex(({ line }) => line !== 'expect' && line !== 'refuse');
  let last = run[asking];
  let next = asking + 1;
  while (run[next] && isAboutQuestion(run[next])) last = run[next++];
  if (!last) return undefined;
  const answer = run[next];
  if (answer?.line === 'choose') return { from: answer.from, to: answer.to, text: `choose ${words}` };
  const rest = /^[ \t]*;?[ \t]*(#[^\n]*)?(?=\n|$)/.exec(text.slice(last.to));
  if (!rest) {
    const end = last.to + (/^\s*;/.exec(text.slice(last.to))?.[0].length ?? 0);
    return { from: end, to: end, text: ` choose ${words};` };
  }
  const end = last.to + rest[0].length;
  const [indent] = /[ \t]*/.exec(text.slice(text.lastIndexOf('\n', last.from - 1) + 1)) ?? [''];
  // If the line before has no semicolon, the answer has none either.
  const stop = /^\s*;/.test(text.slice(last.to)) ? ';' : '';
  return { from: end, to: end, text: `\n${indent}choose ${words}${stop}` };
}

/** The edits that name some cells of the board, and the new names in the same order; `undefined` if no names are left. */
function withNames(
  { lines }: ScenarioNode,
  text: string,
  { tiles, names }: { tiles: readonly BoardTile[]; names: readonly NamedHex[] },
  nameless: readonly Hex[],
): { edits: Edit[]; names: string[] } | undefined {
  const line = lines.find((one) => one.line === 'board' || one.line === 'layout');
  if (!line || (line.line !== 'board' && line.line !== 'layout')) return undefined;
  const drawn = line.line === 'board' ? readSketch(line.rows).cells : cellsOf(tiles, names);
  const cells = drawn.map(({ letter, q, r }) => ({ letter, q, r }));
  const used = new Set(cells.map(({ letter }) => letter));
  const explained: string[] = [];
  const given: string[] = [];
  for (const hex of nameless) {
    const tile = tiles.find((one) => hexKey(one) === hexKey(hex));
    const cell = cells.find((one) => hexKey(one) === hexKey(hex));
    const other =
      cell &&
      (cell.letter === cell.letter.toLowerCase() ? cell.letter.toUpperCase() : cell.letter.toLowerCase());
    const isOther = other !== undefined && tile !== undefined && !used.has(other);
    const free = isOther
      ? other
      : [...(tile ? FREE_LETTERS : EMPTY_CELL_NAMES)].find(
          (name) => !used.has(name) && !used.has(name.toUpperCase()),
        );
    if (free === undefined) return undefined;
    used.add(free);
    given.push(free);
    if (tile && !isOther) explained.push(`${free} = ${tileText(tile)}`);
    if (cell) cell.letter = free;
    else cells.push({ letter: free, q: hex.q, r: hex.r });
  }
  return { edits: boardEdits(line, text, drawSketch(cells), explained), names: given };
}

const cellsOf = (tiles: readonly BoardTile[], names: readonly NamedHex[]) =>
  tiles.map(({ q, r, terrain }) => ({
    q,
    r,
    letter: names.find((name) => hexKey(name) === hexKey({ q, r }))?.name ?? terrain[0],
  }));

function boardEdits(
  line: Extract<LineNode, { line: 'board' | 'layout' }>,
  text: string,
  rows: readonly string[],
  explained: readonly string[],
): Edit[] {
  const legend = explained.join(', ');
  if (line.line === 'layout') {
    const sketch = quoted(rows, line.from + 'board '.length, text);
    const where = explained.length > 0 ? ` where ${legend}` : '';
    return [{ from: line.from, to: line.to, text: `board ${sketch}${where}` }];
  }
  const [first] = line.rows;
  const last = line.rows.at(-1);
  if (!first || !last) return [];
  const sketch = { from: first.from, to: last.to, text: quoted(rows, first.from, text) };
  if (explained.length === 0) return [sketch];
  const end = line.legend.at(-1)?.to;
  if (end === undefined) return [{ ...sketch, text: `${sketch.text} where ${legend}` }];
  return [sketch, { from: end, to: end, text: `, ${legend}` }];
}

/** The rows of a sketch, aligned below each other. */
function quoted(rows: readonly string[], from: number, text: string): string {
  const column = from - (text.lastIndexOf('\n', from - 1) + 1);
  return rows.map((row) => `"${row}"`).join(`\n${' '.repeat(column)}`);
}
