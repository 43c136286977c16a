/** A section about games as `simulate/` writes it: sentences, a table with intervals, a plot. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markCard, textParts } from '../../../simulate/games/index.ts';
import type { GamesSection } from '../../games/figures.ts';
import { put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { IntervalPlot, intervalScale, type Scale } from './interval.tsx';

/** What a section is made of. */
type Table = NonNullable<GamesSection['table']>;
type Cell = Table['rows'][number]['cells'][number];
type Column = Table['columns'][number];

/** The names of tables; other tables have the title of their section. */
const TABLES: Readonly<Record<string, string>> = { cards: 'Cards played', hands: 'Hands' };

/** A table with more columns takes the width of the page. */
const MOST_COLUMNS = 6;

export function Section({ studio, section }: { studio: Studio; section: GamesSection }) {
  const { id, title, paragraphs, remarks, table, plot } = section;
  // What is said about the table of a change is about all its rows in the report.
  const sentences = id === 'change' ? remarks.map(({ text }) => text) : paragraphs;
  return (
    <section class={`sheet stack box ${table && table.columns.length > MOST_COLUMNS ? 'wide' : ''}`}>
      <h2 class="head">{title}</h2>
      {sentences.map((text, at) => (
        <p class="soft small" key={at}>
          <Sentence studio={studio} text={text} />
        </p>
      ))}
      {plot && <Plot {...plot} />}
      {table && <FiguresTable studio={studio} name={TABLES[id] ?? title} table={table} />}
    </section>
  );
}

/** The number of a card in the colour of its deck, as a link to its figures. */
export function CardLink({ studio, number }: { studio: Studio; number: number }) {
  const card = studio.answers.cards.value.find((one) => one.number === number);
  return (
    <a class={`no ${card?.deck ?? 'brown'}`} href={`#/games/${number}`}>
      {number}
    </a>
  );
}

/** A sentence with links to its cards. */
export const Sentence = ({ studio, text }: { studio: Studio; text: string }) => (
  <>
    {textParts(text, String).map(({ text, card }, at) =>
      card === undefined ? text : <CardLink key={at} studio={studio} number={card} />,
    )}
  </>
);

/** The direction in which a column is sorted. */
const directionOf = ({ number, sorted }: Column) => sorted ?? (number ? 'descending' : 'ascending');

/** Sorts by the values of a column; empty values come last. */
function sortedRows({ columns, rows }: Table, at: number): Table['rows'] {
  const sign = directionOf(columns[at]!) === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[at]!.value, other.cells[at]!.value];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`));
  });
}

function FiguresTable({ studio, name, table }: { studio: Studio; name: string; table: Table }) {
  const { columns, rows } = table;
  const sorted = useSignal(columns.findIndex((one) => one.sorted));
  const kinds = columns.map(
    ({ number, brief }) => `${number ? 'num' : ''} ${brief === null ? 'detail' : ''}`,
  );
  const scales = columns.map(({ fair }, at) =>
    intervalScale(
      rows.flatMap(({ cells }) => cells[at]!.interval ?? []),
      fair,
    ),
  );
  const inOrder = sorted.value < 0 ? rows : sortedRows(table, sorted.value);
  return (
    <table class="figures small" aria-label={name}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={at}
              scope="col"
              class={kinds[at]}
              title={column.description}
              aria-sort={at === sorted.value ? directionOf(column) : 'none'}
            >
              <button type="button" onClick={() => put(sorted, at)}>
                {column.title}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ id, named, cells }) => {
          const isMe = id !== undefined && String(id) === studio.address.value.what;
          const [first, ...rest] = cells;
          return (
            <tr
              key={cells
                .slice(0, 2)
                .map(({ text }) => text)
                .join()}
              class={`${named ? 'out' : ''} ${isMe ? 'me' : ''}`}
              aria-current={isMe ? 'true' : undefined}
            >
              <th scope="row">
                <CellView studio={studio} cell={first!} />
                {named && <span class="vh">, stands out</span>}
              </th>
              {rest.map((cell, before) => (
                <td key={before} class={kinds[before + 1]}>
                  <CellView studio={studio} cell={cell} scale={scales[before + 1]} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function CellView({ studio, cell, scale }: { studio: Studio; cell: Cell; scale?: Scale | undefined }) {
  const { text, card = cell.pictured, value, interval, bounds, more } = cell;
  const details = [bounds, more].filter(Boolean).join(', ');
  return (
    <>
      <Sentence
        studio={studio}
        text={card === undefined ? text : text.replace(`${card}`, () => markCard(card))}
      />
      {interval && scale && <IntervalPlot {...interval} value={Number(value)} scale={scale} />}
      {details && <span class="dim small"> {details}</span>}
    </>
  );
}

/** The width that a plot is drawn for if its sheet is wider, in pixels. */
const WIDEST_PLOT = 760;

function Plot({ data, label }: NonNullable<GamesSection['plot']>) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isLate = false;
    // The code that draws plots is loaded with the first of them.
    void import('../../../simulate/plots/index.ts').then(({ drawPlot }) => {
      const element = host.current;
      if (isLate || !element) return;
      const plot = drawPlot(data, Math.min(WIDEST_PLOT, element.clientWidth), document);
      // The page's policy forbids styles in elements; those of plots are in `games.css`.
      plot.querySelector('style')?.remove();
      plot.setAttribute('aria-hidden', 'true');
      element.replaceChildren(plot);
    });
    return () => {
      isLate = true;
    };
  }, [data]);
  // A tall plot scrolls.
  return <div class="chart" role="img" aria-label={label} tabIndex={0} ref={host} />;
}
