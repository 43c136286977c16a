/** How games went: how long they were, and what ran out. */
import { html, type TemplateResult } from 'lit-html';
import type { GamesShown } from '../../games-messages.ts';
import { decimal, wholePercent } from './words.ts';

/** A figure with its name, and more about it, in a list. */
export const stat = (name: string, figure: string, more = ''): TemplateResult =>
  html`<div><dt>${name}</dt><dd>${figure}</dd><dd class="dim">${more}</dd></div>`;

export function lengths({ draws, points, ties, ranOut, played }: GamesShown): TemplateResult {
  const spread = (name: string, { mean, p10, p90 }: GamesShown['draws']) =>
    stat(name, decimal(mean), `most ${p10} to ${p90}`);
  const often = ranOut
    .slice(0, MOST)
    .map(({ what, share, low, high }) =>
      stat(what, wholePercent(share), `${Math.round(low * 100)} to ${wholePercent(high)}`),
    );
  const rest = ranOut.slice(MOST).map(({ what }) => what);
  return html`<section class="sheet lengths">
    <h2 class="head">How the games went</h2>
    <dl class="stats">
      ${spread('Draws a game', draws)} ${spread('Points a seat', points)} ${stat('Ties', wholePercent(ties / played))}
    </dl>
    ${
      ranOut.length === 0
        ? html`<p class="sub">Nothing ran out.</p>`
        : html`<div><h3 class="sub">Ran out, in how many games</h3><dl class="stats">${often}</dl>
      ${rest.length > 0 ? html`<p class="sub">And, more rarely: ${rest.join(', ')}.</p>` : ''}</div>`
    }
  </section>`;
}

/** This many supplies are listed with figures; the others only by name. */
const MOST = 6;
