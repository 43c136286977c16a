/**
 * A hand-written parser of the card language, for comparison with the project's parser.
 *
 * It creates the tree of a correct text, and throws at the first error: no messages, no recovery, no Landscape Features. A test
 * compares its trees with those of `grammar/`.
 */
import type * as T from '../../../grammar/index.ts';
import { handLex } from './lexer.ts';
import {
  begin,
  here,
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
import { scenario } from './scenarios.ts';
import { block } from './steps.ts';

const SETTINGS: ReadonlySet<string> = new Set(['players', 'target', 'cubes', 'supply', 'deal', 'draw']);
const CLAUSES: ReadonlySet<string> = new Set(['leaves', 'leaf', 'energy', 'hand', 'source', 'note']);

/** The tree of a file. Throws at the first error. */
export function handParse(file: string, text: string): T.FileTree {
  const { tokens, comments } = handLex(text);
  begin(tokens);
  const items: T.Item[] = [];
  while (here().kind !== 'end') items.push(declaration());
  return { file, from: 0, to: text.length, items, comments, skipped: [] };
}

function declaration(): T.Item {
  const { from } = here();
  const done = <I extends T.Item>(item: I): I => {
    item.to = to();
    return item;
  };
  const span = { from, to: from };
  switch (next().key) {
    case 'card':
      return done(card(span));
    case 'scenario':
      return done(scenario(span));
    case 'set':
      return done(set(span));
    case 'element':
      return done({ ...span, kind: 'element', name: word(), count: num(), any: skip('any') });
    case 'animal': {
      const name = word();
      const plural = skip('plural') ? { plural: word() } : {};
      const count = num();
      take('on');
      return done({ ...span, kind: 'animal', name, ...plural, count, on: list(word, 'or') });
    }
    case 'hand': {
      const name = word();
      const mark = next().key === 'leaf' ? 'leaf' : 'footprint';
      return done({ ...span, kind: 'hand', name, mark, title: quoted() });
    }
    case 'layout':
      return done({ ...span, kind: 'layout', name: word(), rows: sketch() });
    default:
      pass(-1);
      return wrong();
  }
}

function set(span: T.Span): T.SetNode {
  const node: T.SetNode = { ...span, kind: 'set', name: word(), title: quoted(), settings: [] };
  if (skip('extends')) node.extends = word();
  while (SETTINGS.has(key())) {
    const read = setting();
    read.to = to();
    node.settings.push(read);
  }
  return node;
}

function setting(): T.Setting {
  const span: T.Span = { from: here().from, to: here().to };
  const forPlayers = () => {
    if (!skip('for')) return {};
    const players = num();
    take('players');
    return { players };
  };
  switch (next().key) {
    case 'players': {
      const least = num();
      take('to');
      const most = num();
      return { from: span.from, to: most.to, setting: 'players', least, most };
    }
    case 'target': {
      const full = num();
      return { ...span, setting: 'target', full, ...(skip('short') && { short: num() }) };
    }
    case 'cubes': {
      if (skip('+')) return { ...span, setting: 'cubes', more: num() };
      const total = num();
      take('start');
      return { ...span, setting: 'cubes', total, start: num() };
    }
    case 'supply':
      return { ...span, setting: 'supply', supplies: list(() => ({ thing: word(), amount: num() })) };
    case 'deal': {
      const part = (name: string) => {
        const value = num();
        take(name);
        skip(',');
        return value;
      };
      return {
        ...span,
        setting: 'deal',
        brown: part('brown'),
        blue: part('blue'),
        active: part('active'),
        ...forPlayers(),
      };
    }
    default:
      return { ...span, setting: 'draw', tokens: num(), ...forPlayers() };
  }
}

function card(span: T.Span): T.CardNode {
  const number = num();
  const deck = next().key === 'blue' ? 'blue' : 'brown';
  const title = here().kind === 'text' ? { title: quoted() } : {};
  const clauses: T.Clause[] = [];
  while (CLAUSES.has(key())) {
    const clause = clauseNode();
    clause.to = to();
    clauses.push(clause);
  }
  return { ...span, kind: 'card', number, deck, ...title, clauses, block: block() };
}

function clauseNode(): T.Clause {
  const { key: name, from } = next();
  const span = { from, to: from };
  switch (name) {
    case 'energy': {
      const spot = () => {
        const element = word();
        return { element, ...(here().kind === 'times' && { times: num() }) };
      };
      return { ...span, clause: 'energy', spots: list(spot) };
    }
    case 'hand':
      return { ...span, clause: 'hand', name: word(), active: skip('active') };
    case 'source': {
      const source = next().key === 'attested' ? 'attested' : 'adapted';
      return { ...span, clause: 'source', source, text: quoted() };
    }
    case 'note':
      return { ...span, clause: 'note', text: quoted() };
    default:
      return { ...span, clause: 'leaves', amount: num() };
  }
}
