/** The other players: points, dial, cubes, cards. */
import { html, type TemplateResult } from 'lit-html';
import type { SeatView } from '../../../runtime/index.ts';
import type { SeatStatus, TableView } from '../../messages.ts';
import type { TableController } from '../table-controller.ts';
import { cardButton, mini } from './cards.ts';
import { cubeSign, pips, pointsOf, seatSign, sign } from './signs.ts';

/** All other seats, starting with the next one, and the display. */
export function seats(table: TableController, shown: TableView): TemplateResult {
  const { view } = shown;
  const count = view.seats.length;
  const own = view.seat;
  const others = Array.from({ length: count }, (_, i) => (own + 1 + i) % count).filter(
    (seat) => seat !== own,
  );
  return html`<aside class="seats scrolls ${table.opened.has('seats') ? 'opened' : ''}" aria-label=${own < 0 ? 'Players' : 'The others'}>
    <ul>${others.map((seat) => player(table, shown, seat))}</ul>
    ${display(table, shown)}
  </aside>`;
}

function player(table: TableController, shown: TableView, seat: number): TemplateResult {
  const is = shown.seats[seat]!;
  const has = shown.view.seats[seat]!;
  const offered = table.menu.findIndex((entry) => entry.seat === seat && entry.card === undefined);
  return html`<li class="player ${is.state}">
    <div class="player-head in-row">${seatSign(seat)}<div class="who in-row wrap"><b>${is.name}</b><span class="vh">, seat ${seat + 1}</span>
      ${is.isHarbinger ? html`<span class="mark">${sign('bag')} bag</span>` : ''}
      ${is.isHere === undefined ? '' : whoPlays(is)}
      ${is.state === 'waits' ? '' : html`<span class="mark does">${is.state}</span>`}</div>
      <span class="pts">${pointsOf(has.vp)}</span></div>
    ${facts(has)}
    <div class="minis in-row wrap">${has.active.map((one) => mini(table, one))}</div>
    ${offered < 0 ? '' : html`<p><button type="button" class="btn" @click=${() => table.choose(offered)}>${table.menu[offered]!.name}</button></p>`}
  </li>`;
}

/** At a table where each person has their own page: the bot that plays, or a mark that the person is away. */
function whoPlays({ player, isHere }: SeatStatus): TemplateResult | string {
  if (player !== 'human') return html`<span class="mark">bot ${player}</span>`;
  return isHere ? '' : html`<span class="mark away">away</span>`;
}

function facts({ dial, cubes, handSize, shown }: SeatView): TemplateResult {
  return html`<p class="facts in-row wrap soft"><span>${pips(dial)}</span>
    <span title="free cubes">${cubeSign(16)} ${cubes}<span class="vh"> free ${cubes === 1 ? 'cube' : 'cubes'}</span></span>
    <span title="cards in hand">${sign('cards')} ${handSize}<span class="vh"> ${handSize === 1 ? 'card' : 'cards'} in hand</span></span>
    ${shown.length > 0 ? html`<span class="small">shows ${shown.join(', ')}</span>` : ''}</p>`;
}

function display(table: TableController, { view }: TableView): TemplateResult {
  const [brown, blue] = view.decks;
  return html`<section class="display" aria-label="Display">
    <div class="in-row apart"><h2 class="head">Display</h2>
      <span class="soft small nowrap">decks <i class="no swatch"></i>${brown}<span class="vh"> brown</span> <i class="no swatch blue"></i>${blue}<span class="vh"> blue</span></span></div>
    ${view.display.length === 0 ? html`<p class="soft small">The display is empty.</p>` : html`<div class="display-cards in-row wrap">${view.display.map((card) => cardButton(table, { card }))}</div>`}
  </section>`;
}

/** The seats in a row, for narrow pages. */
export function seatChips(table: TableController, { view, seats: all }: TableView): TemplateResult {
  return html`<ul class="chips" aria-label="Players">
    ${view.seats.map(
      ({ vp, dial }, seat) => html`<li class=${seat === view.seat ? 'me' : ''}>
        <button type="button" class="in-row" aria-expanded=${table.opened.has('seats') ? 'true' : 'false'} @click=${() => table.open('seats')}>
          ${seatSign(seat)}<span class="vh">${all[seat]!.name}: </span>${pointsOf(vp)}<span class="vh">, </span>${pips(dial)}${all[seat]!.isHarbinger ? html`${sign('bag')}<span class="vh">, has the bag</span>` : ''}
        </button></li>`,
    )}
  </ul>`;
}
