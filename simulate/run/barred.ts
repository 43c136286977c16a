/** Restricted play: one player may not use a certain card. */
import { type Game, usedCard } from '../../runtime/index.ts';

/**
 * Bars the player who holds a card from using it; null if no player holds it.
 * @param card index in `tables.cards`
 */
export function barOn({ hands, active }: Game, card: number) {
  const seat = hands.findIndex((hand, at) => hand.includes(card) || active[at].includes(card));
  return seat < 0 ? null : { seat, card };
}

/**
 * The game with the options that the barred player may choose: without those that use the card. If there are no other options,
 * the card is used; a card that came into play this way still gets no cubes.
 */
export function withoutCard(game: Game, { seat, card }: NonNullable<ReturnType<typeof barOn>>): Game {
  const { asked } = game;
  if (asked.seat !== seat) return game;
  const options = asked.options.filter((option) => usedCard(asked.kind, option) !== card);
  return options.length === 0 || options.length === asked.options.length
    ? game
    : { ...game, asked: { ...asked, options } };
}
