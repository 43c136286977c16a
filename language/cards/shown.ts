/** A card for a page that shows it as printed. */
import { LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { type CardHtml, cardHtml } from '../../print/html/index.ts';
import { Recent } from '../../program/index.ts';
import { type NamedStep, namedStepsAt } from '../steps/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CardOfSet, cacheKeyOf, cardNodeAt, cardOf, PLAIN, problemsOfItem } from './card.ts';
import { type Over, overOf } from './over.ts';
import type { PrintedCard } from './printed.ts';
import { type SetLook, signOf, spoken } from './set-look.ts';

/** A card for a page. */
export interface ShownCard
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
  over: Over;
}

/** The card around an offset; `undefined` if there is no card, or errors leave nothing of it. */
export function shownCardAt(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
  look: SetLook = PLAIN,
): ShownCard | undefined {
  const node = cardNodeAt(workspace, file, offset);
  const found = node && cardOf(workspace, file, node);
  if (!found) return undefined;
  const { card, words, isWhole } = found;
  return {
    isWhole,
    number: card.number,
    deck: card.deck,
    text: inEach((one) => rulesText(card, spoken(words, one, look), one)),
    problems: problemsOfItem(workspace, file, node),
    steps: namedStepsAt(workspace, file, offset),
    ...drawn(found, lang, look),
  };
}

/** The number of drawn cards to cache. */
const MOST_KEPT = 20;
const keptBy = new WeakMap<SetLook, Recent<Drawn>>();

function drawn(found: CardOfSet, lang: Lang, look: SetLook): Drawn {
  const { set, card, words } = found;
  const kept = keptBy.get(look) ?? new Recent<Drawn>(MOST_KEPT);
  keptBy.set(look, kept);
  const key = `${lang} ${set} ${cacheKeyOf(card)} ${cacheKeyOf(words)}`;
  const known = kept.get(key);
  if (known) return known;
  const html = cardHtml(card, spoken(words, lang, look), {
    lang,
    sign: signOf(set, look),
    ...(look.icons && { icons: look.icons }),
  });
  const made = { html, over: overOf(found, look) };
  kept.set(key, made);
  return made;
}

const inEach = <Value>(of: (lang: Lang) => Value) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as Record<Lang, Value>;
