/** The panel for the user's own seat: name and player. */
import { html, type TemplateResult } from 'lit-html';
import { submits } from '../../page/around/forms.ts';
import { BOT_LABELS } from '../../page/around/new-game.ts';
import { LONGEST_NAME } from '../../protocol/messages.ts';
import type { Seat } from '../seat.ts';

export function seatPanel(seat: Seat): TemplateResult {
  const { facts, player, isOver } = seat;
  const name = facts?.seats[facts.seat]?.name ?? '';
  return html`<section class="panel-below table-fields" aria-label="Your seat">
    <form class="in-row wrap" @submit=${submits(({ name: own = '' }) => seat.send({ name: own.trim() }))}><label class="in-row">Your name <input name="name" type="text" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${name}></label>
      <button class="btn" type="submit">Tell the others</button></form>
    ${
      player === 'human' && !isOver
        ? html`<form class="in-row wrap" @submit=${submits(({ bot }) => seat.send({ player: bot as keyof typeof BOT_LABELS }))}><label class="in-row">While you are away <select name="bot">${Object.entries(BOT_LABELS).map(([bot, words]) => html`<option value=${bot}>${words}</option>`)}</select></label>
          <button class="btn" type="submit">Let this bot play</button></form>`
        : ''
    }
  </section>`;
}
