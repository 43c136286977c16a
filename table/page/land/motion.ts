/** Animates moved tokens after the page has been rendered. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Hex, hexName, signedNumber } from '../../../program/index.ts';
import type { TileView, View } from '../../../runtime/index.ts';
import { piecesOn, tokenChanges } from '../../events/tokens.ts';
import type { SinceChip } from '../since.ts';
import type { TableController } from '../table-controller.ts';

/** Milliseconds of one move, and how many are animated. */
const MOVE_MS = 150;
const MAX_MOVES = 4;
const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/** After each rendering of a table: focuses the next question, and animates what has changed. */
export function useMotion(table: TableController, screen: RefObject<Element | null>): void {
  const last = useRef<View>(undefined);
  const view = table.shown.value?.view;
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
  if (was === view) return;
  // The button that answered is gone, so focus the next question.
  if (document.activeElement === document.body)
    root.querySelector<HTMLElement>('.q')?.focus({ preventScroll: true });
  if (!was || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By the next frame, the page contains the new pictures.
  requestAnimationFrame(() => {
    for (const [i, move] of tokenMoves(was, view, root).slice(0, MAX_MOVES).entries()) move(i * MOVE_MS);
  });
}

type Move = (delay: number) => unknown;

/** Tokens that came from another hex, or from the box. */
const tokenMoves = (was: View, is: View, root: Element): Move[] =>
  tokenChanges(was.landscape, is.landscape, tokensOn).flatMap(({ name, from, to }) =>
    to.map((hex) => comes(root, name, hex, from.length === 1 && to.length === 1 ? from[0] : undefined)),
  );

/** A thing that comes to a hex, perhaps from another one. */
function comes(root: Element, thing: string, hex: Hex, from?: Hex, duration = MOVE_MS): Move {
  const there = `[data-hex="${hexName(hex)}"]`;
  const tokens = root.querySelectorAll(`.board-tokens ${there} [data-thing="${thing}"]`);
  const shape = [...tokens].at(-1) ?? root.querySelector(`.board ${there}`);
  const way = from && offset(root, from, hex);
  const start = way ? { translate: `${way.x}px ${way.y}px` } : { opacity: 0 };
  return (delay) => shape?.animate([start, {}], { duration, delay, easing: EASING, fill: 'backwards' });
}

/** The longest replay, and how long points fly. */
const REPLAY_MS = 4000;
const FLY_MS = 700;

/** Plays on the board what chips tell; points fly to the track, or to the chip of their seat. */
export function replay(root: Element, chips: readonly SinceChip[]): void {
  const step = Math.min(FLY_MS, (REPLAY_MS - FLY_MS) / chips.length);
  for (const [i, { seat, deeds, points }] of chips.entries()) {
    for (const { thing, hexes } of deeds) {
      const [to, from] = [...hexes].reverse();
      if (to) comes(root, thing, to, from, step)(i * step);
    }
    const start = deeds.at(-1)?.hexes.at(-1);
    const from = start && root.querySelector(`.board [data-hex="${hexName(start)}"]`);
    if (points !== 0) fly(root, from ?? root.querySelectorAll('.since-chip')[i]!, { seat, points }, i * step);
  }
}

function fly(
  root: Element,
  from: Element,
  { seat, points }: Pick<SinceChip, 'seat' | 'points'>,
  delay: number,
) {
  const goals = [...root.querySelectorAll(`[data-seat="${seat}"]`)];
  const goal = goals.find((one) => one.checkVisibility());
  if (!goal) return;
  const [start, end, all] = [from, goal, root].map((one) => one.getBoundingClientRect());
  const at = (box: DOMRect) =>
    `${(box.left + box.right) / 2 - all!.left}px ${(box.top + box.bottom) / 2 - all!.top}px`;
  const flying = document.createElement('b');
  flying.className = 'flying';
  flying.textContent = signedNumber(points);
  root.append(flying);
  const ways = [
    { translate: at(start!), opacity: 1 },
    { translate: at(end!), opacity: 1 },
  ];
  flying.animate(ways, { duration: FLY_MS, delay, easing: EASING }).onfinish = () => flying.remove();
}

const tokensOn = (tile: TileView): string[] => [...tile.animals, ...piecesOn(tile)];

/** The vector between two tiles, in units of the picture. */
function offset(root: Element, from: Hex, to: Hex): { x: number; y: number } | undefined {
  const picture = root.querySelector<SVGSVGElement>('svg.board');
  const middle = (hex: Hex) => {
    const box = picture?.querySelector(`[data-hex="${hexName(hex)}"]`)?.getBoundingClientRect();
    return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const [start, end] = [middle(from), middle(to)];
  if (!picture || !start || !end) return undefined;
  const scale = picture.viewBox.baseVal.width / picture.getBoundingClientRect().width;
  return { x: (start.x - end.x) * scale, y: (start.y - end.y) * scale };
}
