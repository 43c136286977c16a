/** Checks and lowers scenarios. */
import type { BlockNode, LineNode, ScenarioNode } from '../../../grammar/index.ts';
import type { Block, Given, Problem, Scenario, ScenarioLine } from '../../../program/index.ts';
import { checkDoable } from '../../checks/effects.ts';
import { type BrokenScenario, describePlace } from '../../checks/flaws.ts';
import { isAboutName } from '../../report/problems.ts';
import { firstWord, type Report } from '../../report/report.ts';
import { whole } from '../context.ts';
import { lowerBlock } from '../steps/steps.ts';
import { layoutBoard, lowerBoard } from './boards.ts';
import { lowerChoice } from './choices.ts';
import { lowerExpectation } from './expectations.ts';
import { lowerGiven } from './given.ts';
import {
  checkPlayer,
  emptyBoard,
  knownCard,
  knownFeature,
  type LoweredBoard,
  type ScenarioContext,
  type ScenarioScope,
  thingContext,
  useLayout,
} from './scenario-scope.ts';

/** A lowered scenario: either one that can be run, or the reason why not. */
export type LoweredScenario =
  | { scenario: Scenario; broken?: undefined }
  | { scenario?: undefined; broken: BrokenScenario };

/** Lowers a scenario; it is broken if it, or something it uses, has an error. */
export function lowerScenario(node: ScenarioNode, context: ScenarioContext): LoweredScenario {
  const { report } = context;
  const landscape = node.lines.find(isLandscape);
  const scope: ScenarioScope = {
    ...context,
    board: findBoard(node, context),
    players: playersOf(node),
    mayPay: /\bpay\b|\bdo (player \d+ )?card\b/.test(report.textOf(node)),
    given: new Map(),
  };
  for (const line of node.lines) if (line.line === 'layout' && line.name) useLayout(scope, line.name);
  onlyLine(
    node.lines.filter(({ line }) => line === 'do-end'),
    'ECO620',
    report,
  );
  const given: Given[] = [];
  const lines: ScenarioLine[] = [];
  let done = false;
  let unsure = node.broken === true;
  let complete = true;
  for (const line of node.lines) {
    if (line.line.startsWith('do')) done = true;
    // A second landscape is always an error, which is reported elsewhere.
    else if (!isLandscape(line) || line === landscape) checkOrder(line, done, unsure, report);
    // Lines that come too early are reported once.
    if (line.broken || line.line === 'choose' || line.line === 'refuse') unsure = true;
    if (isLandscape(line)) continue;
    const lowered = line.line === 'given' ? lowerGiven(scope, line) : lowerLine(scope, line);
    if (!lowered) complete = false;
    else if ('given' in lowered) given.push(lowered);
    else lines.push(lowered);
  }
  const title = node.title?.value ?? '';
  const at = report.placeOf(node.title ?? firstWord(node, node.kind));
  const why = whyBroken(node, scope, complete && scope.board.sure);
  if (why) return { broken: { title, at, ...why } };
  const { tiles, names } = scope.board;
  return { scenario: { title, at, board: { tiles, names }, given, lines } };
}

/** Why a scenario cannot be run; undefined if it can. `complete`: no line was left out. */
function whyBroken(
  node: ScenarioNode,
  { report, flaws, flawed }: ScenarioScope,
  complete: boolean,
): (Omit<BrokenScenario, 'title' | 'at'> & Partial<BrokenScenario>) | undefined {
  const own = report.firstErrorIn(node);
  // If the vocabulary has errors, names may be unknown only because of them.
  if (own && !(flaws.words && isAboutName(own.code))) {
    const { file, line, column, length } = own;
    return { at: { file, line, column, length }, code: own.code, message: own.message };
  }
  if (flaws.words) return inSet(flaws.words);
  if (flawed) return flawed;
  // A line that was left out without a report may use something that could not be read elsewhere.
  return complete || !flaws.any ? undefined : inSet(flaws.any);
}

function inSet(flaw: Problem): Pick<BrokenScenario, 'code' | 'message'> {
  return { code: flaw.code, message: `the set has an error (${describePlace(flaw)}): ${flaw.message}` };
}

/** The landscape of a scenario; its mistakes are reported here, once. */
function findBoard(node: ScenarioNode, context: ScenarioContext): LoweredBoard {
  const line = onlyLine(node.lines.filter(isLandscape), 'ECO610', context.report);
  if (!line) {
    if (!node.broken && !node.lines.some(({ broken }) => broken) && node.title) {
      context.report.add('ECO611', node.title, {});
    }
    return emptyBoard(false);
  }
  if (line.broken) return emptyBoard(false);
  return line.line === 'layout' ? layoutBoard(line, context) : lowerBoard(line, context);
}

/** The first of the lines of which a scenario can have only one; reports the others. */
function onlyLine<L extends LineNode>(lines: L[], code: 'ECO610' | 'ECO620', report: Report): L | undefined {
  const [line, ...more] = lines;
  for (const second of more) {
    const [word] = second.line.split('-');
    report.add(code, firstWord(second, word), {}, { related: [report.relatedTo(line)] });
  }
  return line;
}

/** The number of players: 1 unless given. */
function playersOf({ lines }: ScenarioNode): number {
  const given = lines.flatMap((line) =>
    line.line === 'given' && line.given?.given === 'players' ? line.given : [],
  );
  return Math.max(1, ...given.map(({ amount }) => amount.value));
}

function isLandscape(line: LineNode): line is Extract<LineNode, { line: 'board' | 'layout' }> {
  return line.line === 'board' || line.line === 'layout';
}

function checkOrder(line: LineNode, done: boolean, unsure: boolean, report: Report): void {
  const setsUp = isLandscape(line) || line.line === 'given';
  if (setsUp && done) report.add('ECO609', firstWord(line, line.line), { line: line.line });
  const answers = line.line === 'choose' || line.line === 'refuse';
  if (answers && !done && !unsure) report.add('ECO613', firstWord(line, line.line), { line: line.line });
}

/** The steps of a `do`; undefined if one of them had to be left out. */
function lowerDo(scope: ScenarioScope, node: BlockNode): Block | undefined {
  const context = thingContext(scope);
  const steps = lowerBlock(context, node);
  checkDoable(context, steps);
  return context.scope.incomplete ? undefined : steps;
}

/** What a line does or expects; undefined if an error was reported. */
function lowerLine(
  scope: ScenarioScope,
  line: Exclude<LineNode, { line: 'given' | 'board' | 'layout' }>,
): ScenarioLine | undefined {
  const at = scope.report.placeOf(line);
  switch (line.line) {
    case 'do':
    case 'do-card': {
      const isKnown = checkPlayer(scope, line, true, '');
      const player = line.player && { player: line.player.value };
      const done =
        line.line === 'do'
          ? whole({ at, line: line.line, steps: lowerDo(scope, line.steps), ...player })
          : whole({ at, line: line.line, card: knownCard(scope, line.card), ...player });
      return isKnown ? done : undefined;
    }
    case 'do-feature':
      return whole({ at, line: 'do-feature', feature: knownFeature(scope, line.feature) });
    case 'do-end':
    case 'do-round':
      return { at, line: line.line };
    case 'choose':
    case 'refuse': {
      // What was read of a broken line may not be what the author meant.
      const choice = line.choice && !line.broken ? lowerChoice(scope, line.choice) : undefined;
      return whole({ at, line: line.line, choice });
    }
    case 'expect': {
      const expectation = line.expectation && lowerExpectation(scope, line.expectation);
      return whole({ at, line: 'expect', expectation });
    }
  }
}
