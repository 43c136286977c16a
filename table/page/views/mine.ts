/** The viewer's own side: points, dial, cubes, active cards, hand. */
import { html, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { TableView } from '../../messages.ts';
import type { TableController } from '../table-controller.ts';
import { type CardThere, cardButton } from './cards.ts';
import { cubeSign, dialSign, pips, pointsOf, seatSign, sign } from './signs.ts';

/** The maximum number of free cubes drawn individually. */
const CUBES = 6;

const numberOf = ({ card }: CardThere): number => card;

export function mine(table: TableController, { view, seats, running }: TableView): TemplateResult | string {
  const has = view.seats[view.seat];
  if (!has) return '';
  const { vp, dial, cubes, active, hand } = has;
  const cards = hand ?? [];
  const isOpen = table.opened.has('hand');
  const runs = ({ card }: CardThere) => running?.seat === view.seat && running.card === card;
  const item = (one: CardThere, isSmall: boolean) =>
    html`<li class=${runs(one) ? 'runs' : ''}>${runs(one) ? html`<span class="mark runs-now">runs now</span>` : ''} ${cardButton(table, one, isSmall)}</li>`;
  const list = (all: readonly CardThere[], isSmall = true) =>
    repeat(all, numberOf, (one) => item(one, isSmall));
  return html`<section class="mine" aria-label="Your side">
    <div class="self">
      <div class="player-head in-row">${seatSign(view.seat)}<b class="self-name wide-only">${seats[view.seat]!.name}</b>
        ${seats[view.seat]!.isHarbinger ? html`<span class="mark wide-only">${sign('bag')} bag</span>` : ''}<span class="pts">${pointsOf(vp)}</span></div>
      <div class="gear in-row"><span class="wide-only ${table.hasTurned(view.seat) ? 'is-new' : ''}">${dialSign(dial, view.seat)}</span><span class="narrow-only">${pips(dial)}</span>
        <p class="free small in-row wrap">${Array.from({ length: Math.min(cubes, CUBES) }, () => cubeSign(26))}<span class="dim nowrap">${cubes} free<span class="vh"> cubes</span></span></p></div>
      <button type="button" class="btn nowrap narrow-only" aria-expanded=${isOpen ? 'true' : 'false'} @click=${() => table.open('hand')}>Hand, ${cards.length}</button>
    </div>
    <ul class="active" aria-label="Your active cards">
      ${list(active, false)} ${active.length === 0 ? html`<li class="soft">You have no active cards.</li>` : ''}
    </ul>
    <div class="hand scrolls ${isOpen ? 'opened' : ''}"><h2 class="head">Hand, ${cards.length}</h2>
      <ul class="hand-cards" aria-label="Your hand">${list(cards.map((card) => ({ card })))}</ul></div>
  </section>`;
}
