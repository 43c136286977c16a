/** What cards and features have in common: where they come from, and what ends a list of clauses. */
import { skipSurplusSign } from '../fixes/meant/lists.ts';
import { atNextDeclaration } from '../recovery/next-declaration.ts';
import { expect, type Reading } from '../recovery/reading.ts';
import { all, check, field, type Part, rows, type ValuePart } from '../syntax.ts';
import { oneOf, text } from '../tokens/token-values.ts';
import { BlockOpen, DeckWord, SourceWord } from '../tokens/tokens.ts';
import type { NoteClause, SourceClause } from '../tree/declarations.ts';
import type { Node } from '../tree/span.ts';

export const deck = oneOf(
  [DeckWord],
  ['brown', 'blue'],
  expect('the deck, `brown` or `blue`', ['brown', 'blue']),
);

export const source: Part<SourceClause> = all(
  'source',
  field(
    'source',
    oneOf([SourceWord], ['attested', 'adapted'], expect('`attested` or `adapted`', ['attested', 'adapted'])),
  ),
  field('text', text('where the text comes from, in quotes')),
);

export const note: Part<NoteClause> = all('note', field('text', text('the note in quotes')));

/** The clauses of a card or feature, up to the `{` before what it `does`. Without a `{`, the node is broken. */
export function clauses<C extends Node>(
  clause: ValuePart<C>,
  skip: (reading: Reading) => void,
  does: string,
): Part<Node & { clauses: C[] }> {
  return all(
    check(skipSurplusSign),
    rows('clauses', clause, {
      when: (reading) => !reading.is(1, BlockOpen) && !atNextDeclaration(reading, true),
      ends: {
        skip,
        after: (reading, { node, whole }: { node: C | undefined; whole: boolean }) => {
          const wasList = skipSurplusSign(reading);
          if (node && (!whole || wasList)) node.broken = true;
        },
        semicolon: false,
      },
    }),
    check((reading, node: Node) => {
      if (reading.is(1, BlockOpen)) return;
      if (!reading.alreadyWrong() && !node.broken) reading.reportExpected('ECO105', does);
      node.broken = true;
    }),
  );
}
