/** The board. Options can be pointed at, clicked, or reached with the arrow keys. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ChoiceEntry, TableView } from '../../messages.ts';
import { hovers } from '../pointing.ts';
import type { TableController } from '../table-controller.ts';
import { boardStop, onBoard } from './board-stop.ts';
import { LargeLand } from './large.ts';

export function boardView(table: TableController, shown: TableView): TemplateResult {
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
    ${board ? html`<details class="in-words wide-only"><summary>The board in words</summary><p class="box scrolls">${board.words}</p></details>` : ''}
    ${shown.view.landscape.length === 0 && !board ? html`<p class="empty">No tiles.</p>` : ''}
  </div>`;
}

/** With more options than this, destinations are shown only while pointed at, so that they do not clutter the board. */
const MANY = 24;

/** On a narrow page, leaves room for the question and the player's cards, as long as hexes do not become too small. */
const freeHeight = (): number => Math.max(264, Math.floor(innerHeight * 0.34));

/** The watched board area of each table, and the ref callback that reports the size available to the board. */
const rooms = new WeakMap<
  TableController,
  { land?: LargeLand | undefined; watch(element?: Element): void }
>();

function roomOf(table: TableController): (element?: Element) => void {
  const room = rooms.get(table) ?? {
    watch(element) {
      room.land?.end();
      room.land = element && new LargeLand(element as HTMLElement, (area) => table.setRoom(area), freeHeight);
    },
  };
  rooms.set(table, room);
  return room.watch;
}

/** To be called after each rendering of the board: scrolls an option highlighted by keys into view. */
export function boardSettled(table: TableController): void {
  const land = rooms.get(table)?.land;
  land?.look();
  if (table.pointed !== undefined && document.activeElement?.matches('.board-stop, .opt:not(:hover)'))
    land?.reveal(table.pointed);
}

/** The entry that a mouse event on the board refers to; if shapes overlap, the one with the nearest centre. */
function meant(
  { clientX, clientY, currentTarget }: MouseEvent,
  menu: readonly ChoiceEntry[],
): number | undefined {
  const shapes = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<SVGElement>('[data-option]') ?? [])
    .filter((shape) => (currentTarget as Element).contains(shape));
  let [best, least] = [undefined as number | undefined, Infinity];
  for (const shape of shapes) {
    const at = Number(shape.dataset.option);
    // A moving token is the start of several entries; only a destination identifies one.
    if (menu[at]?.to && shape.tagName !== 'use') continue;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const away = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
