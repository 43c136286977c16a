/** The part of the grammar that reads Landscape Features: a head, a pattern and what happens when. */

import { spanOf } from './lex.ts';
import { emptyBlock, NOWHERE, numOf, oneOf, quotedOf, wordOf } from './nodes.ts';
import { INNER } from './recovery.ts';
import { ScenarioParser } from './scenarios.ts';
import {
  Anything,
  AnyWord,
  BlockClose,
  BlockOpen,
  DeckWord,
  FEATURE_CLAUSE_WORDS,
  FeatureClauseWord,
  NumberToken,
  Semicolon,
  StepWord,
  Text,
  TRIGGER_WORDS,
  TriggerWord,
  word as W,
} from './tokens.ts';
import type { EventNode, FeatureClause, FeatureNode, TriggerNode } from './tree/declarations.ts';
import type { Word } from './tree/span.ts';

const emptyFeature = (): FeatureNode => ({ ...NOWHERE, kind: 'feature', clauses: [], triggers: [] });
const emptyEvent = (): EventNode => ({ ...NOWHERE, head: NOWHERE, trigger: 'event', byYou: false });

export abstract class FeatureParser extends ScenarioParser {
  /** The feature in which a step was met outside of a trigger last. */
  private stepsOf: FeatureNode | undefined;

  feature = this.RULE(
    'feature',
    (node: FeatureNode = emptyFeature()) => {
      if (!this.SUBRULE(this.featureHead, { ARGS: [node] })) node.broken = true;
      this.MANY({
        GATE: () => !this.is(1, BlockOpen) && !this.atNextDeclaration(true),
        DEF: () => {
          const at = node.clauses.length;
          if (!this.SUBRULE(this.featureClause, { ARGS: [node] }) && node.clauses[at])
            node.clauses[at].broken = true;
        },
      });
      this.ACTION(() => {
        if (this.is(1, BlockOpen)) return;
        if (!this.alreadyWrong()) this.reportExpected('ECO105', 'what the feature does in `{` and `}`');
        node.broken = true;
      });
      this.OPTION(() => this.SUBRULE(this.triggers, { ARGS: [node] }));
    },
    INNER,
  );

  featureHead = this.RULE(
    'featureHead',
    (node: FeatureNode = emptyFeature()): boolean => {
      this.CONSUME(W('feature'));
      node.number = numOf(this.CONSUME(NumberToken));
      node.deck = oneOf(this.CONSUME(DeckWord), ['brown', 'blue']);
      node.title = quotedOf(this.CONSUME(Text));
      return true;
    },
    this.recoverBy(() => this.skipFeatureClause()),
  );

  private skipFeatureClause(): void {
    this.skipTo(() => this.is(1, FeatureClauseWord) || this.is(1, BlockOpen) || this.atNextDeclaration(true));
  }

  featureClause = this.RULE(
    'featureClause',
    (node: FeatureNode = emptyFeature()): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.sourceClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.noteClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.patternClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.tokenClause, { ARGS: [node.clauses] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownFeatureClause, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipFeatureClause()),
  );

  patternClause = this.RULE(
    'patternClause',
    (into: FeatureClause[] = []) => {
      const begin = spanOf(this.CONSUME(W('pattern')));
      const node: FeatureClause = { ...begin, clause: 'pattern', rows: [], legend: [] };
      into.push(node);
      this.SUBRULE(this.sketch, { ARGS: [node.rows] });
      this.OPTION(() => {
        this.CONSUME(W('where'));
        this.SUBRULE(this.legend, { ARGS: [node.legend] });
      });
      node.to = spanOf(this.LA(0)).to;
    },
    INNER,
  );

  tokenClause = this.RULE(
    'tokenClause',
    (into: FeatureClause[] = []) => {
      const node: FeatureClause = { ...spanOf(this.CONSUME(W('token'))), clause: 'token' };
      into.push(node);
      node.name = this.pick<Word>([
        // A token without its name is followed by the next clause.
        {
          GATE: () => !(this.startsLine() && this.is(1, FeatureClauseWord)),
          ALT: () => wordOf(this.CONSUME(AnyWord)),
        },
      ]);
      node.to = node.name.to;
    },
    INNER,
  );

  unknownFeatureClause = this.RULE(
    'unknownFeatureClause',
    (node: FeatureNode = emptyFeature()) => {
      node.brokenClauses = true;
      this.ACTION(() => this.reportExpected('ECO117', 'a clause of the feature', FEATURE_CLAUSE_WORDS));
      this.CONSUME(Anything);
      this.ACTION(() => this.skipFeatureClause());
    },
    INNER,
  );

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
        const foreign = this.is(1, StepWord);
        if (!foreign || this.stepsOf !== node) {
          this.reportExpected('ECO117', TRIGGERS_EXPECTED, TRIGGER_WORDS);
        }
        if (foreign) this.stepsOf = node;
      });
      this.CONSUME(Anything);
      this.ACTION(() => this.skipTrigger());
    },
    INNER,
  );
}

const PLACE_WORDS = ['from', 'into', 'in', 'on', 'adjacent', 'by'];
const PLACE_OR_STEPS = '`from`, `into`, a place, `by you` or the steps in `{` and `}`';
const TRIGGERS_EXPECTED = 'how a feature says when something happens (`on play`, `at end`, `when a …`)';
