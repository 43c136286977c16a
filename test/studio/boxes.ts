/** Finds what does not stand whole on the page of a table, at every size that has to show all of it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';

/** The part of the browser's interface used here. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface TreeNode {
  nodeType: number;
  textContent: string | null;
  parentElement: Element | null;
}
interface Element extends TreeNode {
  offsetParent: Element | null;
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
  createRange(): { selectNodeContents(node: TreeNode): void; getClientRects(): Iterable<Box> };
  createTreeWalker(root: Element, what: number): { nextNode(): TreeNode | null };
};
declare const innerWidth: number;
declare const innerHeight: number;
declare function getComputedStyle(element: Element): Record<'overflowX' | 'overflowY' | 'position', string>;

/** The sizes of windows at which a table stands whole. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** How often to check again while a board is redrawn, and how many milliseconds to wait in between. */
const TRIES = 20;
const BETWEEN = 150;

/** The flaws that stay. @param root selector of what has to stand whole; by default the table, which has to fit the window */
export async function findFlaws(page: Page, root = '.around-table'): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    await wait(BETWEEN);
    const found = await page.evaluate(boxFlaws, root);
    if (found.length === 0 || tries === TRIES) return found;
  }
}

/** The flaws in windows of each size. */
export async function flawsAtSizes(page: Page, root?: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewport(size);
    found.push(...(await findFlaws(page, root)).map((one) => `${size.width}×${size.height}: ${one}`));
  }
  return found;
}

/**
 * Runs inside the page. Reports text that is cut, elements outside the window, controls that overlap, and what scrolls though it is
 * neither the log nor the hand. Must not use anything outside the function.
 */
function boxFlaws(rootSelector: string): string[] {
  const CONTROL = 'button, a[href], input, select, summary';
  /** These may scroll: log and cards, also as options, at the end where points came from; and some windows stand above the table. */
  const SCROLLS = '.log, .log-line span, .hand, .mine, .points-by-card, .of-cards .opts';
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
    for (let outer: Element | null = element; outer; ) {
      if (outer.matches(SCROLLS)) return undefined;
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      if (isClipping && !outer.matches('body, html, svg') && !within(box, outer.getBoundingClientRect()))
        return `cut by ${nameOf(outer)}`;
      // What lies above something is not cut by it.
      outer = /absolute|fixed/.test(position) ? outer.offsetParent : outer.parentElement;
    }
    return within(box, page) ? undefined : 'outside the window';
  };
  for (const root of document.querySelectorAll(rootSelector)) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
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
  // A phone shows a line of the log, which opens; a question about cards hides it.
  for (const log of document.querySelectorAll('.at-table .log')) {
    const lines = [...log.querySelectorAll('li')];
    const whole = lines.filter((line) => within(line.getBoundingClientRect(), log.getBoundingClientRect()));
    if (innerWidth >= 760 && isSeen(log) && whole.length < Math.min(6, lines.length))
      found.push(`the log shows ${whole.length} lines`);
  }
  const { scrollingElement } = document;
  if (rootSelector === '.around-table' && scrollingElement.scrollHeight > innerHeight + 1)
    found.push(`the page is ${scrollingElement.scrollHeight} px high`);
  return [...new Set(found)];
}
