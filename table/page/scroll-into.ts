/**
 * Scrolls one element, but none of its ancestors, until something in it is visible.
 * @param beside pixels to keep free between the visible element and the edge
 */
export function scrollInto(room: Element, shown: Element, beside = 0): void {
  const [one, all] = [shown.getBoundingClientRect(), room.getBoundingClientRect()];
  const into = (low: number, high: number, from: number, to: number) =>
    low < from + beside ? low - from - beside : high > to - beside ? high - to + beside : 0;
  room.scrollLeft += into(one.left, one.right, all.left, all.right);
  room.scrollTop += into(one.top, one.bottom, all.top, all.bottom);
}
