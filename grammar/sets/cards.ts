/** The part of the grammar that reads cards. */

import { spanOf } from '../lex.ts';
import { emptyBlock, NOWHERE, numOf, oneOf, quotedOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  Anything,
  AnyWord,
  BlockOpen,
  CLAUSE_WORDS,
  ClauseWord,
  Comma,
  DeckWord,
  DeclarationWord,
  Leaves,
  Name,
  NumberToken,
  SourceWord,
  Text,
  Times,
  word as W,
} from '../tokens.ts';
import type { CardNode, Clause, NoteClause, SourceClause } from '../tree/declarations.ts';
import type { Node, Word } from '../tree/span.ts';
import { DeclarationParser } from './declarations.ts';

/** A list that may hold other nodes too: cards and features share clauses. */
interface Into<T> {
  push(node: T): unknown;
}

const emptyCard = (): CardNode => ({ ...NOWHERE, kind: 'card', clauses: [] });

export abstract class CardParser extends DeclarationParser {
  card = this.RULE(
    'card',
    (node: CardNode = emptyCard()) => {
      if (!this.SUBRULE(this.cardHead, { ARGS: [node] })) node.broken = true;
      const read = () => this.SUBRULE(this.clause, { ARGS: [node] });
      this.readClauses(node, read, 'the effect of the card in `{` and `}`');
      this.OPTION(() => {
        node.block = emptyBlock(this.here());
        this.SUBRULE(this.block, { ARGS: [node.block] });
      });
    },
    INNER,
  );

  /** The clauses of a card or feature, up to the `{` of what it `does`: without one the node is broken. */
  protected readClauses(node: Node & { clauses: Node[] }, read: () => boolean, does: string): void {
    this.MANY({
      GATE: () => !this.is(1, BlockOpen) && !this.atNextDeclaration(true),
      DEF: () => {
        const at = node.clauses.length;
        if (!read() && node.clauses[at]) node.clauses[at].broken = true;
      },
    });
    this.ACTION(() => {
      if (this.is(1, BlockOpen)) return;
      if (!this.alreadyWrong()) this.reportExpected('ECO105', does);
      node.broken = true;
    });
  }

  cardHead = this.RULE(
    'cardHead',
    (node: CardNode = emptyCard()): boolean => {
      this.CONSUME(W('card'));
      node.number = numOf(this.CONSUME(NumberToken));
      node.deck = oneOf(this.CONSUME(DeckWord), ['brown', 'blue']);
      this.OPTION(() => {
        node.title = quotedOf(this.CONSUME(Text));
      });
      return true;
    },
    this.recoverBy(() => this.skipClause()),
  );

  private skipClause(): void {
    this.skipTo(() => this.is(1, ClauseWord) || this.is(1, BlockOpen) || this.atNextDeclaration(true));
  }

  clause = this.RULE(
    'clause',
    (node: CardNode = emptyCard()): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.leavesClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.energyClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.handClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.sourceClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.noteClause, { ARGS: [node.clauses] }) },
        { ALT: () => this.SUBRULE(this.strayActive, { ARGS: [node.clauses] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownClause, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipClause()),
  );

  unknownClause = this.RULE(
    'unknownClause',
    (node: CardNode = emptyCard()) => {
      node.brokenClauses = true;
      this.ACTION(() => this.reportExpected('ECO117', 'a clause of the card', CLAUSE_WORDS));
      this.CONSUME(Anything);
      this.ACTION(() => this.skipClause());
    },
    INNER,
  );

  /** `active` is part of a `hand` clause; read alone, it can be told what it lacks. */
  strayActive = this.RULE(
    'strayActive',
    (into: Clause[] = []) => {
      into.push({ ...spanOf(this.CONSUME(W('active'))), clause: 'active' });
    },
    INNER,
  );

  leavesClause = this.RULE(
    'leavesClause',
    (into: Clause[] = []) => {
      const node: Clause = { ...spanOf(this.CONSUME(Leaves)), clause: 'leaves' };
      into.push(node);
      node.amount = numOf(this.CONSUME(NumberToken));
      node.to = node.amount.to;
    },
    INNER,
  );

  energyClause = this.RULE(
    'energyClause',
    (into: Clause[] = []) => {
      const node: Clause = { ...spanOf(this.CONSUME(W('energy'))), clause: 'energy', spots: [] };
      into.push(node);
      this.AT_LEAST_ONE_SEP({
        SEP: Comma,
        DEF: () => {
          const element = this.SUBRULE(this.spotElement);
          const times = this.OPTION(() => numOf(this.CONSUME(Times)));
          node.spots.push({ element, ...(times && { times }) });
        },
      });
      node.to = spanOf(this.LA(0)).to;
      this.ACTION(() => {
        const name = this.is(1, Name) && !this.is(1, ClauseWord, DeclarationWord, W('active'));
        const element = name || this.is(1, W('animal'));
        if (!element || this.startsLine() || !this.is(2, Times, Comma, BlockOpen, ClauseWord)) return;
        node.broken = true;
        this.reportExpected('ECO105', '`,`');
        this.skipClause();
      });
    },
    INNER,
  );

  spotElement = this.RULE(
    'spotElement',
    () =>
      this.pick<Word>([
        // A comma at the end of the list is followed by the next clause.
        { GATE: () => !(this.startsLine() && this.is(1, ClauseWord)), ALT: () => wordOf(this.CONSUME(Name)) },
      ]),
    INNER,
  );

  handClause = this.RULE(
    'handClause',
    (into: Clause[] = []) => {
      const node: Clause = { ...spanOf(this.CONSUME(W('hand'))), clause: 'hand', active: false };
      into.push(node);
      node.name = this.pick<Word>([
        // A hand without its name is followed by the next clause.
        {
          GATE: () => !(this.startsLine() && this.is(1, ClauseWord)),
          ALT: () => wordOf(this.CONSUME(AnyWord)),
        },
      ]);
      this.OPTION(() => {
        this.CONSUME(W('active'));
        node.active = true;
      });
      node.to = spanOf(this.LA(0)).to;
    },
    INNER,
  );

  sourceClause = this.RULE(
    'sourceClause',
    (into: Into<SourceClause> = []) => {
      const node: SourceClause = { ...spanOf(this.CONSUME(W('source'))), clause: 'source' };
      into.push(node);
      node.source = oneOf(this.CONSUME(SourceWord), ['attested', 'adapted']);
      node.text = quotedOf(this.CONSUME(Text));
      node.to = node.text.to;
    },
    INNER,
  );

  noteClause = this.RULE(
    'noteClause',
    (into: Into<NoteClause> = []) => {
      const node: NoteClause = { ...spanOf(this.CONSUME(W('note'))), clause: 'note' };
      into.push(node);
      node.text = quotedOf(this.CONSUME(Text));
      node.to = node.text.to;
    },
    INNER,
  );
}
