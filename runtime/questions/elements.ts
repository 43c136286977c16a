/** Questions about elements, cubes and the dial. */
import {
  GAIN_A_CUBE,
  PLAY_A_CARD,
  sourceCard,
  sourceElement,
  useCard,
  useElement,
  useSpotElement,
  YES,
} from '../options.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';
import { cardWorth, cubeLoss, cubeShare, type EffectWorth, IDLE_WORTH, leastCubeLoss } from './card-worth.ts';
import { mayLackPlayable } from './hands.ts';
import { anElement, type SomeQuestions, yesOrNo } from './question.ts';

/** Number of cards in hand from which the dial is turned on for a cube instead of a card. */
const FULL_HAND = 6;
/** Number of active cards that a player's cubes can serve. */
const ENOUGH_ACTIVE = 5;
/** Worth of one turn of the dial, in points: a third of a card or cube. */
const DIAL_WORTH = 0.4;
/** Deducted when a wild is spent on the dial: it is better kept for an energy spot. */
const WILD_WORTH = 0.3;
/** Worth of having a cube free again. */
const CUBE_BACK_WORTH = 0.5;

export const ELEMENT_QUESTIONS = {
  'use-element': {
    means:
      ({ tables: { words, cards } }) =>
      (option) => {
        const element = words.elements[useElement(option)].name;
        const card = useCard(option);
        if (card < 0) return { option: 'dial', element };
        const spot = words.elements[useSpotElement(option)].name;
        return { option: 'cube', element, card: cards[card].number, spot };
      },
    worth: (game, effect) => (option) => useWorth(game, option, effect),
    uses: useCard,
  },
  'take-cube': {
    means:
      ({ tables: { words, cards } }) =>
      (option) => ({
        option: 'from',
        card: cards[sourceCard(option)].number,
        spot: words.elements[sourceElement(option)].name,
      }),
    worth: (game) => (option) => -cubeLoss(game, sourceCard(option)),
  },
  'dial-card': {
    means: yesOrNo,
    worth: ({ hands, asked }) => {
      const wants = hands[asked.seat].length < FULL_HAND;
      return (option) => Number((option === YES) === wants);
    },
  },
  'dial-reward': {
    means: () => (option) => ({ option: option === PLAY_A_CARD ? 'play' : 'gain-cube' }),
    isSecret: mayLackPlayable(1),
    worth: ({ active, asked }) => {
      const wanted = active[asked.seat].length < ENOUGH_ACTIVE ? PLAY_A_CARD : GAIN_A_CUBE;
      return (option) => Number(option === wanted);
    },
  },
  cancel: {
    means: yesOrNo,
    worth: ({ stack }, effect) => {
      const round = stack.at(-1);
      const isIdle = round?.task === 'round' && effect(round.asked) < IDLE_WORTH;
      return (option) => Number((option === YES) === isIdle);
    },
  },
  element: { means: anElement },
  spot: { means: anElement },
} satisfies SomeQuestions;

/** Worth of using an element: to complete a card, to bring a card nearer to completion, or to turn the dial. */
function useWorth(game: Game, option: number, effect: EffectWorth): number {
  const card = useCard(option);
  if (card < 0) return DIAL_WORTH - (game.tables.wild[useElement(option)] ? WILD_WORTH : 0);
  const { seat } = game.asked;
  const price = game.cubes[seat] > 0 ? 0 : leastCubeLoss(game, seat, card);
  const spots = game.tables.cards[card].spots.length;
  const covered = cubesOn(game, card);
  const worth = cardWorth(game, card);
  if (covered + 1 < spots) return worth * cubeShare(covered, spots) - price;
  // The card is completed: its cubes come back. An effect that would give almost nothing is put off.
  const given = effect(card);
  return given < IDLE_WORTH ? -price : given + CUBE_BACK_WORTH * spots - price;
}
