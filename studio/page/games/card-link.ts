/** The number of a card on its deck: it leads to its figures. */
import { html, type TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';

export function cardLink({ answers: { cards } }: Studio, number: number): TemplateResult {
  const card = cards.find((one) => one.number === number);
  return html`<a class="no ${card?.deck ?? 'brown'}" href=${`#/games/${number}`}>${number}</a>`;
}
