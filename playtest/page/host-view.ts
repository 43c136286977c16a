/** The page of the host: tables with links to send, who is there, and what the host decides. */
import { html, type TemplateResult } from 'lit-html';
import type { HostAnswer } from '../host-messages.ts';
import { againWords } from './again.ts';
import { findingsView } from './findings-view.ts';
import type { Hosting } from './hosting.ts';
import type { LookingBack } from './looking-back.ts';
import { lookingBackView } from './looking-back-view.ts';
import { otherTheme } from './theme.ts';

type TableShown = HostAnswer['tables'][number];

export function hostPage(host: Hosting): TemplateResult {
  const { answer, refused, isAway } = host;
  return html`<main class="host-page" aria-label="Host">
    <header class="seat-bar">
      <h1 class="table-title">${answer?.title ?? 'Host'}</h1>
      <span class="standing ${isAway ? 'away' : ''}" role="status" aria-label="Connection">${isAway ? 'The host does not answer: this is how it was. Trying again …' : ''}</span>
      <span class="rest"><button class="btn quiet" type="button" aria-label="Dark or light" @click=${otherTheme}>◐</button></span>
    </header>
    ${refused === '' ? '' : html`<p class="banner bad" role="alert">${refused}</p>`}
    ${(answer?.problems ?? []).map((problem) => html`<p class="banner" role="status">${problem}</p>`)}
    ${
      host.back
        ? lookedBack(host, host.back)
        : html`<div class="host-room">
      <nav class="host-acts" aria-label="Places">
        <button class="btn quiet" type="button" aria-current=${host.findings ? 'false' : 'page'} @click=${() => host.showFindings(false)}>Tables</button>
        <button class="btn quiet" type="button" aria-current=${host.findings ? 'page' : 'false'} @click=${() => host.showFindings(true)}>Findings</button>
      </nav>
      ${host.findings ? findingsView(host, host.findings) : tables(host)}
    </div>`
    }
  </main>`;
}

/** A game that is over, with a button that goes on from the moment. */
const lookedBack = (host: Hosting, back: LookingBack): TemplateResult =>
  lookingBackView(
    back,
    () => host.lookBack(),
    html`<button class="btn main" type="button" @click=${() => host.playOn()}>Play on from here</button>`,
  );

function tables(host: Hosting): TemplateResult {
  const { answer } = host;
  return html`<section aria-label="Tables">
        <div class="host-head"><h2>Tables</h2><button class="btn main" type="button" @click=${() => host.addTable()}>New table</button></div>
        ${answer?.tables.length === 0 ? html`<p class="empty">There is no table yet.</p>` : ''}
        ${(answer?.tables ?? []).toReversed().map((table) => tableCard(host, table))}
      </section>`;
}

function tableCard(host: Hosting, table: TableShown): TemplateResult {
  const { id, people, seats, watch, draws, isOver, changed } = table;
  return html`<article class="host-table" aria-label=${`Table ${id}`}>
    <h3>Table ${id} <span class="soft small">${isOver ? 'the game is over' : draws === 0 ? 'nobody has drawn yet' : `draw ${draws}`}</span></h3>
    ${
      changed
        ? html`<div class="again" role="alert"><p><b>Cards were changed.</b> ${againWords(changed)}</p>
        <p class="host-acts">
          ${changed.is === 'refused' ? '' : html`<button class="btn main" type="button" @click=${() => host.decide(id, 'go on')}>Go on with the new cards</button>`}
          <button class="btn" type="button" @click=${() => host.decide(id, 'keep')}>Finish with the old ones</button>
          ${changed.is === 'refused' ? '' : html`<button class="btn" type="button" @click=${() => host.decide(id, 'anew')}>Begin anew</button>`}
        </p></div>`
        : ''
    }
    <ol class="host-seats">${people.map(
      ({ name, player, isHere, points }, seat) => html`<li>
        <b>${name === '' ? `Seat ${seat + 1}` : name}</b>
        <span class="mark">${player === 'human' ? (isHere ? 'is there' : 'not there') : `bot ${player}`}</span>
        <span class="soft">${points} points</span>
        ${player === 'human' ? link(host, seats[seat]!, `Link of seat ${seat + 1}`) : ''}
        ${isOver ? '' : handing(host, table, seat)}</li>`,
    )}
      <li><b>Watching</b> ${link(host, watch, 'Link to watch')}</li></ol>
    ${isOver ? html`<p class="host-acts"><button class="btn" type="button" @click=${() => host.lookBack(id)}>Look back</button> <a class="btn" href=${`/t/${id}/log`} download=${`${id}.log`}>Save the log</a></p>` : ''}
  </article>`;
}

/** A seat is given to a bot, or back to its person. */
function handing(host: Hosting, { id, people }: TableShown, seat: number): TemplateResult {
  const isPerson = people[seat]!.player === 'human';
  return html`<button class="btn quiet" type="button" @click=${() => host.setPlayer(id, seat, isPerson ? 'greedy' : 'human')}>${isPerson ? 'Let a bot play' : 'Give to a person'}</button>`;
}

function link(host: Hosting, address: string, label: string): TemplateResult {
  return html`<span class="link-to-send"><input type="text" readonly aria-label=${label} .value=${address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
    <button class="btn" type="button" aria-label=${`Copy: ${label}`} @click=${() => host.copy(address)}>${host.copied === address ? 'Copied' : 'Copy'}</button></span>`;
}
