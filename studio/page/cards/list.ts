/** The list of all cards of the set. */

import { html, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { h } from 'preact';
import { counted } from '../../../table/page/around/index.ts';
import type { CardRow } from '../../messages.ts';
import { lifted } from '../games/words.ts';
import { component } from '../lit.tsx';
import { intoView } from '../shell/into-view.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { foundRows } from './found.ts';
import { NewCard } from './new-card.tsx';

const foundCards = ({ answers: { cards }, find, lang }: Studio) =>
  foundRows({ cards: cards.value, find: find.value, lang: lang.value });

export function cardList(studio: Studio): TemplateResult {
  const rows = foundCards(studio);
  const files = [...Map.groupBy(rows, ({ file }) => file).keys()];
  const twins = Map.groupBy(studio.answers.cards.value, ({ number }) => number);
  const nthOf = (row: CardRow) => twins.get(row.number)?.indexOf(row) ?? 0;
  const { row: current } = studio;
  return html`<aside class="set ${studio.unfolded.value.has('set') ? 'unfolded' : ''}">
    <div class="filter">
      <label class="field">${sign('search')}
        <input type="search" aria-label="Find a card" placeholder="61, water, impact" .value=${studio.find.value}
          @input=${(event: InputEvent) => studio.search((event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => {
            // The latest input may not be drawn yet.
            const [found] = foundCards(studio);
            if (event.key === 'Enter' && found) studio.openCard(found);
          }}>
      </label>
      ${studio.address.value.place === 'write' ? html`<div class="lit" ${component(h(NewCard, { studio }))}></div>` : ''}
    </div>
    <ul class="list" aria-label="Cards" tabindex="-1">
      ${repeat(
        rows,
        (row) => `${row.file} ${row.kind} ${row.number} ${nthOf(row)}`,
        (row, at) =>
          cardItem(studio, row, {
            nth: nthOf(row),
            isCurrent: row === current,
            isFirst: files.length > 1 && rows[at - 1]?.file !== row.file,
          }),
      )}
    </ul>
    ${rows.length === 0 && studio.answers.cards.value.length > 0 ? html`<p class="empty">No card matches “${studio.find.value}”.</p>` : ''}
  </aside>`;
}

/** The name of a card in lists: its number, and its title if it has one. */
export const listName = ({ number, title }: { number: number; title: string }): string =>
  title === '' ? String(number) : `${number} ${title}`;

/** The places that keep the list, so that its cards link to the same place. */
const LEADS: ReadonlySet<string> = new Set(['try', 'games']);

/** The position of a card in the list. */
interface RowPosition {
  /** Its index among the cards with the same number. */
  nth: number;
  /** Whether the address names it. */
  isCurrent: boolean;
  /** Whether it is the first of its file. */
  isFirst: boolean;
}

/** A card of the list, rendered again only if its content has changed: most key presses change one card in a hundred. */
function cardItem(studio: Studio, row: CardRow, { nth, isCurrent, isFirst }: RowPosition): unknown {
  const { file, number, deck, title, impact } = row;
  const { place } = studio.address.value;
  const text = row.text?.[studio.lang.value] ?? '';
  const name = listName(row);
  const description = signWords(studio, row);
  const leads = `#/${LEADS.has(place) ? place : 'write'}/${number}`;
  const reveals = isCurrent ? revealedIn(`${place} ${studio.unfolded.value.has('set')}`) : undefined;
  const shown = [
    file,
    name,
    deck,
    impact,
    text,
    description,
    leads,
    reveals,
    isFirst,
    gamesOf(studio, number),
  ];
  return guard(
    shown,
    () => html`<li aria-label=${name} aria-description=${description} ${reveals ? ref(reveals) : ''}>
    ${isFirst ? html`<span class="file" aria-hidden="true">${file.replace(/\.eco$/, '')}</span>` : ''}
    <div class="row" title=${text}>
      <a class="no ${deck}" aria-label=${name} href=${leads} @click=${() => studio.shown.openAgain({ number, nth })}
        aria-current=${isCurrent ? 'true' : 'false'}>${number}</a>
      <span class="words" lang=${studio.lang.value}>${impact ? html`<span class="impact" title="Impact"></span>` : ''}${title === '' ? '' : html`<b>${title}</b> `}${text.replace(/\s+/g, ' ')}</span>
      ${lift(studio, number) ?? signs(studio, row)}
    </div>
  </li>`,
  );
}

/** Scrolls the list to its card, once for each layout in which the list is visible or not. */
const revealing = new Map<string, (item: Element | undefined) => void>();
function revealedIn(way: string): (item: Element | undefined) => void {
  const known = revealing.get(way);
  if (known) return known;
  const reveal = (item: Element | undefined) => intoView(item);
  revealing.set(way, reveal);
  return reveal;
}

/** In Games, the figures of a card. */
function gamesOf({ address, gaming }: Studio, number: number) {
  const card = address.value.place === 'games' ? gaming.cards.value.get(number) : undefined;
  return card && card.games > 0 ? card : undefined;
}

function liftWords(studio: Studio, number: number): string {
  const card = gamesOf(studio, number);
  return card ? `win lift ${lifted(card.winLift)}` : '';
}

/** The win lift as a bar, from -30 to 30 games in a hundred. */
function lift(studio: Studio, number: number): TemplateResult | undefined {
  const card = gamesOf(studio, number);
  if (!card) return undefined;
  const at = (share: number) => Math.round(30 + Math.max(-29, Math.min(29, share * 100)));
  return html`<svg class="minilift ${card.isSure ? 'out' : ''} ${`${number}` === studio.address.value.what ? 'me' : ''}" viewBox="0 0 60 16" aria-hidden="true"><path class="fairl" d="M30 1v14" /><path class="whisk" d=${`M${at(card.low)} 8H${at(card.high)}`} /><circle class="point" cx=${at(card.winLift)} cy="8" r="3" /></svg>`;
}

/** The number of problems in its text. */
function problemsOf({ answers: { problems } }: Studio, { file, from, to }: CardRow): number {
  return problems.filter((one) => one.file === file && from <= one.from && one.from <= to).length;
}

/** The text for the signs: `2 problems`, `3 passed, 1 failed`. */
function signWords(studio: Studio, row: CardRow): string {
  const problems = problemsOf(studio, row);
  const { passed = 0, failed = 0, waiting = 0 } = studio.answers.counts.value?.ofCard[row.number] ?? {};
  return [
    problems > 0 ? counted(problems, 'problem') : '',
    passed > 0 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    waiting > 0 ? `${waiting} not run` : '',
    liftWords(studio, row.number),
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** The maximum number of dots. */
const MOST_DOTS = 5;

function signs(studio: Studio, row: CardRow): TemplateResult {
  const problems = problemsOf(studio, row);
  const { passed = 0, failed = 0, waiting = 0 } = studio.answers.counts.value?.ofCard[row.number] ?? {};
  const dots = Math.min(passed, MOST_DOTS);
  return html`<span class="dots" aria-hidden="true">
    ${problems > 0 ? html`<span class="warned">${sign('warning')}</span>` : ''}
    ${Array.from({ length: dots }, () => html`<i></i>`)}
    ${failed > 0 ? html`<span class="no-good">${sign('cross')}</span>` : ''}
    ${Array.from({ length: Math.min(waiting, MOST_DOTS) }, () => html`<i class="wait"></i>`)}
  </span>`;
}
