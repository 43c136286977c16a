/** Scrolls one element, but none of its ancestors, until something in it is visible. */
export function scrollInto(room: Element, shown: Element): void {
  const [one, all] = [shown.getBoundingClientRect(), room.getBoundingClientRect()];
  const into = (low: number, high: number, from: number, to: number) =>
    low < from ? low - from : Math.max(0, high - to);
  room.scrollLeft += into(one.left, one.right, all.left, all.right);
  room.scrollTop += into(one.top, one.bottom, all.top, all.bottom);
}
