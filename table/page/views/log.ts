/** The log by draw, with cards as chips, and hexes that light up on the board. */

import { html, type TemplateResult } from 'lit-html';
import type { EventLine, EventPart, TableView } from '../../messages.ts';
import { counted } from '../around/words.ts';
import type { TableController } from '../table-controller.ts';
import { chip } from './cards.ts';
import { elementSign, seatSign } from './signs.ts';

/** The log, the newest draw first. */
export function log(table: TableController, shown: TableView): TemplateResult {
  const lines = table.log?.lines ?? shown.said;
  const draws = [...Map.groupBy(lines, ({ draw }) => draw)].reverse();
  const before = table.log ? 0 : shown.saidBefore;
  // A page opened later has not received earlier events.
  const empty =
    shown.view.draws < 2 && shown.result === null
      ? 'Nothing has happened yet.'
      : 'Only what happens while this page is open is listed here.';
  return html`<section class="log small scrolls ${table.opened.has('log') ? 'opened' : ''}" aria-label="Log" tabindex="0">
    <h2 class="head">Log</h2>
    ${draws.length === 0 ? html`<p class="soft small">${empty}</p>` : ''}
    ${draws.map(([, all]) => html`<ul>${all.map((line) => eventLine(table, line))}</ul>`)}
    ${before > 0 ? html`<button type="button" class="btn quiet" @click=${() => table.askLog()}>${counted(before, 'earlier line')}</button>` : ''}
  </section>`;
}

function eventLine(table: TableController, { seat, parts }: EventLine): TemplateResult {
  return html`<li>${seat === null ? html`<span></span>` : seatSign(seat)}<span>${eventParts(table, parts)}</span></li>`;
}

/** The parts of a line. */
export function eventParts(
  table: TableController,
  parts: readonly EventPart[],
  isPressed = true,
): TemplateResult[] {
  return parts.map(({ text, card, hex, element }) => {
    if (card !== undefined && isPressed) return chip(table, card);
    if (hex)
      return html`<span class="hexname" @pointerenter=${(event: Event) => light(event, hex, true)} @pointerleave=${(event: Event) => light(event, hex, false)}>${text}</span>`;
    if (element !== undefined)
      return html`<span class="nowrap">${elementSign(table.backend, element, 18)} ${text}</span>`;
    return html`${text}`;
  });
}

/** Highlights a hex on the board of the same table. */
function light(event: Event, { q, r }: { q: number; r: number }, isLit: boolean): void {
  const all =
    (event.target as Element).closest('.at-table')?.querySelectorAll(`[data-hex="${q},${r}"]`) ?? [];
  for (const one of all) one.classList.toggle('is-lit', isLit);
}
