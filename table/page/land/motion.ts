/** Animates moved tokens after the page has been rendered. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hex } from '../../../program/index.ts';
import type { TileView, View } from '../../../runtime/index.ts';
import { piecesOn, tokenChanges } from '../../events/tokens.ts';
import { scrollInto } from '../scroll-into.ts';
import type { TableController } from '../table-controller.ts';

/** Milliseconds of one move, and how many are animated. */
const MOVE_MS = 150;
const MAX_MOVES = 4;
const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/** After each rendering of a table: shows what is highlighted, focuses the next question, and animates what has changed. */
export function useMotion(table: TableController, screen: RefObject<Element | null>): void {
  const last = useRef<View>(undefined);
  const view = table.shown.value?.view;
  table.pointed.value;
  useLayoutEffect(() => {
    // Components below may be rendered after this one.
    queueMicrotask(() => {
      const was = last.current;
      last.current = view;
      if (view && screen.current) settle(screen.current, was, view);
    });
  });
}

function settle(root: Element, was: View | undefined, view: View): void {
  reveal(root);
  if (!was || was === view) return;
  // The button that answered is gone, so focus the next question.
  if (document.activeElement === document.body)
    root.querySelector<HTMLElement>('.q')?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By the next frame, the page contains the new pictures.
  requestAnimationFrame(() => {
    for (const [i, move] of tokenMoves(was, view, root).slice(0, MAX_MOVES).entries()) move(i * MOVE_MS);
  });
}

/**
 * Scrolls the list of options so that the option highlighted on the board or by keys is visible. An option under the pointer
 * stays in place: the user may be about to click it.
 */
function reveal(root: Element): void {
  const pointed = root.querySelector('.opts > .opt.is-pointed:not(:hover)');
  if (pointed) scrollInto(pointed.parentElement!, pointed);
}

type Move = (delay: number) => unknown;

/** Tokens that came from another hex, or from the box. */
const tokenMoves = (was: View, is: View, root: Element): Move[] =>
  tokenChanges(was.landscape, is.landscape, tokensOn).flatMap(({ name, from, to }) =>
    to.flatMap((hex): Move | [] => {
      const there = `.board-tokens [data-hex="${nameOf(hex)}"] [data-thing="${name}"]`;
      const token = [...root.querySelectorAll(there)].at(-1);
      const way = from.length === 1 && to.length === 1 ? offset(root, from[0]!, hex) : undefined;
      const start = way ? { translate: `${way.x}px ${way.y}px` } : { opacity: 0 };
      const timing = { duration: MOVE_MS, easing: EASING, fill: 'backwards' } as const;
      return token ? (delay) => token.animate([start, {}], { ...timing, delay }) : [];
    }),
  );

const tokensOn = (tile: TileView): string[] => [...tile.animals, ...piecesOn(tile)];

/** A hex as `data-hex` names it. */
const nameOf = ({ q, r }: Hex) => `${q},${r}`;

/** The vector between two tiles, in units of the picture. */
function offset(root: Element, from: Hex, to: Hex): { x: number; y: number } | undefined {
  const picture = root.querySelector<SVGSVGElement>('svg.board');
  const middle = (hex: Hex) => {
    const box = picture?.querySelector(`[data-hex="${nameOf(hex)}"]`)?.getBoundingClientRect();
    return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const [start, end] = [middle(from), middle(to)];
  if (!picture || !start || !end) return undefined;
  const scale = picture.viewBox.baseVal.width / picture.getBoundingClientRect().width;
  return { x: (start.x - end.x) * scale, y: (start.y - end.y) * scale };
}
