/**
 * Scenarios: plays one on a landscape of its own and says whether it comes out as written.
 *
 * One player acts (several with `given … players`, the first is looked at). Elements, cards and cubes gained are
 * counted, not dealt out.
 */

import { MAX_REPETITIONS } from './bounds.ts';
import { SPECIES } from './code.ts';
import { describe, type OptionView } from './describe.ts';
import { startEffect } from './effect/effect.ts';
import { failureOf, type Played } from './expectation.ts';
import { apply } from './game.ts';
import { cellAt } from './hex.ts';
import { layTile, putAnimal, putForest, putMountain } from './landscape.ts';
import { thingCode } from './link-terms.ts';
import type { SetProgram } from './ops/program.ts';
import type { Choice, NamedHex, Place, Scenario, ScenarioLine } from './ops/scenario.ts';
import { supplyOf } from './placement.ts';
import { run } from './run.ts';
import { sketchOf } from './sketch.ts';
import { emptyGame, type Game } from './state.ts';
import { clearSpots } from './table/cubes.ts';
import { startEndScoring, startToLay } from './table/feature.ts';
import { makeTables } from './tables.ts';

/** ECO618: a choice is not offered (or nothing waits); ECO619: what was expected did not come. */
export type ScenarioResult = { passed: true } | { passed: false; code: string; at: Place; message: string };

/**
 * Runs a scenario with a set and all it extends, base first.
 * A failure's message has several lines: what was expected and what came, the board as a sketch, the options.
 */
export function runScenario(chain: readonly SetProgram[], scenario: Scenario): ScenarioResult {
  const played: Played = { game: setUp(chain, scenario), effect: null };
  let effects = 0;
  for (const line of scenario.lines) {
    const failed = line.line === 'do' ? startSteps(played, effects++) : runLine(played, line);
    const problem = failed ?? withoutEnd(played.game);
    if (problem) {
      const message = `${problem.message}\n${situation(played.game, scenario.board.names)}`;
      return { passed: false, code: problem.code, at: line.at, message };
    }
  }
  return { passed: true };
}

interface Failure {
  code: string;
  message: string;
}

const NOT_OFFERED = 'ECO618';
const NOT_AS_EXPECTED = 'ECO619';
const WAITS: Failure = {
  code: NOT_AS_EXPECTED,
  message: "'do' came while a decision waits: answer it with 'choose' first",
};

/** An effect that repeats too much is stopped (R12.6): then nothing else is as expected, either. */
function withoutEnd({ status }: Game): Failure | null {
  if (status !== 'unfinished') return null;
  return {
    code: NOT_AS_EXPECTED,
    message: `the effect repeats more than ${MAX_REPETITIONS} times what it does`,
  };
}

function setUp(chain: readonly SetProgram[], scenario: Scenario): Game {
  const blocks = scenario.lines.flatMap((line) => (line.line === 'do' ? [line.steps] : []));
  const more: Record<string, number> = {};
  for (const tile of scenario.board.tiles) {
    for (const { species, amount } of tile.animals) more[species] = (more[species] ?? 0) + amount;
  }
  for (const given of scenario.given) {
    if (given.given === 'supply') more[given.thing] = (more[given.thing] ?? 0) + given.amount;
  }
  const tables = makeTables(chain, blocks, more);
  const players = scenario.given.find((g) => g.given === 'players')?.amount ?? 1;
  const game = emptyGame(tables, players, 0);
  game.gained = { elements: tables.bag.map(() => 0), cards: 0, cubes: 0 };
  layBoard(game, scenario);
  for (const given of scenario.given) {
    switch (given.given) {
      case 'cubes':
        game.cubes[0] = given.amount;
        break;
      case 'supply':
        game.landscape.supply[supplyOf(thingCode(tables.words, given.thing))] = given.amount;
        break;
      case 'hand':
        game.hands[0].push(...given.cards.map((number) => tables.cardOf[number]));
        break;
      case 'active': {
        const card = tables.cardOf[given.card];
        game.active[0].push(card);
        game.leaves[card] = given.leaves ?? tables.cards[card].leaves;
        break;
      }
      case 'feature':
        game.hands[0].push(tables.cardOf[given.feature]);
        break;
      case 'players':
    }
  }
  return game;
}

function layBoard(game: Game, scenario: Scenario): void {
  const { landscape: land, tables } = game;
  for (const tile of scenario.board.tiles) {
    const cell = cellAt(tile.q, tile.r);
    layTile(land, cell, thingCode(tables.words, tile.terrain));
    for (let i = 0; i < tile.mountains; i++) putMountain(land, cell);
    for (let i = 0; i < tile.forests; i++) putForest(land, cell);
    for (const { species, amount } of tile.animals) {
      const code = thingCode(tables.words, species) - SPECIES;
      for (let i = 0; i < amount; i++) putAnimal(land, tables, code, cell);
    }
  }
  // A board may hold more than the box; then nothing is left.
  land.supply.forEach((left, kind) => {
    land.supply[kind] = Math.max(0, left);
  });
}

function runLine(played: Played, line: Exclude<ScenarioLine, { line: 'do' }>): Failure | null {
  const { game } = played;
  switch (line.line) {
    case 'do-card':
      return startCard(played, line.card);
    case 'do-feature':
      return startFeature(played, line.feature);
    case 'do-end':
      return scoreEnd(played);
    case 'choose':
      return choose(game, line.choice);
    case 'refuse':
      return refuse(game, line.choice);
    case 'expect': {
      const message = failureOf(played, line.expectation);
      return message === null ? null : { code: NOT_AS_EXPECTED, message };
    }
  }
}

function startSteps(played: Played, effect: number): Failure | null {
  return start(played, -1, effect);
}

/** The card's effect, as if just completed: it is active and its spots are open. */
function startCard(played: Played, number: number): Failure | null {
  const { game } = played;
  const card = game.tables.cardOf[number];
  game.hands[0] = game.hands[0].filter((c) => c !== card);
  if (!game.active[0].includes(card)) game.active[0].push(card);
  clearSpots(game, 0, card);
  return start(played, card, -1);
}

function start(played: Played, card: number, effect: number): Failure | null {
  const { game } = played;
  if (game.asked.options.length > 0) return WAITS;
  played.effect = startEffect(game, 0, card, effect);
  run(game);
  return null;
}

/** Plays a feature from hand, where it fits. */
function startFeature(played: Played, number: number): Failure | null {
  const { game } = played;
  if (game.asked.options.length > 0) return WAITS;
  played.effect = startToLay(game, 0, game.tables.cardOf[number]);
  run(game);
  return null;
}

/** What the features in play score at the end (R12.4). */
function scoreEnd(played: Played): Failure | null {
  const { game } = played;
  if (game.asked.options.length > 0) return WAITS;
  played.effect = { stopped: false };
  startEndScoring(game);
  run(game);
  return null;
}

function choose(game: Game, choice: Choice): Failure | null {
  const said = wordsOf(choice);
  if (game.asked.options.length === 0) {
    return { code: NOT_OFFERED, message: `'choose ${said}' came, but nothing waits for an answer` };
  }
  const fitting = fittingOptions(game, choice);
  if (fitting.length === 1) {
    apply(game, fitting[0]);
    return null;
  }
  const message =
    fitting.length === 0
      ? `'choose ${said}' is not offered`
      : `'choose ${said}' fits ${fitting.length} options: say which one`;
  return { code: NOT_OFFERED, message };
}

function refuse(game: Game, choice: Choice): Failure | null {
  const said = wordsOf(choice);
  if (game.asked.options.length === 0) {
    return { code: NOT_AS_EXPECTED, message: `'refuse ${said}' came, but nothing waits for an answer` };
  }
  if (fittingOptions(game, choice).length === 0) return null;
  return { code: NOT_AS_EXPECTED, message: `'refuse ${said}': it is offered` };
}

function fittingOptions(game: Game, choice: Choice): number[] {
  return game.asked.options.filter((option) => fits(choice, describe(game, option), option));
}

function fits(choice: Choice, view: OptionView, option: number): boolean {
  switch (choice.choice) {
    case 'hex': {
      // A feature that covers one cell is laid on a place like any other thing.
      if (view.option === 'hexes' && view.hexes.length === 1)
        return isSame(view.hexes[0], choice.hex) && !choice.to && choice.thing === undefined;
      if (view.option !== 'hex' || !isSame(view.hex, choice.hex)) return false;
      if (choice.to && !(view.to && isSame(view.to, choice.to))) return false;
      return choice.thing === undefined || view.thing === undefined || view.thing === choice.thing;
    }
    case 'hexes': {
      if (view.option !== 'hexes' || view.hexes.length !== choice.hexes.length) return false;
      return choice.hexes.every((named) => view.hexes.some((hex) => isSame(hex, named)));
    }
    case 'word':
      if (view.option === 'kind') return view.kind === choice.word;
      if (view.option === 'element') return view.element === choice.word;
      if (view.option === 'from') return view.spot === choice.word;
      return view.option === 'reward' && view.elements.includes(choice.word);
    case 'card':
      if (view.option === 'from') return view.card === choice.number;
      if (view.option === 'card') return choice.number === undefined || view.card === choice.number;
      return choice.number === undefined && view.option === 'reward' && view.gain.startsWith('card');
    case 'cube':
    case 'vp':
      return view.option === 'reward' && view.gain === choice.choice;
    case 'branch':
      return (view.option === 'branch' || view.option === 'reward') && option === choice.branch;
    default:
      return view.option === choice.choice;
  }
}

function isSame(a: { q: number; r: number }, b: NamedHex): boolean {
  return a.q === b.q && a.r === b.r;
}

const BRANCHES = ['first', 'second', 'third', 'fourth'];

function wordsOf(choice: Choice): string {
  switch (choice.choice) {
    case 'hex':
      return [choice.thing, choice.hex.name, choice.to && `to ${choice.to.name}`].filter(Boolean).join(' ');
    case 'hexes':
      return choice.hexes.map((hex) => hex.name).join(', ');
    case 'word':
      return choice.word;
    case 'card':
      return choice.number === undefined ? 'card' : `card ${choice.number}`;
    case 'branch':
      return BRANCHES[choice.branch];
    default:
      return choice.choice;
  }
}

/** The board and the options there are, for a failure's message. */
function situation(game: Game, names: readonly NamedHex[]): string {
  const board = `The board:\n${sketchOf(game, names)}`;
  if (game.asked.options.length === 0) return `${board}\nNo decision waits.`;
  const options = game.asked.options.map((option) => optionWords(describe(game, option), names));
  return `${board}\nThe options: ${options.join(', ')}`;
}

/** An option as `choose` would say it; hexes without a name by their coordinates. */
function optionWords(view: OptionView, names: readonly NamedHex[]): string {
  const hexName = (hex: { q: number; r: number }): string =>
    names.find((name) => isSame(hex, name))?.name ?? `(${hex.q}, ${hex.r})`;
  switch (view.option) {
    case 'hex':
      return [view.thing, hexName(view.hex), view.to && `to ${hexName(view.to)}`].filter(Boolean).join(' ');
    case 'hexes':
      return `(${view.hexes.map(hexName).join(', ')})`;
    case 'kind':
      return view.kind;
    case 'element':
      return view.element;
    case 'card':
      return `card ${view.card}`;
    case 'reward':
      return view.elements.length > 0 ? view.elements.join(' or ') : view.gain;
    case 'branch':
      return BRANCHES[view.branch] ?? `branch ${view.branch + 1}`;
    case 'from':
      return `the cube on card ${view.card}, ${view.spot}`;
    default:
      return view.option;
  }
}
