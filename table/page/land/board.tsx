/** The board. Options can be pointed at, clicked, or reached with the arrow keys. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PixelArea } from '../../pictures.ts';
import { scrollInto } from '../scroll-into.ts';
import type { TableProps } from '../table-controller.ts';
import { OptionBoard } from './option-board.tsx';

export function Board({ table, shown }: TableProps) {
  const area = useRef<HTMLDivElement>(null);
  const { menu } = table;
  const board = table.board.value;
  const pointed = table.pointed.value;
  useLayoutEffect(() => {
    const land = area.current!;
    const sizes = new ResizeObserver(([entry]) => table.setRoom(roomIn(land, entry!.contentRect)));
    sizes.observe(land);
    return () => sizes.disconnect();
  }, [table]);
  useLayoutEffect(() => {
    const land = area.current!;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = land;
    const isLarge = scrollWidth > clientWidth || scrollHeight > clientHeight;
    // What scrolls is a Tab stop, unless it contains one.
    land.tabIndex = isLarge && !land.querySelector('.board-stop') ? 0 : -1;
    // Scrolls an option highlighted by keys into view.
    const shape = land.querySelector(`[data-option="${pointed}"]`);
    if (shape && document.activeElement?.matches('.board-stop, .opt:not(:hover)'))
      scrollInto(land, shape, MARGIN);
  });
  return (
    <div class="land" ref={area}>
      {board && (
        <OptionBoard
          svg={board.svg}
          label="Options on the board"
          options={menu}
          pointed={() => table.pointed.value}
          point={(at) => table.point(at)}
          choose={(at) => table.choose(at)}
        />
      )}
      {board && (
        <details class="in-words wide-only">
          <summary>The board in words</summary>
          <p class="box scrolls">{board.words}</p>
        </details>
      )}
      {shown.view.landscape.length === 0 && !board && <p class="empty">No tiles.</p>}
    </div>
  );
}

/** Distance of revealed options from the rim, in pixels. */
const MARGIN = 24;

/** The size that a board is to be drawn for in its area, whose height may adapt to the board (`--room: free`). */
function roomIn(land: HTMLElement, { width, height }: DOMRectReadOnly): PixelArea {
  const isFree = getComputedStyle(land).getPropertyValue('--room').trim() === 'free';
  // On a narrow page, leaves room for the question and the player's cards, as long as hexes do not become too small.
  const free = Math.max(264, innerHeight * 0.34);
  return { width: Math.floor(width), height: Math.floor(isFree ? free : height) };
}
