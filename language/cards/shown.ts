/** A card for a page that shows it as it is printed. */
import { LANGUAGES, type Lang, tooLong } from '../../print/face/index.ts';
import { type CardHtml, cardHtml } from '../../print/html/index.ts';
import { type NamedStep, namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { addBounded } from './bounded.ts';
import {
  type CardOfSet,
  cardNodeAt,
  cardOf,
  keyOf,
  type PrintedCard,
  problemsOf,
  rulesText,
} from './card.ts';

/** A card for a page. */
export interface ShownCard extends Pick<PrintedCard, 'number' | 'deck' | 'text' | 'problems'>, Drawn {
  /** Its steps in the text; none where it has a mistake. */
  steps: NamedStep[];
}

/** What is drawn of a card. */
interface Drawn {
  /** Its front in one language. */
  html: CardHtml;
  /** By how many millimetres its title and its text in each language are too long even in the smallest size; 0 where they fit. */
  over: { title: number; text: Record<Lang, number> };
}

/** The card around an offset; nothing where there is none, or a mistake leaves nothing of it. */
export function shownCardAt(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
): ShownCard | undefined {
  const node = cardNodeAt(workspace, file, offset);
  const found = node && cardOf(workspace, file, node);
  if (!found) return undefined;
  const { card, words } = found;
  return {
    number: card.number,
    deck: card.deck,
    text: inEach((one) => rulesText(card, words, one)),
    problems: problemsOf(workspace, file, node),
    steps: namedStepsAt(workspace, file, offset),
    ...drawn(found, lang),
  };
}

/** How many drawn cards are kept. */
const MOST_KEPT = 20;
const kept = new Map<string, Drawn>();

function drawn({ set, card, words }: CardOfSet, lang: Lang): Drawn {
  const key = `${lang} ${set} ${keyOf(card)} ${keyOf(words)}`;
  const known = kept.get(key);
  if (known) return known;
  const all = inEach((one) => tooLong(card, words, one));
  const html = cardHtml(card, words, { lang });
  const made = { html, over: { title: all[lang].title, text: inEach((one) => all[one].text) } };
  addBounded(kept, MOST_KEPT, key, made);
  return made;
}

const inEach = <Value>(of: (lang: Lang) => Value) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as Record<Lang, Value>;
