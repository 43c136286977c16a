/** Scrolls to an element once it is laid out, if it is not visible. */
export function intoView(element: Element | null | undefined): void {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
}
