/** The bar with which a game is looked back at, above its table. */
import { html, type TemplateResult } from 'lit-html';
import { tableView } from '../../table/page/index.ts';
import type { LookingBack } from './looking-back.ts';

/** @param acts what can be done with the moment besides */
export function lookingBackView(
  back: LookingBack,
  close: () => void,
  acts: TemplateResult | string = '',
): TemplateResult {
  const { choice, last, table, whole, eyes, refused } = back;
  const nameOf = (seat: number) => whole?.names[seat] || `Seat ${seat + 1}`;
  const chooser = whole?.moments[choice]?.seat;
  return html`<section class="looking-back" aria-label="Looking back">
    <div class="panel-below back-bar">
      <form @submit=${(event: Event) => event.preventDefault()}>
        <button class="btn" type="button" ?disabled=${choice === 0} @click=${() => back.go(choice - 1)}>Back</button>
        <label class="line-of-text">Choice <input type="range" min="0" max=${last} .value=${`${choice}`} aria-valuetext=${`choice ${choice} of ${last}`} @input=${(event: Event) => back.go(Number((event.target as HTMLInputElement).value))}></label>
        <span role="status" aria-label="Moment">${choice} of ${last}${chooser === undefined ? ', the end' : `: ${nameOf(chooser)} chooses`}</span>
        <button class="btn" type="button" ?disabled=${choice === last} @click=${() => back.go(choice + 1)}>Forward</button>
        <label>Seen by <select @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          back.see(value === 'chooser' ? value : Number(value));
        }}><option value="chooser" ?selected=${eyes === 'chooser'}>who chooses</option><option value="-1" ?selected=${eyes === -1}>who watches</option>
          ${(whole?.players ?? []).map((_, seat) => html`<option value=${seat} ?selected=${eyes === seat}>${nameOf(seat)}</option>`)}</select></label>
        <label>Card <select name="card">${back.cards.map((card) => html`<option value=${card}>${card} ${table.card(card)?.title ?? ''}</option>`)}</select></label>
        <button class="btn" type="button" @click=${({ target }: Event) => {
          const field = (target as HTMLButtonElement).form!.elements.namedItem('card') as HTMLSelectElement;
          back.goToCard(Number(field.value));
        }}>Where it ran next</button>
        ${acts} <button class="btn" type="button" @click=${close}>Close</button>
      </form>
    </div>
    ${refused === '' ? '' : html`<p class="banner bad" role="alert">${refused}</p>`}
    <div class="at-table-room">${table.shown ? tableView(table) : html`<p class="empty">The game is being looked up.</p>`}</div>
  </section>`;
}
