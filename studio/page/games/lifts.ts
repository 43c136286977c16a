/** The win lift of each card, as one picture. */

import { html, svg, type TemplateResult } from 'lit-html';
import { count } from '../../../table/page/around/index.ts';
import type { CardGames, GamesShown } from '../../games-messages.ts';
import type { Studio } from '../studio.ts';
import { type Scale, scaleOf, verticalMark } from './plot.ts';
import { lifted, liftedBetween } from './words.ts';

const WIDTH = 368;
const HEIGHT = 420;
/** The area of the cards. */
const [LEFT, RIGHT, TOP, BOTTOM] = [40, WIDTH - 6, 26, HEIGHT - 26];
/** The minimum size of a number, so that numbers do not overlap. */
const CHIP = { width: 36, height: 20 };

export function lifts(studio: Studio, { cards }: GamesShown): TemplateResult {
  const all = cards.filter(({ games }) => games > 0).toSorted((a, b) => a.winLift - b.winLift);
  const begin = html`<h2 class="head">Win lift of each card</h2>
    <p class="sub">Games in a hundred won by whoever begins with the card, above or below a fair share</p>`;
  if (all.length === 0)
    return html`<section class="sheet">${begin}<p class="sub">Nobody has begun with a card of this set yet.</p></section>`;
  const scale = scaleOf([0, ...all.flatMap(({ low, high }) => [low, high])], BOTTOM, TOP, 0.05);
  const step = (RIGHT - LEFT) / all.length;
  const xOf = (at: number) => Math.round((LEFT + (at + 0.5) * step) * 10) / 10;
  const current = Number(studio.address.value.what);
  return html`<section class="sheet">
    ${begin}
    <svg class="plot lifts" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words(all, current)}
      @click=${(event: MouseEvent) => {
        const { left, width } = (event.currentTarget as SVGElement).getBoundingClientRect();
        const x = ((event.clientX - left) / width) * WIDTH;
        const card = all[Math.max(0, Math.min(all.length - 1, Math.floor((x - LEFT) / step)))];
        if (card) studio.view(card.number);
      }}>
      ${scale.ticks.map(
        (tick) =>
          svg`<path class=${tick === 0 ? 'fairl' : 'gridl'} d=${`M${LEFT - 6} ${scale.at(tick)}H${RIGHT}`} /><text class="tick end" x=${LEFT - 12} y=${scale.at(tick)}>${whole(tick)}</text>`,
      )}
      ${all.map((card, at) => {
        const isSure = card.certainty === 'sure';
        return svg`<g class="lift ${isSure ? 'out' : card.certainty === 'likely' ? 'maybe' : ''} ${card.number === current ? 'me' : ''}"><title>${cardLiftWords(card)}</title>${verticalMark(scale, xOf(at), card, card.winLift, isSure)}</g>`;
      })}
      ${tags(all, current).map(({ card, at, isAbove }) => tag(studio, card, xOf(at), scale, isAbove, card.number === current))}
    </svg>
  </section>`;
}

const whole = (share: number) => lifted(share).replace(/\.\d$/, '');

export const cardLiftWords = (card: CardGames): string =>
  `Card ${card.number}: ${lifted(card.winLift)} (${liftedBetween(card)})${card.certainty === 'sure' ? ', stands out' : card.certainty === 'likely' ? ', may be off' : ''}`;

function words(all: readonly CardGames[], current: number): string {
  const [least, most] = [all[0]!, all.at(-1)!];
  const here = all.find(({ number }) => number === current);
  return [
    `${count(all.length)} cards from ${lifted(least.winLift)} (card ${least.number}) to ${lifted(most.winLift)} (card ${most.number}).`,
    here ? cardLiftWords(here) : '',
    'The table Cards played has all of them.',
  ]
    .filter((one) => one !== '')
    .join(' ');
}

/** The cards whose numbers appear in the picture: the current one, and those at the ends that stand out. */
function tags(all: readonly CardGames[], current: number) {
  const named = [
    { at: all.findIndex(({ number }) => number === current), isAbove: true },
    ...(all[0]!.certainty ? [{ at: 0, isAbove: false }] : []),
    ...(all.at(-1)!.certainty ? [{ at: all.length - 1, isAbove: true }] : []),
  ];
  const first = new Map(named.filter(({ at }) => at >= 0).map((one) => [one.at, one] as const));
  return [...first.values()].map(({ at, isAbove }) => ({ at, isAbove, card: all[at]! }));
}

function tag(
  { answers: { cards } }: Studio,
  card: CardGames,
  x: number,
  scale: Scale,
  isAbove: boolean,
  isMe: boolean,
) {
  const deck = cards.value.find(({ number }) => number === card.number)?.deck ?? 'brown';
  const left = Math.max(LEFT, Math.min(RIGHT - CHIP.width, x - CHIP.width / 2));
  const top = isAbove ? scale.at(card.high) - CHIP.height - 4 : scale.at(card.low) + 4;
  const y = Math.max(1, Math.min(HEIGHT - CHIP.height - 1, top));
  return svg`<g class="tagc ${deck} ${isMe ? 'me' : ''}"><rect x=${left} y=${y} width=${CHIP.width} height=${CHIP.height} rx=${deck === 'blue' ? 10 : 3} /><text x=${left + CHIP.width / 2} y=${y + 11}>${card.number}</text></g>`;
}
