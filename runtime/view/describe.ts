/** The meaning of a decision's options, for people, logs and scenarios. */
import { type Hex, pluralize, UserError } from '../../program/index.ts';
import { checkGame } from '../input/check-arguments.ts';
import { hexOf } from '../landscape/hex.ts';
import { animalItem, cellOf, thingOf } from '../landscape/items.ts';
import { thingName } from '../link/words.ts';
import { NOTHING_WAITS, notOffered } from '../messages.ts';
import {
  DISPLAY,
  DONE,
  moveCell,
  moveToken,
  PLAY_A_CARD,
  sourceCard,
  sourceElement,
  useCard,
  useElement,
  useSpotElement,
  YES,
} from '../options.ts';
import { featureFits } from '../queries/feature-fits.ts';
import { codeOf, type Game } from '../state.ts';

/** What an option means. Hexes are axial; cards are numbers; `thing` and `element` are names. */
export type OptionView =
  | { option: 'done' }
  /** Take up no token (R7.4). */
  | { option: 'none' }
  | { option: 'yes' }
  | { option: 'no' }
  | { option: 'dial'; element: string }
  | { option: 'cube'; element: string; card: number; spot: string }
  | { option: 'from'; card: number; spot: string }
  /** `under`: the other cards go under their deck. */
  | { option: 'card'; card: number; under?: true }
  /** `of`: how many cards to look at, if not two. */
  | { option: 'look'; at: 'brown' | 'blue' | 'both'; of?: number }
  | { option: 'play' }
  | { option: 'gain-cube' }
  /** `of`: how many cards to look at to keep one, if the card says so. */
  | { option: 'reward'; gain: string; elements: string[]; amount: number; of?: number }
  | { option: 'element'; element: string }
  | { option: 'kind'; kind: string }
  | { option: 'hex'; hex: Hex; thing?: string; to?: Hex }
  | { option: 'hexes'; hexes: Hex[] }
  /** A seat, counted from 0. */
  | { option: 'player'; seat: number }
  | { option: 'branch'; branch: number }
  | { option: 'pay'; amount: number };

/**
 * Returns what an option of the waiting decision means.
 * @throws UserError when it is not offered
 */
export function describe(game: Game, option: number): OptionView {
  checkGame('describe', game);
  const { kind, options } = game.asked;
  if (options.length === 0) throw new UserError(NOTHING_WAITS, 'GAME_OVER');
  if (!options.includes(option)) throw new UserError(notOffered(kind, options, option), 'OPTION_NOT_OFFERED');
  return optionView(game, option, fitsAsked(game));
}

/** What every option of the waiting decision means, in order. */
export function describeOptions(game: Game): OptionView[] {
  checkGame('describeOptions', game);
  const fits = fitsAsked(game);
  return game.asked.options.map((option) => optionView(game, option, fits));
}

/** A reward, as in `2 points` or `1 card of 5`. */
export function rewardName({
  gain,
  elements,
  amount,
  of,
}: Extract<OptionView, { option: 'reward' }>): string {
  if (gain === 'vp') return pluralize(amount, 'point');
  if (gain === 'elements') return `${amount} ${elements.join(' or ')}`;
  if (gain === 'card-to-play') return `${pluralize(amount, 'card')} to play at once`;
  return `${pluralize(amount, gain)}${of === undefined ? '' : ` of ${of}`}`;
}

/** Where the feature being laid fits; empty for other decisions. */
function fitsAsked(game: Game): number[][] {
  if (game.asked.kind !== 'feature' || game.asked.options.length === 0) return [];
  const frame = game.stack.at(-1);
  if (frame?.task !== 'feature')
    throw new Error('the place of a feature is chosen only while the feature is laid');
  return featureFits(game, frame.card);
}

function optionView(game: Game, option: number, fits: readonly number[][]): OptionView {
  const { tables, landscape, asked } = game;
  const element = (e: number): string => tables.words.elements[e].name;
  const number = (card: number): number => tables.cards[card].number;
  if (option === DONE) return { option: asked.kind === 'take-up' ? 'none' : 'done' };
  switch (asked.kind) {
    case 'use-element': {
      const card = useCard(option);
      if (card < 0) return { option: 'dial', element: element(useElement(option)) };
      return {
        option: 'cube',
        element: element(useElement(option)),
        card: number(card),
        spot: element(useSpotElement(option)),
      };
    }
    case 'take-cube':
      return { option: 'from', card: number(sourceCard(option)), spot: element(sourceElement(option)) };
    case 'dial-card':
    case 'cancel':
    case 'yes-no':
      return { option: option === YES ? 'yes' : 'no' };
    case 'dial-reward':
      return { option: option === PLAY_A_CARD ? 'play' : 'gain-cube' };
    case 'gain-card':
      if (option >= DISPLAY) return { option: 'card', card: number(option - DISPLAY) };
      return { option: 'look', at: (['brown', 'blue', 'both'] as const)[option], ...lookedAt(game, option) };
    case 'keep-card':
      return { option: 'card', card: number(option), ...(lookedAt(game, 0) && { under: true }) };
    case 'draft':
    case 'choose-active':
    case 'declare':
    case 'complete-card':
    case 'play-card':
    case 'rotate-card':
    case 'pay-card':
    case 'lose-card':
      return { option: 'card', card: number(option) };
    case 'element':
    case 'spot':
      return { option: 'element', element: element(option) };
    case 'reward': {
      const reward = rewardAt(game, option);
      return {
        option: 'reward',
        gain: reward.gain,
        elements: reward.elements.map(element),
        amount: reward.amount,
        ...(reward.of > 0 && { of: reward.of }),
      };
    }
    case 'kind':
    case 'become':
      return { option: 'kind', kind: thingName(tables.words, option) };
    case 'place':
      return { option: 'hex', hex: hexOf(option) };
    case 'move':
      return {
        option: 'hex',
        hex: hexOf(landscape.tokenCell[moveToken(option)]),
        thing: thingName(tables.words, thingOf(landscape, animalItem(moveToken(option)))),
        to: hexOf(moveCell(option)),
      };
    case 'take-up':
    case 'replace':
    case 'remove':
    case 'swap':
    case 'swap-with':
    case 'choose':
      return {
        option: 'hex',
        hex: hexOf(cellOf(landscape, option)),
        thing: thingName(tables.words, thingOf(landscape, option)),
      };
    case 'feature':
      return { option: 'hexes', hexes: fits[option].map(hexOf) };
    case 'player':
      return { option: 'player', seat: option };
    case 'branch':
      return { option: 'branch', branch: option };
    case 'pay':
      return { option: 'pay', amount: option };
  }
}

/** How many cards of a deck a gain with `of` looks at: at most as many as there are. */
function lookedAt({ stack, decks }: Game, deck: number): { of: number } | undefined {
  const frame = stack.at(-1);
  if (frame?.task !== 'gain-card' || frame.of === undefined) return undefined;
  return { of: Math.min(frame.of, decks[deck].length) };
}

function rewardAt(game: Game, index: number) {
  const frame = game.stack.at(-1);
  if (frame?.task !== 'effect') throw new Error('a reward is chosen only inside an effect');
  const step = codeOf(game, frame).steps[frame.at];
  if (step.op !== 'gain') throw new Error('a reward is chosen only by a gain');
  return step.rewards[index];
}
