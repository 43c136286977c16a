/** Prints sheets with the browser's own print dialog, where no `ecos print` makes a PDF. */
import type { FromFrame, ToFrame } from '../../frame-messages.ts';
import type { SheetsPrinted } from '../../print-messages.ts';
import { loadedFont, setFramePage } from '../card/frame.ts';

/** Opens the browser's print dialog; resolves with warnings when it is closed, or with the reason why it was not opened. */
export async function printHere(
  { lang, style, body, fonts }: SheetsPrinted,
  allowOverflow: boolean,
): Promise<string[] | { refused: string }> {
  const files = await Promise.all(fonts.map(async (font) => ({ font, data: await loadedFont(font) })));
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-modals');
  frame.title = 'Sheets';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // As wide as the widest paper, and off screen rather than hidden: texts without layout cannot be fitted.
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-9999px',
    width: '1200px',
    height: '1200px',
    border: '0',
  });
  const printed = new Promise<string[] | { refused: string }>((done) => {
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.contentWindow) return;
      const post = (message: ToFrame) => frame.contentWindow!.postMessage(message, '*');
      if ('ready' in data) {
        post({ fonts: files });
        post({ print: { lang, style, body, allowOverflow } });
      } else if ('printed' in data) {
        removeEventListener('message', listen);
        done(data.printed);
      }
    };
    addEventListener('message', listen);
  });
  setFramePage(frame);
  document.body.append(frame);
  const answer = await printed;
  frame.remove();
  return answer;
}
