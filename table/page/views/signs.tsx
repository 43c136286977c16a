/** Icons and symbols of a table. */
import { makeSigns } from '../around/controls.tsx';
import type { TableController } from '../table-controller.ts';

/** The lines of each icon. */
export const SIGN_PATHS = {
  bag: 'M5.5 4.5C2.5 7 1.5 10 2.5 12.5c.6 1.3 2 1.5 5.5 1.5s4.9-.2 5.5-1.5c1-2.5 0-5.5-3-8M5 4.5h6M6 4.5L4.8 2h6.4L10 4.5',
  cards: 'M2.5 4.5h7v9h-7zM6 4.5v-2h7.5v9h-4',
  play: 'M4.5 3v10l8-5z',
  undo: 'M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H7',
  hint: 'M6 12.5h4M6.5 14.5h3M5.5 10.5c-1.2-.9-2-2-2-3.7a4.5 4.5 0 0 1 9 0c0 1.7-.8 2.8-2 3.7z',
  log: 'M5.5 4H14M5.5 8H14M5.5 12H14M2 4h.6M2 8h.6M2 12h.6',
  link: 'M6.5 9.5l3-3M7.5 4.5l1.6-1.6a2.8 2.8 0 0 1 4 4L11.5 8.5M8.5 11.5l-1.6 1.6a2.8 2.8 0 0 1-4-4L4.5 7.5',
  keys: 'M2 4.5h12v7H2zM4.5 7h.1M7 7h.1M9.5 7h.1M12 7h.1M5 9.5h6',
  note: 'M2.5 13.5l1-3.5 7.5-7.5 2.5 2.5-7.5 7.5zM9.5 4l2.5 2.5',
  back: 'M10 3.5L5.5 8L10 12.5',
  theme: 'M13 9.6A5.6 5.6 0 1 1 6.4 3a4.6 4.6 0 0 0 6.6 6.6z',
} as const;

export const Sign = makeSigns(SIGN_PATHS);

/** The number of a seat on a hex of its colour. */
export const SeatSign = ({ seat }: { seat: number }) => (
  <span class="seat" style={seatColor(seat)} aria-hidden="true">
    {seat + 1}
  </span>
);

/** Sets the colour of a seat. */
export const seatColor = (seat: number) => ({ '--of-seat': `var(--seat-${(seat % 6) + 1})` });

/** A cube, 7.4 units wide and 8.2 high, around 0, 0. */
export const CubeShape = () => (
  <>
    <path fill="#8e7bc9" d="M0 -4L3.7 -2L0 0L-3.7 -2Z" />
    <path fill="#4c3c84" d="M-3.7 -2L0 0V4.2L-3.7 2.2Z" />
    <path fill="#31265a" d="M3.7 -2L0 0V4.2L3.7 2.2Z" />
    <path {...LINE} d="M0 -4L3.7 -2V2.2L0 4.2L-3.7 2.2V-2Z" />
  </>
);

const LINE = { fill: 'none', stroke: '#fbf5e6', 'stroke-width': '.35', 'stroke-linejoin': 'round' } as const;

/** A cube with a given size in pixels. */
export const CubeSign = ({ size }: { size: number }) => (
  <svg class="cube" viewBox="-4.1 -4.3 8.2 8.8" width={size} height={size} aria-hidden="true">
    <CubeShape />
  </svg>
);

/** The points of a seat; the unit is only for screen readers. */
export const Points = ({ vp }: { vp: number }) => (
  <>
    <b>{vp}</b>
    <span class="vh"> {vp === 1 ? 'point' : 'points'}</span>
  </>
);

/** The turns of a dial as dots. */
export const Pips = ({ turns }: { turns: number }) => (
  <svg viewBox="0 0 40 12" width="40" stroke="currentColor" role="img" aria-label={`dial ${turns} of 3`}>
    {[6, 20, 34].map((x, at) => (
      <circle key={x} cx={x} cy="6" r="5" fill={at < turns ? 'currentColor' : 'none'} />
    ))}
  </svg>
);

/** The viewer's dial as printed: the dial turns, the pointer stays. */
export const DialSign = ({ turns, seat }: { turns: number; seat: number }) => (
  <svg
    class="dial"
    style={seatColor(seat)}
    {...{ viewBox: '-44 -44 88 88', width: 88, height: 88, fill: '#fff' }}
    {...{ 'font-size': 14, 'text-anchor': 'middle', role: 'img' }}
    aria-label={`Your dial: ${turns} of 3`}
  >
    <rect fill="var(--of-seat)" x="-40" y="-40" width="80" height="80" rx="6" />
    <g class="dial-turns" transform={`rotate(${-90 * turns})`}>
      <path
        stroke="#fff"
        stroke-width=".8"
        opacity=".7"
        d="M-40 -40L-22 -22M40 -40L22 -22M40 40L22 22M-40 40L-22 22"
      />
      {['start', 1, 2, 3].map((words, at) => (
        <text key={at} transform={`rotate(${90 * at})`} y="-26">
          {words}
        </text>
      ))}
    </g>
    <rect fill="#fbf5e6" x="-22" y="-22" width="44" height="44" rx="3" />
    <path fill="#2a231c" d="M0 -18l7 9h-14Z" />
    <text fill="#2a231c" font-size="24" font-weight="800" y="13">
      {turns}
    </text>
  </svg>
);

/** The picture of an element. */
export function ElementSign({ of, element, size }: { of: TableController; element: string; size: number }) {
  return <img class="element" src={of.backend.sign(element)} alt="" width={size} height={size} />;
}

/** A leaf, 4 units high and centred on 0, 0. */
export const LEAF_PATH =
  'M0 -1.95C1.25 -1 1.62 0 1.32 .95C1.1 1.62 .62 1.95 0 2.02C-.62 1.95 -1.1 1.62 -1.32 .95C-1.62 0 -1.25 -1 0 -1.95Z';
