/**
 * Scrolls one element, and nothing around it, until something in it is in sight.
 * @param beside pixels that stay free between what is shown and the rim
 */
export function scrollInto(room: Element, shown: Element, beside = 0): void {
  const [one, all] = [shown.getBoundingClientRect(), room.getBoundingClientRect()];
  const into = (low: number, high: number, from: number, to: number) =>
    low < from + beside ? low - from - beside : high > to - beside ? high - to + beside : 0;
  room.scrollLeft += into(one.left, one.right, all.left, all.right);
  room.scrollTop += into(one.top, one.bottom, all.top, all.bottom);
}
