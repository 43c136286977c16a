/** What cards and features have in common: where they come from, and what ends a list of clauses. */
import type { ExpectationId } from '../expectations.ts';
import { skipComma, skipSurplusSign } from '../recovery/lists.ts';
import { atNextDeclaration, skipHead } from '../recovery/next-declaration.ts';
import type { Reading } from '../recovery/reading.ts';
import { startsMisspelt } from '../recovery/unknown.ts';
import {
  all,
  check,
  field,
  maybe,
  type NodeEnd,
  type Part,
  recover,
  rows,
  type ValuePart,
} from '../syntax.ts';
import { inLine, name, number, oneOf, spanOfWord, text } from '../tokens/token-values.ts';
import type { TokenKind } from '../tokens/tokens.ts';
import type { ArtClause, HandClause, NoteClause, SourceClause } from '../tree/declarations.ts';
import type { Node } from '../tree/span.ts';

const deck = oneOf('deck', 'DeckWord');

export const source: Part<SourceClause> = all(
  'source',
  field('source', oneOf('source-kind', 'SourceWord')),
  field('text', text('source-text')),
);

/** A hand is named in the line of its word: the next one may begin with another clause. */
export const hand = (next: TokenKind): Part<HandClause> =>
  all('hand', field('name', name('hand-name', { kind: 'AnyWord', when: inLine(next) })));

export const note: Part<NoteClause> = all('note', field('text', text('note-text')));

/** A picture's file, which part of its height is seen, and its artist. */
export const art: Part<ArtClause> = all(
  'art',
  field('file', text('art-file')),
  maybe('at', field('at', number('art-place'))),
  maybe('by', field('by', text('artist'))),
);

/** The first line of a card or feature: its number, deck and title. */
export const head = <N>(
  word: 'card' | 'feature',
  title: Part<N>,
  skip: (reading: Reading) => void,
): Part<N> =>
  recover(
    all(
      word,
      field('number', number(`${word}-number`)),
      check(skipComma),
      field('deck', deck),
      maybe(field('replaces', spanOfWord('replaces'))),
      check(skipComma),
      title,
    ) as Part<N>,
    skip,
  );

/** Skips to the next clause. */
export const skipToClause = (kind: TokenKind, words: readonly string[]) => (reading: Reading) =>
  skipHead(reading, true, () => reading.is(1, kind) || startsMisspelt(reading, words));

/** The clauses of a card or feature, up to the `{` before its `effect`. Without a `{`, the node is broken. */
export function clauses<C extends Node>(
  clause: ValuePart<C>,
  skip: (reading: Reading) => void,
  effect: ExpectationId,
): Part<Node & { clauses: C[] }> {
  return all(
    check(skipSurplusSign),
    rows('clauses', clause, {
      when: (reading) => !reading.is(1, '{') && !atNextDeclaration(reading, true),
      ends: {
        skip,
        after: (reading, { node }: NodeEnd<C>) => {
          const wasList = skipSurplusSign(reading);
          if (node && wasList) node.broken = true;
        },
      },
    }),
    check((reading, node: Node) => {
      if (reading.is(1, '{')) return;
      if (!reading.alreadyWrong() && !node.broken) reading.reportExpected(effect);
      node.broken = true;
    }),
  );
}
