/** The strip below the text while the cursor is on a number: the worth of the card with other values. */

import { points } from '../../../simulate/games/index.ts';
import type { WorthOfValue } from '../../messages.ts';
import { Button } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

export function ValueStrip({ studio }: { studio: Studio }) {
  const { number, editor } = studio;
  const values = studio.answers.values.value;
  if (!number || values.length === 0) return null;
  const closest = values.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const write = (value: number) => {
    studio.edit([{ file: number.file, from: number.from, to: number.to, text: String(value) }]);
    editor.focus();
  };
  return (
    <section class="bar num panel ruled" aria-label="Worth for each value">
      <span class="soft">Worth with</span>
      {values.map((one) => (
        <Button
          key={one.value}
          words={
            <>
              <b>{one.value}</b> {points(one.mean)}
              {one === closest && ' closest to the price'}
            </>
          }
          class={one.value === number.value ? 'main' : 'quiet'}
          aria-pressed={one.value === number.value}
          title={`${points(one.low)} to ${points(one.high)} on ${one.boards} boards`}
          press={() => write(one.value)}
        />
      ))}
      <span class="dim">
        Alt <kbd>↑</kbd> <kbd>↓</kbd>
      </span>
    </section>
  );
}

const distance = ({ mean, cost }: WorthOfValue) => Math.abs(mean - cost);
