/**
 * The card in the frame: inserts it, fits its texts with the code that print uses, and makes its
 * rows clickable and highlightable.
 */
import { fitTexts, overflowRefusal, overflowWarnings } from '../../print/fit/index.ts';
import type { FittedCard, FontFile, FramedCard, FramedSheets, FrameLook, RowBox } from '../frame-messages.ts';
import { rowsSaying } from '../rows.ts';
import frameStyle from './frame.css';

const PIXELS = 96 / 25.4;
/** Rows and the boxes around rows. */
const MARKED = '[data-step]';
const ROW = '.row[data-step]';
/** The element in a row that takes the focus. */
const LINK = '.to-step';

const main = document.querySelector('main')!;
/** Constructed style sheets, because the content security policy of the page forbids inline styles. */
const style = new CSSStyleSheet();
const own = new CSSStyleSheet();
own.replaceSync(frameStyle);
document.adoptedStyleSheets = [style, own];
let styled = '';
let look: FrameLook = { scale: 1, lit: '' };

/** Adds fonts; resolves when they are loaded. */
export async function addFonts(files: readonly FontFile[]): Promise<void> {
  const faces = files.map(({ font, data }) => {
    const { family, weight, style, range } = font;
    return new FontFace(family, data, { weight: `${weight}`, style, unicodeRange: range });
  });
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}

/** Shows a card. */
export async function showCard({
  id,
  lang,
  style: sheet,
  body,
  rows,
  edge,
}: FramedCard): Promise<FittedCard> {
  const focused = linksOnCard().indexOf(document.activeElement as HTMLElement);
  document.documentElement.lang = lang;
  // The edges of a card rarely coincide with pixels, so the page has the colour of the edge.
  document.documentElement.style.background = edge;
  setStyle(sheet);
  putHtml(body);
  // Texts are fitted at their printed size.
  main.style.transform = '';
  const overflows = await fitTexts();
  const boxes = [...main.querySelectorAll<HTMLElement>(MARKED)].map(boxOf);
  for (const [i, row] of [...main.querySelectorAll<HTMLElement>('.row')].entries()) {
    row.ariaLabel = rows[i] ?? '';
    // An element with an accessible name needs a role.
    row.role = row.matches(MARKED) ? 'group' : 'note';
    if (row.matches(MARKED)) row.append(linkOf(row));
  }
  reach(focused < 0 ? 0 : focused);
  if (focused >= 0) linksOnCard()[focused]?.focus();
  applyLook(look);
  return { id, overflows, rows: boxes };
}

/**
 * Prints sheets with the browser's print dialog, unless texts would be cut off; resolves with warnings when the dialog is closed.
 */
export async function printFramedSheets({
  lang,
  style: sheet,
  body,
  allowOverflow,
}: FramedSheets): Promise<string[] | { refused: string }> {
  document.documentElement.lang = lang;
  setStyle(sheet);
  document.adoptedStyleSheets = [style];
  putHtml(body);
  const overflows = await fitTexts();
  const refused = allowOverflow ? undefined : overflowRefusal(overflows);
  if (refused !== undefined) return { refused };
  print();
  return overflowWarnings(overflows);
}

/** Consecutive cards mostly share one style, which takes longer to parse than a card. */
function setStyle(sheet: string): void {
  if (sheet !== styled) style.replaceSync(sheet);
  styled = sheet;
}

/**
 * Inserts HTML made by print. Sets its style attributes one by one, which the content security
 * policy allows, unlike inline styles.
 */
function putHtml(body: string): void {
  main.innerHTML = body.replaceAll(' style="', ' data-style="');
  for (const element of main.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    element.removeAttribute('data-style');
  }
}

/** Changes how the card is displayed. */
export function applyLook(to: FrameLook): void {
  look = to;
  main.style.transform = look.scale === 1 ? '' : `scale(${look.scale})`;
  const all = rowsOnCard();
  const lit = rowsSaying(
    look.lit,
    all.map((row) => row.dataset.step!),
  );
  for (const row of all) row.classList.toggle('is-lit', lit.includes(row.dataset.step!));
}

/** The name of the step at a position on the card: that of the row, or else of the box around it. */
export function stepNameAt(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  return marked?.dataset.step;
}

/** Moves the focus by `by` rows. */
export function moveFocus(by: number): void {
  const all = linksOnCard();
  const from = all.indexOf(document.activeElement as HTMLElement);
  const to = Math.min(Math.max(from + by, 0), all.length - 1);
  if (from < 0 || !all[to]) return;
  reach(to);
  all[to].focus();
}

const rowsOnCard = () => [...main.querySelectorAll<HTMLElement>(ROW)];
const linksOnCard = () => [...main.querySelectorAll<HTMLElement>(LINK)];

/**
 * A link that covers a row. It has no text of its own: the text of the row is interrupted by icons, so the
 * link's label repeats the row's.
 */
function linkOf(row: HTMLElement): HTMLElement {
  const link = document.createElement('span');
  link.className = 'to-step';
  link.role = 'link';
  link.ariaLabel = row.ariaLabel;
  link.dataset.step = row.dataset.step;
  return link;
}

/** Makes the card a single stop for the Tab key; arrow keys move between its rows. */
function reach(index: number): void {
  for (const [i, link] of linksOnCard().entries()) link.tabIndex = i === index ? 0 : -1;
}

function boxOf(element: HTMLElement): RowBox {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    step: element.dataset.step!,
    x: x / PIXELS,
    y: y / PIXELS,
    width: width / PIXELS,
    height: height / PIXELS,
  };
}
