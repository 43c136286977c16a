/** How far the printer shifts backs, and two pages to measure it. */
import { Button } from '../shell/controls.tsx';
import type { PrintController } from './print-controller.ts';
import { Row } from './rows.tsx';

export function PrinterRow({ print }: { print: PrintController }) {
  const amounts = print.offset.value.split(',');
  const [right, down] = amounts;
  return (
    <>
      <Row name="Backs">
        <span class="soft small">
          {right} mm right, {down} mm down
        </span>
        <Button words="Measure my printer" press={() => print.measure()} />
      </Row>
      {print.isMeasuring.value && (
        <div class="stack box">
          <p class="small">
            calibration.pdf is saved. Print both pages on the two sides of one sheet at 100 % and hold it
            against a light, its back towards you: how far is the cross of the back from the one that shines
            through, in millimetres?
          </p>
          <p class="in-row">
            {['Right', 'Down'].map((name, i) => (
              <label key={name} class="in-row">
                {name}
                <input
                  type="number"
                  step="0.1"
                  min="-20"
                  max="20"
                  defaultValue={amounts[i]}
                  onChange={({ currentTarget }) =>
                    print.setOffset(amounts.with(i, `${currentTarget.valueAsNumber || 0}`).join(','))
                  }
                />
              </label>
            ))}
            <Button
              words="Keep"
              press={() => {
                print.isMeasuring.value = false;
              }}
            />
          </p>
        </div>
      )}
    </>
  );
}
