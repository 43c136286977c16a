/** Runs inside the page: finds elements that cannot be seen or reached. */

/** The part of the browser's interface used here. */
interface Element {
  tagName: string;
  className: unknown;
  ariaLabel: string | null;
  textContent: string | null;
  clientWidth: number;
  scrollWidth: number;
  shadowRoot: Root | null;
  labels?: Iterable<Element> | null;
  checkVisibility(options: object): boolean;
  matches(selector: string): boolean;
  contains(other: Element): boolean;
  querySelectorAll(selector: string): Iterable<Element>;
  scrollIntoView(options: object): void;
  getBoundingClientRect(): Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;
}
interface Root {
  querySelectorAll(selector: string): Iterable<Element>;
  elementFromPoint(x: number, y: number): Element | null;
}
declare const document: Root & { scrollingElement: Element };
declare const innerWidth: number;
declare const innerHeight: number;
declare function getComputedStyle(element: Element): { overflowX: string; pointerEvents: string };

/** Reports elements that are cut off, outside the page or covered by another. Must not use anything outside the function. */
export function cutOff(): string[] {
  const REACHED =
    'a[href], button, input, select, textarea, [tabindex="0"], summary, [contenteditable="true"]';
  /** Scroll areas: rows of buttons and cards, a landscape larger than the screen, and texts that do not wrap. */
  const PUSHED = '.fitting, .options, .mine, pre, .cm-scroller';
  const found: string[] = [];
  const { scrollingElement } = document;
  if (scrollingElement.scrollWidth > innerWidth)
    found.push(`the page is ${scrollingElement.scrollWidth} px wide`);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const all = (root: Root): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const topAt = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y);
    for (let next = top; next; next = next.shadowRoot?.elementFromPoint(x, y) ?? null) {
      if (next === top && next !== document.elementFromPoint(x, y)) break;
      top = next;
    }
    return top;
  };
  for (const element of all(document)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { overflowX, pointerEvents } = getComputedStyle(element);
    const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    if (isTooWide && overflowX === 'auto' && !element.matches(PUSHED))
      found.push(`scrolls sideways: ${nameOf(element)}`);
    if (isTooWide && overflowX !== 'hidden' && element.matches('a, button, aside'))
      found.push(`too wide: ${nameOf(element)}`);
    if (!element.matches(REACHED) || element.matches(':disabled')) continue;
    // Firefox does not scroll far enough to a group in a drawing, except when it gets the focus.
    const [inner] = element.matches('g') ? element.querySelectorAll('rect') : [];
    const block = inner ? 'center' : 'nearest';
    (inner ?? element).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if (left < -1 || right > innerWidth + 1)
      found.push(`beside the page: ${nameOf(element)}, ${left} to ${right}`);
    // The element covers the one that receives its clicks.
    if (pointerEvents === 'none') continue;
    // An element larger than the page is checked at its visible part.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const at = topAt(x, y);
    const labels = [...(element.labels ?? [])];
    const isSeen =
      at && (element.contains(at) || at.contains(element) || labels.some((one) => one.contains(at)));
    if (!isSeen) found.push(`covered: ${nameOf(element)} by ${at ? nameOf(at) : 'nothing'}`);
  }
  return found;
}
