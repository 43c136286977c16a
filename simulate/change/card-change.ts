/** Which cards and Landscape Features differ between two versions of the same sets. All that shows changes asks here. */
import {
  isSameData,
  mentionedAnimals,
  type SelectedPrintable,
  type Vocabulary,
} from '../../program/index.ts';

/** A card as it is printed: its program, and the words of its set. */
export interface PrintedCard {
  card: SelectedPrintable['card'];
  words: Vocabulary;
}

/** Generates a card's rules text, one sentence per line. */
export type RulesText = (card: PrintedCard['card'], words: Vocabulary) => string;

/** A declared card. */
export interface VersionCard {
  /** The id of the set that declares it. */
  set: string;
  number: number;
  /** Missing if errors leave nothing of the card. */
  printed?: PrintedCard | undefined;
}

/** One version of some sets: their ids, and the cards to compare. */
export interface Version<Card extends VersionCard> {
  ids: readonly string[];
  cards: readonly Card[];
}

/** A new, changed or removed card, as it was before and as it is now. */
export interface Change<Card> {
  change: 'new' | 'changed' | 'removed';
  before?: Card;
  after?: Card;
}

/** The cards whose print differs, by number. */
export function changesBetween<Card extends VersionCard>(
  before: Version<Card>,
  after: Version<Card>,
  rulesText: RulesText,
): Change<Card>[] {
  // With a single set on each side, both are taken for the same set, even if a copy has another id.
  const isCopy = before.ids.length === 1 && after.ids.length === 1;
  const key = ({ set, number }: Card) => `${isCopy && set === before.ids[0] ? after.ids[0] : set} ${number}`;
  const then = new Map(before.cards.map((card) => [key(card), card]));
  const now = new Map(after.cards.map((card) => [`${card.set} ${card.number}`, card]));
  const kept = [...now].flatMap(([name, card]): Change<Card>[] => {
    const old = then.get(name);
    if (!old) return [{ change: 'new', after: card }];
    return isSamePrint(old.printed, card.printed, rulesText)
      ? []
      : [{ change: 'changed', before: old, after: card }];
  });
  const removed = [...then].flatMap(([name, card]): Change<Card>[] =>
    now.has(name) ? [] : [{ change: 'removed', before: card }],
  );
  return [...kept, ...removed].toSorted((a, b) => numberOf(a) - numberOf(b));
}

const numberOf = ({ before, after }: Change<VersionCard>): number => (after ?? before)!.number;

/** Cards also print data from outside their program: words of the set, and the tabs of its animals. */
const isSamePrint = (
  a: PrintedCard | undefined,
  b: PrintedCard | undefined,
  rulesText: RulesText,
): boolean =>
  a && b
    ? isSameData(a.card, b.card) &&
      isSameData(habitatsOf(a), habitatsOf(b)) &&
      rulesText(a.card, a.words) === rulesText(b.card, b.words)
    : a === b;

/** The animals that a card names, each with where it lives: a printed card shows a tab for each. */
export const habitatsOf = ({ card, words }: PrintedCard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mentionedAnimals(card, words).map(({ name, on }) => [
      name,
      'token' in on ? on.token : on.terrain.join(' or '),
    ]),
  );
