/** Shrinks tables and their `do` lines, with the same answers where they are still offered. */
import { type Choice, withoutRuns } from '../../program/index.ts';
import type { OptionView } from '../../runtime/index.ts';
import { choiceFor, smallerTables } from '../../runtime/scenario/index.ts';
import type { BoardTest } from './boards.ts';

type Answered = BoardTest & { answers: readonly Choice[] };

/** The next smaller tests: with fewer `do` lines, `given` lines, tiles or tokens. */
export function* smallerTests(test: Answered): Generator<Answered> {
  const { table, doLines } = test;
  for (const fewer of withoutRuns(doLines)) if (fewer[0] === doLines[0]) yield { ...test, doLines: fewer };
  for (const smaller of smallerTables(table)) yield { ...test, table: smaller };
}

/** Repeats earlier answers where they are offered, and otherwise takes the first option. */
export function answeredAgain(answers: readonly Choice[]): (views: readonly OptionView[]) => number {
  let asked = 0;
  return (views) => {
    const before = JSON.stringify(answers[asked++]);
    return Math.max(
      0,
      views.findIndex((view, at) => JSON.stringify(choiceFor(view, at)) === before),
    );
  };
}
