/** The panel for a note on a card, a hex or the moment: one of five marks, a line of text, or both. */

import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Hex } from '../../../program/index.ts';
import { fieldValue, submits } from '../../page/around/forms.ts';
import { counted } from '../../page/around/words.ts';
import { LONGEST_TEXT, MARKS, type NoteGiven } from '../../protocol/messages.ts';
import type { Seat } from '../seat.ts';

export function notePanel(seat: Seat): TemplateResult {
  const { draft, noted } = seat;
  const last = noted.at(-1);
  return html`<section class="panel-below table-fields" aria-label="Note">
    <form class="note-form in-row wrap" @submit=${submits(() => seat.sendNote())}>
      <label class="in-row">About <select @change=${(event: Event) => seat.write({ ...rest(seat), ...aboutOf(fieldValue(event)) })}>
        ${subjects(seat)}</select></label>
      <div class="seg" role="radiogroup" aria-label="In a word">${MARKS.map(
        (mark) =>
          html`<label><input type="radio" name="mark" value=${mark} .checked=${draft.key === mark} @change=${() => seat.write({ ...draft, key: mark })}>${mark}</label>`,
      )}</div>
      <label class="line-of-text in-row">In a line <input type="text" maxlength=${LONGEST_TEXT} autocomplete="off" .value=${draft.text ?? ''} @input=${(event: Event) => seat.write({ ...seat.draft, text: fieldValue(event) })}></label>
      <button class="btn main" type="submit">Keep the note</button>
      <button class="btn" type="button" @click=${() => seat.open(undefined)}>Close</button>
    </form>
    <p class="soft" role="status" aria-label="Kept notes">${last ? `Kept: ${noteWords(last, (hex) => hexNameOf(seat, hex))}. ${counted(noted.length, 'note')} so far.` : ''}</p>
  </section>`;
}

/** The draft without its subject. */
function rest({ draft: { card: _, hex: __, ...said } }: Seat): NoteGiven {
  return said;
}

/** Parses the value of a subject: `card 12`, `hex 3,-1`, or empty for the moment. */
function aboutOf(value: string): Pick<NoteGiven, 'card' | 'hex'> {
  const [kind, first = '', second = ''] = value.split(/[ ,]/);
  if (kind === 'card') return { card: Number(first) };
  return kind === 'hex' ? { hex: { q: Number(first), r: Number(second) } } : {};
}

/** The possible subjects of a note: all visible cards and all tiles. */
function subjects(seat: Seat): TemplateResult {
  const { table, draft } = seat;
  const view = table?.shown?.view;
  const { seats = [], display = [], features = [] } = view ?? {};
  const open = [...seats.flatMap(({ active }) => active), ...features].map(({ card }) => card);
  const about = draft.card === undefined ? [] : [draft.card];
  const cards = [...new Set([...(seats[view?.seat ?? -1]?.hand ?? []), ...open, ...display, ...about])];
  const title = (card: number) => table?.card(card)?.title ?? '';
  return html`<option value="" .selected=${live(draft.card === undefined && !draft.hex)}>this moment</option>
    <optgroup label="Cards">${cards.toSorted((a, b) => a - b).map((card) => html`<option value=${`card ${card}`} .selected=${live(draft.card === card)}>card ${card} ${title(card)}</option>`)}</optgroup>
    <optgroup label="Hexes">${seat.hexes.map(({ q, r, name }) => html`<option value=${`hex ${q},${r}`} .selected=${live(draft.hex?.q === q && draft.hex.r === r)}>${name}</option>`)}</optgroup>`;
}

const hexNameOf = ({ hexes }: Seat, { q, r }: Hex): string =>
  hexes.find((hex) => hex.q === q && hex.r === r)?.name ?? `${q}, ${r}`;

/** `weak, card 12, “too slow”`. */
export function noteWords({ key, text, card, hex }: NoteGiven, nameOf: (hex: Hex) => string): string {
  const about = card !== undefined ? `card ${card}` : hex ? `hex ${nameOf(hex)}` : 'this moment';
  return [key, about, text === undefined ? undefined : `“${text}”`]
    .filter((one) => one !== undefined)
    .join(', ');
}
