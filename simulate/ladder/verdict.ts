/** What tables of a ladder say about a card or hand, and in which order. */
import { ENOUGH } from '../figures/multiple-testing.ts';
import type { Judgement } from './ladder.ts';

/** What both of the strongest bots together say about a card or hand; empty if nothing is clear. */
export function verdictOf({ agreed, disputed, unconfirmed }: Judgement): string {
  if (agreed) return `wins ${agreed}`;
  if (disputed) return 'disputed';
  return unconfirmed ? `${unconfirmed}, unconfirmed` : '';
}

/** A card or hand, with its figures at each strength, the weakest first. */
interface Judged {
  judgement: Judgement;
  at: readonly { share: number; games: number }[];
}

/** The most important first: what is agreed, unconfirmed, disputed or steep; within each, those furthest from a fair share. */
export const byImportance = <Row extends Judged>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => importance(b) - importance(a));

function importance({ judgement, at }: Judged): number {
  const { agreed, unconfirmed, disputed, calls } = judgement;
  const rank = [calls, disputed, unconfirmed, agreed].findLastIndex(Boolean) + 1;
  return rank + Math.abs(at.findLast(({ games }) => games >= ENOUGH)?.share ?? 0);
}
