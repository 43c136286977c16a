/** The strip above the question: what has happened since the person's last choice. */
import { signedNumber } from '../../../program/index.ts';
import { Button } from '../around/controls.tsx';
import { replay } from '../land/motion.ts';
import { chipsSince, type SinceChip } from '../since.ts';
import type { TableController, TableProps } from '../table-controller.ts';
import { CardNumber, toggleEnlarged } from './cards.tsx';
import { lights } from './log.tsx';
import { ElementSign, SeatSign } from './signs.tsx';

export function Since({ table, shown }: TableProps) {
  const chips = chipsSince(shown);
  if (chips.length === 0 || shown.handOver !== null) return null;
  return (
    <section class="since in-row wrap" aria-label="Since your last choice">
      {chips.map((chip, i) => (
        <Chip key={i} table={table} chip={chip} />
      ))}
      <Button
        words="replay"
        class="quiet replay"
        press={({ currentTarget }) => replay(currentTarget.closest('.at-table')!, chips)}
      />
    </section>
  );
}

/** The most things that a chip draws. */
const MOST_SIGNS = 3;

function Chip({ table, chip }: { table: TableController; chip: SinceChip }) {
  const { seat, card, drawn, deeds, points, words } = chip;
  return (
    <button
      type="button"
      class="btn since-chip"
      onClick={() => card !== undefined && toggleEnlarged(table, card)}
      {...lights(deeds.flatMap(({ hexes }) => hexes))}
    >
      <span class="vh">{words}</span>
      <span class="in-row" aria-hidden="true">
        {seat !== null && <SeatSign seat={seat} />}
        {card !== undefined && <CardNumber table={table} card={card} />}
        {deeds.slice(0, MOST_SIGNS).map(({ thing }, i) => (
          <img
            key={i}
            class="element"
            src={table.backend.sign(thing, 'thing')}
            alt=""
            width={22}
            height={22}
          />
        ))}
        {deeds.length > MOST_SIGNS && '…'}
        {drawn.map((element, i) => (
          <ElementSign key={i} of={table} element={element} size={22} />
        ))}
        {drawn.length > 0 && 'drawn'}
        {points !== 0 && <b>{signedNumber(points)}</b>}
      </span>
    </button>
  );
}
