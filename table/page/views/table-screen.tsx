/** A table: the other players, the board, the decision, and the viewer's own side. */
import { useRef } from 'preact/hooks';
import { Button } from '../around/controls.tsx';
import { Board } from '../land/board.tsx';
import { Drawn, Track } from '../land/land.tsx';
import { useMotion } from '../land/motion.ts';
import type { TableController } from '../table-controller.ts';
import { EnlargedCard } from './cards.tsx';
import { DecisionPrompt, Keys } from './decision.tsx';
import { Log } from './log.tsx';
import { Mine } from './mine.tsx';
import { SeatChips, Seats } from './seats.tsx';
import { Since } from './since.tsx';

export function TableScreen({ table }: { table: TableController }) {
  const screen = useRef<HTMLDivElement>(null);
  useMotion(table, screen);
  const shown = table.shown.value;
  const isAlone = table.opened.value.has('board');
  if (!shown) return <div class="at-table" aria-busy="true" />;
  const props = { table, shown };
  return (
    <div ref={screen} class={`at-table ${isAlone ? 'alone' : ''}`}>
      <SeatChips {...props} />
      <div class="centre">
        <Track {...shown} />
        <div class="land-box">
          <Drawn {...props} />
          <Board {...props} />
        </div>
      </div>
      <div class="right">
        <Since {...props} />
        <DecisionPrompt {...props} />
        <Log {...props} />
      </div>
      <Mine {...props} />
      <Seats {...props} />
      <EnlargedCard table={table} />
      {table.opened.value.has('keys') && <Keys table={table} />}
      {isAlone && <Button words="All of the table" class="board-back" press={() => table.open('board')} />}
    </div>
  );
}
