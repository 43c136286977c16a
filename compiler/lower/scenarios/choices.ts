/** Lowers the choices after `choose` and `refuse`. */
import { type ChoiceNode, meantName, type Num, type Span, type Word } from '../../../grammar/index.ts';
import {
  BRANCH_WORDS,
  type Choice,
  EXPECTED_NOUNS,
  HAND_DEEDS,
  type NamedHex,
} from '../../../program/index.ts';
import { findThing, isDoubtful } from '../../names.ts';
import { bindThing, lowerAll, noteName, whole } from '../context.ts';
import { bindHex, knownCard, knownFeature, type ScenarioScope, thingContext } from './scenario-scope.ts';

/** Before an amount. */
const SPENT = ['pay', 'gain', 'lose'] as const;
const ANSWERS = ['yes', 'no', 'done', 'none', 'cube', 'vp'] as const;

const HAND_WORDS: readonly string[] = HAND_DEEDS;

/** The choice, or undefined if an error was reported. */
export function lowerChoice(scope: ScenarioScope, node: ChoiceNode): Choice | undefined {
  const [first, second] = node.words;
  if (!first) return undefined;
  if (node.more.length > 0) return cellsChoice(scope, node, first);
  const end = node.end && bindHex(scope, node.end, node.end.text);
  if (node.end && !end) return undefined;
  if (textOf(first) === 'card') return cardChoice(scope, node, second);
  // A set may declare an animal with this name: then the number is its position.
  if (textOf(first) === 'player' && second && 'value' in second && !scope.names.animals.has('player')) {
    return playerChoice(scope, node, second);
  }
  // A set may declare an animal with that name.
  const spent = SPENT.find((word) => word === textOf(first));
  if (second && 'value' in second && spent && findThing(scope.names, spent) === undefined)
    return { choice: spent, amount: second.value };
  if (second) return thingChoice(scope, first, second, end);
  if (end || 'value' in first || first.text.length === 1) {
    const hex = bindHex(scope, first, textOf(first), 'value' in first && scope.mayPay);
    return hex && { choice: 'hex', hex, ...(end && { to: end }) };
  }
  return wordChoice(scope, first);
}

const textOf = (node: Word | Num) => ('value' in node ? String(node.value) : node.text);

/** The cells a feature covers: `a, b, c`. */
function cellsChoice(
  scope: ScenarioScope,
  { words, end, more }: ChoiceNode,
  first: Word | Num,
): Choice | undefined {
  const wrong = words[1] ?? end;
  if (wrong) {
    const why = 'the cells a feature covers are chosen as in `a, b, c`';
    return scope.report.add('ECO614', wrong, { why });
  }
  const cells = [first, ...more];
  const names = cells.map(textOf);
  const twice = cells.find((_, i) => names.indexOf(names[i]) < i);
  if (twice) scope.report.add('ECO614', twice, { why: `\`${textOf(twice)}\` appears twice` });
  const hexes = lowerAll(cells, (cell) => bindHex(scope, cell, textOf(cell)));
  return hexes && !twice ? { choice: 'hexes', hexes } : undefined;
}

function cardChoice(
  scope: ScenarioScope,
  node: ChoiceNode,
  number: Word | Num | undefined,
): Choice | undefined {
  if (node.end || (number && !('value' in number))) {
    return scope.report.add('ECO614', node, { why: 'a card is chosen by its number, as in `card 12`' });
  }
  if (!number) return { choice: 'card' };
  // Features are cards in hand too, and can be paid and lost (L37).
  const isFeature = number && 'value' in number && scope.features.has(number.value);
  const card = isFeature ? knownFeature(scope, number) : knownCard(scope, number);
  return whole({ choice: 'card', number: card });
}

/** `player 2`: players are numbered from 1. */
function playerChoice(
  { report }: ScenarioScope,
  node: ChoiceNode,
  { value: player }: Num,
): Choice | undefined {
  if (player >= 1 && !node.end) return { choice: 'player', player };
  return report.add('ECO614', node, { why: 'a player is chosen by a number from 1, as in `player 2`' });
}

/** `lion a`, `forest b`, `lion a to 1`. */
function thingChoice(
  scope: ScenarioScope,
  what: Word | Num,
  where: Word | Num,
  end: NamedHex | undefined,
): Choice | undefined {
  if ('value' in what) {
    return scope.report.add('ECO614', what, { why: 'a number and a place are not a choice' });
  }
  const thing = bindThing(thingContext(scope), what, EXPECTED_NOUNS.thing);
  // Two positions are one mistake, which was reported for the first.
  const isPlace = thing === undefined && scope.board.byName.has(what.text);
  const hex = isPlace ? undefined : bindHex(scope, where, textOf(where));
  return whole({ choice: 'hex', hex, thing, ...(end && { to: end }) });
}

function wordChoice(scope: ScenarioScope, word: Word): Choice | undefined {
  const branch = BRANCH_WORDS.indexOf(word.text);
  if (branch >= 0) return { choice: 'branch', branch };
  const answer = ANSWERS.find((candidate) => candidate === word.text);
  const { names } = scope;
  const element = names.elements.get(word.text);
  if (answer && element === undefined) return { choice: answer };
  const named = element ?? findThing(names, word.text);
  if (named !== undefined) {
    noteName(scope, word, 'element');
    return { choice: 'word', word: named };
  }
  if (HAND_WORDS.includes(word.text)) return { choice: 'word', word: word.text };
  return unknownChoice(scope, word);
}

function unknownChoice(scope: ScenarioScope, word: Word & Span): undefined {
  const { names, report } = scope;
  if (isDoubtful(names, 'animal', word.text)) return undefined;
  const known = () => choosable(scope);
  const why = `nothing that could be chosen is called \`${word.text}\``;
  return report.add('ECO614', word, { why }, { known, hint: () => meantName(word, known()) });
}

function* choosable({ board, names: { elements, animals, markers } }: ScenarioScope): Generator<string> {
  yield* board.byName.keys();
  yield* elements.keys();
  yield* animals.keys();
  yield* markers.keys();
  yield* [...BRANCH_WORDS, ...ANSWERS, ...HAND_WORDS, 'card', 'player', ...SPENT];
}
