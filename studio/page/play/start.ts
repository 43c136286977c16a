/** The options of a new game. */
import { html, type TemplateResult } from 'lit-html';
import { h } from 'preact';
import type { GamesAllowed } from '../../../program/index.ts';
import { type NewGame, NewGameFields, submits, within } from '../../../table/page/around/index.ts';
import { component } from '../lit.tsx';
import { sign } from '../shell/signs.ts';
import type { PlayPage } from './play-page.ts';
import { newSeed } from './starting.ts';

export function startForm(playing: PlayPage): TemplateResult {
  const { set, wanted, hasLast, refused } = playing;
  return html`<div class="new-game table-fields">
    <h2>Play ${set && 'title' in set ? set.title : 'the set'}</h2>
    ${refused === '' ? '' : html`<p class="warned" role="alert">${sign('warning')} ${refused}</p>`}
    ${set && 'refused' in set ? html`<p class="warned" role="alert">${sign('warning')} The set cannot be played yet. ${within(set.refused)}</p>` : ''}
    ${set && 'chain' in set && wanted ? form(playing, set.games, wanted) : html`<p class="soft">${set ? '' : 'Compiling the set …'}</p>`}
    <p class="kept-games table-acts">
      ${hasLast ? html`<button class="btn" type="button" ?disabled=${!set || 'refused' in set} @click=${() => playing.continueLast()}>Continue the last game</button>` : ''}
      ${openLog(playing)}
    </p>
  </div>`;
}

/** A button that opens the log of a game. */
function openLog(playing: PlayPage): TemplateResult {
  const { set } = playing;
  return html`<label class="btn quiet file-button">Open a log<input class="vh" type="file" accept=".log,.jsonl,.txt" ?disabled=${!set || 'refused' in set} @change=${async ({
    target,
  }: Event) => {
    const field = target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (!file) return;
    const text = await file.text();
    // Allows opening the same file again after it was corrected.
    field.value = '';
    await playing.openLog(text);
  }}></label>`;
}

function form(playing: PlayPage, games: GamesAllowed, wanted: NewGame): TemplateResult {
  return html`<form class="game-form" @submit=${submits(() => void playing.start())}>
    <button class="btn main start" type="submit">Start game</button>
    <p class="soft">You play against bots, unless you choose otherwise below.</p>
    <div class="lit" ${component(
      h(NewGameFields, {
        ...{ games, wanted, newSeed, people: 'Several people take turns at this screen.' },
        change: (change) => playing.want(change),
      }),
    )}></div>
  </form>`;
}
