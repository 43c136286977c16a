/** The place Try: the board, what is asked, and the states one after the other. */
import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { FilmShown, StatesShown } from '../../messages.ts';
import { sign } from '../shell/signs.ts';
import { said } from '../shell/words.ts';
import type { Studio } from '../studio.ts';
import { boardChoice, tellingBoards } from './boards.ts';
import type { Trying } from './trying.ts';

/** @param face the element that has the card that is looked at */
export function stage(studio: Studio, face: HTMLElement): TemplateResult {
  const { trying } = studio;
  const { shown, filmAt } = trying;
  const film = filmAt ? trying.film : undefined;
  return html`<section class="stage" aria-label=${filmAt ? 'Film' : 'Try'}>
    <div class="stage-head">
      ${film ? filmHead(studio, film) : ''}
      ${filmAt ? '' : boardChoice(studio)}
    </div>
    ${filmAt ? '' : tellingBoards(studio)}
    ${shown ? boards(trying, shown) : nothing(studio)}
    ${shown ? question(trying, shown) : ''}
    <div class="stage-foot">
      <article aria-label="Card" class="stage-card">${face}${studio.isOutOfDate ? html`<p class="stale">out of date</p>` : ''}</article>
      ${shown ? steps(trying, shown) : ''}
    </div>
  </section>`;
}

function nothing({ trying, looked }: Studio): TemplateResult {
  const words = trying.filmAt
    ? 'No scenario that can be run begins in this line.'
    : looked
      ? 'What is wrong in the text of this card must be mended before it can be tried.'
      : 'Choose a card to try it.';
  return html`<p class="empty stage-board">${trying.shown === undefined && looked ? '' : words}</p>`;
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
  return html`<div class="stage-board" @click=${(event: Event) => clicked(trying, event)}>
    ${
      expected
        ? html`<figure><figcaption class="head">Expected</figcaption>${unsafeHTML(expected.svg)}</figure>`
        : ''
    }
    <figure>
      ${expected ? html`<figcaption class="head">Got</figcaption>` : ''}
      ${unsafeHTML(board.svg)}
    </figure>
    ${failure === undefined ? '' : html`<p class="failure" role="note">${said(failure)}</p>`}
    <details class="in-words"><summary>In words</summary><p>${board.words}</p></details>
  </div>`;
}

/** The option of the shape that was clicked. */
function optionOf(target: EventTarget | null): number | undefined {
  const shape = target instanceof Element ? target.closest<SVGElement>('[data-option]') : null;
  return shape ? Number(shape.dataset.option) : undefined;
}

function clicked(trying: Trying, { target }: Event): void {
  const option = optionOf(target);
  if (option !== undefined) void trying.choose(option);
}

/** Shows on the board what an option is about. */
function point(event: Event, option: number, isPointed: boolean): void {
  const stage = (event.target as Element).closest('.stage');
  for (const shape of stage?.querySelectorAll(`[data-option="${option}"]`) ?? [])
    shape.classList.toggle('is-pointed', isPointed);
}

/** Keys choose the first nine. */
const DIGITS = 9;

function question(trying: Trying, { shown }: StatesShown): TemplateResult {
  const { question: asked, options, soFar } = shown;
  if (asked === undefined)
    return html`<div class="ask"><p class="soft">${soFar === '' ? '' : `So far ${soFar}.`}</p></div>`;
  const hasDigits = !trying.filmAt;
  return html`<div class="ask">
    <h3>${asked.charAt(0).toUpperCase() + asked.slice(1)}?</h3>
    <div class="options" role="group" aria-label="Options">
      ${options.map(
        ({ name }, at) => html`<button class="btn" type="button" aria-label=${name}
          @click=${() => trying.choose(at)}
          @pointerenter=${(event: Event) => point(event, at, true)} @pointerleave=${(event: Event) => point(event, at, false)}
          @focus=${(event: Event) => point(event, at, true)} @blur=${(event: Event) => point(event, at, false)}
          >${hasDigits && at < DIGITS ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : ''}${name}</button>`,
      )}
    </div>
  </div>`;
}

function steps(trying: Trying, { states, state, leftOut }: StatesShown): TemplateResult {
  const last = states.length - 1;
  const { title, came } = states[state];
  const words = `${state} of ${last}: ${title}${came === '' ? '' : `, ${came}`}`;
  return html`<div class="steps">
    <div class="step-bar">
      <button class="btn" type="button" ?disabled=${state === 0} @click=${() => trying.move(-1)}>Back</button>
      <input type="range" aria-label="Step" min="0" max=${last} .value=${String(state)} aria-valuetext=${words}
        @input=${(event: Event) => trying.step(Number((event.target as HTMLInputElement).value))}>
      <button class="btn" type="button" ?disabled=${state === last} @click=${() => trying.move(1)}>Forward</button>
      ${
        trying.filmAt
          ? ''
          : html`<button class="btn quiet" type="button" ?disabled=${trying.trial?.made.length === 0} @click=${() => trying.takeBack()}>Take back <kbd aria-hidden="true">U</kbd></button>`
      }
    </div>
    <ol class="states">
      ${states.map(
        (one, at) => html`<li class="${one.failed ? 'failed' : ''} ${one.waits ? 'waits' : ''}">
          <button type="button" aria-current=${at === state ? 'step' : 'false'} @click=${() => trying.step(at)}>
            <span>${one.title}</span> <b>${one.came}</b>
          </button>
        </li>`,
      )}
    </ol>
    ${leftOut > 0 ? html`<p class="soft small">${leftOut} more steps are not shown.</p>` : ''}
    ${trialWords(trying)}
  </div>`;
}

function trialWords({ trial, filmAt, tried }: Trying): TemplateResult {
  if (filmAt || !trial) return html``;
  const { refused, stands } = trial;
  return html`<p class="small ${refused === undefined ? 'soft' : 'warned'}">${
    refused === undefined
      ? `${stands.charAt(0).toUpperCase()}${stands.slice(1)}.`
      : html`${sign('warning')} The choice ${refused} is not offered any more. It and ${tried.choices.length - trial.made.length - 1} after it wait.`
  }</p>`;
}
