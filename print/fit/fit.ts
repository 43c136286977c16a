/** Runs inside the page: sets every text in the largest of its sizes that fits its box. */

/** A text that does not fit even in its smallest size. */
export interface Overflow {
  name: string;
  /** The excess height or width, in millimetres. */
  over: number;
  /** Advice on how to make it fit, for small print and the page of icons. They are printed even if they are cut off. */
  advice?: string;
}

/** The warning about a text that does not fit. */
const overflowWarning = ({ name, over, advice = 'Shorten it or print it larger.' }: Overflow): string =>
  `${name} does not fit: its text is ${over.toFixed(1)} mm too long even at the smallest size. ${advice}`;

/** The warnings about texts that do not fit, one per name, for the worst case. */
export function overflowWarnings(overflows: readonly Overflow[]): string[] {
  const worst = new Map<string, Overflow>();
  for (const one of overflows) if (one.over > (worst.get(one.name)?.over ?? 0)) worst.set(one.name, one);
  return [...worst.values()].map(overflowWarning);
}

/** Why cards or pieces are not printed: their texts would be cut off. Undefined if all fit. */
export function overflowRefusal(overflows: readonly Overflow[]): string | undefined {
  const warnings = overflowWarnings(overflows.filter(({ advice }) => advice === undefined));
  if (warnings.length === 0) return undefined;
  return `${warnings.join(' ')} Nothing was printed: --allow-overflow prints it cut off.`;
}

/** The part of the browser's interface that is used here. */
interface Element {
  /** `sideways` is present if the box is rotated by a quarter turn. */
  dataset: { name: string; sizes: string; advice?: string; sideways?: string };
  style: { fontSize: string; width: string; height: string; transform: string };
  classList: { toggle(name: string, on: boolean): void; contains(name: string): boolean };
  scrollWidth: number;
  firstElementChild: Element;
  getBoundingClientRect(): { width: number; height: number };
}
declare const document: {
  fonts: Iterable<{ load(): Promise<unknown> }>;
  querySelectorAll(selector: string): Iterable<Element>;
};

/**
 * Fits all texts; returns those that are too large even in their smallest size. Its source is sent to the page as text,
 * so it must not refer to anything outside itself.
 *
 * A text keeps its font size and is scaled as a whole: for a smaller size its box is enlarged, and scaled down once
 * that size is chosen. So the browser only breaks lines again instead of shaping all text again. All texts are changed
 * before the first is measured, so that the browser lays them out all at once.
 */
export async function fitTexts(): Promise<Overflow[]> {
  // All fonts load before the first text is measured, which would otherwise be set in a fallback font.
  await Promise.all([...document.fonts].map((font) => font.load()));
  const millimetre = 96 / 25.4;
  const setIn = 12;
  const texts = [...document.querySelectorAll('.fit')].map((box) => {
    const sizes = box.dataset.sizes.split(' ').map((size) => {
      const points = Number.parseFloat(size);
      return { points, setting: size.slice(String(points).length) };
    });
    // Texts of cards always have the same font size here, so that their lines break in the same places everywhere.
    const points = box.classList.contains('text') ? setIn : sizes[0]!.points;
    box.style.fontSize = `${points}pt`;
    return {
      box,
      points,
      sizes: sizes.map(({ points: smaller, setting }) => ({ scale: smaller / points, setting })),
      width: Number.parseFloat(box.style.width),
      height: Number.parseFloat(box.style.height),
      /** The index of its current size in `sizes`. */
      tried: 0,
      setting: '',
    };
  });
  type Text = (typeof texts)[number];

  const change = (text: Text): void => {
    const { box, sizes, tried, width, height } = text;
    const { scale, setting } = sizes[tried]!;
    box.style.width = `${width / scale}mm`;
    box.style.height = `${height / scale}mm`;
    if (setting === text.setting) return;
    for (const name of ['close', 'tight']) box.classList.toggle(name, name === setting);
    text.setting = setting;
  };

  const overflows: Overflow[] = [];
  /** Checks the current size; returns whether to try another one. */
  const tryAnother = (text: Text): boolean => {
    const { box, sizes, tried } = text;
    const { scale } = sizes[tried]!;
    const bounds = box.firstElementChild.getBoundingClientRect();
    const high = box.dataset.sideways === undefined ? bounds.height : bounds.width;
    const tooHigh = high * scale - text.height * millimetre;
    const over = Math.max(tooHigh, box.scrollWidth * scale - text.width * millimetre, 0);
    // Boxes are rounded to a pixel.
    if (over <= 1) return false;
    if (tried + 1 < sizes.length) {
      text.tried++;
      return true;
    }
    const { name, advice } = box.dataset;
    overflows.push({ name, over: over / millimetre, ...(advice !== undefined && { advice }) });
    box.classList.toggle('over', true);
    return false;
  };

  let open = texts;
  while (open.length > 0) {
    for (const text of open) change(text);
    open = open.filter(tryAnother);
  }
  for (const text of texts) {
    change(text);
    const { scale } = text.sizes[text.tried]!;
    if (scale !== 1) text.box.style.transform += ` scale(${scale})`;
  }
  return overflows;
}
