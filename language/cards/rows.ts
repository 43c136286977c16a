/** All cards of a workspace, as a list. */
import { LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import type { Deck } from '../../program/index.ts';
import { itemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CardOfSet, cardNodeAt, cardOf, DEFAULT_LOOK } from './card.ts';
import { CardCache } from './card-cache.ts';
import { type SetLook, translateVocabulary } from './set-look.ts';

/** A card or Landscape Feature that a file declares. */
export interface DeclaredCard {
  file: string;
  /** The span of its declaration. */
  from: number;
  to: number;
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  /** Empty if there is none. */
  title: string;
  impact: boolean;
}

/** All cards and Landscape Features of a workspace's files in file order, including those with errors. */
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

/** The rules text of a card, by language. */
export type RulesTexts = Record<Lang, string>;

/** The texts from the last request for all cards. */
const kept = new CardCache<RulesTexts>();

/** The rules text of each card in each language, one sentence per line; `undefined` if errors leave nothing of a card. */
export function textsOfCards(
  workspace: Workspace,
  cards: readonly Pick<DeclaredCard, 'file' | 'from'>[],
  look: SetLook = DEFAULT_LOOK,
): (RulesTexts | undefined)[] {
  const found = cards.map(({ file, from }) => {
    const node = cardNodeAt(workspace, file, from);
    return node && cardOf(workspace, file, node);
  });
  const texts = found.map((card) => card && kept.of(card, look, () => textOf(card, look)));
  kept.keepOnly(
    found.filter((card) => card !== undefined),
    look,
  );
  return texts;
}

const textOf = ({ card, words }: CardOfSet, look: SetLook): RulesTexts =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, rulesText(card, translateVocabulary(words, lang, look), lang)]),
  ) as RulesTexts;
