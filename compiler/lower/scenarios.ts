/** Checks and lowers scenarios. */
import type { ScenarioNode } from '../../grammar/tree/declarations.ts';
import type { LineNode } from '../../grammar/tree/scenario-lines.ts';
import type { Given, Scenario, ScenarioLine } from '../../runtime/ops/scenario.ts';
import { firstWord, type Report } from '../report.ts';
import { boardOf, layoutBoard } from './boards.ts';
import { lowerChoice } from './choices.ts';
import { lowerExpectation } from './expectations.ts';
import { lowerGiven } from './given.ts';
import {
  emptyBoard,
  knownCard,
  knownFeature,
  type LoweredBoard,
  type ScenarioContext,
  type Stage,
  thingContext,
} from './stage.ts';
import { lowerBlock } from './steps.ts';

/** The scenario, or nothing if anything in it is wrong. */
export function lowerScenario(node: ScenarioNode, context: ScenarioContext): Scenario | undefined {
  const { report } = context;
  const stage: Stage = { ...context, board: findBoard(node, context), given: new Map() };
  const given: Given[] = [];
  const lines: ScenarioLine[] = [];
  let done = false;
  let unsure = node.broken === true;
  for (const line of node.lines) {
    if (line.line === 'do' || line.line === 'do-card' || line.line === 'do-feature' || line.line === 'do-end')
      done = true;
    else if (!isSecondLandscape(line, node)) checkOrder(line, done, unsure, report);
    // What comes too early is said once.
    if (line.broken || line.line === 'choose' || line.line === 'refuse') unsure = true;
    if (line.line === 'given') given.push(...lowerGiven(stage, line));
    else lines.push(...lowerLine(stage, line));
  }
  if (report.hasErrorIn(node) || !node.title) return undefined;
  const { tiles, names } = stage.board;
  return { title: node.title.value, at: report.placeOf(node.title), board: { tiles, names }, given, lines };
}

/** The landscape of a scenario; mistakes in it are reported once, here. */
function findBoard(node: ScenarioNode, context: ScenarioContext): LoweredBoard {
  const [line, ...more] = node.lines.filter(isLandscape);
  for (const second of more) {
    const related = [context.report.relatedTo(line, 'the first stands here')];
    context.report.add('ECO610', firstWord(second, second.line), {}, { related });
  }
  if (!line) {
    if (!node.broken && !node.lines.some(({ broken }) => broken) && node.title) {
      context.report.add('ECO611', node.title, {});
    }
    return emptyBoard(false);
  }
  if (line.broken) return emptyBoard(false);
  if (line.line === 'layout') return layoutBoard(line, context);
  return line.line === 'board' ? boardOf(line, context) : emptyBoard(false);
}

/** A second landscape is wrong wherever it stands, and said to be so. */
function isSecondLandscape(line: LineNode, { lines }: ScenarioNode): boolean {
  return isLandscape(line) && line !== lines.find(isLandscape);
}

function isLandscape({ line }: LineNode): boolean {
  return line === 'board' || line === 'layout';
}

function checkOrder(line: LineNode, done: boolean, unsure: boolean, report: Report): void {
  const setsUp = isLandscape(line) || line.line === 'given';
  if (setsUp && done) report.add('ECO609', firstWord(line, line.line), { line: line.line });
  const answers = line.line === 'choose' || line.line === 'refuse';
  if (answers && !done && !unsure) report.add('ECO613', firstWord(line, line.line), { line: line.line });
}

function lowerLine(stage: Stage, line: Exclude<LineNode, { line: 'given' }>): ScenarioLine[] {
  const { report } = stage;
  const at = report.placeOf({ from: line.from, to: line.to });
  switch (line.line) {
    case 'board':
    case 'layout':
      return [];
    case 'do':
      return [{ at, line: 'do', steps: lowerBlock(thingContext(stage), line.steps) }];
    case 'do-card': {
      const card = knownCard(stage, line.card);
      return card === undefined ? [] : [{ at, line: 'do-card', card }];
    }
    case 'do-feature': {
      const feature = knownFeature(stage, line.feature);
      return feature === undefined ? [] : [{ at, line: 'do-feature', feature }];
    }
    case 'do-end':
      return [{ at, line: 'do-end' }];
    case 'choose':
    case 'refuse': {
      // What was read of a broken line may not be what was meant.
      const choice = line.choice && !line.broken ? lowerChoice(stage, line.choice) : undefined;
      return choice ? [{ at, line: line.line, choice }] : [];
    }
    case 'expect': {
      const expectation = line.expectation && lowerExpectation(stage, line.expectation);
      return expectation ? [{ at, line: 'expect', expectation }] : [];
    }
  }
}
