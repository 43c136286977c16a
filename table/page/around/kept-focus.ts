/** Keeps the keyboard focus in place when the focused element disappears. */

/** Focusable elements that are Tab stops. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled, [tabindex="-1"])';

/**
 * Starts to track where keys are pressed. If the element that was used is gone or disabled after a change of the page, the nearest
 * Tab stop gets the focus. Tables are left out, because they focus the next question themselves.
 */
export function keepFocus(): void {
  /** The target of the last key press, followed by its ancestors. */
  let path: readonly Element[] = [];
  const watch = (event: Event) => {
    path = event.composedPath().filter((one) => one instanceof Element);
  };
  addEventListener('keydown', watch, { capture: true });
  addEventListener('pointerdown', () => (path = []), { capture: true });
  const focus = () => {
    const [used, ...around] = path;
    const { activeElement, body } = document;
    if (!used || used === body) return;
    const isDisabled = used.matches(':disabled');
    if (activeElement !== body && !(isDisabled && activeElement === used)) return;
    if (around.some((one) => one.matches('.at-table')) || !(isDisabled || !used.isConnected)) return;
    for (const one of around) {
      const stop = one.isConnected && !one.matches('body, html') ? stopIn(one, used) : undefined;
      if (!stop) continue;
      path = [];
      stop.focus();
      return;
    }
  };
  const changes = { subtree: true, childList: true, attributeFilter: ['disabled'] };
  new MutationObserver(focus).observe(document.body, changes);
}

/** Whether a link leads to the current page. */
const isHere = (link: Element): boolean => link.matches('[aria-current="page"]');

/**
 * The element itself if it is a Tab stop. Otherwise the first stop in it after the used element, or the last one before it. If
 * the used element is gone, the link to the current page, or the first stop.
 */
function stopIn(element: Element, used: Element): HTMLElement | undefined {
  if (element.matches(STOPS)) return element as HTMLElement;
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility());
  const isAfter = (one: Element) => used.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return used.isConnected ? (stops.find(isAfter) ?? stops.at(-1)) : (stops.find(isHere) ?? stops[0]);
}
