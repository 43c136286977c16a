/** Restricted play: one player may not use a certain card. */
import type { DecisionKind } from '../../program/index.ts';
import { type Game, useCard } from '../../runtime/index.ts';

/** Who may not use what. */
export interface Bar {
  seat: number;
  /** Index in `tables.cards`. */
  card: number;
}

/** Bars whoever holds a card from using it; null where nobody holds it. */
export function barOn({ hands, active }: Game, card: number): Bar | null {
  const seat = hands.findIndex((hand, at) => hand.includes(card) || active[at].includes(card));
  return seat < 0 ? null : { seat, card };
}

/** The decisions in which a card is used, and which card an option uses. */
const USES: Partial<Record<DecisionKind, (option: number) => number>> = {
  'use-element': useCard,
  'play-card': (option) => option,
  'choose-active': (option) => option,
  'complete-card': (option) => option,
  declare: (option) => option,
};

/**
 * The game as the barred player is asked: without the options that use the card. Where nothing else is offered the card is used; a
 * card that came into play like this still gets no cubes.
 */
export function withoutCard(game: Game, { seat, card }: Bar): Game {
  const { asked } = game;
  const cardOf = USES[asked.kind];
  if (asked.seat !== seat || !cardOf) return game;
  const options = asked.options.filter((option) => cardOf(option) !== card);
  return options.length === 0 || options.length === asked.options.length
    ? game
    : { ...game, asked: { ...asked, options } };
}
