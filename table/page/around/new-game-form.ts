/** The fields of the form for a new game. */
import { html, type TemplateResult } from 'lit-html';
import type { GamesAllowed } from '../../../program/index.ts';
import type { GameOptions } from '../../../runtime/index.ts';
import type { Player } from '../../messages.ts';
import { seatSign } from '../views/signs.ts';
import { fieldValue } from './forms.ts';
import { BOT_LABELS, HAND_LABELS, type NewGame, withSeats } from './new-game.ts';

/** The players that can fill a seat, with labels. */
const PLAYERS: Partial<Record<Player, string>> = {
  human: 'a person',
  ...Object.fromEntries(Object.entries(BOT_LABELS).map(([bot, words]) => [bot, `bot ${words}`])),
  mcts: 'bot mcts: thinks ahead, slowly',
};

/** A form for a new game. */
export interface NewGameForm {
  games: GamesAllowed;
  wanted: NewGame;
  /** Changes the game as it is at that time, which the page may not show yet. */
  change(change: (now: NewGame) => NewGame): void;
  /** What is said about people at several seats. */
  people: string;
  /** Makes a seed. Without it, the form has none, and no names: the game has a secret, and people bring their names. */
  newSeed?(): number;
}

export function newGameFields({ games, wanted, change, people, newSeed }: NewGameForm): TemplateResult {
  const { from, to } = games.players;
  const { players, names, options } = wanted;
  const {
    hands = [],
    ownFirst = false,
    layout = games.layouts[0] ?? '',
    target,
    harbinger = 0,
    seed,
  } = options;
  const want = (changed: Partial<Record<keyof GameOptions, unknown>>) =>
    change((now) => ({ ...now, options: { ...now.options, ...changed } as GameOptions }));
  return html`<fieldset><legend class="head">Who plays</legend>
      <ol class="seat-rows">${players.map((player, seat) => {
        const others = player in PLAYERS ? {} : { [player]: `bot ${player}` };
        return html`<li>
          ${seatSign(seat)}
          ${newSeed ? html`<input type="text" aria-label=${`Name at seat ${seat + 1}`} maxlength="24" .value=${names[seat]} @input=${(event: Event) => change((now) => ({ ...now, names: now.names.with(seat, fieldValue(event)) }))}>` : ''}
          ${select(`play-player-${seat}`, `Who plays at seat ${seat + 1}`, { ...PLAYERS, ...others }, player, (one) => change((now) => ({ ...now, players: now.players.with(seat, one as Player) })))}
          ${select(`play-hand-${seat}`, `Hand at seat ${seat + 1}`, { ...HAND_LABELS, ...named(games.hands) }, hands[seat]!, (one) => want({ hands: hands.with(seat, one) }))}
        </li>`;
      })}</ol>
      <p><button class="btn" type="button" ?disabled=${players.length >= to} @click=${() => change((now) => withSeats(now, Math.min(to, now.players.length + 1)))}>One more</button>
        <button class="btn" type="button" ?disabled=${players.length <= from} @click=${() => change((now) => withSeats(now, Math.max(from, now.players.length - 1)))}>One fewer</button>
        <span class="soft small">${from} to ${to} can play. ${people}</span></p>
    </fieldset>
    <fieldset><legend class="head">Cards to begin with, for all seats</legend>
      <div class="seg" role="radiogroup" aria-label="Hands">${Object.entries(HAND_LABELS).map(
        ([one, words]) =>
          html`<label><input type="radio" name="play-hands" value=${one} .checked=${hands.every((hand) => hand === one)} @change=${() => want({ hands: players.map(() => one) })}>${words}</label>`,
      )}</div>
      <p><label class="own-first"><input type="checkbox" .checked=${ownFirst} @change=${({ target: box }: Event) => want({ ownFirst: (box as HTMLInputElement).checked })}> The set’s own cards first</label></p>
    </fieldset>
    <fieldset class="game-fields"><legend class="head">The game</legend>
      ${games.layouts.length < 2 ? '' : html`<div><label for="play-layout">Landscape</label>${select('play-layout', 'Landscape', named(games.layouts), layout, (one) => want({ layout: one }))}</div>`}
      <div><label for="play-target">Points to end it</label>
        <input id="play-target" type="number" min="1" max="1000000" placeholder=${games.target ?? ''} .value=${target ?? ''} @input=${(event: Event) => want({ target: numberOf(event) })}></div>
      <div><label for="play-harbinger">First Harbinger</label>${select('play-harbinger', 'First Harbinger', Object.fromEntries(players.map((_, seat) => [seat, `Seat ${seat + 1}`])), `${harbinger}`, (one) => want({ harbinger: Number(one) }))}</div>
      ${
        newSeed
          ? html`<div><label for="play-seed">Seed</label>
        <input id="play-seed" type="number" min="0" max="4294967295" required .value=${seed ?? ''} @input=${(event: Event) => want({ seed: numberOf(event) })}>
        <button class="btn quiet" type="button" @click=${() => want({ seed: newSeed() })}>Another</button></div>`
          : ''
      }
    </fieldset>`;
}

/** A list of options with their labels, of which one is selected. */
const select = (
  id: string,
  label: string,
  options: Readonly<Record<string, string>>,
  selected: string,
  change: (value: string) => void,
): TemplateResult =>
  html`<select id=${id} aria-label=${label} @change=${(event: Event) => change(fieldValue(event))}>
    ${Object.entries(options).map(([one, words]) => html`<option value=${one} .selected=${one === selected}>${words}</option>`)}
  </select>`;

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** The number in a field; undefined while there is none. */
const numberOf = (event: Event): number | undefined =>
  fieldValue(event) === '' ? undefined : Number(fieldValue(event));
