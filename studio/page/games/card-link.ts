/** The number of a card in the colour of its deck, as a link to its figures. */
import { html, type TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';

export function cardLink({ answers: { cards } }: Studio, number: number): TemplateResult {
  const card = cards.value.find((one) => one.number === number);
  return html`<a class="no ${card?.deck ?? 'brown'}" href=${`#/games/${number}`}>${number}</a>`;
}
