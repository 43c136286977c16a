/** Scrolls to an element once it is laid out, if it is out of sight. */
export function intoView(element: Element | undefined): void {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
}
