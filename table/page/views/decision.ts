/** The decision panel: the running effect, the question, the options, and a preview of one of them. */

import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { ChoiceEntry, RunningText, TableView } from '../../messages.ts';
import { counted } from '../around/words.ts';
import { hovers, instead } from '../pointing.ts';
import type { TableController } from '../table-controller.ts';
import { cardFace, chip, textOf } from './cards.ts';
import { eventParts } from './log.ts';
import { elementSign, type SIGN_PATHS, seatSign, sign } from './signs.ts';

/** The pending question, the seat to move, or the result of the game. */
export function decisionView(table: TableController, shown: TableView): TemplateResult {
  const { asked, handOver, result, running } = shown;
  return html`<section class="decide scrolls" aria-label="Your decision">
    <p class="vh" role="status" aria-label="Turn">${turnWords(shown, table)}</p>
    ${
      result !== null
        ? outcome(table, shown, result)
        : handOver !== null
          ? handing(table, shown, handOver)
          : html`<div class="decide-head in-row apart">${asked && table.can('answer') ? html`<span class="yours in-row">${sign('play')} Your turn</span>` : waiting(shown)}
              ${running ? html`<span class="soft">card ${chip(table, running.card, false)} runs</span>` : ''}</div>
            ${running ? sentences(running) : ''}
            ${asked ? question(table, shown) : html`<p class="soft waits">Meanwhile you can look at cards, log and board.</p>`}`
    }
    ${handOver === null ? acts(table, shown) : ''}
    ${table.notice === '' ? '' : html`<p class="notice warned" role="alert">${table.notice}</p>`}
  </section>`;
}

/** The last event, the seat to move and the pending question, as sentences. */
export function turnWords(
  { asked, handOver, result, seats, view, said }: TableView,
  { menu, entry, repeated }: TableController,
): string {
  if (result !== null) return `The game is over. ${result}`;
  if (handOver !== null) return `${seats[handOver]!.name} is next: hand the screen over.`;
  if (asked) {
    const sentences = [
      ended((said.at(-1)?.parts ?? []).map(({ text }) => text).join('')),
      `Your turn, ${view.draws === 0 ? 'before the first draw' : `draw ${view.draws}`}.`,
      repeated > 0 ? `Asked again (${repeated + 1}):` : '',
      asked.step ?? '',
      questionWords(asked, entry),
      `${counted(menu.length, 'option')}.`,
    ];
    return sentences.filter((one) => one !== '').join(' ');
  }
  const busy = seats.find(({ state }) => state !== 'waits');
  return busy ? `${busy.name} ${busy.state}.` : `${allChoose(view)}.`;
}

/** The question, or where the entry whose menu is open leads. */
const questionWords = ({ question, entries }: NonNullable<TableView['asked']>, entry?: number): string =>
  entry === undefined ? question : `${entries[entry]?.text}: where to?`;

/** A sentence with a full stop, unless it ends with punctuation. */
const ended = (words: string): string => (words === '' || /[.!?]$/.test(words) ? words : `${words}.`);

/** The sentence for simultaneous choices, shown to a viewer who does not choose or has already chosen. */
const allChoose = ({ seat }: TableView['view']): string =>
  seat < 0 ? 'The players choose' : 'The others choose';

function waiting({ seats, view }: TableView): TemplateResult {
  const at = seats.findIndex(({ state }) => state !== 'waits');
  return at < 0
    ? html`<span class="soft">${allChoose(view)}</span>`
    : html`<span class="in-row">${seatSign(at)} <b>${seats[at]!.name}</b> <span class="nowrap">${seats[at]!.state} …</span></span>`;
}

/** The sentences of the running card, with the current one marked. */
function sentences({ sentences: all }: RunningText): TemplateResult {
  return html`<ol class="sentences small soft" aria-label="What the card does">
    ${all.map(
      (
        one,
        i,
      ) => html`<li class="d${Math.min(one.depth, 3)} ${one.isNow ? 'now' : ''}" aria-current=${one.isNow ? 'step' : 'false'}>
      <span class="bead wide-only" aria-hidden="true">${i + 1}</span><span>${one.text}</span></li>`,
    )}
  </ol>`;
}

function question(table: TableController, { asked, running }: TableView): TemplateResult {
  const { menu, entry } = table;
  const isStepShown = running?.sentences.some(({ isNow }) => isNow);
  return html`${asked!.step !== null && !isStepShown ? html`<p class="step-words">${asked!.step}</p>` : ''}
    <h2 class="q in-row" tabindex="-1">${questionWords(asked!, entry)}</h2>
    ${hint(table)}
    ${keyed(
      `${table.shown?.v} ${entry}`,
      html`<div class="opts scrolls ${shapeOf(table, menu)}" role="group" aria-label="Options">
        ${menu.map((one, at) => option(table, one, at))}
        ${entry === undefined ? '' : html`<button type="button" class="opt other in-row" @click=${() => table.back()}>${sign('back')} another one</button>`}
      </div>`,
    )}
    ${table.can('preview') ? gives(table) : ''}`;
}

/**
 * The width of option buttons: `short` for names of hexes, `small` for sentences, `cards` if an option is a card shown nowhere
 * else.
 */
function shapeOf(table: TableController, menu: readonly ChoiceEntry[]): string {
  if (menu.some((entry) => isFace(table, entry))) return 'cards';
  const longest = Math.max(0, ...menu.map(({ text }) => text.length));
  return longest <= 5 ? 'short' : longest <= 18 ? 'half' : 'small';
}

/** Whether an entry is a card that is neither active at any seat nor in the viewer's hand. */
function isFace({ shown }: TableController, { card, spot, element }: ChoiceEntry): boolean {
  if (card === undefined || spot !== undefined || element !== undefined) return false;
  const seats = shown?.view.seats ?? [];
  return !seats.some(({ active, hand }) => active.some((one) => one.card === card) || hand?.includes(card));
}

function option(table: TableController, entry: ChoiceEntry, at: number): TemplateResult {
  const { name, text, key, card, element } = entry;
  const { typed, pointed, backend } = table;
  const isPointed = pointed === at;
  const isHinted = table.hint !== undefined && entry.options.includes(table.hint.option);
  const words = card === undefined ? undefined : table.card(card);
  const hasFace = isFace(table, entry);
  const more = moreOf(text);
  return html`<button type="button" class="opt in-row ${isPointed ? 'is-pointed' : ''} ${hasFace ? 'with-face' : ''}"
    aria-label=${name} aria-keyshortcuts=${key.split('').join(' ')} aria-description=${card === undefined ? more : textOf(table, card)}
    @click=${() => table.choose(at)}
    @contextmenu=${instead(() => table.point(at))}
    @pointerenter=${(event: PointerEvent) => hovers(event) && table.point(at)} @pointerleave=${() => table.point(undefined)}
    @focus=${() => table.point(at)} @blur=${() => table.point(undefined)}>
    <kbd data-key=${key} class=${typed !== '' && key.startsWith(typed) ? 'typed' : ''}></kbd>
    ${isHinted ? html`<span class="digit" data-key="hint"></span>` : ''}
    ${hasFace && card !== undefined ? cardFace(table, { card }) : ''}
    ${element !== undefined ? html`<span aria-hidden="true">${elementSign(backend, element, 20)}</span>` : entry.hexes.length === 1 ? terrainSign(table, entry) : ''}
    <span class="opt-words">${hasFace ? `${words?.title || card}` : name.includes(text) ? text : name}${more === '' || hasFace ? '' : html` <span class="soft" data-more=${more}></span>`}</span>
  </button>`;
}

/** The rest of an entry's text, such as its effect: everything after the first colon outside a title. */
const moreOf = (text: string): string => text.replace(/^(?:"[^"]*"|(?!: ).)*(?:: )?/, '');

/** The terrain at an option's hex, as a small hex. */
function terrainSign({ shown }: TableController, { hexes: [hex], to }: ChoiceEntry): TemplateResult {
  const at = to ?? hex;
  const tile = shown?.view.landscape.find(({ q, r }) => q === at?.q && r === at?.r);
  return html`<svg class="hexchip" viewBox="-11 -12 22 24" width="18" height="20" fill=${`var(--${tile?.terrain ?? 'table'})`} stroke="var(--line-strong)" stroke-dasharray=${tile ? '' : '2 2'} aria-hidden="true"><path d="M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z"/></svg>`;
}

/** The preview of the highlighted option. */
function gives(table: TableController): TemplateResult {
  const { preview, shown, pointed } = table;
  return html`<div class="gives small scrolls" aria-live="off">
    ${
      preview && shown
        ? html`<p><b>${table.menu[pointed ?? -1]?.name ?? ''}</b> would give:</p>
        <ul>${preview.said.map(({ parts }) => html`<li>${eventParts(table, parts, false)}</li>`)}</ul>
        ${preview.said.length === 0 ? html`<p class="soft">no immediate effect</p>` : ''}
        <p class="soft">${preview.next}</p>`
        : ''
    }
  </div>`;
}

/** The hint: what a bot would choose, and why. */
function hint({ hint: given }: TableController): TemplateResult | string {
  if (!given) return '';
  return html`<div class="hint small scrolls" role="note" aria-label="Hint" tabindex="0"><p>${sign('hint')} <b>${given.bot}</b> would choose <b>${given.way}</b>.</p><p class="soft">${given.reason}</p></div>`;
}

/** Buttons for everything except answering. */
function acts(table: TableController, { asked, undo }: TableView): TemplateResult {
  const { backend, looked, opened } = table;
  return html`<p class="acts in-row">
    ${table.can('undo') ? act('Undo', 'undo', () => table.back(), table.entry === undefined ? undo : true) : ''}
    ${asked && table.can('hint') ? act('Hint', 'hint', () => table.askHint()) : ''}
    ${backend.note ? act('Note', 'note', () => backend.note?.(looked)) : ''}
    <button type="button" class="btn quiet wide-only" aria-keyshortcuts="?" aria-expanded=${`${opened.has('keys')}`} @click=${() => table.open('keys')}>${sign('keys')} Keys <kbd aria-hidden="true">?</kbd></button>
    <button type="button" class="btn narrow-only" aria-expanded=${`${opened.has('log')}`} @click=${() => table.open('log')}>${sign('log')} Log</button>
  </p>
`;
}

/** A button whose key is its first letter. @param why it cannot be pressed */
function act(
  words: string,
  icon: keyof typeof SIGN_PATHS,
  press: () => void,
  why: boolean | string = true,
): TemplateResult {
  const [key] = words;
  return html`<button type="button" class="btn" aria-disabled=${`${typeof why === 'string'}`} title=${typeof why === 'string' ? why : ''} aria-keyshortcuts=${key} @click=${press}>${sign(icon)} ${words} <kbd class="wide-only" aria-hidden="true">${key}</kbd></button>`;
}

const KEYS: readonly (readonly [key: string, does: string, has?: (table: TableController) => boolean])[] = [
  ['0–9', 'choose an option'],
  ['← → ↑ ↓', 'on the board: from option to option'],
  ['Enter', 'take it'],
  ['U', 'undo', (table) => table.can('undo')],
  ['H', 'hint', (table) => table.can('hint')],
  ['N', 'note', ({ backend }) => backend.note !== undefined],
  ['L', 'all of the log'],
  ['B', 'the board alone'],
  ['Esc', 'one step back'],
];

/** The keyboard shortcuts. */
export const keys = (table: TableController): TemplateResult =>
  html`<dl class="keys box" aria-label="Keys">${KEYS.filter(([, , has]) => !has || has(table)).map(([key, does]) => html`<div class="in-row"><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>`;

/** The request to hand the screen over. */
function handing(table: TableController, { seats }: TableView, seat: number): TemplateResult {
  const { name } = seats[seat]!;
  return html`<div class="hand-over">
    <h2 class="q in-row">${seatSign(seat)} ${name} is next</h2>
    <p>Hand the screen over. Nobody else should look at the cards of ${name}.</p>
    <button type="button" class="btn main" @click=${() => table.takeScreen(seat)}>I am ${name}</button>
  </div>`;
}

/** The result: points, and the cards they came from. */
function outcome(table: TableController, { view, seats }: TableView, result: string): TemplateResult {
  const order = view.seats.map(({ vp }, seat) => ({ seat, vp })).sort((a, b) => b.vp - a.vp);
  return html`<h2 class="q in-row">${result}</h2>
    <div class="points-by-card" role="region" aria-label="Points by card" tabindex="0">
    ${order.map(({ seat, vp }) => {
      const own = (table.points ?? []).filter((one) => one.seat === seat);
      return html`<section><h3 class="in-row">${seatSign(seat)} ${seats[seat]!.name} <b class="pts">${vp}</b></h3>
        <ul>${own.map(({ card, points }) => html`<li class="in-row apart">${chip(table, card)} <b>${points}</b></li>`)}
        ${table.points && own.length === 0 ? html`<li class="soft">no points from cards</li>` : ''}</ul></section>`;
    })}</div>`;
}
