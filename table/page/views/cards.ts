/** Cards on the page: full fronts with cubes and leaves, miniatures, and numbers. */

import { html, svg, type TemplateResult } from 'lit-html';
import type { ActiveView } from '../../../runtime/index.ts';
import type { ChoiceEntry } from '../../messages.ts';
import { counted } from '../around/words.ts';
import { hovers, instead } from '../pointing.ts';
import type { TableController } from '../table-controller.ts';
import { cubeShape, cubeSign, elementSign, LEAF, sign } from './signs.ts';

/** An active card, or a card that is not in play. */
export type CardThere = ActiveView | { card: number };

/** `42 Ice`. */
export function numberAndTitle(table: TableController, number: number): string {
  const title = table.card(number)?.title ?? '';
  return title === '' ? `${number}` : `${number} ${title}`;
}

/** The name and state of a card: `Card 42 Ice, 0 of 2 spots covered, 2 leaves left`. */
export function cardDescription(table: TableController, there: CardThere): string {
  const name = `Card ${numberAndTitle(table, there.card)}`;
  if (!('covered' in there)) return name;
  const { covered, leaves } = there;
  const cubes = covered.filter(Boolean).length;
  return `${name}, ${cubes} of ${covered.length} spots covered, ${counted(leaves, 'leaf', 'leaves')} left`;
}

/** A card as its number in the colour of its deck, and its title. */
export function chip(table: TableController, number: number, hasTitle = true): TemplateResult {
  const { deck = '', title = '' } = table.card(number) ?? {};
  return html`<button type="button" class="chip" aria-label=${`Card ${numberAndTitle(table, number)}`} aria-expanded=${table.looked === number ? 'true' : 'false'}
    @click=${() => toggleLook(table, number)}
    ><span class="no ${deck}">${number}</span>${hasTitle && title !== '' ? html` <span class="chip-title">${title}</span>` : ''}</button>`;
}

/** Enlarges a card, or closes it. */
const toggleLook = (table: TableController, card: number): void =>
  table.look(table.looked === card ? undefined : card);

/** The text of a card in one line. */
export const textOf = (table: TableController, card: number): string =>
  (table.card(card)?.text ?? '').replace(/\s+/g, ' ');

/** The front of a card with its cubes, its used leaves, and the spots that can be chosen. */
export function cardFace(
  table: TableController,
  there: CardThere,
  entries: readonly OfferedEntry[] = [],
): TemplateResult {
  const { card } = there;
  const drawn = table.backend.face(card);
  const deck = table.card(card)?.deck ?? '';
  if (!drawn) return html`<span class="cardface"><span class="no ${deck}">${card}</span></span>`;
  const { address, spots, leaves } = drawn;
  const isActive = 'covered' in there;
  const used = isActive ? leaves.slice(there.leaves) : [];
  return html`<span class="cardface"><img src=${address} alt="" draggable="false">
    <svg viewBox="0 0 63 63" aria-hidden="true">
      ${used.map(({ x, y }) => svg`<g transform="translate(${x * SIDE} ${y * SIDE})"><rect fill=${deck === 'blue' ? '#2b5f8c' : '#84592f'} x="-2.15" y="-2.4" width="4.3" height="4.8"/><path fill="none" stroke="#fbf5e6" stroke-width=".3" stroke-dasharray=".8 .6" d=${LEAF}/></g>`)}
      ${isActive ? there.covered.map((isCovered, i) => (isCovered && spots[i] ? svg`<g class="cube ${table.hasNewCube(card, i) ? 'is-new' : ''}" data-cube="${card} ${i}" transform="translate(${spots[i].x * SIDE} ${spots[i].y * SIDE})">${cubeShape()}</g>` : '')) : ''}
      ${entries.map(({ entry, at }) => spotOffered(table, spots[entry.spot ?? -1], entry.key, at))}
    </svg></span>`;
}

/** The side of a card, in units of the overlay. */
const SIDE = 63;

/** An entry of the menu with its index. */
export interface OfferedEntry {
  entry: ChoiceEntry;
  at: number;
}

function spotOffered(
  table: TableController,
  place: { x: number; y: number } | undefined,
  key: string,
  at: number,
) {
  if (!place) return '';
  const { x, y } = place;
  return svg`<g class="spot-offered ${table.pointed === at ? 'is-pointed' : ''}" data-entry=${at} transform="translate(${x * SIDE} ${y * SIDE})">
    <rect fill="none" stroke="#fff" stroke-width="2.4" x="-4.8" y="-4.8" width="9.6" height="9.6" rx="1.6"/><rect class="spot-line" fill="#e8e1f5" fill-opacity="0" stroke="#4a3a86" stroke-width="1.2" x="-4.8" y="-4.8" width="9.6" height="9.6" rx="1.6"/>
    <circle fill="#4a3a86" cx="-4.4" cy="-4.4" r="2.7"/><foreignObject pointer-events="none" x="-8.4" y="-7.1" width="8" height="5.4"><span class="spot-key" data-key=${key}></span></foreignObject></g>`;
}

/** The menu entries about a card, with their indexes. */
const offeredOn = (table: TableController, card: number): OfferedEntry[] =>
  table.menu.flatMap((entry, at) => (entry.card === card ? { entry, at } : []));

/** A card that answers when clicked if it is offered, and otherwise is enlarged. */
export function cardButton(table: TableController, there: CardThere, isSmall = true): TemplateResult {
  const { card } = there;
  const offered = offeredOn(table, card);
  const lit = table.pointed !== undefined && offered.some(({ at }) => at === table.pointed);
  /** The only entry about the card, and its index if there is no other. */
  const one = offered.length === 1 ? offered[0] : undefined;
  const only = one?.at;
  /** The entry of a spot, or the only one. */
  const meant = ({ target }: Event) => {
    const spot = (target as Element).closest<SVGElement>('[data-entry]')?.dataset.entry;
    return spot === undefined ? only : Number(spot);
  };
  const leave = () => {
    if (offered.length > 0) table.point(undefined);
    table.glance(undefined);
  };
  return html`<button type="button" class="cardbox ${offered.length > 0 ? 'offered' : ''} ${lit ? 'is-pointed' : ''}"
    aria-label=${cardDescription(table, there)} aria-description=${descriptionOf(table, card, offered)}
    @click=${(event: Event) => {
      const at = meant(event);
      if (at === undefined) toggleLook(table, card);
      else table.choose(at);
    }}
    @pointerover=${(event: PointerEvent) => hovers(event) && offered.length > 0 && table.point(meant(event))}
    @pointerenter=${(event: PointerEvent) => hovers(event) && isSmall && table.glance(card)}
    @pointerleave=${leave}
    @contextmenu=${instead(() => table.look(card))}
    @focus=${() => {
      if (only !== undefined) table.point(only);
      if (isSmall) table.glance(card);
    }}
    @blur=${leave}>
    ${cardFace(table, there, offered)}
    ${one && one.entry.spot === undefined ? html`<span class="digit ${lit ? 'is-pointed' : ''}" data-key=${one.entry.key}></span>` : ''}
  </button>`;
}

function descriptionOf(table: TableController, card: number, offered: readonly OfferedEntry[]): string {
  const text = textOf(table, card);
  const offers = offered.map(({ entry }) => entry.name).join(', ');
  return offers === '' ? text : `Offered: ${offers}. ${text}`;
}

/** A miniature of another player's card: its spots, number and leaves. */
export function mini(table: TableController, there: ActiveView): TemplateResult {
  const { card, covered, leaves } = there;
  const { deck = '', energy = [], title = '' } = table.card(card) ?? {};
  return html`<button type="button" class="mini ${deck}" aria-label=${cardDescription(table, there)} aria-description=${textOf(table, card)}
    aria-expanded=${table.looked === card ? 'true' : 'false'} title=${title}
    @contextmenu=${instead(() => table.look(card))}
    @click=${() => toggleLook(table, card)}>
    <span class="mini-spots ${covered.length > 4 ? 'many-spots' : ''} n${covered.length}">${covered.map(
      (isCovered, i) => (isCovered ? cubeSign(11) : elementSign(table.backend, energy[i] ?? '', 11)),
    )}</span>
    <span class="mini-foot"><b>${card}</b>${Array.from({ length: leaves }, () => html`<svg viewBox="-1.6 -2.2 3.2 4.4" width="6" height="8" aria-hidden="true"><path fill="#6f9a32" stroke="#2f4a1c" stroke-width=".35" d=${LEAF}/></svg>`)}</span>
  </button>`;
}

/** The enlarged card. */
export function lookedCard(table: TableController): TemplateResult | '' {
  const looked = table.looked ?? table.glanced;
  const words = looked === undefined ? undefined : table.card(looked);
  if (looked === undefined || !words) return '';
  const there = table.shown?.view.seats.flatMap(({ active }) => active).find(({ card }) => card === looked);
  return html`<figure class="looked box scrolls ${table.looked === undefined ? 'glanced' : ''}" aria-label=${`Card ${numberAndTitle(table, looked)}`}>
    ${
      table.looked === undefined
        ? ''
        : html`<p class="looked-acts in-row">
      ${table.backend.note ? html`<button type="button" class="btn" @click=${() => table.backend.note?.(table.looked)}>${sign('note')} Note</button>` : ''}
      <button type="button" class="btn" @click=${() => table.look(undefined)}>Close</button></p>`
    }
    ${cardFace(table, there ?? { card: looked })}
    <figcaption><b>${words.number} ${words.title}</b>${words.isChanged ? html` <span class="warned">changed since the game began</span>` : ''}
      <p class="rules-text small">${words.text}</p></figcaption>
  </figure>`;
}
