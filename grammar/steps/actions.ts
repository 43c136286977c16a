/** The part of the grammar that reads one action: gain, place, move and the like. */

import { EOF } from 'chevrotain';
import { spanOf } from '../lex.ts';
import { NOWHERE, numOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  AnyWord,
  Article,
  BlockClose,
  BlockOpen,
  Name,
  NumberToken,
  Semicolon,
  StepWord,
  word as W,
} from '../tokens.ts';
import type { ConditionNode } from '../tree/conditions.ts';
import type { Word } from '../tree/span.ts';
import type {
  CardStepNode,
  ChooseNode,
  KindNode,
  MoveNode,
  PlaceNode,
  RemoveNode,
  ReplaceNode,
  StepNode,
} from '../tree/steps.ts';
import { GainParser } from './gains.ts';

/** Every rule here adds its node to its block before it reads on, so that a mistake later on leaves what was read. */
export abstract class ActionParser extends GainParser {
  action = this.RULE(
    'action',
    (into: StepNode[] = []) => {
      this.OR([
        { ALT: () => this.SUBRULE(this.gain, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.place, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.move, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.replace, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.remove, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.play, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.rotate, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.choose, { ARGS: [into] }) },
      ]);
      this.OPTION({
        GATE: () => !this.blockFollows(),
        DEF: () => {
          const condition: ConditionNode = { from: this.here(), to: this.here(), tests: [] };
          const action = into.at(-1);
          if (action && 'kind' in action && !('steps' in action) && action.kind !== 'either')
            action.if = condition;
          this.CONSUME(W('if'));
          this.SUBRULE(this.condition, { ARGS: [condition] });
        },
      });
    },
    INNER,
  );

  /** Whether the `if` ahead opens a block: then a step of its own begins there and a `;` is missing before it. */
  protected blockFollows(): boolean {
    let ahead = 2;
    while (!this.is(ahead, Semicolon, BlockClose, BlockOpen, StepWord, EOF)) ahead++;
    return this.is(ahead, BlockOpen);
  }

  place = this.RULE(
    'place',
    (into: StepNode[] = []) => {
      const node: PlaceNode = { ...spanOf(this.CONSUME(W('place'))), kind: 'place', kinds: [] };
      into.push(node);
      this.SUBRULE(this.someQuantity, { ARGS: [node] });
      this.SUBRULE(this.kind, { ARGS: [node.kinds] });
      this.MANY(() => {
        this.CONSUME(W('or'));
        this.SUBRULE2(this.kind, { ARGS: [node.kinds] });
      });
      Object.assign(node, this.SUBRULE(this.someWhere));
      this.SUBRULE(this.keep, { ARGS: [node] });
    },
    INNER,
  );

  kind = this.RULE(
    'kind',
    (into: KindNode[] = []) => {
      this.OPTION(() => this.CONSUME(Article));
      const named = wordOf(this.CONSUME(Name));
      const node: KindNode = { from: named.from, to: named.to, word: named };
      into.push(node);
      this.OPTION2(() => {
        this.CONSUME(W('of'));
        node.of = wordOf(this.CONSUME2(Name));
        node.to = node.of.to;
      });
    },
    INNER,
  );

  move = this.RULE(
    'move',
    (into: StepNode[] = []) => {
      const node: MoveNode = { ...spanOf(this.CONSUME(W('move'))), kind: 'move', things: [], over: false };
      into.push(node);
      this.SUBRULE(this.someQuantity, { ARGS: [node] });
      this.SUBRULE(this.things, { ARGS: [node.things] });
      Object.assign(node, this.SUBRULE(this.someWhere));
      node.spaces = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('space'));
      this.OPTION(() => {
        this.CONSUME(W('over'));
        this.CONSUME(W('any'));
        this.CONSUME(W('terrain'));
        node.over = true;
      });
      this.SUBRULE(this.keep, { ARGS: [node] });
    },
    INNER,
  );

  replace = this.RULE(
    'replace',
    (into: StepNode[] = []) => {
      const node: ReplaceNode = {
        ...spanOf(this.CONSUME(W('replace'))),
        kind: 'replace',
        things: [],
        with: [],
      };
      into.push(node);
      this.SUBRULE(this.someQuantity, { ARGS: [node] });
      this.SUBRULE(this.things, { ARGS: [node.things] });
      Object.assign(node, this.SUBRULE(this.someWhere));
      this.CONSUME(W('with'));
      this.SUBRULE2(this.things, { ARGS: [node.with] });
      this.SUBRULE(this.keep, { ARGS: [node] });
    },
    INNER,
  );

  remove = this.RULE(
    'remove',
    (into: StepNode[] = []) => {
      const node: RemoveNode = { ...spanOf(this.CONSUME(W('remove'))), kind: 'remove', things: [] };
      into.push(node);
      this.SUBRULE(this.someQuantity, { ARGS: [node] });
      this.SUBRULE(this.things, { ARGS: [node.things] });
      Object.assign(node, this.SUBRULE(this.someWhere));
    },
    INNER,
  );

  choose = this.RULE(
    'choose',
    (into: StepNode[] = []) => {
      const node: ChooseNode = { ...spanOf(this.CONSUME(W('choose'))), kind: 'choose', things: [] };
      into.push(node);
      this.SUBRULE(this.things, { ARGS: [node.things] });
      Object.assign(node, this.SUBRULE(this.someWhere));
      this.SUBRULE(this.keep, { ARGS: [node] });
    },
    INNER,
  );

  play = this.RULE(
    'play',
    (into: StepNode[] = []) => {
      const node: CardStepNode = { ...spanOf(this.CONSUME(W('play'))), kind: 'play' };
      into.push(node);
      this.OPTION(() => this.CONSUME(Article));
      this.CONSUME(W('card'));
      this.SUBRULE(this.cubesOnIt, { ARGS: [node] });
    },
    INNER,
  );

  rotate = this.RULE(
    'rotate',
    (into: StepNode[] = []) => {
      const node: CardStepNode = { ...spanOf(this.CONSUME(W('rotate'))), kind: 'rotate' };
      into.push(node);
      this.OPTION(() => this.CONSUME(Article));
      this.CONSUME(W('card'));
      this.CONSUME(W('counter-clockwise'));
      this.SUBRULE(this.cubesOnIt, { ARGS: [node] });
    },
    INNER,
  );

  cubesOnIt = this.RULE(
    'cubesOnIt',
    (node: CardStepNode = { ...NOWHERE, kind: 'play' }) => {
      this.ACTION(() => {
        if (this.is(1, W('place')) && this.is(3, W('cubes'))) this.reportMissingAnd();
      });
      this.OPTION(() => {
        this.CONSUME(W('and'));
        this.CONSUME(W('place'));
        node.cubes = this.SUBRULE(this.amount);
        this.CONSUME(W('cubes'));
        this.CONSUME(W('on'));
        this.CONSUME(W('it'));
      });
    },
    INNER,
  );

  someQuantity = this.RULE(
    'someQuantity',
    (node: Pick<PlaceNode, 'quantity'> = {}) => {
      this.OPTION(() => {
        node.quantity = this.SUBRULE(this.quantity);
      });
    },
    INNER,
  );

  keep = this.RULE(
    'keep',
    (node: Pick<PlaceNode, 'as'> = {}) => {
      this.OPTION(() => {
        this.CONSUME(W('as'));
        node.as = this.SUBRULE(this.keptName);
      });
    },
    INNER,
  );

  keptName = this.RULE(
    'keptName',
    () =>
      this.pick<Word>([
        // A hard word that ends the step can only be meant as a name, which it may not be (L5).
        { GATE: () => this.is(2, Semicolon, BlockClose, EOF), ALT: () => wordOf(this.CONSUME(AnyWord)) },
        { ALT: () => wordOf(this.CONSUME(Name)) },
      ]),
    INNER,
  );
}
