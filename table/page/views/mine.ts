/** The viewer's own side: points, dial, cubes, active cards, hand. */
import { html, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { TableShown } from '../../messages.ts';
import type { AtTable } from '../at-table.ts';
import { cardButton } from './cards.ts';
import { cubeSign, dialSign, pips, pointsOf, seatSign, sign } from './signs.ts';

/** The maximum number of free cubes drawn individually. */
const CUBES = 6;

export function mine(table: AtTable, { view, seats, running }: TableShown): TemplateResult | string {
  const has = view.seats[view.seat];
  if (!has) return '';
  const { vp, dial, cubes, active, hand } = has;
  const cards = hand ?? [];
  const isOpen = table.opened.has('hand');
  return html`<section class="mine" aria-label="Your side">
    <div class="self">
      <div class="player-head">${seatSign(view.seat)}<b class="self-name">${seats[view.seat]!.name}</b>
        ${seats[view.seat]!.isHarbinger ? html`<span class="mark">${sign('bag')} bag</span>` : ''}<span class="pts">${pointsOf(vp)}</span></div>
      <div class="gear"><span class=${table.hasTurned(view.seat) ? 'is-new' : ''}>${dialSign(dial, view.seat)}</span><span class="self-pips">${pips(dial)}</span>
        <p class="free">${Array.from({ length: Math.min(cubes, CUBES) }, () => cubeSign(26))}<span class="dim">${cubes} free<span class="vh"> cubes</span></span></p></div>
      <button type="button" class="btn narrow-only" aria-expanded=${isOpen ? 'true' : 'false'} @click=${() => table.open('hand')}>Hand, ${cards.length}</button>
    </div>
    <ul class="active" aria-label="Your active cards">
      ${repeat(
        active,
        ({ card }) => card,
        (one) => html`<li class=${running?.seat === view.seat && running.card === one.card ? 'runs' : ''}>
          ${running?.seat === view.seat && running.card === one.card ? html`<span class="runs-now">runs now</span>` : ''}
          ${cardButton(table, one, 'own')}</li>`,
      )}
      ${active.length === 0 ? html`<li class="soft">You have no active cards.</li>` : ''}
    </ul>
    <div class="hand ${isOpen ? 'opened' : ''}"><h2 class="head">Hand, ${cards.length}</h2>
      <ul class="hand-cards" aria-label="Your hand">${repeat(
        cards,
        (card) => card,
        (card) => html`<li>${cardButton(table, { card }, 'held')}</li>`,
      )}</ul></div>
  </section>`;
}
