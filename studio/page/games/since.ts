/** The differences in the same games since an earlier version of the texts. */

import { html, svg, type TemplateResult } from 'lit-html';
import { count } from '../../../table/page/around/index.ts';
import type { GamesChange, GamesFigures } from '../../games/figures.ts';
import { commitWords, LAST_COMMIT } from '../gallery/comparing.ts';
import { copyAsMarkdown } from '../markdown/view.ts';
import type { Studio } from '../studio.ts';
import { changesTo } from '../texts/documents.ts';
import { changedLines } from './changed-lines.ts';
import { horizontalMark, scaleOf } from './plot.ts';
import { lifted, liftedBetween, signedDecimal } from './words.ts';

const TITLES = {
  save: { head: 'Since the last save', before: 'last save' },
  'save before': { head: 'Since the save before', before: 'save before' },
  commit: { head: 'Since the last commit', before: 'last commit' },
};

/** The difference of a card in games with both texts. */
type Difference = GamesChange['compared']['cards'][number];

const cardLink = ({ answers: { cards } }: Studio, number: number) =>
  html`<a class="no ${cards.value.find((card) => card.number === number)?.deck ?? 'brown'}" href=${`#/games/${number}`}>${number}</a>`;

/** A figure with its name, and more about it, in a list. */
const stat = (name: string, figure: string, more = '') =>
  html`<div><dt>${name}</dt><dd>${figure}</dd><dd class="dim">${more}</dd></div>`;

export function since(studio: Studio, shown: GamesFigures, found: GamesChange): TemplateResult {
  const { head, before } = TITLES[studio.gaming.earlier.value?.of ?? 'save'];
  const { compared, after, clear, open } = found;
  const { added, removed, cards, draws, points } = compared;
  const changed = [...compared.changed.map(({ number }) => number), ...compared.changedInherited];
  // The current card if it or its games changed, or else the first changed card.
  const here = cards.find(({ number }) => String(number) === studio.address.value.what);
  const isOf = ({ number }: Difference) => changed.includes(number);
  const card = here && (isOf(here) || clear.includes(here.number)) ? here : (cards.find(isOf) ?? here);
  const [was, now] = [compared.figures, after].map((of) =>
    of.cards.find(({ number }) => number === card?.number),
  );
  const mean = (name: string, { games, mean: by, low, high }: typeof points) =>
    games < 2
      ? stat(name, '–', '')
      : stat(name, signedDecimal(by), `${signedDecimal(low)} to ${signedDecimal(high)}`);
  const others = clear.filter((number) => !changed.includes(number));
  return html`<section class="sheet change" aria-label=${head}>
    <div class="changes">
      <h2 class="head">${head}</h2>
      ${card && lines(studio, card.number)}
      ${card && html`<p>${open[card.number] ? open[card.number]!.map((part) => (part.card === undefined ? part.text : cardLink(studio, part.card))) : wins(studio, card)}</p>`}
      ${list(studio, 'Changed', changed)} ${list(studio, 'New', added)} ${list(studio, 'Gone', removed)}
      ${list(studio, 'Unchanged, but clearly different in these games', others)}
      ${copied(studio, found)}
    </div>
    <div>${card && was && now && plot(card, { [before]: was, now })}</div>
    <dl class="stats">
      ${was && now && stat('completed', count(now.completed), `${count(was.completed)} before`)}
      ${mean('points a seat', points)} ${mean('draws a game', draws)}
      ${stat('games with both', count(draws.games), `of ${count(shown.played)}`)}
    </dl>
  </section>`;
}

/** The button that copies the change, with the games so far. */
function copied({ gaming, documents, server, lang }: Studio, games: GamesChange): TemplateResult | string {
  const { copying } = gaming;
  const earlier = gaming.earlier.value;
  if (!earlier) return '';
  return copyAsMarkdown(copying, () => ({
    since: earlier.of === 'commit' ? commitWords(LAST_COMMIT, server) : `the ${TITLES[earlier.of].before}`,
    ...{ earlier: changesTo(earlier.texts, documents), lang: lang.value, games },
  }));
}

const MOST_LINES = 8;

function lines({ answers: { cards }, documents, gaming }: Studio, number: number): TemplateResult {
  const row = cards.value.find((card) => card.number === number);
  const text = row && documents.get(row.file)?.text;
  const before = row && gaming.earlier.value?.texts.get(row.file);
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

/** How much more or less often a card wins for certain, or that nothing is known yet. */
function wins(studio: Studio, { number, games, mean, low, high }: Difference): TemplateResult {
  const chip = cardLink(studio, number);
  if (games < 2) return html`Nobody began with ${chip} in both games of a pair yet.`;
  return html`Players who begin with ${chip} win <b>${lifted(mean)} games in a hundred</b> (${liftedBetween({ low, high })}).`;
}

const WIDTH = 384;
const [LEFT, RIGHT] = [88, WIDTH - 50];
const ROWS = [18, 50, 86];
const KINDS = ['', 'me', 'diff'];

function plot(
  { number, games, mean, low, high }: Difference,
  sides: Readonly<Record<string, GamesChange['after']['cards'][number]>>,
): TemplateResult {
  const rows = [
    ...Object.entries(sides).map(([words, one]) => ({ words, ...one, lift: one.winLift })),
    ...(games < 2 ? [] : [{ words: 'difference', lift: mean, low, high }]),
  ];
  const scale = scaleOf([0, ...rows.flatMap(({ low, high }) => [low, high])], LEFT, RIGHT, 0.05);
  const words = rows.map((row) => `${row.words} ${lifted(row.lift)} (${liftedBetween(row)})`).join(', ');
  return html`<p class="sub">Win lift of ${number}, the same games played with both texts</p>
    <svg class="plot wide" viewBox="0 0 ${WIDTH} 128" role="img" aria-label=${`Win lift of card ${number}: ${words}`}>
      ${scale.ticks.map(
        (tick) =>
          svg`<path class=${tick === 0 ? 'fairl' : 'gridl'} d=${`M${scale.at(tick)} 2V104`} /><text class="tick" x=${scale.at(tick)} y="122">${lifted(tick).replace(/\.\d$/, '')}</text>`,
      )}
      ${rows.map(
        (row, at) =>
          svg`<g class=${KINDS[at]}><text class="name" x="0" y=${ROWS[at]}>${row.words}</text>${horizontalMark(scale, ROWS[at]!, row, row.lift, at === 2)}<text class="val" x=${WIDTH} y=${ROWS[at]}>${lifted(row.lift)}</text></g>`,
      )}
    </svg>`;
}
