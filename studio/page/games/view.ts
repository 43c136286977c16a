/** The place Games: bots play the set, and the page shows the findings. */
import { html, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { count, within } from '../../../table/page/around/index.ts';
import type { GamesShown } from '../../games-messages.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { breakers } from './breakers.ts';
import { cardsPlayed } from './cards-played.ts';
import { choices } from './choices.ts';
import { runWords } from './gaming.ts';
import { hands } from './hands.ts';
import { lengths } from './lengths.ts';
import { lifts } from './lifts.ts';
import { remarks } from './remarks.ts';
import { since } from './since.ts';

export function gamesPlace(studio: Studio): TemplateResult {
  const { gaming } = studio;
  const { shown } = gaming;
  return html`<div class="pane gaming" role=${gaming.showsText ? 'region' : 'main'} aria-label="Games">
    ${run(studio)}
    ${notes(studio)}
    ${shown && shown.played > 0 ? found(studio, shown) : nothingYet(studio)}
    ${breakers(studio)}
  </div>`;
}

function run({ gaming }: Studio): TemplateResult {
  const { shown, wanted, isRunning, isDone, isStarted } = gaming;
  const played = shown?.played ?? 0;
  const progress = runWords(gaming);
  const isMore = isRunning && isDone;
  const [name, picture] = !isRunning
    ? ([isStarted && played > 0 ? 'Continue' : 'Start games', 'play'] as const)
    : isMore
      ? ([`Play ${count(wanted.games)} more`, 'play'] as const)
      : (['Pause', 'pause'] as const);
  return html`<section class="run" aria-label="The run">
    <button class="btn main" type="button" @click=${() => (isMore ? gaming.double() : gaming.toggle())}>${sign(picture)} ${name} ${isMore ? '' : html`<kbd aria-hidden="true">Space</kbd>`}</button>
    <div class="progress"><progress aria-label="Games" aria-valuetext=${progress} max=${wanted.games} .value=${played}></progress>
    <p class="num">${progress}</p></div>
    ${choices(gaming)}
  </section>`;
}

/** Why the games do not use the current text, or why there are none. */
function notes({ gaming }: Studio): TemplateResult {
  const { mistake, refused, noEarlier, shown } = gaming;
  return html`${
    mistake === undefined
      ? ''
      : html`<p class="note" role="status">${sign('warning')} ${shown ? 'These games use the text before the mistake' : 'A set with a mistake cannot be played'}: ${within(mistake)}</p>`
  }
  ${refused === undefined ? '' : html`<p class="note" role="alert">${sign('warning')} ${within(refused)}</p>`}
  ${noEarlier === undefined ? '' : html`<p class="note" role="status">${sign('warning')} Nothing to compare with: ${within(noEarlier)}</p>`}`;
}

function nothingYet({ gaming }: Studio): TemplateResult {
  return html`<p class="empty">${
    gaming.isRunning
      ? gaming.mistake === undefined
        ? 'The first games are being played.'
        : 'Games begin once that is fixed.'
      : html`Bots play this set while you write. <kbd>Space</kbd> starts them; then you see here which hands and cards win too often or too rarely.`
  }</p>`;
}

function found(studio: Studio, shown: GamesShown): TemplateResult {
  // Typing in the text next to the figures does not redraw them.
  const of = [shown, studio.address.value.what, studio.answers.cards.value, studio.lang.value];
  return html`<div class="results" aria-busy=${studio.gaming.isRunning ? 'true' : 'false'}>
    ${guard(of, () => html`${hands(shown)} ${lifts(studio, shown)}${remarks(studio, shown)}`)}
    ${shown.since ? since(studio, shown, shown.since) : sameAsBefore(studio)}
    ${guard([shown], () => lengths(shown))}
    ${guard([...of, studio.gaming.order], () => cardsPlayed(studio, shown))}
  </div>`;
}

function sameAsBefore({ gaming }: Studio): TemplateResult {
  if (gaming.wanted.against === 'nothing' || gaming.noEarlier !== undefined) return html``;
  return html`<p class="same">${
    gaming.wanted.against === 'save'
      ? 'No card has changed since the last save. As soon as one does, the same games are played with both texts.'
      : 'No card has changed since the last commit.'
  }</p>`;
}
