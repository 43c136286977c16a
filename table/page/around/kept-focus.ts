/** Keeps the focus of those who use keys where they are, when what they used is gone. */

/** What can have the focus and is a stop of the Tab key. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled, [tabindex="-1"])';

/**
 * Begins to watch which keys are pressed where. The function that comes back must be called after every change of the page: if a button
 * that was pressed is gone or disabled by then, the nearest stop gets the focus. Tables care for their own: there the next question does.
 */
export function keepFocus(): () => void {
  /** What the last key was pressed on, and everything around it. */
  let path: readonly Element[] = [];
  const watch = (event: Event) => {
    path = event.composedPath().filter((one) => one instanceof Element);
  };
  addEventListener('keydown', watch, { capture: true });
  addEventListener('pointerdown', () => (path = []), { capture: true });
  return () => {
    const [used, ...around] = path;
    const { activeElement, body } = document;
    if (!used || used === body) return;
    const isDisabled = used.matches(':disabled');
    if (activeElement !== body && !(isDisabled && activeElement === used)) return;
    if (around.some((one) => one.matches('.at-table')) || !(isDisabled || !used.isConnected)) return;
    for (const one of around) {
      const stop = one.isConnected && one !== body ? stopIn(one, used) : undefined;
      if (!stop) continue;
      path = [];
      stop.focus();
      return;
    }
  };
}

/** Leads to where one is. */
const isHere = (link: Element): boolean => link.matches('[aria-current="page"]');

/**
 * An element if it is a stop, or else the first one in it after what was used; before it if none is after it. Where nobody knows what
 * was after it, it is the link to the place one is in.
 */
function stopIn(element: Element, used: Element): HTMLElement | undefined {
  if (element.matches(STOPS)) return element as HTMLElement;
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility());
  const isAfter = (one: Element) => used.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return used.isConnected ? (stops.find(isAfter) ?? stops.at(-1)) : (stops.find(isHere) ?? stops[0]);
}
