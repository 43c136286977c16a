/** What happens in passing: no view shows it, but everybody may know it. */
import { applyInSteps, type Game, startingEffect, tokensLaid } from '../../runtime/index.ts';

/** A card that is completed, a card or feature whose trigger begins, a token that an effect draws from the bag (L57), or a gift (L65). */
export interface PassingEvent {
  /** Counts such events of a game, from 1. */
  n: number;
  seat: number;
  card?: number;
  isCompleted?: boolean;
  element?: string;
  /** How many cards went from the hand of the seat to that of another. */
  given?: { cards: number; to: number };
}

/** How many events are kept. One choice seldom brings more. */
const KEPT_EVENTS = 20;

export class PassingEvents {
  /** The latest ones, the newest last. */
  latest: readonly PassingEvent[] = [];

  /** Applies a choice and keeps what happens in passing. @param onStep called whenever something may have happened */
  apply(game: Game, option: number, onStep: () => void = () => undefined): void {
    applyInSteps(game, option, (act) => {
      const known = tokensLaid(game);
      const held = game.hands.map((hand) => hand.slice());
      act();
      const { elements } = game.tables.words;
      for (const { seat, element } of game.laid?.slice(known) ?? [])
        this.#keep({ seat, element: elements[element].name });
      for (const event of giftsIn(held, game.hands)) this.#keep(event);
      const begins = startingEffect(game);
      // The cubes of a completed card have left it already: both is seen at once.
      if (!begins?.isCompleted) onStep();
      if (!begins) return;
      this.#keep(begins);
      onStep();
    });
  }

  #keep(event: Omit<PassingEvent, 'n'>): void {
    const n = (this.latest.at(-1)?.n ?? 0) + 1;
    this.latest = [...this.latest.slice(1 - KEPT_EVENTS), { n, ...event }];
  }
}

/** The cards that have gone from one hand to another. */
const giftsIn = (held: readonly number[][], hands: readonly number[][]) =>
  hands.flatMap((has, to) => {
    if (has.length <= held[to]!.length) return [];
    return held.flatMap((had, seat) => {
      const cards = to === seat ? 0 : has.filter((card) => had.includes(card)).length;
      return cards > 0 ? [{ seat, given: { cards, to } }] : [];
    });
  });
