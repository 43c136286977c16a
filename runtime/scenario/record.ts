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
import type { ScenarioSoFar } from './expectation.ts';
import { runLine } from './scenario.ts';
import { setUpScenario } from './set-up.ts';
import { choiceFits, choiceFor } from './words/choices.ts';

/** A table before any line has run. */
export type TableBefore = Pick<Scenario, 'board' | 'given'>;

type Line = ScenarioLine extends infer L ? (L extends { at: Place } ? Omit<L, 'at'> : never) : never;
/** An action at a table: a line that begins with `do`. */
export type DoLine = Extract<Line, { line: `do${string}` }>;

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
  const lines: ScenarioLine[] = doLines.map((line) => ({ at: NOWHERE, ...line }));
  const begun: Scenario = { title: '', at: NOWHERE, ...table, lines };
  const game = setUpScenario(chain, begun);
  const before = viewLandscape(game);
  const played: ScenarioSoFar = { game, effect: null, blocks: 0 };
  const done: ScenarioLine[] = [];
  const answers: Choice[] = [];
  /** Adds a line and runs it. Returns false if the line fails or the game stops. */
  const add = (line: Line): boolean => {
    const whole: ScenarioLine = { at: NOWHERE, ...line };
    done.push(whole);
    return runLine(played, whole) === null && game.status === 'playing';
  };
  for (const line of doLines) {
    if (!add(line)) return undefined;
    while (game.asked.options.length > 0) {
      const views = describeOptions(game);
      const at = pick(views);
      const option = game.asked.options[at];
      const view = views[at];
      const choice = view && option !== undefined ? choiceFor(view, option) : undefined;
      if (!choice || !canBeWritten(choice) || answers.length >= MOST_ANSWERS) return undefined;
      const same = views.filter((one, i) => choiceFits(choice, one, game.asked.options[i]));
      if (same.length !== 1) return undefined;
      answers.push(choice);
      add({ line: 'expect', expectation: { expect: 'options', amount: views.length } });
      if (!add({ line: 'choose', choice })) return undefined;
    }
    if (doLines.length > 1) done.push(...pointLines(game));
  }
  for (const expectation of expectationsOf(played, before)) {
    if (!add({ line: 'expect', expectation })) return undefined;
  }
  return { scenario: { ...begun, lines: done }, answers };
}

const canBeWritten = (choice: Choice) => choice.choice !== 'branch' || choice.branch < BRANCH_WORDS.length;

/** The points of each player after one of several `do` lines. */
const pointLines = (game: Game): ScenarioLine[] =>
  game.vp.map((amount, seat) => ({
    at: NOWHERE,
    line: 'expect',
    expectation: { expect: 'vp', amount, ...playerOf(seat) },
  }));

const playerOf = (seat: number) => (seat === 0 ? {} : { player: seat + 1 });

/** All that can be expected of a table at the end. */
function expectationsOf({ game, effect }: ScenarioSoFar, before: readonly TileView[]): Expectation[] {
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
    const then = tokensOf(was.get(hexKey(tile)));
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

/** The tokens on a tile, and how many of each. */
function tokensOf(tile: TileView | undefined): Map<Thing, number> {
  const counts = new Map<Thing, number>();
  if (!tile) return counts;
  if (tile.mountains > 0) counts.set('mountain', tile.mountains);
  if (tile.forests > 0) counts.set('forest', tile.forests);
  for (const name of [...tile.animals, ...(tile.markers ?? [])])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
