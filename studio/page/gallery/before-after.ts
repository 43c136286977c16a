/** Before and after: the changed cards, and one of them side by side. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { counted, within } from '../../../table/page/around/index.ts';
import type { CardDifference, CardState } from '../../gallery-messages.ts';
import { parsePicture, ROW_OR_FRAME } from '../card/picture.ts';
import { listName } from '../cards/list.ts';
import { copyAsMarkdown } from '../markdown/view.ts';
import type { Studio } from '../studio.ts';
import type { Comparing } from './comparing.ts';
import { printCards } from './print-cards.ts';
import { worthWords } from './wall.ts';

/** The choice of what to compare the set with. */
export function comparison({ gallery: { comparing } }: Studio): TemplateResult {
  const { states, commits, since } = comparing;
  return html`<label class="vh" for="since">Compare with</label>
    <select id="since" @change=${(event: Event) => comparing.compare((event.target as HTMLSelectElement).value)}>
      <option value="" .selected=${since === ''}>Compare with nothing</option>
      ${[...states, ...commits].map(({ id, name }) => html`<option value=${id} .selected=${id === since}>${name}</option>`)}
    </select>
    <button class="btn quiet" type="button" aria-pressed=${since !== ''} aria-keyshortcuts="B" @click=${() => comparing.toggle()}>Before and after <kbd aria-hidden="true">B</kbd></button>`;
}

export function beforeAfter(studio: Studio): TemplateResult | string {
  const { comparing } = studio.gallery;
  const { since, refused, changes, shown, difference } = comparing;
  if (since === '') return '';
  if (refused !== undefined)
    return html`<p class="notice bad" role="alert"><span>${within(refused)}</span></p>`;
  if (!changes) return '';
  const title = changes.length === 0 ? 'No card is different' : `${counted(changes.length, 'card')} changed`;
  const there = changes.filter(({ change }) => change !== 'removed');
  return html`<section class="beside" aria-label="Before and after">
    <div class="changed">
      <h2 class="head">${title}</h2>
      <ul aria-label="Changed cards">
        ${changes.map(
          (one) => html`<li aria-label="${listName(one)}: ${one.change}">
            <button type="button" aria-pressed=${one === shown} @click=${() => comparing.show(one)}>
              <span class="no ${one.deck}">${one.number}</span> <span>${one.title} <span class="dim">${one.change}</span></span>
            </button>
          </li>`,
        )}
      </ul>
      ${there.length > 0 ? html`<button class="btn" type="button" @click=${() => printCards(studio, there)}>Print the changed</button>` : ''}
      ${changes.length > 0 ? copyAsMarkdown(comparing.copying, () => comparing.asked) : ''}
    </div>
    ${difference ? sides(studio, difference) : ''}
  </section>`;
}

function sides(studio: Studio, difference: CardDifference): TemplateResult {
  const { before, after, scenarios, isWeighed } = difference;
  return html`
    ${side('Before', before, 'was', isWeighed, studio.lang.value)}
    ${side('Now', after, 'is', isWeighed, studio.lang.value)}
    ${before && after ? slid(studio.gallery.comparing, before, after) : ''}
    ${
      scenarios.length === 0
        ? ''
        : html`<div class="ends"><h2 class="head">Scenarios that end differently</h2>
      ${scenarios.map(
        ({ title, before: was, after: is }) => html`<figure>
          <figcaption>${title}</figcaption>
          <div><span>${unsafeHTML(was.picture)}<span class="dim small">before: ${was.passed ? 'passes' : 'fails'}</span></span>
          <span>${unsafeHTML(is.picture)}<span class="small">now: ${is.passed ? 'passes' : 'fails'}</span></span></div>
        </figure>`,
      )}</div>`
    }`;
}

/** One card over the other: the current one covers the earlier one as far as the slider says. */
function slid(comparing: Comparing, before: CardState, after: CardState): TemplateResult {
  const percent = comparing.slid;
  return html`<figure class="slid" aria-label="One over the other">
    <div class="face-drawn">
      <div class="slid-card" ${ref((element) => draw(element, before, 'was'))}></div>
      <div class="slid-card" ${ref((element) => {
        draw(element, after, 'is');
        if (element instanceof HTMLElement) element.style.clipPath = `inset(0 ${100 - percent}% 0 0)`;
      })}></div>
    </div>
    <input type="range" min="0" max="100" step="5" aria-label="How much of now" aria-valuetext="${percent}% now, ${100 - percent}% before"
      .value=${String(percent)} @input=${({ target }: Event) => comparing.slide(Number((target as HTMLInputElement).value))}>
    <figcaption aria-hidden="true"><span>now</span><span>before</span></figcaption>
  </figure>`;
}

function side(
  name: string,
  state: CardState | undefined,
  kind: 'was' | 'is',
  isWeighed: boolean,
  lang: string,
): TemplateResult {
  if (!state)
    return html`<figure class="side ${kind}" aria-label=${name}><figcaption>${name}: no such card</figcaption></figure>`;
  const { worth, rows } = state;
  return html`<figure class="side ${kind}" aria-label=${name}>
    <div class="face-drawn" role="img" aria-label="Card ${name.toLowerCase()}" ${ref((element) => draw(element, state, kind))}></div>
    <figcaption>${name}</figcaption>
    <div lang=${lang}>${rows.map(({ text, depth, isChanged }) => html`<p class="depth-${Math.min(3, depth)}">${isChanged ? (kind === 'was' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`) : text}</p>`)}</div>
    <p class="soft small">${worth ? worthWords(worth) : isWeighed ? '' : 'Working out its worth …'}</p>
  </figure>`;
}

const DRAWN = new WeakMap<Element, CardState>();

/** Draws the card in a shadow root, because ids in pictures clash, and outlines the changed rows. */
function draw(element: Element | undefined, state: CardState, kind: 'was' | 'is'): void {
  if (!element || DRAWN.get(element)?.svg === state.svg) return;
  DRAWN.set(element, state);
  const picture = parsePicture(state.svg);
  for (const side of ['width', 'height']) picture.setAttribute(side, '100%');
  for (const group of picture.querySelectorAll<SVGGElement>('[data-step]'))
    if (state.steps.includes(group.dataset.step!))
      for (const row of group.querySelectorAll(ROW_OR_FRAME)) {
        row.classList.add('changed');
        const look =
          kind === 'was' ? { stroke: '#a8241c', 'stroke-dasharray': '6 4' } : { stroke: '#2f6327' };
        for (const [name, value] of Object.entries({ ...look, 'stroke-width': 3, rx: 5 }))
          row.setAttribute(name, `${value}`);
      }
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(picture);
}
