/** The part of the grammar that reads scenarios, line by line. */

import { spanOf } from '../lex.ts';
import { emptyBlock, NOWHERE, quotedOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  Anything,
  BlockClose,
  BlockOpen,
  LINE_WORDS,
  LineWord,
  Semicolon,
  StepWord,
  Text,
  word as W,
} from '../tokens.ts';
import type { ScenarioNode } from '../tree/declarations.ts';
import type { LineNode } from '../tree/scenario-lines.ts';
import { LineParser } from './lines.ts';

const emptyScenario = (): ScenarioNode => ({ ...NOWHERE, kind: 'scenario', lines: [] });

export abstract class ScenarioParser extends LineParser {
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
        const runsOn = at > 0 && !this.startsLine() && !this.is(0, Semicolon, BlockClose);
        const whole = this.SUBRULE(this.line, { ARGS: [node] });
        // Without anything between them, a broken line may be the rest of the one before.
        if (!whole && runsOn) node.lines[at - 1].broken = true;
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
    // Steps in braces are read as a line of their own, which says what it lacks.
    if (this.is(1, BlockOpen)) return;
    this.reportLeftOver([], this.is(1, StepWord) ? 'steps stand in `do { … }`' : undefined);
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
        { ALT: () => this.SUBRULE(this.looseBlock, { ARGS: [node.lines] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownLine, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipLine()),
  );

  /** Steps in braces without `do` before them. */
  looseBlock = this.RULE(
    'looseBlock',
    (into: LineNode[] = []) => {
      this.ACTION(() => this.reportExpected('ECO105', '`do` before the steps'));
      const steps = emptyBlock(this.here());
      into.push({ from: steps.from, to: steps.to, line: 'do', steps, broken: true });
      this.SUBRULE(this.block, { ARGS: [steps] });
    },
    INNER,
  );

  unknownLine = this.RULE(
    'unknownLine',
    (node: ScenarioNode = emptyScenario()) => {
      node.broken = true;
      this.ACTION(() => {
        // Steps outside of `do` have one thing wrong with them.
        const again = this.foreignAgain(StepWord, node);
        if (!again && !this.afterEarlyEnd()) {
          this.reportExpected('ECO117', 'a line of a scenario', LINE_WORDS);
        }
      });
      this.CONSUME(Anything);
      this.ACTION(() => this.skipLine());
    },
    INNER,
  );
}
