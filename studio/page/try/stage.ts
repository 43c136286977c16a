/** The place Try: the board, the question, and the list of states. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { boardStop, scrollInto } from '../../../table/page/index.ts';
import type { FilmShown, StatesShown } from '../../try-messages.ts';
import { sign } from '../shell/signs.ts';
import { messageView } from '../shell/words.ts';
import type { Studio } from '../studio.ts';
import { NARROW } from '../write/fitting.ts';
import { boardChoice, layingBoard, tellingBoardsView } from './boards.ts';
import { light, optionAt } from './light.ts';
import { mutationsOf } from './mutations.ts';
import type { Trying } from './trying.ts';

/** @param face the element that shows the viewed card */
export function stage(studio: Studio, face: HTMLElement): TemplateResult {
  const { trying } = studio;
  const { shown, filmAt } = trying;
  const film = filmAt ? trying.film : undefined;
  // If the text is not next to it, it is the main content of the page.
  const role = matchMedia(NARROW).matches ? 'main' : 'presentation';
  return html`<div class="stage-place" role=${role}><section class="stage" aria-label=${filmAt ? 'Film' : 'Try'}>
    <div class="stage-head">
      ${film ? filmHead(studio, film) : ''}
      ${filmAt ? '' : boardChoice(studio)}
    </div>
    <div class="stage-middle">
      ${filmAt ? '' : tellingBoardsView(studio)}
      ${trying.laying ? layingBoard(trying) : shown ? boards(trying, shown) : nothing(studio)}
      ${shown && !trying.laying ? question(trying, shown) : ''}
      ${filmAt ? '' : mutationsOf(studio)}
    </div>
    <div class="stage-foot">
      <article aria-label="Card" class="stage-card">${face}${studio.card.isOutOfDate.value ? html`<p class="stale">out of date</p>` : ''}</article>
      ${shown ? steps(trying, shown) : ''}
    </div>
  </section></div>`;
}

function nothing({ trying, viewed, answers: { cards } }: Studio): TemplateResult {
  const isThere = cards.value.some(({ number, file, from, to }) =>
    viewed && 'number' in viewed
      ? number === viewed.number
      : file === viewed?.file && from <= viewed.offset && viewed.offset <= to,
  );
  const words = trying.filmAt
    ? 'No scenario begins on this line, or its text must be fixed before it can run.'
    : isThere
      ? 'Fix the mistakes in this card before you try it.'
      : viewed && 'number' in viewed && cards.value.length > 0
        ? `There is no card ${viewed.number} in this set.`
        : 'Choose a card to try it.';
  return html`<p class="empty stage-board">${trying.shown === undefined && viewed ? '' : words}</p>`;
}

function filmHead(studio: Studio, { title, passed, file, line, card, takes }: FilmShown): TemplateResult {
  return html`<h2 class="film-title">
      <span class=${passed ? 'ok' : 'no-good'}>${sign(passed ? 'check' : 'cross')}</span> ${title}
      <span class="dim small">${passed ? 'passes' : 'fails'}, ${file}:${line}</span>
    </h2>
    <span class="rest">
      ${takes ? html`<button class="btn main" type="button" @click=${() => studio.trying.takeWhatCame()}>Take what came</button>` : ''}
      ${card === undefined ? '' : html`<a class="btn" href="#/try/${card}">Try ${card}</a>`}
    </span>`;
}

function boards(trying: Trying, { shown }: StatesShown): TemplateResult {
  const { board, expected, failure } = shown;
  return html`<div ${ref((element) => light(element, trying))} class="stage-board ${shown.options.length > MANY ? 'many' : ''}" @click=${(event: MouseEvent) => clicked(trying, event)}
    @pointerover=${(event: Event) => trying.point(optionAt(event))} @pointerleave=${() => trying.point(undefined)}>
    ${
      expected
        ? html`<figure><figcaption class="head">Expected</figcaption>${unsafeHTML(expected.svg)}</figure>`
        : ''
    }
    <figure>
      ${expected ? html`<figcaption class="head">Got</figcaption>` : ''}
      ${unsafeHTML(board.svg)}
      ${boardStop({
        label: 'Options on the board',
        options: shown.options,
        among: trying.among,
        pointed: () => trying.pointed,
        point: (at) => trying.point(at),
        choose: (at) => void trying.choose(at),
      })}
    </figure>
    ${failure === undefined ? '' : html`<p class="failure" role="note">${messageView(failure)}</p>`}
    ${failure === undefined || trying.smaller === null ? '' : html`<pre class="smaller">${trying.smaller}</pre>`}
    <details class="in-words"><summary>In words</summary><p>${board.words}</p></details>
  </div>`;
}

/** Chooses the option that was clicked on the board. If several options match, the page asks the user to choose among them. */
function clicked(trying: Trying, { target, clientX, clientY, currentTarget }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-option]')) return;
  const options = trying.shown?.shown.options ?? [];
  const below = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<SVGElement>('[data-option]') ?? [])
    .filter((shape) => (currentTarget as Element).contains(shape));
  const meant = below.flatMap((shape) => {
    const option = Number(shape.dataset.option);
    // The ring of a moving token stands for all its moves; a goal stands for one.
    const start = startOf(options[option]);
    const isGoal = shape.tagName === 'use';
    return isGoal || start === undefined
      ? option
      : options.flatMap((one, at) => (startOf(one) === start ? at : []));
  });
  trying.chooseAmong(new Set(meant));
}

/** The moving token and its starting hex, if the option is a move. */
const startOf = (option: { choose: string } | undefined): string | undefined =>
  option && / to /.test(option.choose) ? option.choose.replace(/ to .*/, '') : undefined;

/** With more options than this, goals are shown only when pointed at: otherwise they would cover the board. */
const MANY = 8;

/** Digit keys choose the first nine options. */
const DIGIT_KEYS = 9;

function question(trying: Trying, { shown }: StatesShown): TemplateResult {
  const { question: asked, options, soFar } = shown;
  if (asked === undefined)
    return html`<div class="ask"><p class="soft">${soFar === '' ? '' : `So far ${soFar}.`}</p></div>`;
  const hasDigits = !trying.filmAt;
  return html`<div class="ask">
    <h2>${asked.charAt(0).toUpperCase() + asked.slice(1)}?</h2>
    ${trying.among ? html`<button class="btn quiet" type="button" @click=${() => trying.chooseAmong(undefined)}>All ${options.length} options</button>` : ''}
    <div class="options" role="group" aria-label="Options">
      ${options.map(
        ({ name }, at) => html`<button type="button" data-digit=${hasDigits && at < DIGIT_KEYS ? at + 1 : ''}
          class="btn ${at === trying.pointed ? 'is-pointed' : ''}" @click=${() => trying.choose(at)}
          @pointerenter=${() => trying.point(at)} @pointerleave=${() => trying.point(undefined)}
          @focus=${() => trying.point(at)} @blur=${() => trying.point(undefined)}
          >${name}</button>`,
      )}
    </div>
  </div>`;
}

function steps(trying: Trying, { states, state, leftOut }: StatesShown): TemplateResult {
  const last = states.length - 1;
  const { title, result } = states[state];
  const words = `${state} of ${last}: ${title}${result === '' ? '' : `, ${result}`}`;
  return html`<div class="steps">
    <div class="step-bar">
      <button class="btn" type="button" ?disabled=${state === 0} @click=${() => trying.move(-1)}>Back</button>
      <input type="range" aria-label="Step" min="0" max=${last} .value=${String(trying.at)} aria-valuetext=${words}
        @input=${(event: Event) => trying.step(Number((event.target as HTMLInputElement).value))}>
      <button class="btn" type="button" ?disabled=${state === last} @click=${() => trying.move(1)}>Forward</button>
      ${
        trying.filmAt
          ? ''
          : html`<button class="btn quiet" type="button" ?disabled=${trying.trial?.made.length === 0} aria-keyshortcuts="U" @click=${() => trying.takeBack()}>Take back <kbd aria-hidden="true">U</kbd></button>`
      }
    </div>
    <ol class="states">
      ${states.map(
        (one, at) => html`<li class="${one.failed ? 'failed' : ''} ${one.waits ? 'waits' : ''}">
          <button type="button" aria-current=${at === state ? 'step' : 'false'} ${at === state ? ref(scrolledTo) : ''} @click=${() => trying.step(at)}>
            <span>${one.title}</span> <b>${one.result}</b>
          </button>
        </li>`,
      )}
    </ol>
    ${leftOut > 0 ? html`<p class="soft small">${leftOut} more steps are not shown.</p>` : ''}
    ${trialWords(trying)}
  </div>`;
}

/** Scrolls the list of states, and nothing around it, to the shown one. */
function scrolledTo(shown: Element | undefined): void {
  requestAnimationFrame(() => {
    const list = shown?.closest('.states');
    if (shown && list) scrollInto(list, shown);
  });
}

function trialWords({ trial, filmAt, tried }: Trying): TemplateResult {
  if (filmAt || !trial) return html``;
  const { refused, status } = trial;
  return html`<p class="small ${refused === undefined ? 'soft' : 'warned'}">${
    refused === undefined
      ? `${status.charAt(0).toUpperCase()}${status.slice(1)}.`
      : html`${sign('warning')} The choice ${refused} is no longer offered. It and ${tried.choices.length - trial.made.length - 1} after it wait.`
  }</p>`;
}
