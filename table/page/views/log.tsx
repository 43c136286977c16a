/** The log by draw, with cards as chips, and hexes that light up on the board. */
import { type Hex, hexName } from '../../../program/index.ts';
import type { EventPart } from '../../messages.ts';
import type { TableController, TableProps } from '../table-controller.ts';
import { Chip } from './cards.tsx';
import { ElementSign, SeatSign, Sign } from './signs.tsx';

/** The log, the newest draw first. On a phone it is one line that opens. */
export function Log({ table, shown }: TableProps) {
  const draws = [...Map.groupBy(shown.said, ({ draw }) => draw)].reverse();
  const isOpen = table.opened.value.has('log');
  return (
    <section class={`log small scrolls ${isOpen ? 'opened' : ''}`} aria-label="Log" tabIndex={0}>
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
  areCardsPressed?: boolean;
}

/** The parts of a line. @param areCardsPressed whether cards are buttons */
export function EventParts({ table, parts, areCardsPressed = true }: EventPartsProps) {
  const show = ({ text, card, hex, element }: EventPart, i: number) => {
    if (card !== undefined && areCardsPressed) return <Chip key={i} table={table} card={card} />;
    if (hex) return <HexName key={i} hex={hex} text={text} />;
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
  <span
    class="hexname"
    onPointerEnter={({ currentTarget }) => light(currentTarget, hex, true)}
    onPointerLeave={({ currentTarget }) => light(currentTarget, hex, false)}
  >
    {text}
  </span>
);

/** Highlights a hex on the board of the same table. */
export function light(name: Element, hex: Hex, isLit: boolean): void {
  const all = name.closest('.at-table')?.querySelectorAll(`[data-hex="${hexName(hex)}"]`) ?? [];
  for (const one of all) one.classList.toggle('is-lit', isLit);
}
