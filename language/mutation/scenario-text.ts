/** Prints scenarios: compiling the text gives the same scenario again. */
import { formatFile } from '../../grammar/index.ts';
import {
  type BoardTile,
  choiceLine,
  expectationLine,
  type Given,
  type Hex,
  hexesIn,
  hexKey,
  markersOf,
  pluralize,
  type Scenario,
  type ScenarioLine,
  type Step,
  type Vocabulary,
} from '../../program/index.ts';
import { boardText, tileText } from '../scenarios/board-text.ts';

/**
 * A scenario in the canonical layout.
 * @returns undefined if more tiles need names than there are letters
 */
export function scenarioText(
  { title, board, given, lines }: Scenario,
  words: Vocabulary,
): string | undefined {
  const writer = new Writer(words, board.tiles, lines.flatMap(hexesIn));
  if (writer.board === undefined) return undefined;
  const body = [...given.map(givenText), ...lines.map((line) => writer.line(line))];
  const text = `scenario "${title}"\n{\n${writer.board}\n${body.map((line) => `${line};`).join('\n')}\n}\n`;
  const formatted = formatFile('', text);
  return 'text' in formatted ? formatted.text : undefined;
}

/** A `given` line, without its semicolon. */
export function givenText(one: Given): string {
  const of = 'player' in one && one.player ? `player ${one.player} ` : '';
  switch (one.given) {
    case 'players':
      return `given ${pluralize(one.amount, 'player')}`;
    case 'cubes':
      return `given ${of}${pluralize(one.amount, 'cube')}`;
    case 'vp':
      return `given ${of}${one.amount}vp`;
    case 'supply':
      return `given supply ${one.thing} ${one.amount}`;
    case 'hand':
      return `given ${of}hand ${one.cards.join(', ')}`;
    case 'active':
      return `given card ${one.card} active${one.leaves === undefined ? '' : ` with ${pluralize(one.leaves, 'leaf', 'leaves')}`}`;
    case 'feature':
      return `given feature ${one.feature} in hand`;
  }
}

class Writer {
  readonly #words: Vocabulary;
  readonly #names: ReadonlyMap<string, string>;
  /** The board as a sketch; undefined if there are not enough names. */
  readonly board: string | undefined;

  constructor(words: Vocabulary, tiles: readonly BoardTile[], named: readonly Hex[]) {
    this.#words = words;
    const inOrder = tiles.toSorted((a, b) => a.r - b.r || a.q - b.q);
    const board = boardText(
      inOrder,
      (tile) => tileText(tile, (amount, thing) => this.#things(amount, thing)),
      named,
    );
    this.board = board?.text;
    this.#names = board?.names ?? new Map();
  }

  /** `1 lion`, `2 lions`, `no lions`. */
  #things(amount: number, thing: string): string {
    const tokens = [...this.#words.animals, ...markersOf(this.#words)];
    const { plural = `${thing}s` } = tokens.find(({ name }) => name === thing) ?? {};
    const isMass = thing === 'water';
    return `${amount === 0 ? 'no' : amount} ${amount === 1 || isMass ? thing : plural}`;
  }

  line(line: ScenarioLine): string {
    switch (line.line) {
      case 'do':
        return `do { ${line.steps.map((step) => this.#step(step)).join('; ')} }`;
      case 'do-card':
        return `do card ${line.card}`;
      case 'do-feature':
        return `do feature ${line.feature}`;
      case 'do-end':
        return 'do end of game';
      case 'choose':
      case 'refuse':
        return `${line.line} ${choiceLine(line.choice, (hex) => this.#name(hex))}`;
      case 'expect':
        return `expect ${expectationLine(
          line.expectation,
          (amount, [thing]) => this.#things(amount, String(thing)),
          (hex) => this.#name(hex),
        )}`;
    }
  }

  /** Prints the kinds of step used to test cards on random tables (`simulate/mutants/boards.ts`). */
  #step(step: Step): string {
    const one = (thing: unknown) => `${/^[aeiou]/.test(String(thing)) ? 'an' : 'a'} ${thing}`;
    if (step.op === 'place') return `place ${step.kinds[0]}`;
    if (step.op === 'remove') return `remove ${one(step.things[0])}`;
    if (step.op === 'move') return `move ${one(step.things[0])} ${pluralize(step.spaces, 'space')}`;
    if (step.op === 'each-player')
      return `each other player { ${step.steps.map((inner) => this.#step(inner)).join('; ')} }`;
    throw new Error(`no scenario does ${step.op} by itself`);
  }

  #name(hex: Hex): string {
    return this.#names.get(hexKey(hex)) ?? '?';
  }
}
