/** Prints scenarios: compiling the text gives the same scenario again. */
import { formatFile } from '../grammar/index.ts';
import {
  type BoardTile,
  choiceWords,
  counted,
  drawSketch,
  expectationWords,
  FREE_LETTERS,
  type Given,
  type Hex,
  hexesIn,
  hexKey,
  markersOf,
  type Scenario,
  type ScenarioLine,
  type Step,
  type Vocabulary,
} from '../program/index.ts';

/** Names for positions without a tile. */
const DIGITS = [...'1234567890'];

/**
 * A scenario in the canonical layout.
 * @returns undefined if more tiles need names than there are letters
 */
export function scenarioText(
  { title, board, given, lines }: Scenario,
  words: Vocabulary,
): string | undefined {
  const writer = new Writer(words, board.tiles, lines.flatMap(hexesIn));
  const sketch = writer.sketch();
  if (sketch === undefined) return undefined;
  const body = [...given.map(givenText), ...lines.map((line) => writer.line(line))];
  const text = `scenario "${title}"\n{\n${sketch}\n${body.map((line) => `${line};`).join('\n')}\n}\n`;
  const formatted = formatFile('', text);
  return 'text' in formatted ? formatted.text : undefined;
}

/** A `given` line, without its semicolon. */
export function givenText(one: Given): string {
  const of = 'player' in one && one.player ? `player ${one.player} ` : '';
  switch (one.given) {
    case 'players':
      return `given ${counted(one.amount, 'player')}`;
    case 'cubes':
      return `given ${of}${counted(one.amount, 'cube')}`;
    case 'vp':
      return `given ${of}${one.amount}vp`;
    case 'supply':
      return `given supply ${one.thing} ${one.amount}`;
    case 'hand':
      return `given ${of}hand ${one.cards.join(', ')}`;
    case 'active':
      return `given card ${one.card} active${one.leaves === undefined ? '' : ` with ${counted(one.leaves, 'leaf', 'leaves')}`}`;
    case 'feature':
      return `given feature ${one.feature} in hand`;
  }
}

class Writer {
  readonly #words: Vocabulary;
  readonly #names = new Map<string, string>();
  readonly #legend: string[] = [];
  #isShort = false;

  constructor(words: Vocabulary, tiles: readonly BoardTile[], named: readonly Hex[]) {
    this.#words = words;
    const namedKeys = new Set(named.map(hexKey));
    const letters = [...FREE_LETTERS].values();
    const shared = new Map<string, string>();
    const inOrder = tiles.toSorted((a, b) => a.r - b.r || a.q - b.q);
    for (const tile of inOrder) {
      const words = this.#tileWords(tile);
      const isNamed = namedKeys.has(hexKey(tile));
      const isPlain = words === tile.terrain;
      const alone = tiles.filter((one) => this.#tileWords(one) === words).length === 1;
      if (isPlain && (!isNamed || alone)) this.#names.set(hexKey(tile), tile.terrain[0]);
      else if (!isNamed && shared.has(words)) this.#names.set(hexKey(tile), shared.get(words)!);
      else {
        const letter = this.#next(letters);
        this.#names.set(hexKey(tile), letter);
        this.#legend.push(`${letter} = ${words}`);
        if (!isNamed) shared.set(words, letter);
      }
    }
    const digits = DIGITS.values();
    for (const hex of named)
      if (!this.#names.has(hexKey(hex))) this.#names.set(hexKey(hex), this.#next(digits));
  }

  #next(names: Iterator<string>): string {
    const { value, done } = names.next();
    if (done) this.#isShort = true;
    return done ? '?' : value;
  }

  /** The board as a sketch; undefined if there are not enough names. */
  sketch(): string | undefined {
    if (this.#isShort) return undefined;
    const cells = [...this.#names].map(([key, letter]) => {
      const [q = 0, r = 0] = key.split(' ').map(Number);
      return { q, r, letter };
    });
    const rows = drawSketch(cells).map((row) => `"${row}"`);
    const where = this.#legend.length > 0 ? `\nwhere ${this.#legend.join(', ')}` : '';
    return `board ${rows.join('\n')}${where}`;
  }

  #tileWords({ terrain, mountains, forests, animals, markers = [] }: BoardTile): string {
    const tokens: [number, string][] = [
      [mountains, 'mountain'],
      [forests, 'forest'],
      ...animals.map(({ species, amount }): [number, string] => [amount, species]),
      ...markers.map(({ marker, amount }): [number, string] => [amount, marker]),
    ];
    const there = tokens
      .filter(([amount]) => amount > 0)
      .map(([amount, thing]) => this.#things(amount, thing));
    return there.length > 0 ? `${terrain} with ${there.join(' and ')}` : terrain;
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
        return `${line.line} ${choiceWords(line.choice, (hex) => this.#name(hex))}`;
      case 'expect':
        return `expect ${expectationWords(
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
    if (step.op === 'move') return `move ${one(step.things[0])} ${counted(step.spaces, 'space')}`;
    if (step.op === 'each-player')
      return `each other player { ${step.steps.map((inner) => this.#step(inner)).join('; ')} }`;
    throw new Error(`no scenario does ${step.op} by itself`);
  }

  #name(hex: Hex): string {
    return this.#names.get(hexKey(hex)) ?? '?';
  }
}
