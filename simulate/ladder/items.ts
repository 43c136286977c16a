/** Cards and hands with what each strength shows of them, for tables and sentences. */
import type { Interval } from '../figures/intervals.ts';
import { isJudged } from '../figures/multiple-testing.ts';
import { markCard } from '../figures/section.ts';
import type { Judgement, Ladder } from './ladder.ts';

/** A card or hand, as sentences name it. */
export interface Item {
  name: string;
  card?: number;
  judgement: Judgement;
  /** At each strength, the weakest first: the share of games won above a fair share, and the number of games. */
  at: (Interval & { lift: number; games: number })[];
}

/** The cards. */
export const cardItems = ({ cards, strengths }: Ladder): Item[] =>
  cards.map((judgement, nth) => ({
    name: markCard(judgement.number),
    card: judgement.number,
    judgement,
    at: strengths.map((one) => ({ ...one.cards[nth], lift: one.cards[nth].winLift })),
  }));

/** The preset hands that were played at any strength. */
export const handItems = (
  { hands, strengths }: Ladder,
  fair: number,
  nameOf: (hand: string) => string,
): Item[] =>
  hands
    .map((judgement, nth) => ({
      name: nameOf(judgement.name),
      judgement,
      at: strengths.map((one) => {
        const { winShare, low, high, games } = one.hands[nth];
        return { lift: winShare - fair, low: low - fair, high: high - fair, games };
      }),
    }))
    .filter(({ at }) => at.some(({ games }) => games > 0));

/** What both of the strongest bots together say about a card or hand; empty if nothing is clear. */
export function verdictOf({ agreed, disputed, unconfirmed }: Judgement): string {
  if (agreed) return `wins ${agreed}`;
  if (disputed) return 'disputed';
  return unconfirmed ? `${unconfirmed}, unconfirmed` : '';
}

/** The most important first: what is agreed, unconfirmed, disputed or steep; within each, those furthest from a fair share. */
export const byImportance = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => importance(b) - importance(a));

function importance({ judgement, at }: Item): number {
  const { agreed, unconfirmed, disputed, calls } = judgement;
  const rank = [calls, disputed, unconfirmed, agreed].findLastIndex(Boolean) + 1;
  return rank + Math.abs(at.findLast(isJudged)?.lift ?? 0);
}
