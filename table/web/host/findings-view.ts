/** The findings: cards with people's notes, and with their figures compared with those of bots. */

import { html, type TemplateResult } from 'lit-html';
import { counted } from '../../page/around/words.ts';
import type { FindingsAnswer } from '../../protocol/host-messages.ts';
import { MARKS } from '../../protocol/messages.ts';
import type { MomentAt } from '../looking-back.ts';
import { FIGURES, type Figure } from './figures.ts';
import type { Hosting } from './hosting.ts';

type Note = FindingsAnswer['notes'][number];
type Finding = FindingsAnswer['cards'][number];
type Game = FindingsAnswer['games'][number];

export function findingsView(
  host: Hosting,
  { games, cards, notes, botGames, problems }: FindingsAnswer,
): TemplateResult {
  const over = games.filter(({ ended }) => ended === 'over').length;
  const noted = cards.filter(({ lines }) => lines.length > 0);
  const rest = cards.filter(({ lines }) => lines.length === 0);
  const others = notes.filter(({ card }) => card === null);
  return html`<section aria-label="Findings">
    <h2>Findings</h2>
    ${problems
      .filter((problem) => !host.answer?.problems.includes(problem))
      .map((problem) => html`<p class="banner" role="status">${problem}</p>`)}
    <p class="soft">${counted(games.length, 'game')}, ${over} of them played to the end. ${counted(notes.length, 'note')}.</p>
    <p class="soft" role="status" aria-label="Simulated games">${
      botGames
        ? `For comparison: ${botGames.games} games that ${botGames.bot} bots played with the current cards, and for “taken where offered” the bots at your tables. A few games say little by themselves, so estimates lean towards the bots.`
        : 'Bots are playing games with the current cards. Their figures will appear in a moment.'
    }</p>
    ${notes.length === 0 ? html`<p class="empty">There are no notes yet. People write notes at the table, with the button Note or the key N.</p>` : ''}
    ${noted.map((card) => notedCard(host, card, games))}
    ${
      others.length === 0
        ? ''
        : html`<article class="host-table box" aria-label="Hexes and moments"><h3>Hexes and moments</h3><ul>${others.map((note) => noteLine(host, note, games))}</ul></article>`
    }
    ${rest.length === 0 ? '' : html`<div class="table-room" tabindex="0" role="region" aria-label="Cards without notes">${table(host, rest)}</div>`}
  </section>`;
}

function notedCard(host: Hosting, card: Finding, games: readonly Game[]): TemplateResult {
  const { title = '' } = host.words.get(card.card) ?? {};
  const face = host.face(card.card);
  const marks = MARKS.filter((mark) => card.notes[mark] > 0).map((mark) => `${mark} ${card.notes[mark]}`);
  return html`<article class="host-table box found-card" aria-label=${`Card ${card.card} ${title}`.trimEnd()}>
    ${face === undefined ? html`<span class="found-face"></span>` : html`<img class="found-face" src=${face} alt="">`}
    <div>
      <h3>${named(host, card.card)} <span class="soft small">${marks.join(', ')}</span></h3>
      <ul>${card.lines.map((note) => noteLine(host, note, games))}</ul>
      <div class="table-room" tabindex="0" role="region" aria-label=${`Figures of card ${card.card}`}>${ownFigures(card)}</div>
    </div></article>`;
}

/** The number of a card in the colour of its deck, and its title. */
function named({ words }: Hosting, card: number): TemplateResult {
  const { deck = '', title = '' } = words.get(card) ?? {};
  return html`<span class="no ${deck}">${card}</span> ${title}`;
}

function ownFigures(card: Finding): TemplateResult {
  const cells = ({ people, bots, estimate }: Figure) =>
    html`<td>${people(card)}</td><td>${bots?.(card) ?? ''}</td><td>${estimate?.(card) ?? ''}</td>`;
  return html`<table class="figures"><thead><tr><td></td><th scope="col">People</th><th scope="col">Bots</th><th scope="col">Estimate</th></tr></thead>
    <tbody>${FIGURES.map((figure) => html`<tr><th scope="row">${figure.name}</th>${cells(figure)}</tr>`)}</tbody></table>`;
}

function table(host: Hosting, cards: readonly Finding[]): TemplateResult {
  const isPair = ({ bots }: Figure) => bots !== undefined;
  const [pairs, single] = [FIGURES.filter(isPair), FIGURES.filter((one) => !isPair(one))];
  return html`<table class="figures"><caption>Cards without notes</caption>
    <thead>
      <tr><th scope="col" rowspan="2">Card</th>${pairs.map(({ name }) => html`<th scope="colgroup" colspan="2">${name}</th>`)}${single.map(({ name }) => html`<th scope="col" rowspan="2">${name}</th>`)}</tr>
      <tr>${pairs.map(() => html`<th scope="col">people</th><th scope="col">bots</th>`)}</tr>
    </thead>
    <tbody>${cards.map(
      (card) => html`<tr><th scope="row">${named(host, card.card)}</th>
        ${pairs.map(({ people, bots }) => html`<td>${people(card)}</td><td>${bots?.(card)}</td>`)}
        ${single.map(({ people }) => html`<td>${people(card)}</td>`)}</tr>`,
    )}</tbody></table>`;
}

function noteLine(host: Hosting, note: Note, games: readonly Game[]): TemplateResult {
  const { table, choice, seat, key, text, hex } = note;
  const about = hex === null ? '' : html`<span class="hexname">${hex}</span>`;
  const where = `table ${table}, choice ${choice}`;
  const moment = momentOfNote(host, note, games);
  return html`<li class="found-note in-row wrap apart"><span>${key === null ? '' : html`<b class="mark">${key}</b>`} ${about} ${text ?? ''}
      <span class="soft small">${host.nameOf(table, seat)}, ${where}${moment.isUnfinished ? ', game still running' : ''}${moment.game === undefined ? '' : ', in a game that was started over'}</span></span>
    <span class="table-acts"><button class="btn" type="button" aria-label=${`To the moment: ${where}`} @click=${() => host.lookBack(moment)}>To the moment</button>
      ${moment.isUnfinished ? '' : html`<button class="btn quiet" type="button" aria-label=${`In the studio: ${where}`} @click=${() => host.openInStudio(moment)}>In the studio</button>`}</span></li>`;
}

/** The moment of a note: in the last game of its table, in a game that was started over, or in an unfinished game. */
export function momentOfNote(
  { answer }: Hosting,
  { table: id, game, choice }: Note,
  games: readonly Game[],
): MomentAt {
  const isLast = !games.some((one) => one.table === id && one.game > game);
  const isUnfinished = isLast && answer?.tables.some((table) => table.id === id && !table.isOver) === true;
  return { id, choice, isUnfinished, ...(!isLast && { game }) };
}
