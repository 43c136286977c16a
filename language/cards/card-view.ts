/** A card for a page that shows it as printed. */
import { LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { type CardHtml, cardHtml } from '../../print/html/index.ts';
import { type NamedStep, namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CardOfSet, cardNodeAt, cardOf, DEFAULT_LOOK, problemsOfItem } from './card.ts';
import { cachedByLook } from './card-cache.ts';
import { type CardOverflow, overflowOf } from './overflow.ts';
import type { PrintedCard } from './printed-card.ts';
import { type SetLook, signOf, translateVocabulary } from './set-look.ts';

/** A card for a page. */
export interface CardView
  extends Pick<PrintedCard, 'number' | 'deck' | 'text' | 'problems'>,
    Pick<CardOfSet, 'isWhole'>,
    Drawn {
  /** Its steps in the source; empty if it has errors. */
  steps: NamedStep[];
}

/** The drawn parts of a card. */
interface Drawn {
  /** Its front in one language. */
  html: CardHtml;
  over: CardOverflow;
}

/** The card around an offset; `undefined` if there is no card, or errors leave nothing of it. */
export function cardViewAt(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
  look: SetLook = DEFAULT_LOOK,
): CardView | undefined {
  const node = cardNodeAt(workspace, file, offset);
  const found = node && cardOf(workspace, file, node);
  if (!found) return undefined;
  const { card, words, isWhole } = found;
  return {
    isWhole,
    number: card.number,
    deck: card.deck,
    text: inEach((one) => rulesText(card, translateVocabulary(words, one, look), one)),
    problems: problemsOfItem(workspace, file, node),
    steps: namedStepsAt(workspace, file, offset),
    ...drawn(found, look, lang),
  };
}

const drawn = cachedByLook(20, (found, look, lang): Drawn => {
  const { set, card, words } = found;
  const html = cardHtml(card, translateVocabulary(words, lang, look), {
    lang,
    sign: signOf(set, look),
    ...(look.icons && { icons: look.icons }),
  });
  return { html, over: overflowOf(found, look) };
});

const inEach = <Value>(of: (lang: Lang) => Value) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as Record<Lang, Value>;
