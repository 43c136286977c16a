/** What stands around the board: the points, the drawn elements. */
import type { ScreenView } from '../../screen/screen.ts';
import type { TableProps } from '../table-controller.ts';
import { ElementSign, Sign, seatColor } from '../views/signs.tsx';

/** The drawn elements, those that effects drew since, and the contents of bag and decks. */
export function Drawn({ table, shown: { view } }: TableProps) {
  const { drawn, laid, draws, bag } = view;
  const [brown, blue] = view.decks;
  const kinds = Object.entries(bag);
  const left = kinds.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <div class="drawn in-row wrap small">
      {draws > 0 && (
        <p class="drawn-now in-row">
          {drawn.map((element, i) => (
            <ElementSign key={i} of={table} element={element} size={36} />
          ))}
          <span class="soft">draw {draws}</span> <b>{drawn.join(' and ')}</b>
        </p>
      )}
      {laid && <p class="soft">by cards: {laid.map(({ element }) => element).join(', ')}</p>}
      <p class="nowrap">
        <Sign name="bag" /> <b>{left}</b> in the bag
      </p>
      <p class="nowrap wide-only">
        <Sign name="cards" /> decks: <b>{brown}</b> brown, <b>{blue}</b> blue
      </p>
      <ul class="inbag in-row wide-only">
        {kinds.map(([element, amount]) => (
          <li key={element} class="in-row">
            <ElementSign of={table} element={element} size={18} />
            <span class="vh">{element} </span>
            {amount}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The horizontal extent of the track, and how close two marks may be before one is moved up. */
const TRACK = { from: 40, to: 824, near: 26 };
const HEX = 'M0 -13L11.3 -6.5V6.5L0 13L-11.3 6.5V-6.5Z';

/** The points of all seats on one line, which extends past the target. */
export function Track({ view, seats }: ScreenView) {
  const { target } = view;
  const most = Math.max(target, ...view.seats.map(({ vp }) => vp));
  const step = most > 120 ? 50 : most > 30 ? 10 : most > 12 ? 5 : 1;
  const end = (Math.floor(most / step) + 1) * step;
  const at = (points: number) => TRACK.from + ((TRACK.to - TRACK.from) * points) / end;
  // If a mark would be too close to another, it goes above it; a third one goes to the right.
  const marks = view.seats.map(({ vp }, seat) => {
    const near = view.seats.slice(0, seat).filter((one) => Math.abs(at(one.vp) - at(vp)) < TRACK.near).length;
    return { seat, x: at(vp) + TRACK.near * Math.floor(near / 2), row: near % 2 };
  });
  const words = view.seats
    .map(({ vp }, seat) => `${seat === view.seat ? 'you' : seats[seat]!.name} ${vp}`)
    .join(', ');
  return (
    <svg
      class="track"
      {...{ viewBox: '0 0 856 72', 'font-size': 15, 'font-weight': 800, fill: 'var(--on-seat)' }}
      {...{ 'text-anchor': 'middle', 'dominant-baseline': 'central', role: 'img' }}
      aria-label={`Points: ${words}; the game ends at ${target}`}
    >
      <path {...LINE} d={`M${TRACK.from} 48H${TRACK.to}`} />
      {Array.from({ length: end / step + 1 }, (_, i) => i * step).map((points) => (
        <g key={points}>
          <path {...LINE} d={`M${at(points)} 45v7`} />
          {Math.abs(at(points) - at(target)) >= TRACK.near && (
            <text {...NUMBER} x={at(points)} y="67">
              {points}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${at(target)} 48)`}>
        <path fill="var(--points)" d={SEAL} />
        <text>{target}</text>
      </g>
      {marks.map(({ seat, x, row }) => (
        <g key={seat} data-seat={seat} style={seatColor(seat)} transform={`translate(${x} ${34 - 22 * row})`}>
          <path fill="var(--of-seat)" stroke="var(--sheet)" stroke-width="2" d={HEX} />
          <text>{seat + 1}</text>
        </g>
      ))}
    </svg>
  );
}

const LINE = { stroke: 'var(--line-strong)', 'stroke-width': 1.5 };
const NUMBER = {
  'font-size': 14,
  'font-weight': 500,
  'dominant-baseline': 'auto',
  fill: 'var(--ink-3)',
} as const;

/** A twelve-pointed seal. */
const SEAL = `M${Array.from({ length: 24 }, (_, i) => {
  const [radius, turn] = [i % 2 === 0 ? 18 : 14.5, (i * Math.PI) / 12];
  return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
}).join('L')}Z`;
