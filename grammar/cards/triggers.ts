/** The triggers of a Landscape Feature. */
import { block, braces, emptyBlock } from '../blocks/block.ts';
import { somePlainThingsAs } from '../nouns.ts';
import { region } from '../places/region.ts';
import { placeAs } from '../places/where.ts';
import type { Reading } from '../recovery/reading.ts';
import { unknownPart } from '../recovery/unknown.ts';
import {
  all,
  check,
  choice,
  field,
  flag,
  list,
  maybe,
  needed,
  type Part,
  part,
  recover,
  rows,
  rule,
  ruleOf,
  variants,
} from '../syntax.ts';
import { oneOf } from '../tokens/token-values.ts';
import type { Keyword } from '../tokens/words.ts';
import type { EventNode, FeatureNode, TriggerNode } from '../tree/declarations.ts';

function skipTrigger(reading: Reading): void {
  reading.skipTo(
    () =>
      reading.atSeparator() || reading.is(1, '{') || (reading.startsLine() && reading.is(1, 'TriggerWord')),
  );
}

/** Whether a place could still follow. */
function placeMissing(reading: Reading, trigger: TriggerNode): boolean {
  if (trigger.trigger !== 'event' || trigger.byYou || reading.is(1, 'StepWord')) return false;
  return !trigger.outOf && !trigger.into && !trigger.where;
}

/** Checks what follows the words before the block. */
function checkHead(reading: Reading, trigger: TriggerNode): void {
  trigger.head = reading.since(trigger.from);
  if (trigger.broken || reading.is(1, '{') || reading.alreadyWrong()) return;
  trigger.broken = true;
  reading.reportExpected(placeMissing(reading, trigger) ? 'event-place-or-steps' : 'trigger-steps');
  skipTrigger(reading);
}

/** An event and the block of steps it triggers. An unreadable event does not hide the block. */
const trigger = <N>(first: Keyword, ...rest: readonly (Keyword | Part<N>)[]): Part<N> =>
  all(
    first,
    recover(all(...rest) as Part<N>, skipTrigger),
    check(checkHead),
    needed(part('steps', block)),
  ) as Part<N>;

const unknownTrigger = unknownPart('unknownTrigger', {
  report: (reading, node: FeatureNode) => {
    node.broken = true;
    // Steps outside of triggers are reported once.
    if (!reading.foreignAgain('StepWord', node)) reading.reportExpected('trigger');
  },
  skip: (reading) => {
    skipTrigger(reading);
    // Its steps are read, but belong to no trigger.
    reading.node = emptyBlock();
  },
  after: maybe(braces),
});

/** `when an animal is moved from this feature by you`, `when a mountain or forest is placed or removed`. */
const event = trigger<EventNode>(
  'when',
  somePlainThingsAs('things'),
  'is',
  list('deeds', oneOf('event'), { separator: 'or' }),
  maybe(
    choice(
      [all('from', field('outOf', region)), all('into', field('into', region)), placeAs('where')],
      'event-place',
    ),
  ),
  flag('byYou', 'by', 'you'),
);

export const triggers: Part<FeatureNode> = rule(
  'triggers',
  all(
    '{',
    rows(
      'triggers',
      ruleOf(
        'trigger',
        variants<TriggerNode>()(
          'trigger',
          { play: trigger('on', 'play'), end: trigger('at', 'end'), event },
          { others: [unknownTrigger] },
        ),
      ),
      { ends: { skip: skipTrigger, semicolon: true } },
    ),
    '}',
  ),
);
