/** A scenario: its lines, each with its first word. */
import { block, braces, emptyBlock } from '../blocks/block.ts';
import { firstAdvice, type Habit, remove, row, write, writeAfter } from '../fixes/habits/habit.ts';
import { fixWithout } from '../fixes/slips/short-forms.ts';
import { skipHead } from '../recovery/next-declaration.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import { startsMisspelt, unknownPart } from '../recovery/unknown.ts';
import { sketch } from '../sets/words.ts';
import {
  all,
  check,
  field,
  list,
  literal,
  maybe,
  type NodeEnd,
  needed,
  node,
  type Part,
  part,
  recover,
  rows,
  rule,
  ruleOf,
  variants,
} from '../syntax.ts';
import { inLine, knownNumber, name, nameOrNumber, text } from '../tokens/token-values.ts';
import { LINE_WORDS } from '../tokens/words.ts';
import type { ScenarioNode } from '../tree/declarations.ts';
import type { ChoiceNode, LineNode } from '../tree/scenario-lines.ts';
import { cellName, legend } from './board.ts';
import { expectation } from './expectation.ts';
import { given, ofPlayer } from './given.ts';

const skipScenarioHead = (reading: Reading) => skipHead(reading, false);

function skipLine(reading: Reading): void {
  reading.skipTo(
    () =>
      reading.atSeparator() ||
      (reading.startsLine() && reading.is(1, 'LineWord')) ||
      startsMisspelt(reading, LINE_WORDS),
  );
}

const chosen = nameOrNumber(
  [
    // If the choice is missing, the next line follows.
    { kind: 'AnyWord', when: inLine('LineWord') },
    { kind: 'Number' },
  ],
  'choice',
);

/** `lion a to 1`, `card 14`, `a, b, c`. */
const optionChoice = node<ChoiceNode>(
  rule(
    'choice',
    all(
      rows('words', chosen, {
        early: false,
        least: 1,
        most: 2,
        // A longer word begins the next line, since the `;` may be missing.
        when: (reading) => reading.is(1, 'Number') || reading.peek(1).image.length === 1,
      }),
      maybe('to', field('end', cellName)),
      list('more', cellName, { least: 0 }),
    ),
  ),
);

/** Steps in braces without `do` before them. */
const looseBlock = rule(
  'looseBlock',
  all(
    check((reading, { lines }: ScenarioNode) => {
      reading.reportExpected('do-block');
      const steps = emptyBlock(reading.here());
      lines.push({ from: steps.from, to: steps.to, line: 'do', steps, broken: true });
      reading.node = steps;
    }),
    braces,
  ),
);

/** `then` before a line. */
const fixThen = row(
  'anywhere',
  '> then LineWord',
  'leave `then` out: the lines of a scenario are done one after the other',
  remove(),
);

const unknownLine = unknownPart('unknownLine', {
  report: (reading, node: ScenarioNode) => {
    node.broken = true;
    // Steps outside of `do` are reported once.
    const again = reading.foreignAgain('StepWord', node);
    if (!again && !reading.afterEarlyEnd()) reading.reportExpected('line', fixThen(reading));
  },
  skip: skipLine,
});

/** A `do` without anything that can follow it. */
const doNothing = rule('doNothing', all('do', literal('{', 'do-target')));

const before = (keyword: 'feature' | 'end' | 'next') => (reading: Lookahead) => reading.is(2, keyword);

const line = ruleOf(
  'line',
  variants<LineNode>()(
    'line',
    {
      board: rule('boardLine', all('board', sketch, maybe('where', legend))),
      layout: all('layout', field('name', name('name', { kind: 'AnyWord' }))),
      given: rule('givenLine', all('given', field('given', given))),
      'do-card': all('do', ofPlayer, 'card', field('card', knownNumber())),
      'do-feature': all('do', 'feature', field('feature', knownNumber())),
      'do-end': all('do', 'end', 'of', 'game'),
      'do-round': all('do', 'next', 'round'),
      do: all('do', ofPlayer, part('steps', block, emptyBlock)),
      choose: all('choose', field('choice', optionChoice)),
      refuse: all('refuse', field('choice', optionChoice)),
      expect: rule('expectLine', all('expect', field('expectation', expectation))),
    },
    {
      when: {
        'do-card': (reading) => reading.is(2, 'card') || (reading.is(2, 'player') && !reading.is(4, '{')),
        'do-feature': before('feature'),
        'do-end': before('end'),
        'do-round': before('next'),
        do: (reading) => reading.is(2, '{', 'player'),
      },
      others: [looseBlock, doNothing, unknownLine],
    },
  ),
);

/** Whether a line follows the one before on the same line of text, with nothing between them. */
const runsOn = (reading: Lookahead, lines: readonly LineNode[]): boolean =>
  lines.length > 0 && !reading.startsLine() && !reading.is(0, ';', '}');

/** A sign or word in place of the `;` between two lines. */
const fixLineEnd = row(
  'anywhere',
  '> ,|and|then LineWord',
  'the lines of a scenario are separated by `;`',
  writeAfter(0, ';', 1),
);

const LEFTOVER_HABITS: readonly Habit[] = [
  // `board "a g" with a = water`.
  row('anywhere', 'Text > with .* =', undefined, write('where')),
  // `layout g w`.
  row(
    'anywhere',
    'layout [A-Za-z0-9] > [A-Za-z0-9]',
    'write a drawn landscape after `board`, in quotes: `board "g w"`',
  ),
  fixWithout,
  row('anywhere', '> StepWord', 'put steps into `do { … }`'),
];

/** Reports anything left between a line and the next, and skips it. */
function checkLineEnd(reading: Reading, { node: line, list, at, whole, before }: NodeEnd<LineNode>): void {
  const scenario = reading.node as ScenarioNode;
  // With nothing between them, a broken line may be the rest of the one before.
  if (!whole && before) list[at - 1].broken = true;
  if (reading.atSeparator() || reading.is(1, 'LineWord') || reading.alreadyWrong()) return;
  // Steps in braces are parsed as a separate line, which reports what is missing.
  if (reading.is(1, '{')) return;
  // The same goes for a line whose first word is misspelt.
  if (startsMisspelt(reading, LINE_WORDS)) return;
  const separator = fixLineEnd(reading);
  reading.reportLeftOver([], separator ?? firstAdvice(LEFTOVER_HABITS, reading));
  (line ?? scenario).broken = true;
  if (separator) {
    reading.skip(1);
    return;
  }
  skipLine(reading);
}

export const scenario: Part<ScenarioNode> = rule(
  'scenario',
  all(
    recover(
      all(
        'scenario',
        field('title', text('scenario-title')),
        check((reading, node: ScenarioNode) => {
          if (reading.is(1, '{')) return;
          reading.reportExpected('{');
          node.broken = true;
          skipScenarioHead(reading);
        }),
      ),
      skipScenarioHead,
    ),
    needed(
      '{',
      rows('lines', line, { ends: { skip: skipLine, before: runsOn, after: checkLineEnd, semicolon: true } }),
      '}',
    ),
  ),
);
