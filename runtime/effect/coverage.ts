/**
 * Counts which steps run. The counts are not part of a game's state: while needed, counting tables replace the plain
 * ones (`game.tables`).
 */
import type { EffectFrame } from '../frames.ts';
import type { Instruction } from '../link/code.ts';
import { type CodeCoverage, type Coverage, emptyTrace, noRuns, type Runs } from '../link/coverage.ts';
import type { Tables } from '../link/tables.ts';
import { isTrue } from '../queries/counts.ts';
import type { Game } from '../state.ts';
import { actor } from './step.ts';

/**
 * A copy of these tables with all counts at zero.
 * @param began called for each instruction that begins; one that continues after an answer does not begin again
 */
export function tracedTables(
  tables: Tables,
  began?: (frame: EffectFrame) => void,
): Tables & { trace: Coverage } {
  const trace: Coverage = {
    cards: tables.cards.map(({ code }) => emptyTrace(code)),
    effects: tables.effects.map(emptyTrace),
    all: noRuns(),
    before: [],
    at: new WeakMap(),
    began,
  };
  return { ...tables, trace };
}

/** Counts an effect that begins or continues. */
export function traceEffect(trace: Coverage, game: Game, frame: EffectFrame): CodeCoverage {
  const own = frame.effect < 0 ? trace.cards[frame.card] : trace.effects[frame.effect];
  trace.before = game.vp.slice();
  if (!frame.begun) {
    countRun(trace.all, game.draws);
    countRun(own, game.draws);
  }
  return own;
}

function countRun(of: Runs, draw: number): void {
  of.runs++;
  of.onDraw = of.draw === draw ? of.onDraw + 1 : 1;
  of.draw = draw;
  if (of.onDraw === 2) of.again++;
  of.most = Math.max(of.most, of.onDraw);
}

/** Counts an instruction before it runs. One that continues after an answer is not counted again. */
export function traceStep(
  { at, began }: Coverage,
  own: CodeCoverage,
  game: Game,
  frame: EffectFrame,
  step: Instruction,
): void {
  if (at.get(frame) === frame.at) return;
  at.set(frame, frame.at);
  own.arrived[frame.at]++;
  began?.(frame);
  const holds = !('if' in step) || !step.if || isTrue(game, frame, step.if, actor(frame, step.you));
  if (holds) own.ran[frame.at]++;
}

/** Counts the points an effect has made since it last continued. Called when it waits or ends. */
export function tracePoints(
  { before }: Coverage,
  own: CodeCoverage,
  { vp }: Game,
  { seat }: EffectFrame,
): void {
  for (const [of, points] of vp.entries()) {
    if (of === seat) own.points += points - before[of];
    else own.others += points - before[of];
  }
}
