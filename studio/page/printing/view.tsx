/** The place Print: what for, what is asked about it, what comes of it, and the sheets. */
import { useSignalEffect } from '@preact/signals';
import { pictureUrl, pluralize } from '../../../table/page/around/index.ts';
import type { SheetPreview, SheetsPreview } from '../../messages.ts';
import { Alert, Button, QuotedText, Sign } from '../shell/controls.tsx';
import { PrintForm } from './form.tsx';
import type { PrintController, PrintResult } from './print-controller.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { asks, purposeOf } from './purposes.ts';
import { saidAfter, saidBefore } from './sentences.ts';

export function Print({ print }: { print: PrintController }) {
  useSignalEffect(() => void print.update());
  useSignalEffect(() => print.drawSample());
  const { refused, result } = print;
  return (
    <>
      <aside class="sidebar panel" aria-label="What to print">
        <PurposeChoice print={print} />
        <PrintForm print={print} />
      </aside>
      <main class="hall press" aria-label="Print">
        <section aria-label="Sheets">
          <div class="sum hallbar bar">
            <div role="status" aria-label="Printing">
              <Sentence print={print} />
            </div>
            <Acts print={print} />
          </div>
          <Alert words={refused} />
          {!print.isRefused && (
            <>
              <TooLong print={print} />
              {result && <Warnings {...result} />}
              <Sheets print={print} />
            </>
          )}
        </section>
      </main>
    </>
  );
}

function Sentence({ print }: { print: PrintController }) {
  const { progress, result, plan, choices, lang } = print;
  if (progress.value !== undefined) return <p class="big">{progress.value}</p>;
  if (print.isRefused) return <p class="big">No sheets</p>;
  if (!plan.value) return null;
  if (plan.value.cards === 0) return <p class="big">No cards</p>;
  const { title, about } = result
    ? saidAfter(choices.value, result.plan, result)
    : saidBefore(choices.value, plan.value, lang.value);
  return (
    <>
      <p class="big">{title}</p>
      <p class="soft small">{about}</p>
    </>
  );
}

function Acts({ print }: { print: PrintController }) {
  const { progress, result, product, whyNoCards } = print;
  if (progress.value !== undefined) return <Button words="Cancel" press={() => print.cancel()} />;
  if (product === undefined) return <OnMachine />;
  const { file } = result ?? {};
  return (
    <div class="in-row">
      {file && (
        <a
          class="btn main"
          href={file.url}
          // A browser shows a PDF, and saves a zip once more.
          {...(file.name.endsWith('.pdf')
            ? { target: '_blank', rel: 'noreferrer' }
            : { download: file.name })}
        >
          Open it
        </a>
      )}
      {whyNoCards && (
        <span class="soft" id="why-no-cards">
          {whyNoCards}
        </span>
      )}
      <Button
        words={product.button}
        class={file ? '' : 'main'}
        disabled={print.isRefused || whyNoCards !== undefined}
        aria-describedby={whyNoCards && 'why-no-cards'}
        press={() => print.print()}
      />
    </div>
  );
}

/** What only a machine makes, and how to begin there. */
const OnMachine = () => (
  <div>
    <p>
      This needs <code>ecos studio</code> on your machine:
    </p>
    <pre>{'npx ecos new my-set\nnpx ecos studio my-set'}</pre>
  </div>
);

/** What to do about texts that do not fit. */
function TooLong({ print }: { print: PrintController }) {
  if (!print.tooLong.value) return null;
  const { cards, fitsOn } = print.tooLong.value;
  const { fitting, allowOverflow } = print.choices.value;
  const change = { fitting: undefined, allowOverflow: undefined };
  const it = pluralize(cards, 'card');
  const what = fitting ? `${it} left out` : allowOverflow ? `${it} cut` : `The text of ${it} does not fit`;
  return (
    <p class="notice bar">
      <span>
        <Sign name="warning" class="warned" /> {what}:
      </span>
      {fitting || allowOverflow ? (
        <Button words="as before" press={() => print.choose(change)} />
      ) : (
        <>
          <Button words="leave them out" press={() => print.choose({ fitting: true })} />
          <Button words="print them cut" press={() => print.choose({ allowOverflow: true })} />
          {fitsOn && asks(print.choices.value, 'card') && (
            <Button words={`they fit on ${fitsOn}`} press={() => print.choose({ card: fitsOn })} />
          )}
        </>
      )}
    </p>
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

/** The sheets, and notes on what is not shown. */
function Sheets({ print: { plan, refused, choices } }: { print: PrintController }) {
  if (!plan.value) return null;
  const { sheets, paper, notes } = plan.value;
  const names = sheetNames(sheets, purposeOf(choices.value) === 'both');
  return (
    <div class="plan">
      {notes
        // The refusal may be one of the notes.
        .filter((note) => note !== refused)
        .map((note) => (
          <p key={note} class="soft small">
            <QuotedText words={note} />
          </p>
        ))}
      <ol class="sheets tiles" tabIndex={0} aria-label="All sheets">
        {sheets.map((sheet, i) => (
          <li key={i}>
            <Sheet {...sheet} {...paper} page={i + 1} />
            <span class="dim small">{names[i]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `1, front` and `1, its back`, or only their numbers. */
function sheetNames(sheets: readonly SheetPreview[], isBoth: boolean): string[] {
  let front = 0;
  return sheets.map(({ side }) => {
    if (side !== 'backs') return `${++front}${isBoth ? ', front' : ''}`;
    return isBoth ? `${front}, its back` : 'its back';
  });
}

const Sheet = ({
  svg,
  width,
  height,
  ...sheet
}: Omit<SheetPreview, 'cuts'> & SheetsPreview['paper'] & { page: number }) => (
  <svg
    class="paper"
    role="img"
    aria-label={pageText(sheet) + (svg === undefined ? ', being drawn' : '')}
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

function pageText({
  side,
  numbers,
  page,
}: Pick<SheetPreview, 'side' | 'numbers'> & { page: number }): string {
  if (side === 'icons') return `Page ${page}: what the icons mean`;
  return `Page ${page}: ${side === 'backs' ? 'backs of ' : ''}${numbers.length === 1 ? 'card' : 'cards'} ${numbers.join(', ')}`;
}
