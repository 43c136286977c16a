/** Prints scenarios: compiling the text gives the same scenario again. */
import { formatFile } from '../../grammar/index.ts';
import {
  choiceLine,
  expectationLine,
  type Given,
  type Hex,
  hexKey,
  lineHexes,
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
  const things = counted(words);
  const tiles = board.tiles.toSorted((a, b) => a.r - b.r || a.q - b.q);
  const sketch = boardText(tiles, (tile) => tileText(tile, things), lines.flatMap(lineHexes));
  if (!sketch) return undefined;
  const nameOf = (hex: Hex) => sketch.names.get(hexKey(hex)) ?? '?';
  const body = [...given.map(givenText), ...lines.map((line) => lineText(line, things, nameOf))];
  const text = `scenario "${title}"\n{\n${sketch.text}\n${body.map((line) => `${line};`).join('\n')}\n}\n`;
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
    case 'active': {
      const { leaves, cubes } = one;
      const has = [
        leaves !== undefined && pluralize(leaves, 'leaf', 'leaves'),
        cubes !== undefined && pluralize(cubes, 'cube'),
        one.species,
      ].filter(Boolean);
      return `given ${of}card ${one.card} active${has.length > 0 ? ` with ${has.join(' and ')}` : ''}`;
    }
    case 'kept':
      return `given ${of}card ${one.card} kept${one.species === undefined ? '' : ` with ${one.species}`}`;
    case 'feature':
      return `given feature ${one.feature} in hand`;
    case 'tokens':
      return `given ${pluralize(one.amount, 'token')}`;
    case 'round':
      return `given round ${one.amount}`;
    case 'harbinger':
      return `given ${of}harbinger`;
    case 'next':
      return `given next ${one.elements.join(', ')}`;
  }
}

type Counted = (amount: number, thing: string) => string;

/** Returns a function that counts things: `1 lion`, `2 lions`, `no lions`. */
function counted(words: Vocabulary): Counted {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  return (amount, thing) => {
    const isSingular = amount === 1 || thing === 'water';
    return `${amount === 0 ? 'no' : amount} ${isSingular ? thing : (plurals.get(thing) ?? `${thing}s`)}`;
  };
}

function lineText(line: ScenarioLine, things: Counted, nameOf: (hex: Hex) => string): string {
  switch (line.line) {
    case 'do':
      return `do ${playerText(line)}{ ${line.steps.map(stepText).join('; ')} }`;
    case 'do-card':
      return `do ${playerText(line)}card ${line.card}`;
    case 'do-feature':
      return `do feature ${line.feature}`;
    case 'do-end':
      return 'do end of game';
    case 'do-round':
      return 'do next round';
    case 'choose':
    case 'refuse':
      return `${line.line} ${choiceLine(line.choice, nameOf)}`;
    case 'expect': {
      const thingsOf = (amount: number, [thing]: readonly unknown[]) => things(amount, String(thing));
      return `expect ${expectationLine(line.expectation, thingsOf, nameOf)}`;
    }
  }
}

const playerText = ({ player }: { player?: number }): string => (player ? `player ${player} ` : '');

/** Prints the kinds of step used to test cards on random tables (`simulate/mutants/boards.ts`). */
function stepText(step: Step): string {
  const one = (thing: unknown) => `${/^[aeiou]/.test(String(thing)) ? 'an' : 'a'} ${thing}`;
  if (step.op === 'place') return `place ${step.kinds[0]}`;
  if (step.op === 'remove') return `remove ${one(step.things[0])}`;
  if (step.op === 'move') return `move ${one(step.things[0])} ${pluralize(step.spaces!, 'space')}`;
  if (step.op === 'each-player') return `each other player { ${step.steps.map(stepText).join('; ')} }`;
  throw new Error(`no scenario does ${step.op} by itself`);
}
