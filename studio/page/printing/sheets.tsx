/** The sheets of a print as pictures, before printing. */
import { pluralize } from '../../../table/page/around/index.ts';
import type { SheetPreview, SheetsPreview } from '../../messages.ts';
import { pictureUrl } from '../card/picture.ts';
import { QuotedText } from '../shell/controls.tsx';
import type { PrintController } from './print-controller.ts';

/** `137 cards on 12 sheets, with their backs`, and notes on what is not shown. */
export function Sheets({ print: { plan, refused } }: { print: PrintController }) {
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
      <ol class="sheets" tabIndex={0} aria-label="All sheets">
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
  <svg class="paper" role="img" aria-label={wordsOf(sheet)} viewBox={`0 0 ${width} ${height}`}>
    <rect class="blank" width={width} height={height} />
    {svg !== undefined && <image href={pictureUrl(svg)} width={width} height={height} />}
  </svg>
);

function wordsOf({ side, numbers, page }: SheetPreview & { page: number }): string {
  if (side === 'icons') return `Page ${page}: what the icons mean`;
  return `Page ${page}: ${side === 'backs' ? 'backs of ' : ''}${numbers.length === 1 ? 'card' : 'cards'} ${numbers.join(', ')}`;
}
