/** The place Print: the options, and the layout of the cards on paper. */
import { useSignalEffect } from '@preact/signals';
import { pluralize } from '../../../table/page/around/index.ts';
import type { SheetPreview, SheetsPreview } from '../../messages.ts';
import { pictureUrl } from '../card/picture.ts';
import { Alert, Button, QuotedText, Sign } from '../shell/controls.tsx';
import { PrintForm } from './form.tsx';
import type { PrintController, PrintResult } from './print-controller.ts';

export function Print({ print }: { print: PrintController }) {
  useSignalEffect(() => void print.update());
  const { options, progress, result, refused } = print;
  return (
    <>
      <aside class="sidebar order panel" aria-label="Options">
        {options.value && <PrintForm print={print} options={options.value} />}
      </aside>
      <main class="hall press" aria-label="Print">
        <div class="hallbar bar">
          {progress.value === undefined ? (
            <Button words="Print" class="main" press={() => print.print()} />
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
          <Sign name="warning" class="warned" /> <QuotedText words={words} />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

/** `137 cards on 12 sheets, with their backs`, and notes on what is not shown. */
function Sheets({ print: { plan, refused } }: { print: PrintController }) {
  if (!plan.value) return null;
  const { sheets, cards, paper, notes } = plan.value;
  // The refusal may be one of the notes.
  const others = notes.filter((note) => note !== refused);
  const fronts = sheets.filter(({ side }) => side === 'fronts').length;
  const hasBacks = sheets.some(({ side }) => side === 'backs');
  const count = `${pluralize(cards, 'card')} on ${pluralize(fronts, 'sheet')}${hasBacks ? ', each with its backs' : ''}, ${pluralize(sheets.length, 'page')}`;
  return (
    <section class="plan" aria-label="Sheets">
      <h2 class="head">{cards > 0 ? count : 'No cards'}</h2>
      {others.map((note) => (
        <p key={note} class="soft small">
          <QuotedText words={note} />
        </p>
      ))}
      <ol class="sheets tiles" tabIndex={0} aria-label="All sheets">
        {sheets.map((sheet, i) => (
          <li key={i}>
            <Sheet {...sheet} {...paper} page={i + 1} />
            <span class="dim small">{i + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Sheet = ({
  svg,
  width,
  height,
  ...sheet
}: SheetPreview & SheetsPreview['paper'] & { page: number }) => (
  <svg
    class="paper"
    role="img"
    aria-label={wordsOf(sheet) + (svg === undefined ? ', being drawn' : '')}
    viewBox={`0 0 ${width} ${height}`}
  >
    <rect class="blank" width={width} height={height} />
    {svg === undefined ? (
      <text x={width / 2} y={height / 2}>
        Drawing …
      </text>
    ) : (
      <image href={pictureUrl(svg)} width={width} height={height} />
    )}
  </svg>
);

function wordsOf({ side, numbers, page }: SheetPreview & { page: number }): string {
  if (side === 'icons') return `Page ${page}: what the icons mean`;
  return `Page ${page}: ${side === 'backs' ? 'backs of ' : ''}${numbers.length === 1 ? 'card' : 'cards'} ${numbers.join(', ')}`;
}
