/** All cards of a workspace, for a list of them. */
import { LANGUAGES, type Lang } from '../../print/face/index.ts';
import type { CardProgram, Deck, FeatureProgram, Vocabulary } from '../../program/index.ts';
import { itemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardNodeAt, cardOf, keyOf, PLAIN, rulesText } from './card.ts';
import { type Look, spoken } from './look.ts';

/** A card or Landscape Feature that a file declares. */
export interface DeclaredCard {
  file: string;
  /** Its declaration. */
  from: number;
  to: number;
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  /** Empty without one. */
  title: string;
  impact: boolean;
}

/** All cards and Landscape Features of the files of a workspace, in their order, those with mistakes, too. */
export function cardsIn(workspace: Workspace): DeclaredCard[] {
  return [...workspace.texts.keys()].flatMap((file) =>
    itemsOf(workspace, file).flatMap((item): DeclaredCard[] => {
      if ((item.kind !== 'card' && item.kind !== 'feature') || !item.number) return [];
      const { kind, from, to, title, number } = item;
      const found = cardOf(workspace, file, item);
      return [
        {
          ...{ file, from, to, kind },
          number: number.value,
          deck: found?.card.deck ?? (kind === 'card' ? 'brown' : 'blue'),
          title: title?.value ?? '',
          impact: found !== undefined && 'impact' in found.card && found.card.impact,
        },
      ];
    }),
  );
}

/** The rules text of a card in each language, a sentence a line; nothing where a mistake leaves nothing of it. */
export function textOfCard(
  workspace: Workspace,
  { file, from }: Pick<DeclaredCard, 'file' | 'from'>,
  look: Look = PLAIN,
): Record<Lang, string> | undefined {
  const node = cardNodeAt(workspace, file, from);
  const found = node && cardOf(workspace, file, node);
  return found && textOf(found.card, found.words, look);
}

/** What cards say, by what they are made of: after each change of a file its cards are other objects. */
const saidBy = new WeakMap<Look, Map<string, Record<Lang, string>>>();
/** Twice the largest sets that there are: what is forgotten is said again. */
const MOST_KEPT = 3000;

function textOf(card: CardProgram | FeatureProgram, words: Vocabulary, look: Look): Record<Lang, string> {
  const said = saidBy.get(look) ?? new Map<string, Record<Lang, string>>();
  saidBy.set(look, said);
  const key = `${keyOf(card)} ${keyOf(words)}`;
  const known = said.get(key);
  if (known) return known;
  const text = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, rulesText(card, spoken(words, lang, look), lang)]),
  );
  if (said.size >= MOST_KEPT) said.clear();
  said.set(key, text as Record<Lang, string>);
  return text as Record<Lang, string>;
}
