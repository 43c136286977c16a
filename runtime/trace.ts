/**
 * What ran, for who plays many games to find what never does. No part of a game's state: a table that counts is put
 * in the place of the plain one (`game.tables`) for as long as counting is wanted.
 */
import type { Code, Instruction } from './code.ts';
import { isTrue } from './counts.ts';
import { actor } from './effect/step.ts';
import type { EffectFrame } from './frames.ts';
import type { Game } from './state.ts';
import type { CodeTrace, Tables, Trace } from './tables.ts';

/** Tables like these that count from nothing. */
export function tracedTables(tables: Tables): Tables & { trace: Trace } {
  const trace = {
    cards: tables.cards.map(({ code }) => emptyTrace(code)),
    effects: tables.effects.map(emptyTrace),
  };
  return { ...tables, trace };
}

function emptyTrace({ steps }: Code): CodeTrace {
  return { runs: 0, reached: new Uint8Array(steps.length) };
}

/** Counts an effect that begins or goes on. */
export function traceEffect({ cards, effects }: Trace, frame: EffectFrame): CodeTrace {
  const trace = frame.card >= 0 ? cards[frame.card] : effects[frame.effect];
  if (!frame.begun) trace.runs++;
  return trace;
}

/** Counts an instruction before it runs. */
export function traceStep(trace: CodeTrace, game: Game, frame: EffectFrame, step: Instruction): void {
  if (trace.reached[frame.at] === 1) return;
  if (
    'condition' in step ||
    !('if' in step) ||
    !step.if ||
    isTrue(game, frame, step.if, actor(frame, step.you))
  ) {
    trace.reached[frame.at] = 1;
  }
}
