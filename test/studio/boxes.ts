/** Runs inside the page of a table: finds what does not stand whole. */

/** The part of the browser's interface used here. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Node {
  nodeType: number;
  textContent: string | null;
  parentElement: Element | null;
}
interface Element extends Node {
  tagName: string;
  className: unknown;
  ariaLabel: string | null;
  clientWidth: number;
  clientHeight: number;
  scrollWidth: number;
  scrollHeight: number;
  checkVisibility(options: object): boolean;
  matches(selector: string): boolean;
  closest(selector: string): Element | null;
  contains(other: Element): boolean;
  querySelectorAll(selector: string): Iterable<Element>;
  getBoundingClientRect(): Box;
}
declare const document: {
  scrollingElement: Element;
  querySelectorAll(selector: string): Iterable<Element>;
  createRange(): { selectNodeContents(node: Node): void; getClientRects(): Iterable<Box> };
  createTreeWalker(root: Element, what: number): { nextNode(): Node | null };
};
declare const innerWidth: number;
declare const innerHeight: number;
declare function getComputedStyle(
  element: Element,
): Record<'overflowX' | 'overflowY' | 'clipPath' | 'opacity', string>;

/**
 * Reports text that is cut, elements outside the window, controls that overlap, and what scrolls though it is neither the log nor
 * the hand. Must not use anything outside the function.
 */
export function boxFlaws(): string[] {
  const CONTROL = 'button, a[href], input, select, summary';
  /** These may scroll: log and cards, at the end where points came from; and some windows stand above the table. */
  const SCROLLS = '.log, .hand, .mine, .points-by-card';
  /** The parts of a table, none of which spills into another. */
  const PARTS = '.at-table > *, .right > *, .land-box > *';
  const ABOVE = '.looked, .keys, .in-words';
  const found: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.vh, [aria-hidden="true"] svg');
  const within = ({ left, right, top, bottom }: Box, outer: Box) =>
    left >= outer.left - 1.5 &&
    right <= outer.right + 1.5 &&
    top >= outer.top - 1.5 &&
    bottom <= outer.bottom + 1.5;
  const page = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  /** Why a box of an element is not whole; undefined inside what may scroll. */
  const flaw = (element: Element, box: Box): string | undefined => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (outer.matches(SCROLLS)) return undefined;
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (outer.matches('body, html, svg')) continue;
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      if (isClipping && !within(box, outer.getBoundingClientRect())) return `cut by ${nameOf(outer)}`;
    }
    return within(box, page) ? undefined : 'outside the window';
  };
  for (const root of document.querySelectorAll('.around-table')) {
    for (const element of root.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(overflowX);
      const isHigh = element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(overflowY);
      const isSpilling = element.scrollHeight > element.clientHeight + 1 && element.matches(PARTS);
      if (isSpilling && !element.matches(`${SCROLLS}, .looked`)) found.push(`spills: ${nameOf(element)}`);
      if ((isWide || isHigh) && !element.matches(SCROLLS)) found.push(`scrolls: ${nameOf(element)}`);
    }
    const texts = document.createTreeWalker(root, 4);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if ((text.textContent ?? '').trim() === '' || !isSeen(element) || element.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const reason = flaw(element, box);
        if (reason === undefined) continue;
        found.push(`text “${(text.textContent ?? '').trim().slice(0, 40)}” of ${nameOf(element)}: ${reason}`);
        break;
      }
    }
    const controls = [...root.querySelectorAll(CONTROL)].filter(
      (one) => isSeen(one) && !one.closest(ABOVE) && !one.closest('.board-box'),
    );
    const boxes = controls.map((one) => one.getBoundingClientRect());
    for (const [at, one] of controls.entries()) {
      const reason = flaw(one, boxes[at]!);
      if (reason !== undefined) found.push(`${nameOf(one)}: ${reason}`);
      if (one.closest(SCROLLS)) continue;
      const mine = boxes[at]!;
      for (const [other, theirs] of boxes.slice(at + 1).entries()) {
        const across = Math.min(mine.right, theirs.right) - Math.max(mine.left, theirs.left);
        const down = Math.min(mine.bottom, theirs.bottom) - Math.max(mine.top, theirs.top);
        const second = controls[at + 1 + other]!;
        if (across > 1.5 && down > 1.5 && !one.contains(second) && !second.closest(SCROLLS))
          found.push(`${nameOf(one)} lies on ${nameOf(second)}`);
      }
    }
  }
  const { scrollingElement } = document;
  if (scrollingElement.scrollHeight > innerHeight + 1)
    found.push(`the page is ${scrollingElement.scrollHeight} px high`);
  return [...new Set(found)];
}
