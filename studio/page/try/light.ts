/** The hex that is pointed at on a board, and the options left there after a click. */
import type { Trying } from './trying.ts';

/** Lights on the board what is pointed at, and the options that are left after a click. */
export function light(element: Element | undefined, { among, pointed }: Trying): void {
  if (!element) return;
  // The board is drawn after this is called.
  queueMicrotask(() => {
    for (const shape of element.querySelectorAll<SVGElement>('[data-option]')) {
      const option = Number(shape.dataset.option);
      shape.classList.toggle('is-left', among?.has(option) ?? false);
      shape.classList.toggle('is-pointed', option === pointed);
    }
  });
}

/** The option whose shape is pointed at. */
export function optionAt({ target }: Event): number | undefined {
  const shape = target instanceof Element ? target.closest<SVGElement>('[data-option]') : null;
  return shape ? Number(shape.dataset.option) : undefined;
}
