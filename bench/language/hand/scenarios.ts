/** The part of the hand-written parser for scenarios. */
import type * as T from '../../../grammar/index.ts';
import { compare, things } from './places.ts';
import {
  amount,
  here,
  isNumber,
  key,
  list,
  next,
  num,
  pass,
  quoted,
  sketch,
  skip,
  take,
  to,
  word,
  wrong,
} from './reader.ts';
import { block } from './steps.ts';

export function scenario(span: T.Span): T.ScenarioNode {
  const node: T.ScenarioNode = { ...span, kind: 'scenario', title: quoted(), lines: [] };
  take('{');
  while (!skip('}')) {
    const line = lineNode();
    line.to = to();
    node.lines.push(line);
    skip(';');
  }
  return node;
}

export function lineNode(): T.LineNode {
  const { key: name, from } = next();
  const span = { from, to: from };
  switch (name) {
    case 'board':
      return { ...span, line: 'board', rows: sketch(), legend: skip('where') ? list(legend) : [] };
    case 'layout':
      return { ...span, line: 'layout', name: word() };
    case 'given':
      return { ...span, line: 'given', given: given() };
    case 'do':
      return doLine(span);
    case 'choose':
    case 'refuse':
      return { ...span, line: name, choice: choice() };
    case 'expect': {
      const { from } = here();
      return { ...span, line: 'expect', expectation: { ...expectation(), from, to: to() } };
    }
    default:
      pass(-1);
      return wrong();
  }
}

export function legend(): T.LegendNode {
  const letter = word();
  take('=');
  return { from: letter.from, letter, cell: cell(), to: to() };
}

export function cell(): T.CellNode {
  const terrain = word();
  const need = () => ({ compare: compare(), thing: word() });
  return { from: terrain.from, terrain, tokens: skip('with') ? list(need, 'and') : [], to: to() };
}

export function given(): T.GivenNode {
  const { from } = here();
  const done = (node: T.GivenNode): T.GivenNode => ({ ...node, from, to: to() });
  const span = { from, to: from, ...ofPlayer() };
  if (isNumber()) {
    const many = num();
    const what = next().key;
    return done({ ...span, given: what === 'cubes' || what === 'vp' ? what : 'players', amount: many });
  }
  switch (next().key) {
    case 'card': {
      const card = num();
      take('active');
      const leaves = skip('with') ? { leaves: num() } : {};
      if (leaves.leaves) pass(1);
      return done({ ...span, given: 'active', card, ...leaves });
    }
    case 'hand':
      return done({ ...span, given: 'hand', cards: list(num) });
    case 'supply':
      return done({ ...span, given: 'supply', thing: word(), amount: num() });
    default:
      return wrong();
  }
}

function ofPlayer(): T.OfPlayer {
  if (key() !== 'player') return {};
  pass(1);
  return { player: num() };
}

export function doLine(span: T.Span): T.LineNode {
  if (key() === '{') return { ...span, line: 'do', steps: block() };
  if (skip('card')) return { ...span, line: 'do-card', card: num() };
  for (const next of ['end', 'of', 'game']) take(next);
  return { ...span, line: 'do-end' };
}

export function choice(): T.ChoiceNode {
  const one = () => (isNumber() ? num() : word());
  const { from } = here();
  const words = [one()];
  if (isNumber() || (here().kind === 'word' && here().image.length === 1)) words.push(one());
  const end = skip('to') ? { end: cellName() } : {};
  const more: T.Word[] = [];
  while (skip(',')) more.push(cellName());
  return { from, words, more, ...end, to: to() };
}

export function cellName(): T.Word {
  const { from, to, image: text } = next();
  return { from, to, text };
}

export function expectation(): T.ExpectationNode {
  const span = { from: 0, to: 0, ...ofPlayer() };
  const second = key(1);
  if (second === 'is') {
    const name = cellName();
    pass(1);
    if (skip('empty')) return { ...span, expect: 'empty', cell: name };
    return { ...span, expect: 'tile', cell: name, need: cell() };
  }
  if (second === 'vp' || second === 'options') {
    const many = num();
    pass(1);
    return { ...span, expect: second, amount: many };
  }
  switch (key()) {
    case 'has': {
      pass(1);
      const { from, to } = here();
      const many = skip('no') ? { from, to, value: 0 } : amount();
      return { ...span, expect: 'has', amount: many, what: next().key === 'cubes' ? 'cubes' : 'cards' };
    }
    case 'gained':
      pass(1);
      return { ...span, expect: 'gained', gained: list(() => ({ amount: amount(), what: word() })) };
    case 'supply':
      pass(1);
      return { ...span, expect: 'supply', thing: word(), amount: num() };
    case 'stopped':
    case 'finished':
      return { ...span, expect: next().key === 'stopped' ? 'stopped' : 'finished' };
    case 'card': {
      pass(1);
      const card = num();
      take('has');
      const leaves = num();
      pass(1);
      if (!skip('and')) return { ...span, expect: 'card', card, leaves };
      const cubes = amount();
      pass(1);
      return { ...span, expect: 'card', card, leaves, cubes };
    }
    default: {
      const { from, to } = here();
      const many = skip('no') ? { from, to, value: 0 } : amount();
      const what = things();
      pass(3);
      return { ...span, expect: 'landscape', amount: many, things: what };
    }
  }
}
