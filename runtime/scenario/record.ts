/** Records scenarios: runs `do` lines at a table, answers the questions, and adds an expectation for every result. */
import {
  BRANCH_WORDS,
  type Choice,
  type Compare,
  type Expectation,
  hexKey,
  hexName,
  type Place,
  type Scenario,
  type ScenarioLine,
  type SetProgram,
  type Terrain,
  type Thing,
} from '../../program/index.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';
import { describeOptions, type OptionView } from '../view/describe.ts';
import { type TileView, viewLandscape } from '../view/view.ts';
import { type LineWithoutPlace, newRun, play, type Run } from './runner.ts';
import { setUpScenario } from './set-up.ts';
import { choiceFits, choiceFor } from './words/choices.ts';
import { tokensOf } from './words/sketch.ts';

/** A table before any line has run. */
export type TableBefore = Pick<Scenario, 'board' | 'given'>;

/** An action at a table: a line that begins with `do`. */
export type DoLine = Extract<LineWithoutPlace, { line: `do${string}` }>;

/** A scenario that passes, with every expectation its results allow. */
export interface Recorded {
  scenario: Scenario;
  /** The answers that were given. */
  answers: Choice[];
}

/** More questions than any effect worth testing asks. */
const MOST_ANSWERS = 24;
const NOWHERE: Place = { file: '', line: 1, column: 1, length: 0 };

/**
 * Runs `do` lines at a table and records the results: the number of options of each question and, at the end, the
 * contents of the landscape and what each player has.
 * @param pick returns the index of the answer to a question
 * @returns undefined if a scenario cannot express an answer, or if there are too many questions
 */
export function recorded(
  chain: readonly SetProgram[],
  table: TableBefore,
  doLines: readonly DoLine[],
  pick: (views: readonly OptionView[]) => number,
): Recorded | undefined {
  const scenario: Scenario = { title: '', at: NOWHERE, ...table, lines: doLines.map(placed) };
  const run = newRun(setUpScenario(chain, scenario));
  const answers: Choice[] = [];
  const lines: ScenarioLine[] = [];
  let isWhole = false;
  play(run, linesOf());
  return isWhole ? { scenario: { ...scenario, lines }, answers } : undefined;

  /** The `do` lines, the answers and all expectations. Every line passes if the next one is made. */
  function* linesOf(): Generator<ScenarioLine> {
    const { game } = run;
    const before = viewLandscape(game);
    const add = (line: ScenarioLine): ScenarioLine => {
      lines.push(line);
      return line;
    };
    for (const line of doLines) {
      yield add(placed(line));
      while (game.asked.options.length > 0) {
        const views = describeOptions(game);
        const choice = choiceAt(game, views, pick(views));
        if (!choice || answers.length >= MOST_ANSWERS) return;
        answers.push(choice);
        yield add(expected({ expect: 'options', amount: views.length }));
        yield add(placed({ line: 'choose', choice }));
      }
      // The points of each player after one of several `do` lines.
      if (doLines.length > 1)
        for (const [seat, amount] of game.vp.entries())
          yield add(expected({ expect: 'vp', amount, ...playerOf(seat) }));
    }
    for (const expectation of expectationsOf(run, before)) yield add(expected(expectation));
    isWhole = true;
  }
}

/** A choice that means only this option and can be written in a scenario. */
function choiceAt(game: Game, views: readonly OptionView[], at: number): Choice | undefined {
  const { options } = game.asked;
  const choice = views[at] && choiceFor(views[at], options[at]);
  if (!choice || (choice.choice === 'branch' && choice.branch >= BRANCH_WORDS.length)) return undefined;
  return views.filter((one, i) => choiceFits(choice, one, options[i])).length === 1 ? choice : undefined;
}

const placed = (line: LineWithoutPlace): ScenarioLine => ({ at: NOWHERE, ...line });
const expected = (expectation: Expectation) => placed({ line: 'expect', expectation });

const playerOf = (seat: number) => (seat === 0 ? {} : { player: seat + 1 });

/** All that can be expected of a table at the end. */
function expectationsOf({ game, effect }: Run, before: readonly TileView[]): Expectation[] {
  const { tables, gained = [] } = game;
  const all: Expectation[] = [];
  for (const [seat, amount] of game.vp.entries()) {
    const of = playerOf(seat);
    all.push({ expect: 'vp', amount, ...of });
    const got = gained?.[seat];
    if (!got) continue;
    const goods = [
      ...got.elements.map((n, e) => ({ what: { element: tables.words.elements[e].name }, amount: n })),
      { what: 'card' as const, amount: got.cards },
      { what: 'cube' as const, amount: got.cubes },
    ];
    for (const good of goods) all.push({ expect: 'gained', gained: [good], ...of });
    all.push({ expect: 'has', what: 'cubes', amount: game.cubes[seat], ...of });
    all.push({ expect: 'has', what: 'cards', amount: game.hands[seat].length, ...of });
  }
  all.push(...landscapeExpectations(before, viewLandscape(game)));
  for (const card of game.active[0] ?? []) {
    const { number, leaves } = tables.cards[card];
    // A feature has no leaves.
    if (leaves > 0)
      all.push({ expect: 'card', card: number, leaves: game.leaves[card], cubes: cubesOn(game, card) });
  }
  if (effect) all.push({ expect: effect.stopped ? 'stopped' : 'finished' });
  return all;
}

function landscapeExpectations(before: readonly TileView[], after: readonly TileView[]): Expectation[] {
  const all: Expectation[] = [];
  const was = new Map(before.map((tile) => [hexKey(tile), tile]));
  const is = new Set(after.map(hexKey));
  for (const tile of after) {
    const { q, r, terrain } = tile;
    const hex = { q, r, name: hexName(tile) };
    const now = tokensOf(tile);
    const earlier = was.get(hexKey(tile));
    const then = earlier ? tokensOf(earlier) : new Map<Thing, number>();
    const things = [...new Set([...now.keys(), ...then.keys()])];
    const tokens = things.map((thing) => ({ compare: exactly(now.get(thing) ?? 0), thing }));
    all.push({ expect: 'tile', hex, need: { terrain: terrain as Terrain, tokens } });
  }
  for (const { q, r } of before)
    if (!is.has(hexKey({ q, r }))) all.push({ expect: 'empty', hex: { q, r, name: hexName({ q, r }) } });
  const sums = new Map<Thing, number>(['tile', 'mountain', 'forest', 'animal'].map((thing) => [thing, 0]));
  for (const tile of before) for (const thing of tokensOf(tile).keys()) sums.set(thing, 0);
  for (const tile of after) {
    sums.set('tile', (sums.get('tile') ?? 0) + 1);
    sums.set('animal', (sums.get('animal') ?? 0) + tile.animals.length);
    for (const [thing, amount] of tokensOf(tile)) sums.set(thing, (sums.get(thing) ?? 0) + amount);
  }
  for (const [thing, amount] of sums) all.push({ expect: 'landscape', amount, things: [thing] });
  return all;
}

const exactly = (amount: number): Compare => ({ is: 'exactly', amount });
