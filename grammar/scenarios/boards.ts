/** The part of the grammar that reads the landscape of a scenario. */

import { spanOf } from '../lex.ts';
import { wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { CardParser } from '../sets/cards.ts';
import { AnyWord, Comma, Equals, FeatureClauseWord, Name, NumberToken, word as W } from '../tokens.ts';
import type { CellNode, LegendNode, LineNode } from '../tree/scenario-lines.ts';
import type { Word } from '../tree/span.ts';

export abstract class BoardParser extends CardParser {
  boardLine = this.RULE(
    'boardLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('board'))), line: 'board', rows: [], legend: [] };
      into.push(node);
      this.SUBRULE(this.sketch, { ARGS: [node.rows] });
      this.OPTION(() => {
        this.CONSUME(W('where'));
        this.SUBRULE(this.legend, { ARGS: [node.legend] });
      });
    },
    INNER,
  );

  legend = this.RULE(
    'legend',
    (into: LegendNode[] = []) => {
      this.AT_LEAST_ONE_SEP({
        SEP: Comma,
        DEF: () => {
          const letter = wordOf(this.CONSUME(AnyWord));
          const entry: LegendNode = { from: letter.from, to: letter.to, letter };
          into.push(entry);
          this.CONSUME(Equals);
          entry.cell = this.SUBRULE(this.cell);
          entry.to = entry.cell.to;
        },
      });
    },
    INNER,
  );

  /** `desert with 1 mountain and no forest`. */
  cell = this.RULE(
    'cell',
    (): CellNode => {
      const terrain = wordOf(this.CONSUME(Name));
      const tokens: CellNode['tokens'] = [];
      this.OPTION(() => {
        this.CONSUME(W('with'));
        this.AT_LEAST_ONE_SEP({ SEP: W('and'), DEF: () => tokens.push(this.SUBRULE(this.need)) });
      });
      return { ...this.since(terrain.from), terrain, tokens };
    },
    INNER,
  );

  need = this.RULE(
    'need',
    (): CellNode['tokens'][number] => {
      const compare = this.SUBRULE(this.compare);
      const thing = this.pick<Word>([
        // A need without its thing is followed by the feature's next clause.
        {
          GATE: () => !(this.startsLine() && this.is(1, FeatureClauseWord)),
          ALT: () => wordOf(this.CONSUME(Name)),
        },
      ]);
      return { compare, thing };
    },
    INNER,
  );

  layoutLine = this.RULE(
    'layoutLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('layout'))), line: 'layout' };
      into.push(node);
      node.name = wordOf(this.CONSUME(AnyWord));
    },
    INNER,
  );

  /** A letter or digit of the board. */
  cellName = this.RULE(
    'cellName',
    (): Word =>
      this.pick<Word>([
        { ALT: () => wordOf(this.CONSUME(AnyWord)) },
        { ALT: () => wordOf(this.CONSUME(NumberToken)) },
      ]),
    INNER,
  );
}
