/** The syntax of `may`. */
import { action, bareStep, braces, emptyBlock } from '../blocks/block.ts';
import { stepSyntax } from '../blocks/step.ts';
import { fixBare } from '../fixes/slips/short-forms.ts';
import { PLACES } from '../places/where.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import { all, check, choice, mistaken, node, part, printed, rule, when } from '../syntax.ts';
import { wordRemoval } from '../tokens/edits.ts';
import type { BlockNode, MayNode } from '../tree/steps.ts';
import { atForEach } from './for-each.ts';
import { atPlayerChoice } from './players/choose-player.ts';
import { atThatPlayer } from './players/that-player.ts';
import { atOwner } from './players/the-owner.ts';

/** A step that has its own braces, but needs braces around it here. */
const nested = mistaken(rule('nested', all(check(reportNested), bareStep)));

const body = printed<BlockNode>(
  choice([when(atNested, nested), action, braces], 'step-or-block'),
  (block, _, write) => write(isAction(block) ? action : braces, block),
);

/** Whether a step with its own braces is ahead. */
function atNested(reading: Lookahead): boolean {
  const isNested = reading.is(1, 'either', 'if', 'repeat', 'each', 'by');
  if (isNested || atForEach(reading) || atOwner(reading) || atThatPlayer(reading)) return true;
  return reading.is(1, 'choose') && atPlayerChoice(reading) && reading.is(3, 'Name');
}

/** Reports that such a step needs braces around it; it is parsed nevertheless. */
function reportNested(reading: Reading): void {
  // `choose another lion`: only players are chosen with `another`, which the step itself reports.
  if (reading.is(1, 'choose') && !reading.is(3, 'player')) return;
  const isRepeatUpTo = reading.is(1, 'repeat') && reading.is(2, 'up');
  const asking = isRepeatUpTo ? 'repeat up to' : reading.is(1, 'by') && 'by hand';
  const may = reading.peek(0);
  reading.reportExpected(
    'step-or-block',
    asking
      ? {
          hint: `leave \`may\` out: \`${asking}\` asks each time`,
          fixes: [wordRemoval(may, reading.peek(1))],
        }
      : {
          ...fixBare(reading),
          hint: `put a step that has braces into braces itself: \`may { ${reading.peek(1).image} … { … } }\``,
        },
  );
}

function isAction({ steps }: BlockNode): boolean {
  const [step] = steps;
  return steps.length === 1 && !('steps' in step) && step.kind !== 'either' && step.kind !== 'by-hand';
}

/** `may place a forest`, `may { … }`. */
export const may = stepSyntax<MayNode>(
  'may',
  ['per', 'at', 'if', 'and', 'or', 'of', 'as', 'with', 'over', ...PLACES],
  all('may', part('steps', node(body), emptyBlock)),
);
