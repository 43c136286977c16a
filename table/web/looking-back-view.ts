/** The bar above the table of a game under review. */
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { fieldValue, submits } from '../page/around/forms.ts';
import { tableView } from '../page/views/table-view.ts';
import type { LookingBack } from './looking-back.ts';

/** @param acts more buttons for the moment */
export function lookingBackView(
  back: LookingBack,
  close: () => void,
  acts: TemplateResult | string = '',
): TemplateResult {
  const { choice, last, table, whole, refused } = back;
  const nameOf = (seat: number) => whole?.names[seat] || `Seat ${seat + 1}`;
  const chooser = whole?.moments[choice]?.seat;
  return html`<section class="looking-back around-table" aria-label="Looking back">
    <div class="panel-below table-fields back-bar">
      <div class="in-row wrap">
        <div class="back-steps in-row"><button class="btn" type="button" ?disabled=${choice === 0} @click=${() => back.go(choice - 1)}>Back</button>
          <input type="range" min="0" max=${last} .value=${live(`${choice}`)} aria-label="Choice" aria-valuetext=${`choice ${choice} of ${last}`} @input=${(event: Event) => back.go(Number(fieldValue(event)))}>
          <button class="btn" type="button" ?disabled=${choice === last} @click=${() => back.go(choice + 1)}>Forward</button></div>
        <span role="status" aria-label="Moment">${choice} of ${last}${chooser === undefined ? ', the end' : `: ${nameOf(chooser)} chooses`}</span>
        ${back.at.isUnfinished ? html`<span class="soft">The game is still running: this is what everybody has seen.</span>` : seenBy(back, nameOf)}
        <form class="table-acts" @submit=${submits(({ card }) => back.goToCard(Number(card)))}><label class="in-row">Card <select name="card">${back.cards.map((card) => html`<option value=${card}>${card} ${table.card(card)?.title ?? ''}</option>`)}</select></label>
          <button class="btn" type="submit">Where it ran next</button></form>
        <span class="table-acts">${acts} <button class="btn" type="button" @click=${close}>Close</button></span>
      </div>
    </div>
    ${refused === '' ? '' : html`<p class="banner bad" role="alert">${refused}</p>`}
    <div class="at-table-room">${table.shown ? tableView(table) : html`<p class="empty">Loading the game …</p>`}</div>
  </section>`;
}

/** The selection of the viewer. */
const seenBy = (back: LookingBack, nameOf: (seat: number) => string): TemplateResult =>
  html`<label class="in-row">Seen by <select @change=${(event: Event) => back.see(fieldValue(event) === 'chooser' ? 'chooser' : Number(fieldValue(event)))}><option value="chooser" ?selected=${back.eyes === 'chooser'}>who chooses</option><option value="-1" ?selected=${back.eyes === -1}>who watches</option>
          ${(back.whole?.players ?? []).map((_, seat) => html`<option value=${seat} ?selected=${back.eyes === seat}>${nameOf(seat)}</option>`)}</select></label>`;
