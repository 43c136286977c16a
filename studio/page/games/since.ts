/** The differences in the same games since an earlier version of the texts. */

import { html, svg, type TemplateResult } from 'lit-html';
import { count } from '../../../table/page/around/index.ts';
import type { CardSince, ChangeFigure, GamesShown, SinceShown } from '../../games-messages.ts';
import { commitWords, LAST_COMMIT } from '../gallery/comparing.ts';
import { copyAsMarkdown } from '../markdown/view.ts';
import type { Studio } from '../studio.ts';
import { changesTo } from '../texts/documents.ts';
import { cardLink } from './card-link.ts';
import { changedLines } from './changed-lines.ts';
import { horizontalMark, scaleOf } from './plot.ts';
import { decimal, lifted, liftedBetween, roughly, signedDecimal } from './words.ts';

const TITLES = {
  save: { head: 'Since the last save', before: 'last save' },
  'save before': { head: 'Since the save before', before: 'save before' },
  commit: { head: 'Since the last commit', before: 'last commit' },
};

export function since(studio: Studio, shown: GamesShown, found: SinceShown): TemplateResult {
  const { head, before } = TITLES[studio.gaming.earlier?.of ?? 'save'];
  const card = shownCard(studio, found);
  const { added, removed, changed } = found;
  const others = found.cards.filter(({ number, isOut }) => isOut && !changed.includes(number));
  return html`<section class="sheet change" aria-label=${head}>
    <div class="changes">
      <h2 class="head">${head}</h2>
      ${card ? lines(studio, card.number) : ''}
      ${card ? sentences(studio, card, found.games) : ''}
      ${list(studio, 'Changed', changed)} ${list(studio, 'New', added)} ${list(studio, 'Gone', removed)}
      ${list(
        studio,
        'Unchanged, but clearly different in these games',
        others.map(({ number }) => number),
      )}
      ${copied(studio, found)}
    </div>
    ${card ? plot(card, before) : html`<div></div>`}
    <dl class="stats">
      ${
        card
          ? html`<div><dt>completed</dt><dd>${count(card.now.completed)}</dd><dd class="dim">${count(card.before.completed)} before</dd></div>`
          : ''
      }
      ${stat('points a seat', found.points)}
      ${stat('draws a game', found.draws)}
      <div><dt>games with both</dt><dd>${count(found.games)}</dd><dd class="dim">of ${count(shown.played)}</dd></div>
    </dl>
  </section>`;
}

/** The button that copies the change, with the games so far. */
function copied({ gaming, documents, server, lang }: Studio, { both }: SinceShown): TemplateResult | string {
  const { earlier, copying } = gaming;
  if (!earlier) return '';
  return copyAsMarkdown(copying, () => ({
    since: earlier.of === 'commit' ? commitWords(LAST_COMMIT, server) : `the ${TITLES[earlier.of].before}`,
    ...{ earlier: changesTo(earlier.texts, documents), lang, games: both },
  }));
}

/** The current card if it or its games changed, or else the first changed card. */
function shownCard({ address }: Studio, { cards, changed }: SinceShown): CardSince | undefined {
  const here = cards.find(({ number }) => String(number) === address.what);
  if (here && (here.isOut || changed.includes(here.number))) return here;
  return cards.find(({ number }) => changed.includes(number)) ?? here;
}

const MOST_LINES = 8;

function lines({ answers: { cards }, documents, gaming }: Studio, number: number): TemplateResult {
  const row = cards.find((card) => card.number === number);
  const text = row && documents.get(row.file)?.text;
  const before = row && gaming.earlier?.texts.get(row.file);
  if (text === undefined || before === undefined || !row) return html``;
  const all = changedLines(before, text, row.from, row.to);
  if (all.length === 0) return html``;
  return html`<p class="codediff">${all
    .slice(0, MOST_LINES)
    .map(
      ({ sign, text: line }) =>
        html`<span class=${sign === '+' ? 'add' : 'del'}><i aria-hidden="true">${sign}</i><span class="vh">${sign === '+' ? 'now: ' : 'before: '}</span>${line}</span>`,
    )}</p>${all.length > MOST_LINES ? html`<p class="sub">and ${count(all.length - MOST_LINES)} more lines</p>` : ''}`;
}

const list = (studio: Studio, name: string, numbers: readonly number[]) =>
  numbers.length === 0
    ? ''
    : html`<p class="sub">${name}: ${numbers.map((number) => html`${cardLink(studio, number)} `)}</p>`;

/** What is known about a card, and what is still open. */
function sentences(studio: Studio, card: CardSince, games: number): TemplateResult {
  const chip = cardLink(studio, card.number);
  const often = completedWords(card);
  return html`<p>${often === '' ? '' : html`${chip} ${often} `}${wins(card, often === '' ? chip : html`it`, games)}</p>`;
}

/**
 * Mentions a difference only if it exceeds twice the standard deviation of independent counts, so
 * that chance does not explain it.
 */
function completedWords({ now, before }: CardSince): string {
  const [is, was] = [now.completed, before.completed];
  if (Math.abs(is - was) <= 2 * Math.sqrt(is + was)) return '';
  if (was === 0 || is === 0)
    return is === 0 ? 'is no longer completed.' : 'is completed, which it never was before.';
  const part = Math.round(Math.abs(is / was - 1) * 100);
  return is > was && part >= 100
    ? `is completed ${decimal(is / was)} times as often.`
    : `is completed ${part} % ${is > was ? 'more' : 'less'} often.`;
}

function wins({ difference }: CardSince, it: TemplateResult, games: number): TemplateResult {
  const { mean, low, high, games: own } = difference;
  if (own < 2) return html`Nobody began with ${it} in both games of a pair yet.`;
  const less = mean < 0;
  if (low > 0 || high < 0) {
    const [from, to] = less ? [-high, -low] : [low, high];
    return html`Players who begin with ${it} win <b>${decimal(Math.abs(mean) * 100)} ${less ? 'fewer' : 'more'} games in a hundred</b> (${decimal(from * 100)} to ${decimal(to * 100)}).`;
  }
  const more = difference.more;
  const wide = Math.max(-low, high) * 100;
  return html`Whether ${it} wins ${less ? 'less' : 'more'} <b>cannot be told yet</b>${
    more === null || mean === 0
      ? html`; over ${count(games)} games the difference is less than ${decimal(wide)} in a hundred either way.`
      : html`; about ${roughly(more)} more games would tell, if it stays so.`
  }`;
}

const stat = (name: string, { mean, low, high, games }: ChangeFigure) =>
  html`<div><dt>${name}</dt><dd>${games < 2 ? '–' : signedDecimal(mean)}</dd><dd class="dim">${games < 2 ? '' : `${signedDecimal(low)} to ${signedDecimal(high)}`}</dd></div>`;

const WIDTH = 384;
const [LEFT, RIGHT] = [88, WIDTH - 50];
const ROWS = [18, 50, 86];

function plot({ number, before: was, now, difference }: CardSince, name: string): TemplateResult {
  const measured =
    difference.games >= 2 ? [{ lift: difference.mean, low: difference.low, high: difference.high }] : [];
  const rows = [
    { kind: 'was', words: name, ...was },
    { kind: 'is', words: 'now', ...now },
    ...measured.map((one) => ({ kind: 'diff', words: 'difference', ...one })),
  ];
  const scale = scaleOf([0, ...rows.flatMap(({ low, high }) => [low, high])], LEFT, RIGHT, 0.05);
  const words = rows.map((row) => `${row.words} ${lifted(row.lift)} (${liftedBetween(row)})`).join(', ');
  return html`<div class="cmpbox"><p class="sub">Win lift of ${number}, the same games played with both texts</p>
    <svg class="plot" viewBox="0 0 ${WIDTH} 128" role="img" aria-label=${`Win lift of card ${number}: ${words}`}>
      ${scale.ticks.map(
        (tick) =>
          svg`<path class=${tick === 0 ? 'fairl' : 'gridl'} d=${`M${scale.at(tick)} 2V104`} /><text class="tick" x=${scale.at(tick)} y="122">${lifted(tick).replace(/\.\d$/, '')}</text>`,
      )}
      ${rows.map(
        (row, at) =>
          svg`<g class="cmp ${row.kind}"><text class="name" x="0" y=${ROWS[at]}>${row.words}</text>${horizontalMark(scale, ROWS[at]!, row, row.lift, row.kind === 'diff')}<text class="val" x=${WIDTH} y=${ROWS[at]}>${lifted(row.lift)}</text></g>`,
      )}
    </svg></div>`;
}
