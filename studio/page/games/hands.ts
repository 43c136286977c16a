/** How often each hand wins. */

import { html, svg, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { counted } from '../../../table/page/around/index.ts';
import type { GamesShown, HandShown } from '../../games-messages.ts';
import { horizontalMark, type Scale, scaleOf } from './plot.ts';
import { wholePercent } from './words.ts';

const WIDTH = 168;
const HEIGHT = 31;

export function hands({ hands: all, fair }: GamesShown): TemplateResult {
  const played = all.filter(({ games }) => games > 0).toSorted((a, b) => b.winShare - a.winShare);
  const scale = scaleOf([fair, ...played.flatMap(({ low, high }) => [low, high])], 6, WIDTH - 6, 0.05);
  return html`<section class="sheet">
    <h2 class="head">Games won by each hand</h2>
    <table class="figures hands" aria-label="Hands">
      <thead><tr><th scope="col">Hand</th><th scope="col"><span class="vh">Interval and games</span>
        <span class="fairt" aria-hidden="true">a fair share, ${wholePercent(fair)}</span></th><th scope="col"><span class="vh">Games won</span></th></tr></thead>
      <tbody>${played.length === 0 ? html`<tr><td colspan="3">No hand of this set has been played yet.</td></tr>` : ''}${repeat(
        played,
        ({ name }) => name,
        (hand) => handRow(hand, scale, fair),
      )}</tbody>
      <tfoot aria-hidden="true"><tr><td></td><td><svg class="plot" viewBox="0 0 ${WIDTH} 20" width=${WIDTH} height="20">
        ${scale.ticks
          .filter((_, nth) => scale.ticks.length <= 5 || nth % 2 === 0)
          .map((tick) => svg`<text class="tick" x=${scale.at(tick)} y="16">${wholePercent(tick)}</text>`)}
      </svg></td><td></td></tr></tfoot>
    </table>
  </section>`;
}

function handRow(
  { title, name, games, winShare: share, low, high, isOut }: HandShown,
  scale: Scale,
  fair: number,
): TemplateResult {
  const words = `${wholePercent(low)} to ${wholePercent(high)} of ${counted(games, 'game')}${isOut ? ', stands out' : ''}`;
  return html`<tr class=${isOut ? 'out' : ''}>
    <th scope="row">${title || name}</th>
    <td><svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" width=${WIDTH} height=${HEIGHT} role="img" aria-label=${words}>
      ${scale.ticks.map((tick) => svg`<path class="gridl" d=${`M${scale.at(tick)} 0V${HEIGHT}`} />`)}
      <path class="fairl" d=${`M${scale.at(fair)} 0V${HEIGHT}`} />
      ${horizontalMark(scale, HEIGHT / 2, { low, high }, share, isOut)}
    </svg></td>
    <td class="num"><b>${Math.round(share * 100)}</b><span class="vh"> %</span></td>
  </tr>`;
}
