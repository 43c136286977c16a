/** What people found out: each card with their notes and figures, and how bots at the same tables chose. */
import { html, type TemplateResult } from 'lit-html';
import type { FindingsAnswer } from '../host-messages.ts';
import { MARKS } from '../messages.ts';
import type { Hosting } from './hosting.ts';

type Note = FindingsAnswer['notes'][number];
type Finding = FindingsAnswer['cards'][number];
type Game = FindingsAnswer['games'][number];

export function findingsView(host: Hosting, { games, cards, notes }: FindingsAnswer): TemplateResult {
  const over = games.filter(({ ended }) => ended === 'over').length;
  const noted = cards.filter(({ lines }) => lines.length > 0);
  const rest = cards.filter(({ lines }) => lines.length === 0);
  const others = notes.filter(({ card }) => card === null);
  return html`<section aria-label="Findings">
    <h2>Findings</h2>
    <p class="soft">${count(games.length, 'game')}, ${over} of them played to the end. ${count(notes.length, 'note')}.</p>
    ${noted.map((card) => noteCard(host, card, games))}
    ${
      others.length === 0
        ? ''
        : html`<article class="host-table" aria-label="Hexes and moments"><h3>Hexes and moments</h3><ul>${others.map((note) => noteLine(host, note, games))}</ul></article>`
    }
    ${notes.length === 0 ? html`<p class="empty">Nobody has noted anything yet. A note is made at the table, with the key N.</p>` : ''}
    ${rest.length === 0 ? '' : html`<div class="table-room" tabindex="0" role="region" aria-label="Cards without notes">${figures(rest)}</div>`}
  </section>`;
}

const count = (amount: number, what: string): string => `${amount} ${amount === 1 ? what : `${what}s`}`;

function noteCard(host: Hosting, card: Finding, games: readonly Game[]): TemplateResult {
  const marks = MARKS.filter((mark) => card.notes[mark] > 0).map((mark) => `${mark} ${card.notes[mark]}`);
  return html`<article class="host-table" aria-label=${`Card ${card.card}`}>
    <h3>Card ${card.card} <span class="soft small">${marks.join(', ')}</span></h3>
    <p class="soft">${figureWords(card)}</p>
    <ul>${card.lines.map((note) => noteLine(host, note, games))}</ul></article>`;
}

/** How often it was chosen, how long people thought, and how bots chose. */
function figureWords({ offered, taken, seconds, undone, opened, botOffered, botTaken }: Finding): string {
  return [
    `People took it ${share(taken, offered)}; bots ${share(botTaken, botOffered)}.`,
    seconds === null ? '' : `Median time to decide: ${seconds} s.`,
    `Text opened ${count(opened, 'time')}, taken back ${count(undone, 'time')}.`,
  ]
    .filter((one) => one !== '')
    .join(' ');
}

/** `3 of 8 times`. */
const share = (taken: number, offered: number): string =>
  offered === 0 ? 'never offered' : `${taken} of ${count(offered, 'time')}`;

function noteLine(host: Hosting, note: Note, games: readonly Game[]): TemplateResult {
  const { table, choice, seat, key, text, q, r } = note;
  const about = q === null ? '' : ` (hex ${q}, ${r})`;
  return html`<li class="found-note"><span>${key === null ? '' : html`<b class="mark">${key}</b>`} ${text ?? ''}${about}
      <span class="soft small">${seat === null ? 'host' : `seat ${seat + 1}`}, table ${table}, choice ${choice}</span></span>
    ${whyNoMoment(host, note, games) ?? html`<button class="btn" type="button" aria-label=${`To the moment: table ${table}, choice ${choice}`} @click=${() => host.lookBack(table, choice)}>To the moment</button>`}</li>`;
}

/** Why a note does not lead to its moment: one can look back at the last game of a table, once it is over. */
function whyNoMoment(
  { answer }: Hosting,
  { table, game }: Note,
  games: readonly Game[],
): TemplateResult | undefined {
  if (games.some((one) => one.table === table && one.game > game))
    return html`<span class="soft small">a game that was begun anew</span>`;
  if (answer?.tables.some(({ id, isOver }) => id === table && isOver)) return undefined;
  return html`<span class="soft small">the game goes on</span>`;
}

function figures(cards: readonly Finding[]): TemplateResult {
  return html`<table class="figures"><caption>Cards without notes</caption>
    <thead><tr><th scope="col">Card</th><th scope="col">People took it</th><th scope="col">Bots took it</th><th scope="col">Median time</th><th scope="col">Text opened</th><th scope="col">Taken back</th></tr></thead>
    <tbody>${cards.map(
      ({ card, taken, offered, botTaken, botOffered, seconds, opened, undone }) =>
        html`<tr><th scope="row">${card}</th><td>${share(taken, offered)}</td><td>${share(botTaken, botOffered)}</td><td>${seconds === null ? '–' : `${seconds} s`}</td><td>${opened}</td><td>${undone}</td></tr>`,
    )}</tbody></table>`;
}
