/** The worth of the card's effect, compared with its price. */
import type { EffectValue } from '../../../language/index.ts';
import { points, worthWords } from '../shell/worth.ts';

/** The width of the axis in px. */
const WIDTH = 380;

export function Meter({ worth }: { worth: EffectValue }) {
  const { mean, low, high, cost } = worth;
  const most = Math.max(10, Math.ceil(Math.max(high, cost) / 5) * 5);
  const least = Math.min(0, Math.floor(Math.min(low, cost)));
  const x = (amount: number) => ((amount - least) / (most - least)) * WIDTH;
  const words = `${worthWords(worth)}.`;
  const unit = most / 5;
  const first = Math.ceil(least / unit);
  const ticks = Array.from({ length: 6 - first }, (_, i) => (first + i) * unit);
  return (
    <section class="price" aria-label="Price">
      <h2 class="head">Worth</h2>
      <div
        role="meter"
        aria-label="Worth"
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={mean}
        aria-valuetext={words}
      >
        <svg class="gauge" viewBox="-20 0 420 56" aria-hidden="true">
          <path class="axis" d={`M0 34H${WIDTH}`} />
          {ticks.map((tick) => (
            <text key={tick} x={x(tick)} y="52">
              {points(tick)}
            </text>
          ))}
          <rect class="band" x={x(low)} y="20" width={Math.max(2, x(high) - x(low))} height="14" />
          <path class="fair" d={`M${x(cost)} 14V40`} />
          <circle class="seal" cx={x(mean)} cy="27" r="6" />
        </svg>
        <p class="soft small">{words}</p>
      </div>
    </section>
  );
}
