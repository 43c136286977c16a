/** The card in the frame: put there, fitted by what fits it in print, its rows to be pointed at and lit. */
import { fitTexts, overflowWarnings } from '../../print/fit/index.ts';
import type { FittedCard, FontFile, FramedCard, FramedSheets, FrameLook, RowBox } from '../frame-messages.ts';
import { rowsSaying } from '../rows.ts';
import frameStyle from './frame.css';

const PIXELS = 96 / 25.4;
/** Rows and the boxes around rows. */
const MARKED = '[data-step]';
const ROW = '.row[data-step]';
/** What takes the focus in a row. */
const LINK = '.to-step';

const main = document.querySelector('main')!;
/** Sheets of their own: the policy of the page allows no styles in its text. */
const style = new CSSStyleSheet();
const own = new CSSStyleSheet();
own.replaceSync(frameStyle);
document.adoptedStyleSheets = [style, own];
let styled = '';
let look: FrameLook = { scale: 1, lit: '' };

/** Adds fonts; resolves when texts can be set in them. */
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
  // The edges of a card are seldom those of pixels.
  document.documentElement.style.background = edge;
  setStyle(sheet);
  putHtml(body);
  // Texts are fitted as large as they are printed.
  main.style.transform = '';
  const overflows = await fitTexts();
  const boxes = [...main.querySelectorAll<HTMLElement>(MARKED)].map(boxOf);
  for (const [i, row] of [...main.querySelectorAll<HTMLElement>('.row')].entries()) {
    row.ariaLabel = rows[i] ?? '';
    // What has a name needs a part to play.
    row.role = row.matches(MARKED) ? 'group' : 'note';
    if (row.matches(MARKED)) row.append(linkOf(row));
  }
  reach(focused < 0 ? 0 : focused);
  if (focused >= 0) linksOnCard()[focused]?.focus();
  applyLook(look);
  return { id, overflows, rows: boxes };
}

/** Prints sheets, by the browser's own printing; resolves with warnings when its window is closed. */
export async function printFramedSheets({ lang, style: sheet, body }: FramedSheets): Promise<string[]> {
  document.documentElement.lang = lang;
  setStyle(sheet);
  document.adoptedStyleSheets = [style];
  putHtml(body);
  const overflows = await fitTexts();
  print();
  return overflowWarnings(overflows);
}

/** Most cards after one another are printed in the same style, which takes longer to read than a card. */
function setStyle(sheet: string): void {
  if (sheet !== styled) style.replaceSync(sheet);
  styled = sheet;
}

/** Puts HTML of print there. Its style attributes are set one by one, which the policy allows: nothing else can name them. */
function putHtml(body: string): void {
  main.innerHTML = body.replaceAll(' style="', ' data-style="');
  for (const element of main.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    element.removeAttribute('data-style');
  }
}

/** Changes how the card is shown. */
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

/** The name of the step at a place of the card: that of its row, or else of the box around it. */
export function stepNameAt(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  return marked?.dataset.step;
}

/** Moves the focus by a number of rows. */
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

/** A link that lies over a row. It has no words of its own: those of the row have icons between them, which its name says. */
function linkOf(row: HTMLElement): HTMLElement {
  const link = document.createElement('span');
  link.className = 'to-step';
  link.role = 'link';
  link.ariaLabel = row.ariaLabel;
  link.dataset.step = row.dataset.step;
  return link;
}

/** The card is one stop of the Tab key: arrows lead from row to row. */
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
