/** Prints sheets with the browser's own print dialog, where no `ecos print` makes a PDF. */
import { pictureUrl } from '../../../table/page/around/index.ts';
import type { SheetsPreview } from '../../messages.ts';

/** By how many millimetres a picture is lower than its paper, because a page that is a hair too high becomes two. */
const DROP_MM = 0.2;

/** Opens the browser's print dialog with sheets that are drawn. */
export async function printHere({ paper: { width, height }, sheets }: SheetsPreview): Promise<void> {
  const frame = Object.assign(document.createElement('iframe'), { title: 'Sheets', tabIndex: -1 });
  frame.ariaHidden = 'true';
  // Off screen, because browsers do not print what is hidden.
  Object.assign(frame.style, { position: 'fixed', left: '-9999px', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow } = frame;
  const style = new (contentWindow as typeof globalThis & Window).CSSStyleSheet();
  style.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }
    body { margin: 0 }
    img { display: block; width: ${width}mm; height: ${height - DROP_MM}mm; object-fit: cover; object-position: 0 0; break-inside: avoid }`);
  page!.adoptedStyleSheets = [style];
  const images = sheets.map(({ svg }) => {
    const image = page!.createElement('img');
    image.src = pictureUrl(svg!);
    return image;
  });
  page!.body.append(...images);
  await Promise.all(images.map((image) => image.decode()));
  contentWindow!.print();
  frame.remove();
}
