/** The cards on the wall. */
import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { listName } from '../cards/list.ts';
import type { Studio } from '../studio.ts';
import type { WallCard } from './wall-card.ts';

export function wall(studio: Studio, cards: readonly WallCard[]): TemplateResult {
  const { gallery } = studio;
  const addressed = cards.filter(({ number }) => String(number) === studio.address.value.what);
  const wasAt = ({ key }: WallCard) => key === gallery.at;
  const at = (addressed.find(wasAt) ?? addressed[0] ?? cards.find(wasAt) ?? cards[0])?.key;
  return html`${keyed(
    cards.length > 0,
    html`<ul class="wall ${gallery.size}" aria-label="Cards" @keydown=${takeArrows} ${ref(revealCard)}>
      ${repeat(
        cards,
        ({ key }) => key,
        (card) => wallItem(studio, card, card.key === at),
      )}
    </ul>`,
  )}
    ${cards.length === 0 ? html`<p class="empty">${studio.answers.cards.value.length === 0 ? 'The set has no cards yet: write one in Write.' : 'No card matches. Remove a filter to see more.'}</p>` : ''}`;
}

/**
 * Scrolls a new wall to the card that the arrow keys have reached. For the first card nothing scrolls, so that the
 * filters above it stay visible.
 */
function revealCard(wall: Element | undefined): void {
  requestAnimationFrame(() =>
    wall?.querySelector('li:not(:first-child) > [tabindex="0"]')?.scrollIntoView({ block: 'nearest' }),
  );
}

function wallItem(studio: Studio, card: WallCard, isAt: boolean): TemplateResult {
  const { gallery, lang } = studio;
  const { key, number, deck, text, worth } = card;
  const name = listName(card);
  const url = gallery.pictures.urlOf(key);
  const words = (text?.[lang.value] ?? '').replace(/\s+/g, ' ');
  return html`<li aria-label=${name} data-card=${key} ${ref(gallery.pictures.watch)}>
    <a href=${`#/write/${number}`} aria-label=${name} aria-description=${words} lang=${lang.value} tabindex=${isAt ? 0 : -1}
      @focus=${() => {
        gallery.moveTo(key);
        studio.view(number);
      }}>
      ${
        url === undefined
          ? html`<span class="undrawn ${deck}"><span class="no ${deck}">${number}</span></span>`
          : html`<img src=${url} alt="" decoding="async" draggable="false">`
      }
    </a>
    ${gallery.showsWorth ? figure(worth) : ''}
  </li>`;
}

/** The worth of a card and its price. */
function figure(worth: WallCard['worth']): TemplateResult {
  if (!worth) return html`<span class="figure dim">–</span>`;
  return html`<span class="figure" title=${worthWords(worth)}>${rounded(worth.mean)} <span class="dim">for ${rounded(worth.cost)}</span></span>`;
}

const rounded = (points: number) => points.toFixed(1).replace('-', '−');

/** `3.2 points on 400 boards (2.9 to 3.5); its price calls for 3.0`. */
export const worthWords = ({ mean, low, high, boards, cost }: NonNullable<WallCard['worth']>): string =>
  `${rounded(mean)} points on ${boards} boards (${rounded(low)} to ${rounded(high)}); its price calls for ${rounded(cost)}`;

/** By how many cards each key moves, given the number of columns. */
const WAYS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

function takeArrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('li > a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const top = links[0]!.getBoundingClientRect().top;
  const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
  const to = at + way(columns);
  event.preventDefault();
  // There is no row above the first or below the last.
  if (Math.abs(way(columns)) === columns && (to < 0 || to >= links.length) && columns > 1) return;
  links[Math.max(0, Math.min(links.length - 1, to))]!.focus();
}
