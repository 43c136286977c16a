/** The picture of a board whose options are chosen by pointer or by keys. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Hex, hexKey } from '../../../program/index.ts';
import { hovers, instead } from '../pointing.ts';
import { BoardStop, type BoardStopProps, onBoard } from './board-stop.tsx';

export interface OptionBoardProps extends BoardStopProps {
  svg: string;
  /** Those with a destination move a token. */
  options: readonly BoardOption[];
}

type BoardOption = BoardStopProps['options'][number] & { thing?: string | undefined; to?: Hex | undefined };

/** With more options than this, destinations are shown only while pointed at, so that they do not clutter the board. */
const MOST_GOALS = 24;

export function OptionBoard({ svg, ...stop }: OptionBoardProps) {
  const { options, point, choose } = stop;
  const box = useRef<HTMLDivElement>(null);
  // The moving token that was clicked.
  const [held, hold] = useState<string>();
  const pointed = stop.pointed();
  useLayoutEffect(() => {
    const token = movedToken(options[pointed ?? -1]) ?? held;
    for (const shape of box.current!.querySelectorAll<SVGElement>('[data-option]')) {
      const at = Number(shape.dataset.option);
      const moved = movedToken(options[at]);
      // The ring of a moving token stands for all its moves.
      const isRing = shape.tagName !== 'use' && token !== undefined && moved === token;
      shape.classList.toggle('is-pointed', at === pointed || isRing);
      shape.classList.toggle('is-held', moved !== undefined && moved === held);
    }
  });
  return (
    <div
      ref={box}
      class={`board-box ${onBoard(options).length > MOST_GOALS ? 'many' : ''}`}
      onClick={(event) => {
        const { at, token } = meant(event, options, held);
        hold(token);
        if (at !== undefined) choose(at);
      }}
      onPointerMove={(event) => hovers(event) && point(meant(event, options, held).at)}
      onContextMenu={(event) => {
        const { at } = meant(event, options, held);
        if (at !== undefined) instead(() => point(at))(event);
      }}
      onPointerLeave={() => point(undefined)}
    >
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <BoardStop {...stop} />
    </div>
  );
}

/**
 * What a mouse event on the board refers to: an option, or a token with several moves. If shapes overlap, moves of the held token
 * come first, then tokens that can be moved, then the option with the nearest centre.
 */
function meant(
  { clientX, clientY, currentTarget }: MouseEvent,
  options: readonly BoardOption[],
  held: string | undefined,
): { at?: number | undefined; token?: string | undefined } {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<SVGElement>('[data-option]') ?? [])
    .filter((shape) => (currentTarget as Element).contains(shape))
    .map((shape) => {
      const at = Number(shape.dataset.option);
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const away = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
      return { at, away, token: movedToken(options[at]), isGoal: shape.tagName === 'use' };
    });
  const ofHeld = found.filter(({ token, isGoal }) => isGoal && token !== undefined && token === held);
  const clicked = found.find(({ token, isGoal }) => token !== undefined && !isGoal);
  if (ofHeld.length === 0 && clicked) return { token: clicked.token };
  const [nearest] = (ofHeld.length > 0 ? ofHeld : found).toSorted((a, b) => a.away - b.away);
  return { at: nearest?.at };
}

/** The token that an option moves, and its start. */
const movedToken = (option: BoardOption | undefined): string | undefined =>
  option?.to && `${option.thing} on ${hexKey(option.hexes[0]!)}`;
