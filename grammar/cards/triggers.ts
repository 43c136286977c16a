/** The triggers of Landscape Features, and those behind the steps of a card. */
import { MOMENTS, type Moment, momentNames } from '../../program/index.ts';
import { atWords, block, braces, emptyBlock, isOnCards, steps } from '../blocks/block.ts';
import { somePlainThingsAs } from '../nouns.ts';
import { region } from '../places/region.ts';
import { placeAs } from '../places/where.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import { unknownPart } from '../recovery/unknown.ts';
import { lateStep } from '../steps/steps.ts';
import {
  all,
  check,
  choice,
  field,
  type ListEnds,
  list,
  maybe,
  needed,
  node,
  type Part,
  part,
  printed,
  recover,
  rows,
  rule,
  ruleOf,
  set,
  surplus,
  type ValuePart,
  variants,
} from '../syntax.ts';
import { oneOf } from '../tokens/token-values.ts';
import type { Keyword } from '../tokens/words.ts';
import type {
  CardBlockNode,
  CardTriggerNode,
  EventNode,
  FeatureNode,
  TriggerNode,
} from '../tree/declarations.ts';

function skipTrigger(reading: Reading): void {
  reading.skipTo(
    () =>
      reading.atSeparator() || reading.is(1, '{') || (reading.startsLine() && reading.is(1, 'TriggerWord')),
  );
}

/** Whether a place could still follow. */
function placeMissing(reading: Lookahead, trigger: TriggerNode): boolean {
  if (trigger.trigger !== 'event' || trigger.by || reading.is(1, 'StepWord')) return false;
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
  report: (reading, node: FeatureNode | CardBlockNode) => {
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
  maybe(
    'by',
    choice([all('you', set({ by: 'you' })), all('another', 'player', set({ by: 'another' }))], 'event-by'),
  ),
);

/** `on play`, `at end`. */
const momentParts = <M extends Moment>(names: readonly M[]) =>
  Object.fromEntries(
    names.map((name) => {
      const [first, ...rest]: readonly Keyword[] = MOMENTS[name].words;
      return [name, trigger(first, ...rest)];
    }),
  ) as { [N in M]: Part<Extract<TriggerNode, { trigger: N }>> };
/** Those that begin like an event need all their words. */
const whens = Object.fromEntries(
  momentNames
    .map((name): [string, readonly Keyword[]] => [name, MOMENTS[name].words])
    .filter(([, [first]]) => first === 'when')
    .map(([name, words]) => [name, (reading: Lookahead) => atWords(reading, words)]),
);
const ends: ListEnds = { skip: skipTrigger, semicolon: true };

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
          { ...momentParts(momentNames), event },
          { when: whens, others: [unknownTrigger] },
        ),
      ),
      { ends },
    ),
    '}',
  ),
);

/** A step behind a trigger: it is read, and reported where the card is checked. */
const late = surplus(rule('lateStep', lateStep), (reading) => reading.is(1, 'StepWord'));

const cardTriggers = rows(
  'triggers',
  ruleOf(
    'cardTrigger',
    variants<CardTriggerNode>()(
      'trigger',
      { ...momentParts(momentNames.filter(isOnCards)), event },
      { when: whens, others: [late, unknownTrigger] },
    ),
  ),
  { ends: { ...ends, behindSign: true } },
);

/** The steps of a card, and its triggers behind them. */
export const cardBlock: ValuePart<CardBlockNode> = ruleOf(
  'cardBlock',
  node(
    all(
      '{',
      steps,
      printed(cardTriggers, (block: CardBlockNode, words, write) => {
        if (block.steps.length > 0 && block.triggers.length > 0) words.literal(';');
        write(cardTriggers, block);
      }),
      '}',
    ),
  ),
);
