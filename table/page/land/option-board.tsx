/** The picture of a board whose options are chosen by pointer or by keys. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hex } from '../../../program/index.ts';
import { hovers, instead } from '../pointing.ts';
import { BoardStop, type BoardStopProps, onBoard } from './board-stop.tsx';

export interface OptionBoardProps extends BoardStopProps {
  svg: string;
  /** Those with a destination move a token. */
  options: readonly (BoardStopProps['options'][number] & { to?: Hex | undefined })[];
}

/** With more options than this, destinations are shown only while pointed at, so that they do not clutter the board. */
const MAX_GOALS = 24;

export function OptionBoard({ svg, ...stop }: OptionBoardProps) {
  const { options, point, choose } = stop;
  const box = useRef<HTMLDivElement>(null);
  const pointed = stop.pointed();
  useLayoutEffect(() => {
    for (const shape of box.current!.querySelectorAll<SVGElement>('[data-option]'))
      shape.classList.toggle('is-pointed', Number(shape.dataset.option) === pointed);
  });
  return (
    <div
      ref={box}
      class={`board-box ${onBoard(options).length > MAX_GOALS ? 'many' : ''}`}
      onClick={(event) => {
        const at = meant(event, options);
        if (at !== undefined) choose(at);
      }}
      onPointerMove={(event) => hovers(event) && point(meant(event, options))}
      onContextMenu={(event) => {
        const at = meant(event, options);
        if (at !== undefined) instead(() => point(at))(event);
      }}
      onPointerLeave={() => point(undefined)}
    >
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <BoardStop {...stop} />
    </div>
  );
}

/** The option that a mouse event on the board refers to; if shapes overlap, the one with the nearest centre. */
function meant(
  { clientX, clientY, currentTarget }: MouseEvent,
  options: OptionBoardProps['options'],
): number | undefined {
  const shapes = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<SVGElement>('[data-option]') ?? [])
    .filter((shape) => (currentTarget as Element).contains(shape));
  let [best, least] = [undefined as number | undefined, Infinity];
  for (const shape of shapes) {
    const at = Number(shape.dataset.option);
    // A moving token is the start of several options; only a destination identifies one.
    if (options[at]?.to && shape.tagName !== 'use') continue;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const away = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
