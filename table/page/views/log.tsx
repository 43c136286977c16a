/** The log by draw, with cards as chips, and hexes that light up on the board. */
import { type Hex, hexName } from '../../../program/index.ts';
import type { EventPart } from '../../messages.ts';
import { walk } from '../land/option-board.tsx';
import type { TableController, TableProps } from '../table-controller.ts';
import { Chip } from './cards.tsx';
import { ElementSign, SeatSign, Sign } from './signs.tsx';

/** Makes a list of names one Tab stop, in which arrow keys go from one card or hex to the next. */
export const byArrows = {
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent & { currentTarget: HTMLElement }) {
    // The others scroll.
    if (/Left|Right/.test(event.key)) walk(event, '.chip, .hexname');
  },
};

/** The log, the newest draw first. On a phone it is one line that opens. */
export function Log({ table, shown }: TableProps) {
  const draws = [...Map.groupBy(shown.said, ({ draw }) => draw)].reverse();
  const isOpen = table.opened.value.has('log');
  return (
    <section class={`log small scrolls ${isOpen ? 'opened' : ''}`} aria-label="Log" {...byArrows}>
      <h2 class="head vh">Log</h2>
      <button
        type="button"
        class="btn quiet log-line narrow-only"
        aria-expanded={isOpen}
        onClick={() => table.open('log')}
      >
        <Sign name="log" /> Log
        <span aria-hidden="true">{shown.said.at(-1)?.parts.map(({ text }) => text)}</span>
      </button>
      {draws.length === 0 && <p class="soft small">Nothing has happened yet.</p>}
      {draws.map(([draw, lines]) => (
        <ul key={draw}>
          {lines.map(({ seat: own, by, parts }, i) => {
            const seat = own ?? by?.seat;
            return (
              <li key={i}>
                {seat === undefined ? <span /> : <SeatSign seat={seat} />}
                <span>
                  <EventParts table={table} parts={parts} />
                </span>
              </li>
            );
          })}
        </ul>
      ))}
    </section>
  );
}

interface EventPartsProps {
  table: TableController;
  parts: readonly EventPart[];
  arePressed?: boolean;
}

/** The parts of a line. @param arePressed whether cards and hexes are buttons */
export function EventParts({ table, parts, arePressed = true }: EventPartsProps) {
  const show = ({ text, card, hex, element }: EventPart, i: number) => {
    if (card !== undefined && arePressed) return <Chip key={i} table={table} card={card} />;
    if (hex && arePressed) return <HexName key={i} hex={hex} text={text} />;
    if (element === undefined) return text;
    return (
      <span key={i} class="nowrap">
        <ElementSign of={table} element={element} size={18} /> {text}
      </span>
    );
  };
  return <>{parts.map(show)}</>;
}

const HexName = ({ hex, text }: { hex: Hex; text: string }) => (
  <button type="button" class="hexname" tabIndex={-1} {...lights([hex])}>
    {text}
  </button>
);

/** What makes a button light hexes on the board of its table while it is pointed at or focused. */
export function lights(hexes: readonly Hex[]) {
  const lit = (isLit: boolean) => (event: { currentTarget: Element }) => {
    const table = event.currentTarget.closest('.at-table');
    for (const hex of hexes)
      for (const one of table?.querySelectorAll(`[data-hex="${hexName(hex)}"]`) ?? [])
        one.classList.toggle('is-lit', isLit);
  };
  return { onPointerEnter: lit(true), onFocus: lit(true), onPointerLeave: lit(false), onBlur: lit(false) };
}
