/** A Landscape Feature: its head, its clauses, and what happens when. */
import { unknownPart } from '../recovery/unknown.ts';
import { legend } from '../scenarios/board.ts';
import { sketch } from '../sets/words.ts';
import { all, field, maybe, mistaken, needed, type Part, rule, ruleOf, variants } from '../syntax.ts';
import { inLine, name, text } from '../tokens/token-values.ts';
import { FEATURE_CLAUSE_WORDS } from '../tokens/words.ts';
import type { FeatureClause, FeatureNode } from '../tree/declarations.ts';
import { clauses, hand, head, note, skipToClause, source } from './clauses.ts';
import { triggers } from './triggers.ts';

const skipClause = skipToClause('FeatureClauseWord', FEATURE_CLAUSE_WORDS);

const unknownClause = unknownPart('unknownFeatureClause', {
  report: (reading, node: FeatureNode) => {
    node.brokenClauses = true;
    reading.reportExpected('feature-clause');
  },
  skip: skipClause,
});

const clause = ruleOf(
  'featureClause',
  variants<FeatureClause>()(
    'clause',
    {
      hand: hand('FeatureClauseWord'),
      source,
      note,
      impact: rule('strayImpact', mistaken(all('impact'))),
      pattern: all('pattern', sketch, maybe('where', legend)),
      token: all(
        'token',
        field(
          'name',
          name('token-name', {
            kind: 'AnyWord',
            // If the name of the token is missing, the next clause follows.
            when: inLine('FeatureClauseWord'),
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
    head('feature', field('title', text('feature-title')), skipClause),
    clauses(clause, skipClause, 'feature-effect'),
    needed(triggers),
  ),
);
