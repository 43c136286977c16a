/** How games went: how long they were, and what ran out. */
import { html, type TemplateResult } from 'lit-html';
import type { GamesShown } from '../../games-messages.ts';
import { decimal, wholePercent } from './words.ts';

export function lengths({ draws, points, ties, ranOut, played }: GamesShown): TemplateResult {
  const spreads = [
    ['Draws a game', draws],
    ['Points a seat', points],
  ] as const;
  return html`<section class="sheet lengths">
    <h2 class="head">How the games went</h2>
    <dl class="stats">
      ${spreads.map(
        ([name, { mean, p10, p90 }]) =>
          html`<div><dt>${name}</dt><dd>${decimal(mean)}</dd><dd class="dim">most ${p10} to ${p90}</dd></div>`,
      )}
      <div><dt>Ties</dt><dd>${wholePercent(ties / played)}</dd><dd class="dim"></dd></div>
    </dl>
    ${ranOut.length === 0 ? html`<p class="sub">Nothing ran out.</p>` : supplies(ranOut)}
  </section>`;
}

function supplies(all: GamesShown['ranOut']): TemplateResult {
  const rest = all.slice(MOST).map(({ what }) => what);
  return html`<div>
    <h3 class="sub">Ran out, in how many games</h3>
    <dl class="stats">${all
      .slice(0, MOST)
      .map(
        ({ what, share, low, high }) =>
          html`<div><dt>${what}</dt><dd>${wholePercent(share)}</dd><dd class="dim">${Math.round(low * 100)} to ${wholePercent(high)}</dd></div>`,
      )}</dl>
    ${rest.length > 0 ? html`<p class="sub">And, more rarely: ${rest.join(', ')}.</p>` : ''}
  </div>`;
}

/** This many supplies are listed with figures; the others only by name. */
const MOST = 6;
