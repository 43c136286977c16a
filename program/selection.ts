/** Selects cards and Landscape Features of compiled sets: all, by number, or by starting hand. */
import { UserError } from './messages/user-error.ts';
import {
  type CardProgram,
  type FeatureProgram,
  handsOf,
  isFeature,
  mergeDecks,
  type SetProgram,
  type Vocabulary,
} from './set.ts';

/** A compiled set: its program, the chain it belongs to (base first, itself last), and the vocabulary of that chain. */
export interface PlayableSet {
  program: SetProgram;
  chain: readonly SetProgram[];
  words: Vocabulary;
}

/** A card or Landscape Feature, the id of the set that declares it, and the compiled set it is used in. */
export interface SelectedPrintable<Of extends PlayableSet = PlayableSet> {
  card: CardProgram | FeatureProgram;
  id: string;
  set: Of;
}

/**
 * Cards and Landscape Features by set and number: those that the sets declare or, with `inherited`, all that they are played
 * with.
 */
export function selectPrintables<Of extends PlayableSet>(
  sets: readonly Of[],
  inherited: boolean,
): SelectedPrintable<Of>[] {
  const all = sets.flatMap((set) => {
    const programs = inherited ? set.chain : [set.program];
    const { cards, features } = mergeDecks(programs);
    return [...cards, ...features].map((card): SelectedPrintable<Of> => {
      const owner = programs.findLast((one) => [...one.cards, ...one.features].includes(card)) ?? set.program;
      return { card, id: owner.id, set };
    });
  });
  // Two sets that extend the same one inherit the same cards.
  const key = ({ id, card }: SelectedPrintable<Of>) => `${id} ${isFeature(card)} ${card.number}`;
  const once = inherited ? [...new Map(all.map((one) => [key(one), one])).values()] : all;
  return sets.flatMap((set) =>
    once.filter((one) => one.set === set).toSorted((a, b) => a.card.number - b.card.number),
  );
}

/**
 * A filter for the cards and Landscape Features of a starting hand.
 * @throws UserError for a hand that no set has, because a misspelt one would look empty
 */
export function handFilter(
  sets: readonly Pick<PlayableSet, 'words'>[],
  hand: string,
): (one: Pick<SelectedPrintable, 'card'>) => boolean {
  const known = [...new Set(sets.flatMap((set) => set.words.hands.map((word) => word.name)))];
  if (!known.includes(hand)) {
    throw new UserError(`There is no hand ${hand}. There are: ${known.join(', ') || 'none'}.`);
  }
  return ({ card }) => handsOf(card).some(({ name }) => name === hand);
}

/** An inclusive range of numbers. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Parses `1-20,71`.
 * @throws UserError for anything else, and for ranges that run backwards
 */
export function parseRanges(text: string): Range[] {
  return text.split(',').map((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (from === undefined)
      throw new UserError(`"${text}" is not a list of card numbers: write them like 1-20,71.`);
    if (Number(from) > Number(to)) throw new UserError(`${from}-${to} runs backwards: write ${to}-${from}.`);
    return { from: Number(from), to: Number(to) };
  });
}

/** Whether a number is in one of the ranges. */
export function inRanges(ranges: readonly Range[], number: number): boolean {
  return ranges.some(({ from, to }) => from <= number && number <= to);
}

/** Options that select cards. */
export interface CardSelection {
  /** Their numbers, as in `1-20,71`. */
  cards?: string | undefined;
  hand?: string | undefined;
  /** Whether to include the cards of the sets that a set extends. */
  inherited?: boolean | undefined;
  /** Whether an error message may suggest `--inherited`. */
  offersInherited?: boolean | undefined;
}

const INHERITED_HINT = ' The sets that this one extends have some: add --inherited.';

/**
 * The selected cards of some sets.
 * @throws UserError for numbers and hands that do not exist, and for an empty selection
 */
export function selectCards<Of extends PlayableSet>(
  sets: readonly Of[],
  { cards, hand, inherited = false, offersInherited = false }: CardSelection,
): SelectedPrintable<Of>[] {
  let chosen = selectPrintables(sets, inherited);
  const ranges = cards === undefined ? undefined : parseRanges(cards);
  if (ranges) {
    const missing = ranges.find((range) => !chosen.some(({ card }) => inRanges([range], card.number)));
    if (missing) {
      const { from, to } = missing;
      const isInherited = ({ card }: SelectedPrintable) => inRanges([missing], card.number);
      const hasMore = offersInherited && !inherited && selectPrintables(sets, true).some(isInherited);
      throw new UserError(
        `There is no card ${to > from ? `from ${from} to ${to}` : from} here.${hasMore ? INHERITED_HINT : ''}`,
      );
    }
    chosen = chosen.filter(({ card }) => inRanges(ranges, card.number));
  }
  const isInHand = hand === undefined ? () => true : handFilter(sets, hand);
  chosen = chosen.filter(isInHand);
  if (chosen.length === 0) {
    const hasMore = offersInherited && !ranges && !inherited && selectPrintables(sets, true).some(isInHand);
    throw new UserError(`There are no cards to print.${hasMore ? INHERITED_HINT : ''}`);
  }
  return chosen;
}
