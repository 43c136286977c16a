/** The part of the grammar that reads Landscape Features: what they are called, their pattern and their token. */

import { spanOf } from '../lex.ts';
import { numOf, oneOf, quotedOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  Anything,
  AnyWord,
  BlockOpen,
  DeckWord,
  FEATURE_CLAUSE_WORDS,
  FeatureClauseWord,
  NumberToken,
  Text,
  word as W,
} from '../tokens.ts';
import type { FeatureClause, FeatureNode } from '../tree/declarations.ts';
import type { Word } from '../tree/span.ts';
import { emptyFeature, TriggerParser } from './triggers.ts';

export abstract class FeatureParser extends TriggerParser {
  feature = this.RULE(
    'feature',
    (node: FeatureNode = emptyFeature()) => {
      if (!this.SUBRULE(this.featureHead, { ARGS: [node] })) node.broken = true;
      const read = () => this.SUBRULE(this.featureClause, { ARGS: [node] });
      this.readClauses(node, read, 'what the feature does in `{` and `}`');
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
}
