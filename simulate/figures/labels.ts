/** Cards and figures, formatted for people. */
import { cardLabel } from '../../program/index.ts';
import type { Tables } from '../../runtime/index.ts';
import { roundTo } from '../statistics/rounding.ts';

/** The label of a card, `12 "Rain"`; only its number if it has no title or the set has no such card. */
export function labelCard({ cards, cardOf }: Pick<Tables, 'cards' | 'cardOf'>, number: number): string {
  const index = cardOf[number];
  return cardLabel(index === undefined ? { number } : cards[index]);
}

/** The label of a preset hand, `pearlwort "Pearlwort Hand"`; only its name if the title says the same. */
export function labelHand({ hands }: Pick<Tables, 'hands'>, name: string): string {
  const title = hands.find(({ word }) => word.name === name)?.word.title ?? '';
  const isSame = title.toLowerCase().replaceAll(' ', '-') === name;
  return title === '' || isSame ? name : `${name} "${title}"`;
}

/** The labels of cards and hands. */
export type Names = ReturnType<typeof makeLabels>;

export const makeLabels = (tables: Tables) => ({
  card: (number: number) => labelCard(tables, number),
  hand: (name: string) => labelHand(tables, name),
});

/** The bots of a run, each once: `greedy, random`. */
export const botList = (bots: readonly string[]): string => [...new Set(bots)].join(', ');

/** These sentences without those that do not apply. */
export const applicable = (...texts: readonly (string | false | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');

/** A sentence that ends in a list; none if the list is empty. */
export const listed = (says: string, list: readonly string[]): string[] =>
  list.length === 0 ? [] : [`${says}: ${list.join(', ')}.`];

/** A share as a percentage: 0.123 as `12.3`. */
export const percent = (share: number): string => (roundTo(share) * 100).toFixed(1);

/** A formatted number, with a plus sign if it is positive. */
export const signedNumber = (value: number, show: (value: number) => string = percent): string =>
  `${value > 0 ? '+' : ''}${show(value)}`;

/** `1.2 to 3.4`. */
export const between = (
  { low, high }: { low: number; high: number },
  show: (value: number) => string = percent,
): string => `${show(low)} to ${show(high)}`;

/** `one game`, `2 games`. */
export const times = (games: number): string => (games === 1 ? 'one game' : `${games} games`);

/** `1 game`, `2,000 games`. */
export const countedGames = (games: number): string =>
  `${withThousands(games)} ${games === 1 ? 'game' : 'games'}`;

/** An estimated number of games, rounded up to two digits: 6,544 as 6,600. */
export function roundGames(games: number): number {
  const unit = 10 ** Math.max(0, `${games}`.length - 2);
  return Math.ceil(games / unit) * unit;
}

/** 2000 as `2,000`. */
export const withThousands = (amount: number): string => `${amount}`.replace(/\B(?=(\d{3})+$)/g, ',');
