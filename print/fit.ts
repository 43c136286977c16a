/** Runs inside the page: sets every text in the largest of its sizes that fits its box. */

/** A text that does not fit even in its smallest size. */
export interface Overflow {
  name: string;
  /** By how much it is too high or too wide, in millimetres. */
  over: number;
}

/** The little of the browser's interface that is used here. */
interface Element {
  dataset: { name: string; sizes: string };
  style: { fontSize: string };
  clientHeight: number;
  clientWidth: number;
  scrollWidth: number;
  firstElementChild: Element;
  getBoundingClientRect(): { height: number };
}
declare const document: {
  fonts: { ready: Promise<unknown> };
  querySelectorAll(selector: string): Iterable<Element>;
};

/**
 * Fits all texts; the ones that are too large in their smallest size come back. It is sent to the page as text, so it
 * may use nothing from outside itself.
 */
export async function fitTexts(): Promise<Overflow[]> {
  await document.fonts.ready;
  const millimetre = 96 / 25.4;
  const overflows: Overflow[] = [];
  for (const box of document.querySelectorAll('.fit')) {
    const content = box.firstElementChild;
    let over = 0;
    for (const size of box.dataset.sizes.split(' ')) {
      box.style.fontSize = `${size}pt`;
      const high = content.getBoundingClientRect().height - box.clientHeight;
      over = Math.max(high, box.scrollWidth - box.clientWidth, 0);
      // A pixel is what boxes are rounded by.
      if (over <= 1) break;
    }
    if (over > 1) overflows.push({ name: box.dataset.name, over: over / millimetre });
  }
  return overflows;
}
