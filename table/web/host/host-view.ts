/** The page of the host: tables with links to send, who is present, and the host's decisions. */
import { html, type TemplateResult } from 'lit-html';
import { submits } from '../../page/around/forms.ts';
import { newGameFields } from '../../page/around/new-game-form.ts';
import { counted, within } from '../../page/around/words.ts';
import { replayOutcomeBanner } from '../../page/changed-cards.ts';
import { sign } from '../../page/views/signs.ts';
import type { HostAnswer } from '../../protocol/host-messages.ts';
import { inGame } from '../ask-server.ts';
import type { LookingBack, MomentAt } from '../looking-back.ts';
import { lookingBackView } from '../looking-back-view.ts';
import { otherTheme } from '../theme.ts';
import { findingsView } from './findings-view.ts';
import type { Hosting } from './hosting.ts';

type TableView = HostAnswer['tables'][number];

export function hostPage(host: Hosting): TemplateResult {
  const { answer, refused, isAway } = host;
  return html`<main class="host-page around-table" aria-label="Host">
    <header class="table-bar">
      <h1 class="table-title">${answer?.title ?? 'Host'}</h1>
      <span class="standing soft ${isAway ? 'away' : ''}" role="status" aria-label="Connection">${isAway ? 'The host does not answer: this is its last known state. Trying again …' : ''}</span>
      <span class="rest in-row wrap"><button class="btn quiet" type="button" aria-label="Dark or light" @click=${otherTheme}>${sign('theme')}</button></span>
    </header>
    ${refused === '' ? '' : html`<p class="banner bad" role="alert">${refused}</p>`}
    ${(answer?.problems ?? []).map((problem) => html`<p class="banner" role="status"><span>${within(problem)}</span></p>`)}
    ${
      host.back
        ? lookedBack(host, host.back)
        : html`<div class="host-room">
      <nav class="table-acts" aria-label="Places">
        <button class="btn quiet" type="button" aria-current=${host.findings ? 'false' : 'page'} @click=${() => host.showFindings(false)}>Tables</button>
        <button class="btn quiet" type="button" aria-current=${host.findings ? 'page' : 'false'} @click=${() => host.showFindings(true)}>Findings</button>
      </nav>
      ${host.findings ? findingsView(host, host.findings) : tables(host)}
    </div>`
    }
  </main>`;
}

/** A game under review. From a finished game, a moment can be continued at a new table or in the studio. */
const lookedBack = (host: Hosting, back: LookingBack): TemplateResult =>
  lookingBackView(
    back,
    () => host.lookBack(),
    back.at.isUnfinished
      ? ''
      : html`<button class="btn main" type="button" @click=${() => host.playOn()}>Play on from here</button>
      <button class="btn" type="button" @click=${() => host.openInStudio(back.at)}>In the studio</button>
      ${savedLog(back.at)}`,
  );

function tables(host: Hosting): TemplateResult {
  const { answer } = host;
  const all = (answer?.tables ?? []).toReversed();
  return html`<section aria-label="Tables">
        ${newTable(host)}
        <p class="how-to soft">Send each person the link of one seat: whoever opens it plays at that seat, on a computer or a phone. Open one yourself to play along, and keep the address that <code>ecos host</code> printed to yourself.</p>
        ${all.some(({ watch }) => isHere(watch)) ? html`<p class="banner" role="note"><span>These links open on this machine only. For other machines of your network start the host with <code>--address 0.0.0.0</code>, for people elsewhere with <code>--public</code> and a tunnel.</span></p>` : ''}
        ${answer?.tables.length === 0 ? html`<p class="empty">There is no table yet.</p>` : ''}
        ${all.map((table) => tableCard(host, table))}
      </section>`;
}

/** The form for a new table. Its choices are closed at first: a table without them is as `ecos host` was told. */
function newTable(host: Hosting): TemplateResult {
  const { games, wanted } = host;
  const people = 'Each person opens the link of a seat.';
  return html`<form class="game-form table-fields" @submit=${submits(() => host.addTable())}>
    <div class="in-row apart"><h2>Tables</h2><button class="btn main" type="submit">New table</button></div>
    <details @toggle=${({ target }: Event) => (target as HTMLDetailsElement).open && host.askGames()}>
      <summary>Choices for new tables</summary>
      ${games && wanted ? newGameFields({ games, wanted, people, change: (change) => host.want(change) }) : ''}
    </details>
  </form>`;
}

/** Whether a link only works on the machine that opens it. */
const isHere = (link: string): boolean => ['127.0.0.1', 'localhost'].includes(new URL(link).hostname);

function tableCard(host: Hosting, table: TableView): TemplateResult {
  const { id, people, seats, watch, draws, isOver, changed } = table;
  return html`<article class="host-table box" aria-label=${`Table ${id}`}>
    <h3>Table ${id} <span class="soft small">${isOver ? 'the game is over' : draws === 0 ? 'before the first draw' : `draw ${draws}`}</span></h3>
    ${changed ? replayOutcomeBanner(changed, [html`<b>Cards were changed.</b>`, 'Continue with the new cards', 'Finish with the old ones'], (decided) => host.ask(`/api/tables/${id}/decide`, { decided })) : ''}
    <ol class="host-seats">${people.map(
      ({ name, player, isHere, points }, seat) => html`<li>
        <b>${name === '' ? `Seat ${seat + 1}` : name}</b>
        <span class="mark ${isHere ? 'is-here' : ''}">${player === 'human' ? (isHere ? 'is there' : 'not there') : `bot ${player}`}</span>
        <span class="soft">${counted(points, 'point')}</span>
        ${player === 'human' ? link(host, seats[seat]!, `Link of seat ${seat + 1}`) : html`<span></span>`}
        ${isOver ? '' : handing(host, table, seat)}</li>`,
    )}
      <li><b>Watching</b> ${link(host, watch, 'Link to watch')}</li></ol>
    ${isOver ? html`<p class="table-acts"><button class="btn" type="button" @click=${() => host.lookBack({ id, choice: 0 })}>Look back</button> ${savedLog({ id })}</p>` : ''}
  </article>`;
}

/** A link to the log of a finished game. */
const savedLog = ({ id, game }: Pick<MomentAt, 'id' | 'game'>): TemplateResult =>
  html`<a class="btn" href=${`/t/${id}/log${inGame(game)}`} download=${`${id}.log`}>Save the log</a>`;

/** The button that hands a seat to a bot, or back to a person. */
function handing(host: Hosting, { id, people }: TableView, seat: number): TemplateResult {
  const isPerson = people[seat]!.player === 'human';
  return html`<button class="btn quiet" type="button" @click=${() => host.ask(`/api/tables/${id}/seat`, { seat, player: isPerson ? 'greedy' : 'human' })}>${isPerson ? 'Let a bot play' : 'Give to a person'}</button>`;
}

function link(host: Hosting, address: string, label: string): TemplateResult {
  return html`<span class="link-to-send in-row table-fields"><input type="text" readonly aria-label=${label} .value=${address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
    <button class="btn" type="button" aria-label=${`Copy: ${label}`} @click=${() => host.copy(address)}>${host.copied === address ? 'Copied' : 'Copy'}</button>
    <a class="btn quiet" href=${address} target="_blank" rel="noreferrer" aria-label=${`Open: ${label}`}>Open</a></span>`;
}
