/** The boards to try a card on, and those that reveal most about it. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { boardStop } from '../../../table/page/index.ts';
import type { TrialOn } from '../../try-messages.ts';
import type { Studio } from '../studio.ts';
import { light, optionAt } from './light.ts';
import type { Trying } from './trying.ts';

/** The number of boards recorded from games. */
const KEPT = 400;

const NAMES = {
  most: 'Most',
  least: 'Least',
  median: 'Median',
  nothing: 'Nothing',
  choices: 'Most choices',
  surprise: 'Surprise',
} as const;

/** The choice of another board for the card. */
export function boardChoice(studio: Studio): TemplateResult {
  const {
    trying,
    answers: { scenarios },
  } = studio;
  const { on } = trying.tried;
  const now = keyOf(on);
  return html`<label for="board-on">On</label>
    <select id="board-on" @change=${({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      const [kind, ...rest] = value.split(' ');
      if (kind === 'kept') trying.tryOn({ situation: Number(rest[0]) });
      else if (kind === 'own') trying.tryOn(trying.own);
      else {
        const scenario = scenarios.value.find(({ file, line }) => `${file}:${line}` === rest.join(' '));
        if (scenario)
          trying.tryOn({ scenario: { file: scenario.file, line: scenario.line, title: scenario.title } });
      }
    }}>
      <option value="own" .selected=${now === 'own'}>a board of my own</option>
      <optgroup label="Boards of scenarios">
        ${scenarios.value.map(({ file, line, title }) => {
          const key = `scenario ${file}:${line}`;
          return html`<option value=${key} .selected=${now === key}>${title}</option>`;
        })}
      </optgroup>
      <optgroup label="Boards kept from games">
        ${Array.from({ length: KEPT }, (_, at) => html`<option value="kept ${at}" .selected=${now === `kept ${at}`}>game board ${at + 1}</option>`)}
      </optgroup>
    </select>
    ${now === 'own' ? html`<button class="btn" type="button" aria-pressed=${trying.laying ? 'true' : 'false'} @click=${() => trying.toggleLaying()}>Lay tiles</button>` : ''}
    <button class="btn quiet" type="button" @click=${() => trying.tryOn({ situation: Math.floor(Math.random() * KEPT) })}>Another game board</button>
    ${keepButton(studio)}`;
}

function keepButton({ trying, answers: { scenarios, cards }, card, viewed }: Studio): TemplateResult {
  const into = scenarios.value[0]?.file ?? card.shown.value?.file;
  if (into === undefined) return html``;
  const isMissing =
    viewed && 'number' in viewed && !cards.value.some(({ number }) => number === viewed.number);
  return html`<span class="rest">
    ${trying.notKept === '' ? '' : html`<span class="warned" role="alert">${trying.notKept}</span>`}
    <button class="btn main" type="button" ?disabled=${!trying.trial?.isOver || isMissing || trying.laying !== undefined}
      @click=${() => trying.keep(into)}>Keep as a scenario</button>
  </span>`;
}

function keyOf(on: TrialOn): string {
  if ('tiles' in on) return 'own';
  return 'situation' in on ? `kept ${on.situation}` : `scenario ${on.scenario.file}:${on.scenario.line}`;
}

/** The user's board while it is edited: the tile or piece to place, and the hexes for it. */
export function layingBoard(trying: Trying): TemplateResult {
  const { thing, laid } = trying.laying ?? {};
  if (!laid) return html``;
  const { pointed } = trying;
  const lay = (at: number) => void trying.lay(at);
  const point = (at: number | undefined) => trying.point(at);
  return html`<div ${ref((element) => light(element, trying))} class="stage-board"
    @click=${(event: Event) => {
      const at = optionAt(event);
      if (at !== undefined) lay(at);
    }}
    @pointerover=${(event: Event) => point(optionAt(event))} @pointerleave=${() => point(undefined)}>
    <figure>
      ${unsafeHTML(laid.board.svg)}
      ${boardStop({
        label: 'Places on the board',
        options: laid.options.map(({ name, hex }) => ({ name, hexes: [hex] })),
        pointed: () => trying.pointed,
        point,
        choose: lay,
      })}
    </figure>
    <details class="in-words"><summary>In words</summary><p>${laid.board.words}</p></details>
  </div>
  <div class="ask">
    <label for="thing">A click lays</label>
    <select id="thing" @change=${({ target }: Event) => trying.takeThing((target as HTMLSelectElement).value)}>
      ${laid.things.map((one) => html`<option value=${one} .selected=${one === thing}>${one === 'nothing' ? 'nothing: it takes away' : one}</option>`)}
    </select>
    <div class="options" role="group" aria-label="Places">
      ${laid.options.map(({ name }, at) => html`<button class="btn ${at === pointed ? 'is-pointed' : ''}" type="button" @click=${() => lay(at)}>${name}</button>`)}
    </div>
  </div>`;
}

/** The six boards that reveal most, and on how many boards each step did anything. */
export function tellingBoardsView({ trying, card }: Studio): TemplateResult {
  const { telling, isTelling, tried } = trying;
  if (card.shown.value?.kind === 'feature') return html``;
  if (!telling) return html`<p class="soft small telling">${isTelling ? 'Looking at 400 boards …' : ''}</p>`;
  const { boards, steps } = telling;
  return html`<div class="telling" role="group" aria-label="Telling boards">
    ${Object.entries(NAMES).map(([kind, name]) => {
      const found = telling.telling.find((one) => one.kind === kind);
      const isHere = found && 'situation' in tried.on && tried.on.situation === found.situation;
      return html`<span>
        <button class="btn" type="button" aria-pressed=${isHere ? 'true' : 'false'} ?disabled=${!found}
          @click=${() => found && trying.tryOn({ situation: found.situation }, found.choices)}>${name}</button>
        <span class="soft small">${found?.words ?? 'on none'}</span>
      </span>`;
    })}
    <details class="did"><summary>Steps on ${boards} boards</summary>
      <ol>${steps.map(
        ({ words, did, reached }) =>
          html`<li><code>${words}</code> ${did === 0 ? html`<b class="warned">did nothing on any</b>` : html`did something on <b>${did}</b>`}${reached < boards ? `, reached on ${reached}` : ''}</li>`,
      )}</ol>
    </details>
  </div>`;
}
