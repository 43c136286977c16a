/** The figures of all cards, as a table. */

import { html, svg, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { count } from '../../../table/page/around/index.ts';
import type { CardGames, GamesShown, SinceShown } from '../../games-messages.ts';
import type { Studio } from '../studio.ts';
import { cardLink } from './card-link.ts';
import { horizontalMark, type Scale, scaleOf } from './plot.ts';
import { lifted, liftedBetween } from './words.ts';

const WIDTH = 168;
const HEIGHT = 28;

/** The sort orders of the table. */
export const ORDERS = {
  number: { name: 'Card', compare: (a: CardGames, b: CardGames) => a.number - b.number, is: 'ascending' },
  lift: {
    name: 'Win lift',
    compare: (a: CardGames, b: CardGames) => b.winLift - a.winLift,
    is: 'descending',
  },
  completed: {
    name: 'Completed',
    compare: (a: CardGames, b: CardGames) => b.completed - a.completed,
    is: 'descending',
  },
} as const;

export function cardsPlayed(studio: Studio, { cards, since }: GamesShown): TemplateResult {
  const { order } = studio.gaming;
  const all = cards.toSorted(ORDERS[order].compare);
  const scale = scaleOf(
    [0, ...all.filter(({ games }) => games > 0).flatMap(({ low, high }) => [low, high])],
    6,
    WIDTH - 6,
    0.05,
  );
  const differences = new Map(since?.compared.cards.map((card) => [card.number, card]));
  const column = (one: keyof typeof ORDERS) =>
    html`<th scope="col" aria-sort=${one === order ? ORDERS[one].is : 'none'}><button type="button" @click=${() => studio.gaming.orderBy(one)}>${ORDERS[one].name}</button></th>`;
  return html`<section class="sheet played">
    <h2 class="head">Cards played</h2>
    <p class="sub">Games in a hundred won by whoever begins with the card, above or below a fair share</p>
    <table class="figures" aria-label="Cards played">
      <thead><tr>${column('number')}<th scope="col" class="words">Text</th>${column('lift')}<th scope="col"><span class="vh">Interval</span></th>
        <th scope="col">Games</th>${column('completed')}${since ? html`<th scope="col">Difference</th>` : ''}</tr></thead>
      <tbody>${repeat(
        all,
        ({ number }) => number,
        (card) =>
          row(
            studio,
            card,
            scale,
            since && differenceOf(differences.get(card.number), since.clear.includes(card.number)),
          ),
      )}</tbody>
    </table>
  </section>`;
}

/** @param difference null if no games of an earlier version are played */
function row(
  studio: Studio,
  card: CardGames,
  scale: Scale,
  difference: TemplateResult | null,
): TemplateResult {
  const { number, games, winLift: lift, certainty, completed } = card;
  const isMe = String(number) === studio.address.value.what;
  const of = studio.answers.cards.value.find((one) => one.number === number);
  const text = of?.text?.[studio.lang.value]?.replace(/\s+/g, ' ') ?? '';
  const out = certainty === 'sure' ? 'out' : certainty === 'likely' ? 'maybe' : '';
  return html`<tr class="${out} ${isMe ? 'me' : ''}" aria-current=${isMe ? 'true' : 'false'}>
    <th scope="row">${cardLink(studio, number)}</th>
    <td class="words">${of?.title ? html`<b>${of.title}</b> ` : ''}${text}</td>
    <td class="num">${games === 0 ? '–' : html`<b>${lifted(lift)}</b>`}${certainty ? html`<span class="vh">${certainty === 'sure' ? ' stands out' : ' may be off'}</span>` : ''}</td>
    <td>${
      games === 0
        ? html`<span class="dim">nobody began with it</span>`
        : html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" width=${WIDTH} height=${HEIGHT} role="img" aria-label=${liftedBetween(card)}>
      ${svg`<path class="fairl" d=${`M${scale.at(0)} 0V${HEIGHT}`} />`}${horizontalMark(scale, HEIGHT / 2, card, lift, certainty === 'sure')}</svg>`
    }</td>
    <td class="num">${count(games)}</td>
    <td class="num">${count(completed)}</td>
    ${difference && html`<td class="num">${difference}</td>`}
  </tr>`;
}

function differenceOf(
  one: SinceShown['compared']['cards'][number] | undefined,
  isClear: boolean,
): TemplateResult {
  if (!one || one.games < 2) return html`–`;
  const mean = lifted(one.mean);
  return html`<span class=${isClear ? 'out' : ''}>${isClear ? html`<b>${mean}</b>` : mean} <span class="dim">(${liftedBetween(one)})</span></span>`;
}
