/** The board, whose options can be pointed at, clicked, typed, or reached with keys. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PictureButtons } from '../around/picture-buttons.tsx';
import type { TableProps } from '../table-controller.ts';
import { OptionBoard } from './option-board.tsx';

export function Board({ table, shown }: TableProps) {
  const area = useRef<HTMLDivElement>(null);
  const board = table.board.value;
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      table.setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    sizes.observe(area.current!);
    return () => sizes.disconnect();
  }, [table]);
  return (
    <div class="land" ref={area}>
      {board && (
        <OptionBoard
          svg={board.svg}
          label="Options on the board"
          options={table.menu}
          pointed={() => table.pointed.value}
          point={(at) => table.point(at)}
          choose={(at) => table.choose(at)}
          gain={table.gain}
        />
      )}
      {board && (
        <div class="board-foot wide-only">
          <PictureButtons svg={board.svg} name="board" isSmall />
          <details class="in-words">
            <summary>In words</summary>
            <p class="box scrolls">{board.words}</p>
          </details>
        </div>
      )}
      {shown.view.landscape.length === 0 && !board && <p class="empty">No tiles.</p>}
    </div>
  );
}
