/** Records scenarios: runs `do` lines at a table, answers the questions, and adds an expectation for every result. */
import {
  BRANCH_WORDS,
  type Choice,
  type Compare,
  type Expectation,
  type Given,
  hexKey,
  nameHex,
  type Place,
  type Scenario,
  type ScenarioLine,
  type SetProgram,
  type Terrain,
  type Thing,
} from '../../program/index.ts';
import type { OptionView } from '../questions/question.ts';
import { seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import { describeOptions } from '../view/describe.ts';
import { type TileView, viewLandscape } from '../view/view.ts';
import { actualExpectation } from './expectation.ts';
import { type LineWithoutPlace, play } from './runner.ts';
import { newRun, type Run, setUpScenario, type TableBefore } from './set-up.ts';
import { choiceFits, choiceFor } from './words/choices.ts';
import { tileTokens } from './words/sketch.ts';

/** An action at a table: a line that begins with `do`. */
export type DoLine = Extract<LineWithoutPlace, { line: `do${string}` }>;

/** A scenario that passes, with every expectation its results allow. */
export interface Recording {
  scenario: Scenario;
  /** The answers that were given. */
  answers: Choice[];
}

/** More questions than any effect worth testing asks. */
const MOST_ANSWERS = 24;
const NO_PLACE: Place = { file: '', line: 1, column: 1, length: 0 };

/**
 * Runs `do` lines at a table and records the results: the number of options of each question and, at the end, the
 * contents of the landscape and what each player has, with the most telling expectations last.
 * @param pick returns the index of the answer to a question
 * @returns undefined if a scenario cannot express an answer, or if there are too many questions
 */
export function recordScenario(
  chain: readonly SetProgram[],
  table: TableBefore,
  doLines: readonly DoLine[],
  pick: (views: readonly OptionView[]) => number,
): Recording | undefined {
  const scenario: Scenario = { title: '', at: NO_PLACE, ...table, lines: doLines.map(placed) };
  const run = newRun(setUpScenario(chain, scenario));
  run.game.random = seedRandom(run.game.seed);
  const answers: Choice[] = [];
  const lines: ScenarioLine[] = [];
  let isWhole = false;
  play(run, linesOf());
  if (!isWhole) return undefined;
  return { scenario: { ...scenario, given: givenAt(table, run.game), lines }, answers };

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

/** What is given at a table, with the tokens that were drawn there. */
function givenAt({ given }: TableBefore, { laid, tables }: Game): Given[] {
  if (!laid) return given;
  const elements = laid.map(({ element }) => tables.words.elements[element].name);
  return [...given.filter((one) => one.given !== 'next'), { given: 'next', elements }];
}

/** A choice that means only this option and can be written in a scenario. */
function choiceAt(game: Game, views: readonly OptionView[], at: number): Choice | undefined {
  const { options } = game.asked;
  const choice = views[at] && choiceFor(views[at], options[at]);
  if (!choice || (choice.choice === 'branch' && choice.branch >= BRANCH_WORDS.length)) return undefined;
  return views.filter((one, i) => choiceFits(choice, one, options[i])).length === 1 ? choice : undefined;
}

const placed = (line: LineWithoutPlace): ScenarioLine => ({ at: NO_PLACE, ...line });
const expected = (expectation: Expectation) => placed({ line: 'expect', expectation });

const playerOf = (seat: number) => (seat === 0 ? {} : { player: seat + 1 });

/** All that can be expected of a table at the end. */
function expectationsOf(run: Run, before: readonly TileView[]): Expectation[] {
  const { game, effect } = run;
  const { tables } = game;
  const goods = [
    ...tables.words.elements.map(({ name }) => ({ element: name })),
    ...(['card', 'cube'] as const),
  ];
  // The amounts are filled in.
  const amount = 0;
  const ofSeats = game.vp.map((_, seat): Expectation[] => {
    const of = playerOf(seat);
    return [
      { expect: 'has', what: 'cubes', amount, ...of },
      { expect: 'has', what: 'cards', amount, ...of },
      ...goods.map((what): Expectation => ({ expect: 'gained', gained: [{ what, amount }], ...of })),
      { expect: 'vp', amount, ...of },
    ];
  });
  // A feature has no leaves.
  const active = (game.active[0] ?? []).filter((card) => tables.cards[card].leaves > 0);
  return [
    ...active.map(
      (card): Expectation => ({ expect: 'card', card: tables.cards[card].number, leaves: 0, cubes: 0 }),
    ),
    ...landscapeExpectations(before, viewLandscape(game)),
    ...(effect ? [{ expect: 'finished' as const }] : []),
    ...ofSeats.toReversed().flat(),
  ].map((expected) => actualExpectation(run, expected));
}

/** What can be expected of the landscape, without the numbers of its things. */
function landscapeExpectations(before: readonly TileView[], after: readonly TileView[]): Expectation[] {
  const was = new Map(before.map((tile) => [hexKey(tile), tileTokens(tile)]));
  const is = new Set(after.map(hexKey));
  const things = new Set<Thing>(['tile', 'mountain', 'forest', 'animal']);
  for (const tile of [...before, ...after]) for (const thing of tileTokens(tile).keys()) things.add(thing);
  return [
    ...[...things].map((thing): Expectation => ({ expect: 'landscape', amount: 0, things: [thing] })),
    ...after.map((tile): Expectation => {
      const { terrain } = tile;
      const now = tileTokens(tile);
      const all = new Set([...now.keys(), ...(was.get(hexKey(tile)) ?? new Map<Thing, number>()).keys()]);
      const tokens = [...all].map((thing) => ({ compare: exactly(now.get(thing) ?? 0), thing }));
      return {
        expect: 'tile',
        hex: nameHex(tile),
        need: { terrain: terrain as Terrain, tokens },
      };
    }),
    ...before
      .filter((tile) => !is.has(hexKey(tile)))
      .map((tile): Expectation => ({ expect: 'empty', hex: nameHex(tile) })),
  ];
}

const exactly = (amount: number): Compare => ({ is: 'exactly', amount });
