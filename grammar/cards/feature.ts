/** A Landscape Feature: its head, its clauses and its triggers. */
import { skipComma } from '../fixes/slips/lists.ts';
import { skipHead } from '../recovery/next-declaration.ts';
import type { Reading } from '../recovery/reading.ts';
import { startsMisspelt, unknownPart } from '../recovery/unknown.ts';
import { legend } from '../scenarios/board.ts';
import { sketch } from '../sets/words.ts';
import {
  all,
  check,
  field,
  maybe,
  needed,
  type Part,
  recover,
  rule,
  ruleOf,
  type ValuePart,
  variants,
} from '../syntax.ts';
import { name, number, spanOfWord, text } from '../tokens/token-values.ts';
import { FEATURE_CLAUSE_WORDS } from '../tokens/words.ts';
import type { FeatureClause, FeatureNode } from '../tree/declarations.ts';
import { clauses, deck, note, source } from './clauses.ts';
import { triggers } from './triggers.ts';

const skipClause = (reading: Reading) =>
  skipHead(
    reading,
    true,
    () => reading.is(1, 'FeatureClauseWord') || startsMisspelt(reading, FEATURE_CLAUSE_WORDS),
  );

const unknownClause = unknownPart('unknownFeatureClause', {
  report: (reading, node: FeatureNode) => {
    node.brokenClauses = true;
    reading.reportExpected('feature-clause');
  },
  skip: skipClause,
});

const clause: ValuePart<FeatureClause> = ruleOf(
  'featureClause',
  variants<FeatureClause>()(
    'clause',
    {
      source,
      note,
      pattern: all('pattern', sketch, maybe('where', legend)),
      token: all(
        'token',
        field(
          'name',
          name('token-name', {
            kind: 'AnyWord',
            // If the name of the token is missing, the next clause follows.
            when: (reading) => !(reading.startsLine() && reading.is(1, 'FeatureClauseWord')),
          }),
        ),
      ),
    },
    { others: [unknownClause] },
  ),
);

export const feature: Part<FeatureNode> = rule(
  'feature',
  all(
    recover(
      all(
        'feature',
        field('number', number('feature-number')),
        check(skipComma),
        field('deck', deck),
        maybe(field('replaces', spanOfWord('replaces'))),
        check(skipComma),
        field('title', text('feature-title')),
      ),
      skipClause,
    ),
    clauses(clause, skipClause, 'feature-effect'),
    needed(triggers),
  ),
);
