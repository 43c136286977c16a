/** Highlights on a board: the hex pointed at, and the options left after a click. */
import type { Trying } from './trying.ts';

/** Highlights on the board the option pointed at, and the options left after a click. */
export function light(element: Element | undefined, { among, pointed }: Trying): void {
  if (!element) return;
  // The board is drawn after this call.
  queueMicrotask(() => {
    for (const shape of element.querySelectorAll<SVGElement>('[data-option]')) {
      const option = Number(shape.dataset.option);
      shape.classList.toggle('is-left', among?.has(option) ?? false);
      shape.classList.toggle('is-pointed', option === pointed);
    }
  });
}

/** The option whose shape is under the pointer. */
export function optionAt({ target }: Event): number | undefined {
  const shape = target instanceof Element ? target.closest<SVGElement>('[data-option]') : null;
  return shape ? Number(shape.dataset.option) : undefined;
}
