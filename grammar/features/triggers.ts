/** The part of the grammar that reads what a Landscape Feature does when. */
import { spanOf } from '../lex.ts';
import { emptyBlock, NOWHERE, oneOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { ScenarioParser } from '../scenarios/scenarios.ts';
import {
  Anything,
  BlockClose,
  BlockOpen,
  Semicolon,
  StepWord,
  TRIGGER_WORDS,
  TriggerWord,
  word as W,
} from '../tokens.ts';
import type { EventNode, FeatureNode, TriggerNode } from '../tree/declarations.ts';

export const emptyFeature = (): FeatureNode => ({ ...NOWHERE, kind: 'feature', clauses: [], triggers: [] });
const emptyEvent = (): EventNode => ({ ...NOWHERE, head: NOWHERE, trigger: 'event', byYou: false });

const PLACE_WORDS = ['from', 'into', 'in', 'on', 'adjacent', 'by'];
const PLACE_OR_STEPS = '`from`, `into`, a place, `by you` or the steps in `{` and `}`';
const TRIGGERS_EXPECTED = 'how a feature says when something happens (`on play`, `at end`, `when a …`)';

export abstract class TriggerParser extends ScenarioParser {
  triggers = this.RULE(
    'triggers',
    (node: FeatureNode = emptyFeature()) => {
      this.CONSUME(BlockOpen);
      this.MANY(() => {
        const at = node.triggers.length;
        const whole = this.SUBRULE(this.trigger, { ARGS: [node] });
        this.ACTION(() => {
          const trigger = node.triggers[at];
          if (!whole) (trigger ?? node).broken = true;
          if (trigger) trigger.to = Math.max(trigger.to, spanOf(this.LA(0)).to);
        });
        this.OPTION(() => this.CONSUME(Semicolon));
      });
      this.CONSUME(BlockClose);
    },
    INNER,
  );

  /** When, and the block of what then happens. What cannot be read of the first does not hide the second. */
  trigger = this.RULE(
    'trigger',
    (node: FeatureNode = emptyFeature()): boolean => {
      const at = node.triggers.length;
      const whole = this.SUBRULE(this.triggerHead, { ARGS: [node] });
      const trigger = node.triggers[at];
      this.ACTION(() => {
        if (!trigger) return;
        trigger.head = { from: trigger.from, to: spanOf(this.LA(0)).to };
        if (whole && !this.is(1, BlockOpen) && !this.alreadyWrong()) {
          trigger.broken = true;
          if (this.placeMissing(trigger)) this.reportExpected('ECO105', PLACE_OR_STEPS, PLACE_WORDS);
          else this.reportExpected('ECO105', 'the steps in `{` and `}`');
          this.skipTrigger();
        }
      });
      this.OPTION(() => {
        const steps = emptyBlock(this.here());
        if (trigger) trigger.steps = steps;
        this.SUBRULE(this.block, { ARGS: [steps] });
      });
      return whole;
    },
    this.recoverBy(() => this.skipTrigger()),
  );

  /** Whether a place could still be said. */
  private placeMissing(trigger: TriggerNode): boolean {
    if (trigger.trigger !== 'event' || trigger.byYou || this.is(1, StepWord)) return false;
    return !trigger.outOf && !trigger.into && !trigger.where;
  }

  private skipTrigger(): void {
    this.skipTo(
      () => this.atSeparator() || this.is(1, BlockOpen) || (this.startsLine() && this.is(1, TriggerWord)),
    );
  }

  triggerHead = this.RULE(
    'triggerHead',
    (node: FeatureNode = emptyFeature()): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.onPlay, { ARGS: [node.triggers] }) },
        { ALT: () => this.SUBRULE(this.atEndOfGame, { ARGS: [node.triggers] }) },
        { ALT: () => this.SUBRULE(this.whenEvent, { ARGS: [node.triggers] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownTrigger, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipTrigger()),
  );

  onPlay = this.RULE(
    'onPlay',
    (into: TriggerNode[] = []) => {
      const begin = spanOf(this.CONSUME(W('on')));
      into.push({ ...begin, head: begin, trigger: 'play' });
      this.CONSUME(W('play'));
    },
    INNER,
  );

  atEndOfGame = this.RULE(
    'atEndOfGame',
    (into: TriggerNode[] = []) => {
      const begin = spanOf(this.CONSUME(W('at')));
      into.push({ ...begin, head: begin, trigger: 'end' });
      this.CONSUME(W('end'));
    },
    INNER,
  );

  whenEvent = this.RULE(
    'whenEvent',
    (into: TriggerNode[] = []) => {
      const begin = spanOf(this.CONSUME(W('when')));
      const node: EventNode = { ...begin, head: begin, trigger: 'event', byYou: false };
      into.push(node);
      node.thing = this.SUBRULE(this.thing);
      this.CONSUME(W('is'));
      node.deed = this.SUBRULE(this.eventDeed);
      this.OPTION(() => this.SUBRULE(this.eventPlace, { ARGS: [node] }));
      this.OPTION2(() => {
        this.CONSUME(W('by'));
        this.CONSUME(W('you'));
        node.byYou = true;
      });
    },
    INNER,
  );

  /** What is replaced makes no event (L22). */
  eventDeed = this.RULE(
    'eventDeed',
    () =>
      this.pick<'placed' | 'moved' | 'removed'>([
        { ALT: () => oneOf(this.CONSUME(W('placed')), ['placed']) },
        { ALT: () => oneOf(this.CONSUME(W('moved')), ['moved']) },
        { ALT: () => oneOf(this.CONSUME(W('removed')), ['removed']) },
      ]),
    INNER,
  );

  /** `from this feature`, `into this feature`, `on the edge`. */
  eventPlace = this.RULE(
    'eventPlace',
    (node: EventNode = emptyEvent()) => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(W('from'));
            node.outOf = this.SUBRULE(this.region);
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('into'));
            node.into = this.SUBRULE2(this.region);
          },
        },
        {
          ALT: () => {
            node.where = this.SUBRULE(this.where);
          },
        },
      ]);
    },
    INNER,
  );

  unknownTrigger = this.RULE(
    'unknownTrigger',
    (node: FeatureNode = emptyFeature()) => {
      node.broken = true;
      this.ACTION(() => {
        // Steps outside of triggers have one thing wrong with them.
        if (!this.foreignAgain(StepWord, node)) {
          this.reportExpected('ECO117', TRIGGERS_EXPECTED, TRIGGER_WORDS);
        }
      });
      this.CONSUME(Anything);
      this.ACTION(() => this.skipTrigger());
    },
    INNER,
  );
}
