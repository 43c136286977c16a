/** The page of a seat: the state of the connection, banners for the whole table, and the table. */
import { html, type TemplateResult } from 'lit-html';
import { replayOutcomeWords } from '../page/changed-cards.ts';
import { sign } from '../page/views/signs.ts';
import { tableView } from '../page/views/table-view.ts';
import type { TableFacts } from '../protocol/messages.ts';
import type { ConnectionState } from './connection.ts';
import { lookingBackView } from './looking-back-view.ts';
import { notePanel } from './panels/note.ts';
import { seatPanel } from './panels/seat.ts';
import { talkPanel } from './panels/talk.ts';
import type { Panel, Seat } from './seat.ts';
import { otherTheme } from './theme.ts';

export function seatPage(seat: Seat): TemplateResult {
  const { table, facts, connectionState, refused } = seat;
  if (connectionState === 'refused')
    return html`<main class="refused"><h1>Table</h1><p role="alert">${refused}</p></main>`;
  return html`<main class="seat-page around-table" aria-label="Table">
    ${bar(seat)}
    ${refused === '' ? '' : html`<p class="banner bad" role="alert">${refused}</p>`}
    ${facts ? banners(seat, facts) : ''}
    ${seat.panel === 'note' ? notePanel(seat) : ''}
    ${seat.panel === 'talk' ? talkPanel(seat) : ''}
    ${seat.panel === 'seat' ? seatPanel(seat) : ''}
    ${seat.back ? lookingBackView(seat.back, () => seat.lookBack()) : html`<div class="at-table-room">${table?.shown ? tableView(table) : html`<p class="empty">${connectionState === 'unanswered' ? UNANSWERED : 'Setting up the table …'}</p>`}</div>`}
  </main>`;
}

/** Advice for the user: the page was loaded from the host, but the WebSocket does not connect. */
const UNANSWERED =
  'The page is here, but the table does not answer. If this continues, try another network, and tell the person who invited you: a proxy or a firewall may block WebSockets.';

/** The state of the connection, in words. */
const STATE_TEXTS: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Connecting …',
  unanswered: 'The table does not answer. Trying again …',
  connected: 'Connected',
  away: 'Not connected: this is the table as it was. Trying again …',
  refused: '',
};

function bar(seat: Seat): TemplateResult {
  const { connectionState, table, unread, isWatching, isOver } = seat;
  const view = table?.shown?.view;
  return html`<header class="table-bar">
    <h1 class="table-title">${seat.title === '' ? 'Table' : seat.title}</h1>
    <span class="dim at-draw">${view ? `round ${view.rounds + 1}, draw ${view.draws}, to ${view.target} points` : ''}</span>
    <span class="standing soft ${connectionState}" role="status" aria-label="Connection">${STATE_TEXTS[connectionState]}</span>
    <span class="rest in-row wrap">
      ${isOver && !seat.back ? html`<button class="btn" type="button" @click=${() => seat.lookBack(0)}>Look back</button> <a class="btn" href=${`/t/${seat.place.id}/log`} download=${`${seat.place.id}.log`}>Save the log</a>` : ''}
      ${panelButton(seat, 'talk', unread > 0 ? `Talk, ${unread} new` : 'Talk')}
      ${isWatching ? html`<span class="mark">you watch</span>` : panelButton(seat, 'seat', 'Your seat')}
      <button class="btn quiet" type="button" aria-label="Dark or light" @click=${otherTheme}>${sign('theme')}</button>
    </span>
  </header>`;
}

const panelButton = (seat: Seat, panel: Panel, words: string): TemplateResult =>
  html`<button class="btn quiet" type="button" aria-expanded=${seat.panel === panel ? 'true' : 'false'} @click=${() => seat.open(panel)}>${words}</button>`;

/** Banners for the whole table: a bot at the user's seat, a request to take back a choice, changed cards. */
function banners(seat: Seat, { wish, changed, seats, seat: own }: TableFacts): TemplateResult {
  const { player = 'human', isOver } = seat;
  return html`
    ${player === 'human' || isOver ? '' : html`<p class="banner" role="status">The bot ${player} plays for you. <button class="btn main" type="button" @click=${() => seat.send({ player: 'human' })}>Take the seat back</button></p>`}
    ${wish ? asking(seat, wish, seats, own) : ''}
    ${changed ? html`<p class="banner" role="status"><b>Cards were changed.</b> ${replayOutcomeWords(changed)} The host decides.</p>` : ''}`;
}

/** A request to take back a choice. */
function asking(
  seat: Seat,
  { seat: asker, reason, agreed }: NonNullable<TableFacts['wish']>,
  seats: TableFacts['seats'],
  own: number,
): TemplateResult {
  const missing = seats.filter(
    ({ player }, at) => player === 'human' && at !== asker && !agreed.includes(at),
  );
  const waits = `Waiting for ${missing.map(({ name }) => name).join(', ')}.`;
  const isAsked = !seat.isWatching && own !== asker && !agreed.includes(own) && seat.player === 'human';
  const who = own === asker ? 'You ask' : `${seats[asker]!.name} asks`;
  return html`<p class="banner" role="alert"><span><b>${who} to take back a choice</b>, though ${reason}.</span>
    ${
      isAsked
        ? html`<button class="btn main" type="button" @click=${() => seat.send({ consent: true })}>Agree</button>
        <button class="btn" type="button" @click=${() => seat.send({ consent: false })}>Do not agree</button>`
        : html`<span class="soft">${waits}</span> ${own === asker ? html`<button class="btn" type="button" @click=${() => seat.send({ consent: false })}>Withdraw</button>` : ''}`
    }</p>`;
}
