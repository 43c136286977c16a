/** Cards and hands with what bots of different strength show of them, and sentences for card designers about that. */
import { pluralize } from '../../program/messages/index.ts';
import { applicable, listed, percent, roundGames, signedNumber } from '../figures/labels.ts';
import { markCard, type Remark } from '../figures/section.ts';
import { FEWEST_GAMES, type Interval, isJudged } from '../statistics/certainty.ts';
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
export function verdictText({ agreed, disputed, unconfirmed }: Judgement): string {
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

/**
 * Sentences about cards or hands that the two strongest agree about, that they dispute, and that get better or worse with strength.
 * @param more a further sentence about one that is named
 */
export function ladderRemarks(
  { strongest, strengths, toJudge }: Ladder,
  all: readonly Item[],
  what: 'card' | 'hand',
  more: (name: string) => string = () => '',
): Remark[] {
  const [second, best] = strongest;
  const together = ({ at }: Item) => at.slice(-2).reduce((sum, { lift }) => sum + Math.abs(lift), 0);
  const agreed = all
    .toSorted((a, b) => together(b) - together(a))
    .flatMap(({ name, judgement: { agreed: wins }, at }): Remark[] => {
      if (!wins) return [];
      const figures = at
        .slice(-2)
        .map(({ lift, games }, which) => `${signedNumber(lift)} with ${strongest[which]} (${games} games)`);
      const text = `A seat that begins with ${what} ${name} wins ${wins} often than a fair share, and the two strongest agree: ${figures.join(', ')}, in percentage points. ${more(name)}`;
      return [{ text: text.trimEnd(), wins }];
    });
  const lifts = ({ at }: Item) => at.slice(-2).map(({ lift }) => signedNumber(lift));
  const slope = ({ judgement }: Item) => `${signedNumber(judgement.slope?.mean ?? 0)} for each step up`;
  /** Those to which something applies, in one sentence. */
  const those = (says: string, holds: (one: Judgement) => boolean, detail: (one: Item) => string) => {
    const list = all.filter(({ judgement }) => holds(judgement)).map((one) => `${one.name} (${detail(one)})`);
    return listed(`${what === 'card' ? 'Cards' : 'Hands'} that ${says}`, list);
  };
  const played = all.filter(({ at }) => at.some(({ games }) => games > 0));
  const open = played.filter(({ at }) => !at.slice(-2).every(isJudged)).length;
  const top = strengths[strengths.length - 1].games;
  const others = applicable(
    ...those(
      `${second} and ${best} disagree about, so they are not judged`,
      ({ disputed }) => disputed,
      (one) => lifts(one).join(' and '),
    ),
    ...those(
      `win clearly more or less often with ${second} alone, which ${best} has not confirmed yet`,
      ({ unconfirmed }) => unconfirmed !== null,
      (one) => lifts(one)[0]!,
    ),
    ...those('win more with stronger bots', ({ calls }) => calls === 'experts', slope),
    ...those('look good, but win less with stronger bots', ({ calls }) => calls === 'trap', slope),
    open > 0 &&
      `${open === played.length ? `No ${what} is` : `${open} of ${pluralize(played.length, what)} ${open === 1 ? 'is' : 'are'} not`} judged at both strengths: ${best} played ${pluralize(top, 'game')}, and a ${what} needs ${FEWEST_GAMES} that begin with it.${toJudge === null ? '' : ` About ${roundGames(toJudge)} games of each are enough (--games, --search-games).`}`,
  );
  return [...agreed, ...others.map((text) => ({ text }))];
}

/** How far the two strongest bots agree, as a sentence. */
export function agreementRemark({ agreement }: Ladder): string {
  const { bots, cards } = agreement[agreement.length - 1];
  if (cards.tau === null || cards.sign === null)
    return `How far ${bots.join(' and ')} agree is not known: too few cards were judged by both.`;
  return `${bots.join(' and ')} agree on the sign for ${percent(cards.sign)} % of ${cards.of} cards, and Kendall's τ is ${cards.tau.toFixed(2)} (1: the same order, 0: none).`;
}
