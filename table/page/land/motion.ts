/** Animates moved tokens after the page has been rendered. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hex } from '../../../program/index.ts';
import type { TileView, View } from '../../../runtime/index.ts';
import { scrollInto } from '../scroll-into.ts';
import type { TableController } from '../table-controller.ts';

/** Milliseconds of one move, and of all together; later moves are not animated. */
const MOVE_MS = 150;
const ALL_MOVES_MS = 600;
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
    for (const [i, move] of [...tokenMoves(was, view, root)].entries())
      if ((i + 1) * MOVE_MS <= ALL_MOVES_MS) move(i * MOVE_MS);
  });
}

const keyOf = ({ q, r }: Hex) => `${q},${r}`;

/**
 * Scrolls the list of options so that the option highlighted on the board or by keys is visible. An option under the pointer
 * stays in place: the user may be about to click it.
 */
function reveal(root: Element): void {
  const pointed = root.querySelector('.opts > .opt.is-pointed:not(:hover)');
  if (pointed) scrollInto(pointed.parentElement!, pointed, MARGIN);
}

/** Distance of options from the edge, in pixels. */
const MARGIN = 4;

type Move = (delay: number) => unknown;

/** Moves an element from an earlier state to its own. */
const from =
  (element: Element, start: Keyframe): Move =>
  (delay) =>
    element.animate([start, {}], { duration: MOVE_MS, delay, easing: EASING, fill: 'backwards' });

/** Tokens that came from another hex, or from the box. */
function* tokenMoves(was: View, is: View, root: Element): Generator<Move> {
  const [old, present] = [tokensOf(was.landscape), tokensOf(is.landscape)];
  for (const [thing, now] of present) {
    const then = old.get(thing) ?? [];
    const appeared = lacking(now, then);
    const disappeared = lacking(then, now);
    for (const hex of appeared) {
      const there = `.board-tokens [data-hex="${keyOf(hex)}"] [data-thing="${thing}"]`;
      const token = [...root.querySelectorAll(there)].at(-1);
      const isMove = appeared.length === 1 && disappeared.length === 1;
      const way = isMove ? offset(root, disappeared[0]!, hex) : undefined;
      if (token) yield from(token, way ? { translate: `${way.x}px ${way.y}px` } : { opacity: 0 });
    }
  }
}

/** The hexes of each kind of token, one for each token. */
function tokensOf(landscape: readonly TileView[]): Map<string, Hex[]> {
  const all = new Map<string, Hex[]>();
  for (const { q, r, animals, markers = [], mountains, forests } of landscape) {
    const relief = [...Array<string>(mountains).fill('mountain'), ...Array<string>(forests).fill('forest')];
    for (const thing of [...animals, ...markers, ...relief])
      all.set(thing, [...(all.get(thing) ?? []), { q, r }]);
  }
  return all;
}

/** The hexes of the first list that the second list lacks. */
function lacking(list: readonly Hex[], other: readonly Hex[]): Hex[] {
  const left = other.map(keyOf);
  return list.filter((hex) => {
    const at = left.indexOf(keyOf(hex));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The vector between two tiles, in units of the picture. */
function offset(root: Element, from: Hex, to: Hex): { x: number; y: number } | undefined {
  const picture = root.querySelector<SVGSVGElement>('svg.board');
  const middle = ({ q, r }: Hex) => {
    const box = picture?.querySelector(`[data-hex="${q},${r}"]`)?.getBoundingClientRect();
    return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const [start, end] = [middle(from), middle(to)];
  if (!picture || !start || !end) return undefined;
  const scale = picture.viewBox.baseVal.width / picture.getBoundingClientRect().width;
  return { x: (start.x - end.x) * scale, y: (start.y - end.y) * scale };
}
