/** The place Print: the options, and the layout of the cards on paper. */
import { useSignalEffect } from '@preact/signals';
import { pluralize } from '../../../table/page/around/index.ts';
import type { PlaceProps } from '../places.tsx';
import { Alert, Button, QuotedText, Sign } from '../shell/controls.tsx';
import { PrintForm } from './form.tsx';
import { type PrintController, type PrintResult, printControllerOf } from './print-controller.ts';
import { Sheets } from './sheets.tsx';

export function Print({ studio }: PlaceProps) {
  const print = printControllerOf(studio);
  useSignalEffect(() => void print.update());
  const { options, progress, result, refused } = print;
  return (
    <>
      <aside class="sidebar order" aria-label="Options">
        {options.value && <PrintForm print={print} options={options.value} />}
      </aside>
      <main class="hall press" aria-label="Print">
        <div class="hallbar bar">
          {progress.value === undefined ? (
            <Button words="Print" look="main" press={() => print.print()} />
          ) : (
            <Button words="Cancel" press={() => print.cancel()} />
          )}
          <p role="status" aria-label="Printing">
            <Progress print={print} />
          </p>
        </div>
        <Alert words={refused} />
        {result.value && <Warnings {...result.value} />}
        <Sheets print={print} />
      </main>
    </>
  );
}

function Progress({ print: { progress, result } }: { print: PrintController }) {
  if (progress.value !== undefined) return <>{progress.value}</>;
  if (!result.value) return null;
  const { cards, pages, pdf } = result.value;
  const all = `${pluralize(cards, 'card')} on ${pluralize(pages, 'page')}`;
  if (!pdf) return <>{all}. Print them at actual size, without the browser's margins.</>;
  const { url, name } = pdf;
  return (
    <>
      {all}:{' '}
      <a class="btn" href={url} download={name}>
        Save {name}
      </a>{' '}
      <a class="btn quiet" href={url} target="_blank" rel="noreferrer">
        Open it
      </a>
    </>
  );
}

function Warnings({ warnings, more }: PrintResult) {
  if (warnings.length === 0) return null;
  return (
    <ul class="warnings" aria-label="Warnings">
      {warnings.map((words) => (
        <li key={words}>
          <Sign name="warning" look="warned" /> <QuotedText words={words} />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
