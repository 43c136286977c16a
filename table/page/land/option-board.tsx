/** The picture of a board whose options are chosen by pointer or by keys. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Hex, hexKey } from '../../../program/index.ts';
import { hovers, instead } from '../pointing.ts';
import { BoardStop, type BoardStopProps, onBoard } from './board-stop.tsx';

export interface OptionBoardProps extends BoardStopProps {
  svg: string;
  /** Those with a destination move a token. */
  options: readonly BoardOption[];
  /** With more options than this, destinations are shown only while pointed at, so that they do not clutter the board. */
  maxGoals: number;
}

type BoardOption = BoardStopProps['options'][number] & { thing?: string | undefined; to?: Hex | undefined };

export function OptionBoard({ svg, maxGoals, ...stop }: OptionBoardProps) {
  const { options, point, choose } = stop;
  const box = useRef<HTMLDivElement>(null);
  const pointed = stop.pointed();
  useLayoutEffect(() => {
    const token = movedToken(options[pointed ?? -1]);
    for (const shape of box.current!.querySelectorAll<SVGElement>('[data-option]')) {
      const at = Number(shape.dataset.option);
      // The ring of a moving token stands for all its moves.
      const isRing = shape.tagName !== 'use' && token !== undefined && movedToken(options[at]) === token;
      shape.classList.toggle('is-pointed', at === pointed || isRing);
    }
  });
  return (
    <div
      ref={box}
      class={`board-box ${onBoard(options).length > maxGoals ? 'many' : ''}`}
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
  options: readonly BoardOption[],
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

/** The token that an option moves, and its start. */
const movedToken = (option: BoardOption | undefined): string | undefined =>
  option?.to && `${option.thing} on ${hexKey(option.hexes[0]!)}`;
