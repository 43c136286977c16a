/** What a link is called, takes along and leaves at home, in words. */
import { capitalize } from '../../program/messages/index.ts';
import type { CardPreview } from '../messages.ts';

/** What goes along besides cards, and what stays at home. */
export interface LinkAccount {
  /** Whether the link has only some cards, not the whole set. */
  isAlone: boolean;
  /** Declarations that go along with cards: `animal frog`. */
  taken: readonly string[];
  left: { cards: number; hands: readonly string[]; scenarios: number; pictures: number };
}

/** `Card 61 Calving`. */
export const cardName = ({ kind, number, title }: Pick<CardPreview, 'kind' | 'number' | 'title'>): string =>
  `${kind === 'card' ? 'Card' : 'Landscape Feature'} ${number} ${title}`.trimEnd();

const LIST = new Intl.ListFormat('en-GB');
const SCENARIOS = ['', 'the scenario', 'both scenarios'];
const count = (amount: number): string => amount.toLocaleString('en');

/** `The other 2 cards and the scenario stay at home. The animal meerkat goes with it.` */
export function accountText({ isAlone, taken, left }: LinkAccount): string {
  const { cards, hands, scenarios, pictures } = left;
  const stays = [
    ...(cards > 0 ? [`the other ${cards === 1 ? 'card' : `${count(cards)} cards`}`] : []),
    ...hands.map((hand) => `the hand ${hand}`),
    ...(scenarios > 0 ? [SCENARIOS[scenarios] ?? `the ${count(scenarios)} scenarios`] : []),
    ...(pictures > 0 ? [pictures === 1 ? 'the picture' : `the ${count(pictures)} pictures`] : []),
  ];
  const goes = capitalize(LIST.format(taken.map((one) => `the ${one}`)));
  const stay = cards + hands.length + scenarios + pictures === 1 ? 'stays' : 'stay';
  const home =
    stays.length > 0 ? `${capitalize(LIST.format(stays))} ${stay} at home.` : 'Nothing stays at home.';
  if (!isAlone) return `${home} All cards, words and drawings go with it.`;
  return goes === '' ? home : `${home} ${goes} ${taken.length > 1 ? 'go' : 'goes'} with it.`;
}
