/** The part of the hand-written parser for steps. */
import type * as T from '../../../grammar/index.ts';
import { condition, per, things, where } from './places.ts';
import {
  amount,
  here,
  isArticle,
  isNumber,
  key,
  list,
  next,
  num,
  pass,
  skip,
  take,
  to,
  word,
  wrong,
} from './reader.ts';

export function block(): T.BlockNode {
  const { from } = take('{');
  const steps: T.StepNode[] = [];
  while (!skip('}')) {
    const one = step();
    one.to = to();
    steps.push(one);
    if (!skip(';') && key() !== '}') wrong();
  }
  return { from, to: here(-1).to, steps };
}

export function step(): T.StepNode {
  const { key: name, from } = here();
  const span = { from, to: from };
  switch (name) {
    case 'may':
      pass(1);
      return { ...span, kind: 'may', steps: key() === '{' ? block() : single() };
    case 'either':
      pass(1);
      return { ...span, kind: 'either', branches: list(block, 'or') };
    case 'if':
      return ifStep();
    case 'repeat': {
      pass(1);
      if (key() === 'per') return { ...span, kind: 'repeat', per: per(), steps: block() };
      const times = quantity();
      return { ...span, kind: 'repeat', times, steps: block() };
    }
    case 'each': {
      pass(1);
      const other = skip('other');
      take('player');
      return { ...span, kind: 'each', other, steps: block() };
    }
    default:
      return action();
  }
}

export function single(): T.BlockNode {
  const step = action();
  step.to = here(-1).to;
  return { from: step.from, to: step.to, steps: [step] };
}

export function ifStep(): T.IfNode {
  const { from } = next();
  const node: T.IfNode = { from, to: from, kind: 'if', condition: condition(), steps: block() };
  if (!skip('else')) return node;
  const { from: elseFrom } = here(-1);
  if (key() !== 'if') return { ...node, otherwise: block() };
  const inner = ifStep();
  return {
    ...node,
    otherwise: { from: elseFrom, to: elseFrom, steps: [{ ...inner, from: elseFrom, to: elseFrom }] },
  };
}

export function action(): T.StepNode {
  const { key: name, from, to } = next();
  const node = actionNode(name, { from, to });
  const { from: ifFrom } = here();
  if (skip('if')) node.if = { ...condition(), from: ifFrom };
  return node;
}

type ActionNode = Extract<T.StepNode, { if?: T.ConditionNode }>;

export function actionNode(name: string, span: T.Span): ActionNode {
  const some = () => (isNumber() || isArticle() || key() === 'up' ? { quantity: quantity() } : {});
  const keep = () => (skip('as') ? { as: word() } : {});
  switch (name) {
    case 'gain':
      return gain(span);
    case 'place':
      return { ...span, kind: 'place', ...some(), kinds: list(kind, 'or'), ...where(), ...keep() };
    case 'move': {
      const node = { ...span, kind: 'move' as const, ...some(), things: things(), ...where(), spaces: num() };
      take('space');
      const over = skip('over');
      if (over) pass(2);
      return { ...node, over, ...keep() };
    }
    case 'replace': {
      const node = { ...span, kind: 'replace' as const, ...some(), things: things(), ...where() };
      take('with');
      return { ...node, with: things(), ...keep() };
    }
    case 'remove':
      return { ...span, kind: 'remove', ...some(), things: things(), ...where() };
    case 'choose':
      return { ...span, kind: 'choose', things: things(), ...where(), ...keep() };
    case 'play':
    case 'rotate': {
      if (isArticle()) pass(1);
      take('card');
      if (name === 'rotate') take('counter-clockwise');
      if (!skip('and')) return { ...span, kind: name };
      take('place');
      const cubes = amount();
      for (const next of ['cubes', 'on', 'it']) take(next);
      return { ...span, kind: name, cubes };
    }
    default:
      pass(-1);
      return wrong();
  }
}

export function gain(span: T.Span): T.GainNode {
  const node: T.GainNode = { ...span, kind: 'gain', rewards: [reward()] };
  const join = key();
  if (join === 'and' || join === 'or') {
    node.join = join;
    while (skip(join)) node.rewards.push(reward());
  }
  if (key() === 'per') node.per = per();
  while (skip('at')) {
    if (skip('least')) node.atLeast = num();
    else {
      take('most');
      node.atMost = num();
    }
  }
  return node;
}

export function reward(): T.RewardNode {
  const { from } = here();
  const many = isNumber() || isArticle() ? { amount: amount() } : {};
  if (skip('of')) return { from, ...many, mix: list(word), to: to() };
  const what = word();
  if (key() !== 'and' || key(1) !== 'play') return { from, ...many, what, to: to() };
  pass(3);
  return { from, ...many, cardToPlay: true, to: to() };
}

export function quantity(): T.QuantityNode {
  const { from } = here();
  if (!skip('up')) return { ...amount(), upTo: false };
  take('to');
  return { ...num(), from, upTo: true };
}

export function kind(): T.KindNode {
  if (isArticle()) pass(1);
  const named = word();
  if (!skip('of')) return { from: named.from, to: named.to, word: named };
  const of = word();
  return { from: named.from, to: of.to, word: named, of };
}
