/**
 * Turns programs back into trees of the card language, the reverse of the compiler; the grammar's printer turns the
 * trees into text.
 *
 * Only for tests: authors keep their source text, so nothing else needs this.
 */
import type { StepNode } from '../../../grammar/index.ts';
import { printSteps } from '../../../grammar/print/print.ts';
import type { Block, Step } from '../../../program/operations.ts';
import type { Condition, Kind, Where } from '../../../program/terms.ts';
import { conditionNode, perNode, playersNode, rewardNode } from './terms.ts';
import { whereNode } from './where.ts';
import { AT, amountOf, animalOf, coin, many, noun, nouns, num, word } from './words.ts';

/** The source text of a block's steps, without braces around them. */
export const sourceOf = (steps: Block): string => printSteps(steps.map(stepNode));

export const blockNode = (steps: Block) => ({ ...AT, steps: steps.map(stepNode) });

function stepNode(s: Step): StepNode {
  switch (s.op) {
    case 'gain':
      return {
        ...AT,
        kind: 'gain',
        rewards: s.rewards.map(rewardNode),
        join: s.choice ? 'or' : 'and',
        ...(s.per && { per: perNode(s.per) }),
        ...(s.atLeast && { atLeast: num(s.atLeast) }),
        ...(s.atMost && { atMost: num(s.atMost) }),
        ...ownIf(s),
      };
    case 'place': {
      const kind = (k: Kind) =>
        typeof k === 'string' ? { word: noun(k, s.quantity.amount) } : animalOf(k, s);
      return {
        ...AT,
        kind: 'place',
        ...many(s),
        kinds: s.kinds.map((k) => ({ ...AT, ...kind(k) })),
        ...tail(s),
      };
    }
    case 'move':
      return {
        ...AT,
        kind: 'move',
        ...many(s),
        things: nouns(s.things, amountOf(s)),
        spaces: num(s.spaces),
        over: s.overAnyTerrain ?? false,
        ...tail(s),
      };
    case 'replace':
      return {
        ...AT,
        kind: 'replace',
        ...many(s),
        things: nouns(s.things, amountOf(s)),
        with: nouns(s.with, 1),
        ...tail(s),
      };
    case 'remove':
      return { ...AT, kind: 'remove', ...many(s), things: nouns(s.things, amountOf(s)), ...tail(s) };
    case 'swap': {
      const second = { with: nouns(s.with, 1), ...(s.withWhere && { withWhere: whereNode(s.withWhere) }) };
      return { ...AT, kind: 'swap', things: nouns(s.things, 1), ...second, ...tail(s) };
    }
    case 'pay':
    case 'lose':
      return {
        ...AT,
        kind: s.op,
        quantity:
          'all' in s.quantity ? { ...AT, all: true } : { ...num(s.quantity.amount), upTo: s.quantity.upTo },
        what: coin(s.what, amountOf(s)),
        ...ownIf(s),
      };
    case 'play':
    case 'rotate':
      return { ...AT, kind: s.op, ...(s.cubes > 0 && { cubes: num(s.cubes) }), ...ownIf(s) };
    case 'choose':
      return { ...AT, kind: 'choose', things: nouns(s.things, 1), ...tail(s) };
    case 'may':
      return { ...AT, kind: 'may', steps: blockNode(s.steps) };
    case 'either':
      return { ...AT, kind: 'either', branches: s.branches.map(blockNode) };
    case 'if':
      return {
        ...AT,
        kind: 'if',
        condition: conditionNode(s.condition),
        steps: blockNode(s.steps),
        ...(s.otherwise && { otherwise: blockNode(s.otherwise) }),
      };
    case 'repeat': {
      const often = s.times;
      const times =
        'per' in often
          ? { per: perNode(often.per) }
          : { times: { ...num('upTo' in often ? often.upTo : often.times), upTo: 'upTo' in often } };
      return { ...AT, kind: 'repeat', ...times, steps: blockNode(s.steps) };
    }
    case 'each-player':
      return {
        ...AT,
        kind: 'each',
        other: s.other ?? false,
        ...(s.with && { with: playersNode(s.with) }),
        steps: blockNode(s.steps),
      };
    case 'choose-player':
      return { ...AT, kind: 'choose-player', other: s.other ?? false, steps: blockNode(s.steps) };
  }
}

/** The end of a step: its `where`, its name and its condition. */
function tail(s: { where?: Where; as?: string; if?: Condition }) {
  return { ...(s.where && { where: whereNode(s.where) }), ...(s.as && { as: word(s.as) }), ...ownIf(s) };
}
const ownIf = (s: { if?: Condition }) => (s.if ? { if: conditionNode(s.if) } : {});
