/** The options of a new game. */
import { html, type TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';
import type { GamesAllowed } from '../../messages.ts';
import { sign } from '../shell/signs.ts';
import type { PlayPage } from './play-page.ts';
import { type NewGameChoices, newSeat, newSeed, PLAYERS, type Seated } from './starting.ts';

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

function form(playing: PlayPage, games: GamesAllowed, wanted: NewGameChoices): TemplateResult {
  const { from, to } = games.players;
  const { seats, hands, layout, target, seed } = wanted;
  const { layouts, hands: all } = games;
  const set = (seat: number, change: Partial<NewGameChoices['seats'][number]>) =>
    playing.wantSeats((now) => now.map((one, at) => (at === seat ? { ...one, ...change } : one)));
  return html`<form @submit=${(event: Event) => {
    event.preventDefault();
    void playing.start();
  }}>
    <button class="btn main start" type="submit">Start game</button>
    <p class="soft">You play against bots, unless you choose otherwise below.</p>
    <fieldset><legend class="head">Who plays</legend>
      <ol class="seat-rows">${seats.map(
        ({ player, name, hand }, seat) => html`<li>
          <span class="seat s${(seat % 6) + 1}" aria-hidden="true">${seat + 1}</span>
          <input type="text" aria-label=${`Name at seat ${seat + 1}`} maxlength="24" .value=${name} @input=${(event: Event) => set(seat, { name: textOf(event) })}>
          <select aria-label=${`Who plays at seat ${seat + 1}`} @change=${(event: Event) => set(seat, { player: textOf(event) as Seated })}>
            ${Object.entries(PLAYERS).map(([one, words]) => html`<option value=${one} .selected=${one === player}>${words}</option>`)}
          </select>
          ${
            hands === 'chosen'
              ? html`<select aria-label=${`Hand at seat ${seat + 1}`} @change=${(event: Event) => set(seat, { hand: textOf(event) })}>
                  ${all.map((one) => html`<option value=${one} .selected=${one === (hand || all[seat % all.length])}>${one}</option>`)}
                </select>`
              : ''
          }
        </li>`,
      )}</ol>
      <p><button class="btn" type="button" ?disabled=${seats.length >= to} @click=${() => playing.wantSeats((now) => [...now, newSeat(now.length)].slice(0, to))}>One more</button>
        <button class="btn" type="button" ?disabled=${seats.length <= from} @click=${() => playing.wantSeats((now) => now.slice(0, Math.max(from, now.length - 1)))}>One fewer</button>
        <span class="soft small">${from} to ${to} can play. Several people take turns at this screen.</span></p>
    </fieldset>
    <fieldset><legend class="head">Cards to begin with</legend>
      <div class="seg" role="radiogroup" aria-label="Hands">${HANDS.map(
        ([one, words]) =>
          html`<label><input type="radio" name="play-hands" .checked=${hands === one} @change=${() => playing.want({ hands: one })}>${words}</label>`,
      )}</div>
    </fieldset>
    <fieldset class="game-fields"><legend class="head">The game</legend>
      ${
        layouts.length < 2
          ? ''
          : html`<div><label for="play-layout">Landscape</label>
            <select id="play-layout" @change=${(event: Event) => playing.want({ layout: textOf(event) })}>
              ${layouts.map((one, at) => html`<option value=${one} .selected=${layout === one || (layout === '' && at === 0)}>${one}</option>`)}
            </select></div>`
      }
      <div><label for="play-target">Points to end it</label>
        <input id="play-target" type="number" min="1" max="1000000" placeholder=${games.target ?? ''} .value=${target} @input=${(event: Event) => playing.want({ target: textOf(event) })}></div>
      <div><label for="play-seed">Seed</label>
        <input id="play-seed" type="number" min="0" max="4294967295" required .value=${seed} @input=${(event: Event) => playing.want({ seed: textOf(event) })}>
        <button class="btn quiet" type="button" @click=${() => playing.want({ seed: newSeed() })}>Another</button></div>
    </fieldset>
  </form>`;
}

const HANDS = [
  ['recommended', 'Dealt by the seed'],
  ['chosen', 'Chosen'],
  ['draft', 'Drafted'],
] as const;

const textOf = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;
