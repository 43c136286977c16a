/** The part of the grammar that reads scenarios: boards, what is given, done, chosen and expected. */
import { DeclarationParser } from './declarations.ts';
import { spanOf } from './lex.ts';
import { numOf, oneOf, quotedOf, wordOf } from './nouns.ts';
import { INNER } from './recovery.ts';
import { emptyBlock } from './steps.ts';
import {
  Anything,
  AnyWord,
  BlockClose,
  BlockOpen,
  Comma,
  Equals,
  Leaves,
  LINE_WORDS,
  LineWord,
  Name,
  NumberToken,
  Semicolon,
  Text,
  Verdict,
  word as W,
} from './tokens.ts';
import type {
  CellNode,
  ChoiceNode,
  ExpectationNode,
  GivenNode,
  LegendNode,
  LineNode,
  Num,
  ScenarioNode,
  Word,
} from './tree.ts';

const span = { from: 0, to: 0 };
const emptyScenario = (): ScenarioNode => ({ ...span, kind: 'scenario', lines: [] });

export abstract class ScenarioParser extends DeclarationParser {
  scenario = this.RULE(
    'scenario',
    (node: ScenarioNode = emptyScenario()) => {
      if (!this.SUBRULE(this.scenarioHead, { ARGS: [node] })) node.broken = true;
      this.OPTION(() => this.SUBRULE(this.scenarioLines, { ARGS: [node] }));
    },
    INNER,
  );

  scenarioHead = this.RULE(
    'scenarioHead',
    (node: ScenarioNode = emptyScenario()): boolean => {
      this.CONSUME(W('scenario'));
      node.title = quotedOf(this.CONSUME(Text));
      this.ACTION(() => {
        if (this.is(1, BlockOpen)) return;
        this.reportExpected('ECO105', '`{`');
        node.broken = true;
        this.skipScenarioHead();
      });
      return true;
    },
    this.recoverBy(() => this.skipScenarioHead()),
  );

  private skipScenarioHead(): void {
    this.skipTo(() => this.is(1, BlockOpen) || this.atNextDeclaration(false));
  }

  scenarioLines = this.RULE(
    'scenarioLines',
    (node: ScenarioNode = emptyScenario()) => {
      this.CONSUME(BlockOpen);
      this.MANY(() => {
        const at = node.lines.length;
        const whole = this.SUBRULE(this.line, { ARGS: [node] });
        this.ACTION(() => this.endLine(node, node.lines[at], whole));
        this.OPTION(() => this.CONSUME(Semicolon));
      });
      this.CONSUME(BlockClose);
    },
    INNER,
  );

  /** Closes the node of a line and reports what stands where the next line should begin. */
  private endLine(scenario: ScenarioNode, line: LineNode | undefined, whole: boolean): void {
    if (!whole) (line ?? scenario).broken = true;
    if (line) line.to = Math.max(line.to, spanOf(this.LA(0)).to);
    if (this.atSeparator() || this.is(1, LineWord) || this.alreadyWrong()) return;
    this.reportLeftOver([]);
    (line ?? scenario).broken = true;
    this.skipLine();
  }

  private skipLine(): void {
    this.skipTo(() => this.atSeparator() || (this.startsLine() && this.is(1, LineWord)));
  }

  line = this.RULE(
    'line',
    (node: ScenarioNode = emptyScenario()): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.boardLine, { ARGS: [node.lines] }) },
        { ALT: () => this.SUBRULE(this.layoutLine, { ARGS: [node.lines] }) },
        { ALT: () => this.SUBRULE(this.givenLine, { ARGS: [node.lines] }) },
        { ALT: () => this.SUBRULE(this.doLine, { ARGS: [node.lines] }) },
        { ALT: () => this.SUBRULE(this.choiceLine, { ARGS: [node.lines] }) },
        { ALT: () => this.SUBRULE(this.expectLine, { ARGS: [node.lines] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownLine, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipLine()),
  );

  unknownLine = this.RULE(
    'unknownLine',
    (node: ScenarioNode = emptyScenario()) => {
      node.broken = true;
      this.ACTION(() => this.reportExpected('ECO117', 'a line of a scenario', LINE_WORDS));
      this.CONSUME(Anything);
      this.ACTION(() => this.skipLine());
    },
    INNER,
  );

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
      return { compare, thing: wordOf(this.CONSUME(Name)) };
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

  givenLine = this.RULE(
    'givenLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('given'))), line: 'given' };
      into.push(node);
      node.given = this.SUBRULE(this.given);
    },
    INNER,
  );

  given = this.RULE(
    'given',
    (): GivenNode => {
      const from = this.here();
      const node = this.pick<GivenNode>([
        {
          ALT: () => {
            const amount = this.SUBRULE(this.number);
            return { ...span, given: this.SUBRULE(this.givenAmount), amount };
          },
        },
        { ALT: () => this.SUBRULE(this.givenCard) },
        {
          ALT: () => {
            this.CONSUME(W('hand'));
            const cards: Num[] = [];
            this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => cards.push(numOf(this.CONSUME(NumberToken))) });
            return { ...span, given: 'hand', cards };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('supply'));
            const thing = wordOf(this.CONSUME(Name));
            return { ...span, given: 'supply', thing, amount: numOf(this.CONSUME2(NumberToken)) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('feature'));
            this.CONSUME3(NumberToken);
            this.CONSUME(W('in'));
            this.CONSUME2(W('hand'));
            return { ...span, given: 'feature' };
          },
        },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  givenAmount = this.RULE(
    'givenAmount',
    (): 'cubes' | 'players' =>
      this.pick<'cubes' | 'players'>([
        { ALT: () => oneOf(this.CONSUME(W('cubes')), ['cubes']) },
        { ALT: () => oneOf(this.CONSUME(W('players')), ['players']) },
        {
          ALT: () => {
            this.CONSUME(W('player'));
            return 'players';
          },
        },
      ]),
    INNER,
  );

  givenCard = this.RULE(
    'givenCard',
    (): GivenNode => {
      const node: GivenNode = { ...spanOf(this.CONSUME(W('card'))), given: 'active' };
      node.card = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('active'));
      this.OPTION(() => {
        this.CONSUME(W('with'));
        node.leaves = numOf(this.CONSUME2(NumberToken));
        this.CONSUME(Leaves);
      });
      return node;
    },
    INNER,
  );

  doLine = this.RULE(
    'doLine',
    (into: LineNode[] = []) => {
      const begin = spanOf(this.CONSUME(W('do')));
      this.SUBRULE(this.doWhat, { ARGS: [into, begin.from] });
    },
    INNER,
  );

  doWhat = this.RULE(
    'doWhat',
    (into: LineNode[] = [], from = 0) => {
      this.OR([
        {
          ALT: () => {
            const steps = emptyBlock(this.here());
            into.push({ from, to: steps.to, line: 'do', steps });
            this.SUBRULE(this.block, { ARGS: [steps] });
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('card')));
            const node: LineNode = { from, to, line: 'do-card' };
            into.push(node);
            node.card = numOf(this.CONSUME(NumberToken));
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('feature')));
            into.push({ from, to, line: 'do-feature' });
            this.CONSUME2(NumberToken);
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('end')));
            into.push({ from, to, line: 'do-end' });
            this.CONSUME(W('of'));
            this.CONSUME(W('game'));
          },
        },
      ]);
    },
    INNER,
  );

  choiceLine = this.RULE(
    'choiceLine',
    (into: LineNode[] = []) => {
      const from = this.here();
      const line = this.pick<'choose' | 'refuse'>([
        { ALT: () => oneOf(this.CONSUME(W('choose')), ['choose']) },
        { ALT: () => oneOf(this.CONSUME(W('refuse')), ['refuse']) },
      ]);
      const node: Extract<LineNode, { line: 'choose' | 'refuse' }> = { ...this.since(from), line };
      into.push(node);
      node.choice = this.SUBRULE(this.choice);
    },
    INNER,
  );

  choice = this.RULE(
    'choice',
    (): ChoiceNode => {
      const from = this.here();
      const words: (Word | Num)[] = [];
      const more: Word[] = [];
      words.push(this.SUBRULE(this.choiceWord));
      this.OPTION({
        // Longer words begin the next line, whose `;` may be left out.
        GATE: () => this.is(1, NumberToken) || this.LA(1).image.length === 1,
        DEF: () => words.push(this.SUBRULE2(this.choiceWord)),
      });
      const end = this.OPTION2(() => {
        this.CONSUME(W('to'));
        return this.SUBRULE(this.cellName);
      });
      this.MANY(() => {
        this.CONSUME(Comma);
        more.push(this.SUBRULE2(this.cellName));
      });
      return { ...this.since(from), words, more, ...(end && { end }) };
    },
    INNER,
  );

  choiceWord = this.RULE(
    'choiceWord',
    (): Word | Num =>
      this.pick<Word | Num>([
        // A line without its choice is followed by the next line.
        {
          GATE: () => !(this.startsLine() && this.is(1, LineWord)),
          ALT: () => wordOf(this.CONSUME(AnyWord)),
        },
        { ALT: () => numOf(this.CONSUME(NumberToken)) },
      ]),
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

  expectLine = this.RULE(
    'expectLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('expect'))), line: 'expect' };
      into.push(node);
      node.expectation = this.SUBRULE(this.expectation);
    },
    INNER,
  );

  expectation = this.RULE(
    'expectation',
    (): ExpectationNode => {
      const from = this.here();
      const node = this.pick<ExpectationNode>([
        { GATE: () => this.is(2, W('is')), ALT: () => this.SUBRULE(this.tileExpectation) },
        {
          GATE: () => this.is(2, W('vp')),
          ALT: () => {
            const amount = this.SUBRULE(this.number);
            this.CONSUME(W('vp'));
            return { ...span, expect: 'vp', amount };
          },
        },
        {
          GATE: () => this.is(2, W('options')),
          ALT: () => {
            const amount = this.SUBRULE2(this.number);
            this.CONSUME(W('options'));
            return { ...span, expect: 'options', amount };
          },
        },
        { ALT: () => this.SUBRULE(this.landscapeExpectation) },
        {
          ALT: () => {
            this.CONSUME(W('gained'));
            const gained: { amount: Num; what: Word }[] = [];
            this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => gained.push(this.SUBRULE(this.gainedAmount)) });
            return { ...span, expect: 'gained', gained };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('supply'));
            const thing = wordOf(this.CONSUME(Name));
            return { ...span, expect: 'supply', thing, amount: this.SUBRULE3(this.number) };
          },
        },
        { ALT: () => this.SUBRULE(this.cardExpectation) },
        { ALT: () => ({ ...span, expect: oneOf(this.CONSUME(Verdict), ['stopped', 'finished']) }) },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  tileExpectation = this.RULE(
    'tileExpectation',
    (): ExpectationNode => {
      const cell = this.SUBRULE(this.cellName);
      this.CONSUME(W('is'));
      return this.pick<ExpectationNode>([
        {
          ALT: () => {
            this.CONSUME(W('empty'));
            return { ...span, expect: 'empty', cell };
          },
        },
        {
          IGNORE_AMBIGUITIES: true,
          ALT: () => ({ ...span, expect: 'tile', cell, need: this.SUBRULE(this.cell) }),
        },
      ]);
    },
    INNER,
  );

  /** `2 mountains in the landscape`, `no lion in the landscape`. */
  landscapeExpectation = this.RULE(
    'landscapeExpectation',
    (): ExpectationNode => {
      const amount = this.pick<Num>([
        { ALT: () => this.SUBRULE(this.amount) },
        { ALT: () => ({ ...spanOf(this.CONSUME(W('no'))), value: 0 }) },
      ]);
      const things: Word[] = [];
      this.SUBRULE(this.things, { ARGS: [things] });
      this.CONSUME(W('in'));
      this.CONSUME(W('the'));
      this.CONSUME(W('landscape'));
      return { ...span, expect: 'landscape', amount, things };
    },
    INNER,
  );

  gainedAmount = this.RULE(
    'gainedAmount',
    (): { amount: Num; what: Word } => {
      const amount = this.SUBRULE(this.amount);
      return { amount, what: wordOf(this.CONSUME(Name)) };
    },
    INNER,
  );

  cardExpectation = this.RULE(
    'cardExpectation',
    (): ExpectationNode => {
      this.CONSUME(W('card'));
      const node: ExpectationNode = { ...span, expect: 'card' };
      node.card = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('has'));
      node.leaves = numOf(this.CONSUME2(NumberToken));
      this.CONSUME(Leaves);
      this.OPTION(() => {
        this.CONSUME(W('and'));
        node.cubes = this.SUBRULE(this.amount);
        this.CONSUME(W('cubes'));
      });
      return node;
    },
    INNER,
  );
}
