/** Cards and figures as people read them. */
import { cardLabel } from '../../program/index.ts';
import type { Tables } from '../../runtime/index.ts';

/** `12 "Rain"`, of the card with this number; its number alone where it has no title, or the set has no such card. */
export function labelOf({ cards, cardOf }: Pick<Tables, 'cards' | 'cardOf'>, number: number): string {
  const index = cardOf[number];
  return cardLabel(index === undefined ? { number } : cards[index]);
}

/** `pearlwort "Pearlwort Hand"`, of the preset hand with this name; its name alone where the title is no other. */
export function handLabelOf({ hands }: Pick<Tables, 'hands'>, name: string): string {
  const title = hands.find(({ word }) => word.name === name)?.word.title ?? '';
  const isSame = title.toLowerCase().replaceAll(' ', '-') === name;
  return title === '' || isSame ? name : `${name} "${title}"`;
}

/** A share in percent: 0.123 as `12.3`. */
export const percent = (share: number): string => (share * 100).toFixed(1);

/** A text of a number with a plus where it is above 0. */
export const signed = (value: number, show: (value: number) => string = percent): string =>
  `${value > 0 ? '+' : ''}${show(value)}`;

/** `1.2 to 3.4`. */
export const between = (
  { low, high }: { low: number; high: number },
  show: (value: number) => string = percent,
): string => `${show(low)} to ${show(high)}`;

/** `1 game`, `2,000 games`. */
export const countedGames = (games: number): string => `${grouped(games)} ${games === 1 ? 'game' : 'games'}`;

/** 2000 as `2,000`. */
export const grouped = (amount: number): string => `${amount}`.replace(/\B(?=(\d{3})+$)/g, ',');
