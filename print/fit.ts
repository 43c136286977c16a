/** Runs inside the page: sets every text in the largest of its sizes that fits its box. */

/** A text that does not fit even in its smallest size. */
export interface Overflow {
  name: string;
  /** By how much it is too high or too wide, in millimetres. */
  over: number;
}

/** What is warned of a text that does not fit. */
export const tooLong = ({ name, over }: Overflow): string =>
  `${name} does not fit: its text is ${over.toFixed(1)} mm too long even at the smallest size.`;

/** The little of the browser's interface that is used here. */
interface Element {
  dataset: { name: string; sizes: string };
  style: { fontSize: string };
  classList: { toggle(name: string, on: boolean): void; contains(name: string): boolean };
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
    const sizes = box.dataset.sizes.split(' ');
    const set = (size: string): { over: number; lines: number } => {
      box.style.fontSize = `${Number.parseFloat(size)}pt`;
      box.classList.toggle('close', size.endsWith('close'));
      box.classList.toggle('tight', size.endsWith('tight'));
      const { height } = content.getBoundingClientRect();
      const over = Math.max(height - box.clientHeight, box.scrollWidth - box.clientWidth, 0);
      return { over, lines: height / Number.parseFloat(size) };
    };
    // A pixel is what boxes are rounded by.
    const first = sizes.findIndex((size) => set(size).over <= 1);
    const largest = sizes[first];
    if (largest === undefined) {
      overflows.push({ name: box.dataset.name, over: set(sizes.at(-1)!).over / millimetre });
      box.classList.toggle('over', true);
      continue;
    }
    // A little smaller is better where it saves a line; small print and text already set closer stay as they are.
    if (!box.classList.contains('text') || !/\d$/.test(largest)) continue;
    const { lines } = set(largest);
    const smaller = sizes.slice(first + 1, first + 4).filter((size) => /\d$/.test(size));
    if (!smaller.some((size) => set(size).lines < lines - 1)) set(largest);
  }
  return overflows;
}
