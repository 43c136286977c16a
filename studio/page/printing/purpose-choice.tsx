/** The four pictures: what one prints for. They show a card of the set. */
import type { ComponentChildren } from 'preact';
import type { PrintController } from './print-controller.ts';
import { PURPOSES, type Purpose, purposeOf } from './purposes.ts';

export const PurposeChoice = ({ print }: { print: PrintController }) => (
  <div class="four stack" role="radiogroup" aria-label="What for?">
    {(Object.keys(PURPOSES) as Purpose[]).map((purpose) => (
      <label key={purpose} class="choice">
        <input
          type="radio"
          name="purpose"
          aria-labelledby={`for-${purpose}`}
          aria-describedby={`for-${purpose}-about`}
          checked={purpose === purposeOf(print.choices.value)}
          onChange={() => print.choose({ purpose })}
        />
        <svg
          class={`scene ${purpose}`}
          viewBox="0 0 188 84"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          {SCENES[purpose]((at) => (
            <image href={print.sample.value} {...at} />
          ))}
        </svg>
        <b id={`for-${purpose}`}>{PURPOSES[purpose][0]}</b>
        <span class="soft small" id={`for-${purpose}-about`}>
          {PURPOSES[purpose][1]}
        </span>
      </label>
    ))}
  </div>
);

type Draw = (at: { x: number; y: number; width: number }) => ComponentChildren;

/** Nine places on a sheet of paper. */
const NINE = Array.from({ length: 9 }, (_, i) => ({
  x: 5 + 23 * (i % 3),
  y: 8 + 23 * Math.floor(i / 3),
  width: 22,
}));

/** What is in each picture, with a card. */
const SCENES: Readonly<Record<Purpose, (draw: Draw) => ComponentChildren>> = {
  sleeve: (draw) => (
    <g transform="rotate(-5 94 50)">
      {draw({ x: 52, y: 8, width: 84 })}
      <path class="sleeve" d="M46 34h96v99h-96z" />
    </g>
  ),
  both: (draw) => (
    <>
      <g transform="translate(12 9) rotate(-4)">
        <path class="blank" d="M0 0h78v110h-78z" />
        {NINE.map(draw)}
      </g>
      <g transform="translate(102 12) rotate(5)">
        <path class="blank" d="M0 0h78v110h-78z" />
        {NINE.map(({ x, y }) => (
          <path key={`${x} ${y}`} class="back" d={`M${x + 2} ${y + 2}h18v18h-18z`} />
        ))}
      </g>
    </>
  ),
  shop: (draw) => (
    <>
      {draw({ x: 52, y: 8, width: 84 })}
      <path class="trim" d="M56 12h76v76h-76z" />
    </>
  ),
  table: (draw) => (
    <>
      <path class="brown-deck" d="M14 24h36v36h-36z" />
      <path class="blue-deck" d="M58 24h36v36h-36z" />
      {[108, 150].map((x) => draw({ x, y: 24, width: 36 }))}
    </>
  ),
};
