/** The board: what can be chosen is pointed at, clicked, or reached by arrow keys. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { EntryShown, TableShown } from '../../messages.ts';
import type { AtTable } from '../at-table.ts';
import { hovers } from '../pointing.ts';
import { boardStop, onBoard } from './board-stop.ts';
import { LargeLand } from './large.ts';

export function boardView(table: AtTable, shown: TableShown): TemplateResult {
  const { board, menu } = table;
  const there = onBoard(menu);
  return html`<div class="land" ${ref(roomOf(table))}>
    ${
      board
        ? html`<div class="board-box ${there.length > MANY ? 'many' : ''}"
      @click=${(event: MouseEvent) => {
        const at = meant(event, menu);
        if (at !== undefined) table.choose(at);
      }}
      @pointermove=${(event: PointerEvent) => hovers(event) && table.point(meant(event, menu))}
      @contextmenu=${(event: MouseEvent) => {
        const at = meant(event, menu);
        if (at === undefined) return;
        event.preventDefault();
        table.point(at);
      }}
      @pointerleave=${() => table.point(undefined)}>
      ${unsafeHTML(board.svg)}
      ${boardStop({
        label: 'Options on the board',
        options: menu,
        pointed: () => table.pointed,
        point: (at) => table.point(at),
        choose: (at) => table.choose(at),
      })}
    </div>`
        : ''
    }
    ${board ? html`<details class="in-words"><summary>The board in words</summary><p>${board.words}</p></details>` : ''}
    ${shown.view.landscape.length === 0 && !board ? html`<p class="empty">No tiles.</p>` : ''}
  </div>`;
}

/** Of more options goals are shown when they are pointed at: else they would be all over the board. */
const MANY = 24;

/** On a narrow page the question and the own cards are to be seen, too, if hexes are not too small for that. */
const freeHeight = (): number => Math.max(264, Math.floor(innerHeight * 0.34));

/** The land of each table, as it is watched. */
const lands = new WeakMap<AtTable, LargeLand>();
const watching = new WeakMap<AtTable, (element: Element | undefined) => void>();

/** Tells a table how much room its board has. */
function roomOf(table: AtTable): (element: Element | undefined) => void {
  const known = watching.get(table);
  if (known) return known;
  const watch = (element: Element | undefined) => {
    lands.get(table)?.end();
    if (element)
      lands.set(table, new LargeLand(element as HTMLElement, (room) => table.setRoom(room), freeHeight));
  };
  watching.set(table, watch);
  return watch;
}

/** The page shows the board as it is now: what is pointed at by keys is in sight. */
export function boardSettled(table: AtTable): void {
  const land = lands.get(table);
  land?.look();
  if (table.pointed !== undefined && document.activeElement?.matches('.board-stop, .opt:not(:hover)'))
    land?.reveal(table.pointed);
}

/** The entry that somebody means who points at the board: of several, the one whose shape is nearest. */
function meant(
  { clientX, clientY, currentTarget }: MouseEvent,
  menu: readonly EntryShown[],
): number | undefined {
  const shapes = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<SVGElement>('[data-option]') ?? [])
    .filter((shape) => (currentTarget as Element).contains(shape));
  let [best, least] = [undefined as number | undefined, Infinity];
  for (const shape of shapes) {
    const at = Number(shape.dataset.option);
    // A token that moves is the beginning of all its ways: only a goal is one of them.
    if (menu[at]?.to && shape.tagName !== 'use') continue;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const away = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
