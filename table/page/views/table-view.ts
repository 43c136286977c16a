/** A table: the other players, the board, the decision, and the viewer's own side. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { land } from '../land/land.ts';
import { settled } from '../land/motion.ts';
import type { TableController } from '../table-controller.ts';
import { lookedCard } from './cards.ts';
import { decisionView, keys } from './decision.ts';
import { log } from './log.ts';
import { mine } from './mine.ts';
import { seatChips, seats } from './seats.ts';

export function tableView(table: TableController): TemplateResult {
  const { shown, isAlone } = table;
  if (!shown) return html`<div class="at-table" aria-busy="true"></div>`;
  return html`<div class="at-table ${isAlone ? 'alone' : ''}">
    ${seatChips(table, shown)} ${land(table, shown)}
    <div class="right">${decisionView(table, shown)} ${log(table, shown)}</div>
    ${mine(table, shown)} ${seats(table, shown)} ${lookedCard(table)}
    ${table.opened.has('keys') ? keys(table) : ''}
    ${isAlone ? html`<button type="button" class="btn board-back" @click=${() => table.toggleAlone()}>All of the table <kbd aria-hidden="true">B</kbd></button>` : ''}
    <i hidden ${ref((element) => settled(table, element))}></i>
  </div>`;
}
