/** Which cards and Landscape Features differ between two versions of the same sets. All that shows changes asks here. */
import {
  isSameData,
  mentionedAnimals,
  pieceGrounds,
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

/** A card by its number and the id of the set that declares it; `printed` is missing if errors leave nothing of it. */
interface DeclaredCard {
  set: string;
  number: number;
  printed?: PrintedCard | undefined;
}

/** A new, changed or removed card, as it was before and as it is now. */
export interface Change<Card> extends Pick<DeclaredCard, 'set' | 'number'> {
  change: 'new' | 'changed' | 'removed';
  before?: Card;
  after?: Card;
}

/**
 * The cards whose print differs, by number.
 * @param ids the ids of the sets before and now
 */
export function changesBetween<Card extends DeclaredCard>(
  before: readonly Card[],
  after: readonly Card[],
  ids: readonly [readonly string[], readonly string[]],
  rulesText: RulesText,
): Change<Card>[] {
  // With a single set on each side, both are taken for the same set, even if a copy has another id.
  const [[old], [now]] = ids.every(({ length }) => length === 1) ? ids : [[], []];
  const key = ({ set, number }: DeclaredCard) => `${set} ${number}`;
  const renamed = before.map((card) =>
    now !== undefined && card.set === old ? { ...card, set: now } : card,
  );
  const [then, current] = [renamed, after].map((cards) => new Map(cards.map((card) => [key(card), card])));
  return [...new Set([...current!.keys(), ...then!.keys()])]
    .flatMap((name): Change<Card>[] => {
      const [was, is] = [then!.get(name), current!.get(name)];
      if (was && is && isSamePrint(was.printed, is.printed, rulesText)) return [];
      const { set, number } = (is ?? was)!;
      const change = !was ? 'new' : !is ? 'removed' : 'changed';
      return [{ set, number, change, ...(was && { before: was }), ...(is && { after: is }) }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** Cards also print data from outside their program: words of the set, and the tabs of its animals. */
function isSamePrint(a: PrintedCard | undefined, b: PrintedCard | undefined, rulesText: RulesText): boolean {
  if (!a || !b) return a === b;
  const isSame = isSameData([a.card, animalTabs(a)], [b.card, animalTabs(b)]);
  return isSame && rulesText(a.card, a.words) === rulesText(b.card, b.words);
}

/** The animals that a card names, each with where it lives: a printed card shows a tab for each. */
export const animalTabs = ({ card, words }: PrintedCard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mentionedAnimals(card, words).map((animal) => [animal.name, pieceGrounds(animal).join(' or ')]),
  );
