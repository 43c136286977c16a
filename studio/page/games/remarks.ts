/** The findings that stand out, in sentences. */

import { html, type TemplateResult } from 'lit-html';
import { counted } from '../../../table/page/around/index.ts';
import type { GamesShown, RemarkShown, SmallGame } from '../../games-messages.ts';
import type { Studio } from '../studio.ts';
import { cardLink } from './card-link.ts';

/** The order of the remarks. Steps that never ran are not in it: there are many, and they are collapsed. */
const ORDER: readonly RemarkShown['about'][] = [
  'games',
  'hands',
  'seats',
  'cards',
  'dead',
  'pairs',
  'prices',
  'circles',
  'stopped',
  'supplies',
];

/** The reason for a failure is easiest to see in a small game. */
function smaller(studio: Studio, small: SmallGame | undefined): TemplateResult | '' {
  if (!small) return '';
  const { cards, draws, choices } = small;
  const alone = cards.map((number, at) => html`${at > 0 ? ' and ' : ''}${cardLink(studio, number)}`);
  return html`. The same goes wrong with ${alone} alone, after ${counted(draws, 'draw')} and ${counted(choices, 'choice')}: search below for play that breaks the set to see that game.`;
}

/** A sentence with links to its cards, and the titles of hands. */
export const partsShown = (studio: Studio, { hands }: GamesShown, parts: RemarkShown['parts']) =>
  parts.map((part) =>
    typeof part === 'string'
      ? part
      : 'card' in part
        ? cardLink(studio, part.card)
        : html`<b>${hands.find(({ name }) => name === part.hand)?.title || part.hand}</b>`,
  );

export function remarks(studio: Studio, shown: GamesShown): TemplateResult {
  const { remarks: all, failed } = shown;
  const named = ORDER.flatMap((about) => all.filter((remark) => remark.about === about));
  const steps = all.filter(({ about }) => about === 'steps');
  const item = ({ wins, parts }: RemarkShown) =>
    html`<li>${SIGNS[wins ?? 'other']}<p>${partsShown(studio, shown, parts)}</p></li>`;
  return html`<section class="sheet finds">
    <h2 class="head">What stands out</h2>
    ${named.length === 0 ? html`<p class="sub">Nothing so far.</p>` : html`<ul tabindex="0" aria-label="What stands out">${named.map(item)}</ul>`}
    ${failed ? html`<p class="note">${counted(failed.games, 'game')} went wrong. The first: ${failed.first}${smaller(studio, failed.small)}</p>` : ''}
    ${
      steps.length === 0
        ? ''
        : html`<details><summary>${counted(steps.length, 'card')} not used at all, or not in all steps</summary><ul>${steps.map(item)}</ul></details>`
    }
  </section>`;
}

const triangle = (words: string, path: string) =>
  html`<svg class="ui found" viewBox="0 0 16 16" role="img" aria-label=${words}><path d=${path} /></svg>`;

const SIGNS = {
  more: triangle('more', 'M8 2.5l5.5 10h-11Z'),
  less: triangle('less', 'M8 13.5l5.5-10h-11Z'),
  other: html`<svg class="ui" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5" /></svg>`,
};
