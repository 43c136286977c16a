/** The centre of the table: points, drawn elements, the board. */
import { html, svg, type TemplateResult } from 'lit-html';
import type { TableView } from '../../messages.ts';
import type { TableController } from '../table-controller.ts';
import { elementSign, seatClass, sign } from '../views/signs.ts';
import { boardView } from './board.ts';

export function land(table: TableController, shown: TableView): TemplateResult {
  return html`<div class="centre">
    ${track(shown)}
    <div class="land-box">${drawn(table, shown)} ${boardView(table, shown)}
      ${['left', 'right', 'up', 'down'].map((way) => html`<i class="rim-arrow to-${way}" hidden></i>`)}</div>
  </div>`;
}

/** The drawn elements, and the contents of the bag. */
function drawn({ backend }: TableController, { view }: TableView): TemplateResult {
  const { drawn: elements, draws, bag } = view;
  const kinds = Object.entries(bag);
  const left = kinds.reduce((sum, [, amount]) => sum + amount, 0);
  return html`<div class="drawn in-row wrap">
    ${
      draws === 0
        ? ''
        : html`<div class="drawn-now in-row">${elements.map((element) => elementSign(backend, element, 72))}
        <p><span class="soft">draw ${draws}</span> <br><b class="drawn-what">${elements.join(' and ')}</b></p></div>`
    }
    <div class="inbag in-row wrap"><p>${sign('bag')} <b>${left}</b> in the bag</p>
      <ul class="small in-row wrap wide-only">${kinds.map(([element, amount]) => html`<li class="in-row ${amount === 0 ? 'none' : ''}">${elementSign(backend, element, 20)}<span class="vh">${element} </span>${amount}</li>`)}</ul></div>
  </div>`;
}

/** The horizontal extent of the track, and how close two marks may be before one is moved up. */
const TRACK = { from: 40, to: 824, near: 26 };
const HEX = 'M0 -13L11.3 -6.5V6.5L0 13L-11.3 6.5V-6.5Z';

/** The points of all seats on one line, which extends past the target. */
function track({ view, seats }: TableView): TemplateResult {
  const { target } = view;
  const most = Math.max(target, ...view.seats.map(({ vp }) => vp));
  const step = most > 120 ? 50 : most > 30 ? 10 : most > 12 ? 5 : 1;
  const end = (Math.floor(most / step) + 1) * step;
  const at = (points: number) => TRACK.from + ((TRACK.to - TRACK.from) * points) / end;
  const marks: { seat: number; x: number; row: number }[] = [];
  for (const [seat, { vp }] of view.seats.entries()) {
    // If a mark would be too close to another, it goes above it; a third one goes to the right.
    const place = Array.from({ length: view.seats.length }, (_, n) => ({
      x: at(vp) + TRACK.near * Math.floor(n / 2),
      row: n % 2,
    })).find(({ x, row }) => !marks.some((one) => one.row === row && Math.abs(one.x - x) < TRACK.near));
    marks.push({ seat, ...(place ?? { x: at(vp), row: 0 }) });
  }
  const words = view.seats
    .map(({ vp }, seat) => `${seat === view.seat ? 'you' : seats[seat]!.name} ${vp}`)
    .join(', ');
  return html`<svg class="track" viewBox="0 0 856 72" font-size="15" font-weight="800" text-anchor="middle" dominant-baseline="central" fill="var(--on-seat)" role="img" aria-label=${`Points: ${words}; the game ends at ${target}`}>
    <path stroke="var(--line-strong)" stroke-width="1.5" d="M${TRACK.from} 48H${TRACK.to}"/>
    ${Array.from({ length: end / step + 1 }, (_, i) => i * step).map(
      (points) =>
        svg`<path stroke="var(--line-strong)" stroke-width="1.5" d="M${at(points)} 45v7"/>${Math.abs(at(points) - at(target)) < TRACK.near ? '' : svg`<text font-size="14" font-weight="500" dominant-baseline="auto" fill="var(--ink-3)" x=${at(points)} y="67">${points}</text>`}`,
    )}
    <g transform="translate(${at(target)} 48)"><path fill="var(--points)" d=${SEAL}/><text>${target}</text></g>
    ${marks.map(({ seat, x, row }) => svg`<g class=${seatClass(seat)} transform="translate(${x} ${34 - 22 * row})"><path fill="var(--of-seat)" stroke="var(--sheet)" stroke-width="2" d=${HEX}/><text>${seat + 1}</text></g>`)}
  </svg>`;
}

/** A twelve-pointed seal. */
const SEAL = `M${Array.from({ length: 24 }, (_, i) => {
  const [radius, turn] = [i % 2 === 0 ? 18 : 14.5, (i * Math.PI) / 12];
  return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
}).join('L')}Z`;
