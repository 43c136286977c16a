/** The table of a game, below the actions on the whole game. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { h } from 'preact';
import type { ReplayOutcome } from '../../../table/index.ts';
import { ReplayOutcomeBanner, type TableController, TableScreen } from '../../../table/page/index.ts';
import { component } from '../lit.tsx';
import { saveFile } from '../save-file.ts';
import { Sign } from '../shell/controls.tsx';
import { intoView } from '../shell/into-view.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import type { PlayPage } from './play-page.ts';

export function tableRoom({ set }: Studio, playing: PlayPage, table: TableController): TemplateResult {
  return html`${bar(playing, set.title)} ${playing.again ? html`<div class="lit" ${component(cardsSaved(playing, playing.again))}></div>` : ''} ${playing.moments ? moments(playing) : ''}
    <div class="at-table-room" ${component(h(TableScreen, { table }))}></div>`;
}

const cardsSaved = (playing: PlayPage, again: ReplayOutcome) =>
  h(
    ReplayOutcomeBanner,
    {
      again,
      goOn: 'Continue with the new text',
      keep: 'Keep the old',
      decide: (decided) => playing.decide(decided),
    },
    h(Sign, { name: 'warning' }),
    ' ',
    h('b', null, 'Cards were saved.'),
  );

/** The name and progress of the game, and the actions on it as a whole. */
function bar(playing: PlayPage, title: string): TemplateResult {
  const shown = playing.table!.shown.value;
  const { rounds = 0, draws = 0, target = 0 } = shown?.view ?? {};
  return html`<div class="play-bar table-bar">
    <p><b>${title}</b> <span class="dim">round ${rounds + 1}, draw ${draws}, to ${target} points</span></p>
    <span class="rest in-row wrap">
      <button class="btn quiet" type="button" aria-expanded=${playing.moments ? 'true' : 'false'} @click=${() => playing.toggleMoments()}>${sign('undo')} Moments</button>
      <button class="btn quiet" type="button" @click=${() => saveFile(playing.log.name, playing.log.text)}>Save the log</button>
      <button class="btn ${shown?.result ? 'main' : ''}" type="button" @click=${() => {
        playing.leave();
        playing.want((wanted) => wanted);
      }}>${shown?.result ? 'New game' : 'Leave'}</button>
    </span>
  </div>`;
}

/**
 * Moments to return to, and the lines played. The page scrolls to them, because on a phone their button
 * stays in view during scrolling.
 */
function moments(playing: PlayPage): TemplateResult {
  const { moments: all = [], lines = [] } = playing.moments ?? {};
  const seats = playing.table?.shown.value?.seats ?? [];
  return html`<section class="moments panel-below" aria-label="Moments" ${ref(intoView)}>
    <h2 class="head">Moments to return to</h2>
    ${all.length === 0 ? html`<p class="soft">Nothing has been chosen yet.</p>` : ''}
    <ol reversed>${all.toReversed().map(
      ({ seat, decisions, draw, text }) =>
        html`<li><button class="btn quiet" type="button" @click=${() => playing.returnTo({ seat, decisions })}>
        ${draw === 0 ? 'before the first draw' : `draw ${draw}`}, ${seats[seat]?.name ?? `seat ${seat + 1}`}: ${text}</button></li>`,
    )}</ol>
    ${
      lines.length < 2
        ? ''
        : html`<h2 class="head">Lines that were played</h2>
        <ul>${lines.map(
          ({
            line,
            from,
            draw,
            points,
            isPlayed,
          }) => html`<li><button class="btn quiet" type="button" aria-current=${isPlayed ? 'true' : 'false'} ?disabled=${isPlayed} @click=${() => playing.returnTo({ line })}>
            Line ${line}${from ? `, which left line ${from.line} in draw ${from.draw}` : ''}: draw ${draw}, points ${points.join(', ')}${isPlayed ? ' (now)' : ''}</button></li>`,
        )}</ul>`
    }
  </section>`;
}
