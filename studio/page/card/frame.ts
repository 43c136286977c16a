/** The frame that shows a card as printed, inside an element of the page. */
import type { CardHtml, Font } from '../../../print/html/index.ts';
import type {
  FittedCard,
  FontFile,
  FramedCard,
  FrameLook,
  FromFrame,
  RowBox,
  ToFrame,
} from '../../frame-messages.ts';
import { isInside, rowsSaying } from '../../rows.ts';

/** A card to show. */
export interface FrameContent {
  /** The accessible name of the frame: `Card 61 Calving`. */
  title: string;
  html: CardHtml;
}

/** A frame with a card. */
export interface CardIframe {
  /** Shows a card. While another one is being fitted, the newest waits. */
  show(card: FrameContent): void;
  /** Highlights the rows that express a step, by its name in rows; none if empty. */
  light(step: string): void;
  /** Sets whether the card lags behind its text. */
  setOutOfDate(isOutOfDate: boolean): void;
  /** Marks the rows of steps with errors, by their names in rows. */
  mark(broken: readonly string[]): void;
  /** Removes the frame. */
  remove(): void;
}

/** The events of the frame. */
export interface FrameEvents {
  /** A row was clicked, or chosen with Enter. */
  onStep?: (step: string) => void;
  /** The card has been drawn, with the result of fitting it. */
  onFit?: (fitted: FittedCard) => void;
}

/** The style of a card that lags behind its text. */
const OUT_OF_DATE = 'grayscale(1) opacity(0.55)';

/** The side of a card in millimetres. */
const SIDE = 63;

/** The printed width of a card in pixels. */
const PRINTED = (SIDE * 96) / 25.4;

/** The font files, shared by all frames. */
const files = new Map<string, Promise<ArrayBuffer>>();

/** Loads the file of a font. */
export function loadedFont({ file }: Font): Promise<ArrayBuffer> {
  const loading = files.get(file) ?? loadFont(file);
  files.set(file, loading);
  // A failed load is retried with the next card.
  loading.catch(() => files.delete(file));
  return loading;
}

async function loadFont(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(`fonts/${file}.woff2`, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`The font ${file} cannot be loaded: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Whether both look the same. */
const isSame = (one: FrameContent, other: FrameContent) =>
  one.title === other.title && one.html.body === other.html.body && one.html.style === other.html.style;

/**
 * Inserts the page of the frame as text. A frame with an opaque origin is a stranger to the server, and browsers do not let
 * service workers serve it.
 */
export function setFramePage(frame: HTMLIFrameElement): void {
  void fetch('frame.html')
    .then((answer) => answer.text())
    .then((page) => {
      frame.srcdoc = page;
    });
}

/** Adds a frame to an element; the card fills the width of the element. */
export function cardFrame(host: HTMLElement, { onStep, onFit }: FrameEvents = {}): CardIframe {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  setFramePage(frame);
  frame.title = 'Card';
  Object.assign(frame.style, { display: 'block', width: '100%', aspectRatio: '1', border: '0' });

  let isReady = false;
  /** A faster way for cards; while it is not open, the normal messages suffice. */
  let relay: MessagePort | undefined;
  /** The id of the card being fitted; 0 for none. */
  let fitting = 0;
  let shown = 0;
  /** The newest card, and whether it still has to be sent to the frame. */
  let newest: FrameContent | undefined;
  let isWaiting = false;
  let look: FrameLook = { scale: 1, lit: '' };
  const has = new Set<string>();
  /** Drawn over the frame, because the frame itself is grey while the card is out of date. */
  const marks = Object.assign(document.createElement('div'), { className: 'broken-rows' });
  let rows: readonly RowBox[] = [];
  let broken: readonly string[] = [];
  const drawMarks = () => {
    const names = broken.flatMap((step) =>
      rowsSaying(
        step,
        rows.map((row) => row.step),
      ),
    );
    const outer = names.filter((name) => !names.some((other) => isInside(name, other)));
    marks.replaceChildren(
      ...rows
        .filter(({ step }) => outer.includes(step))
        .map(({ x, y, width, height }) => {
          const mark = document.createElement('i');
          const [left, top] = [x, y].map((length) => `${(length / SIDE) * 100}%`);
          Object.assign(mark.style, {
            left,
            top,
            width: `${(width / SIDE) * 100}%`,
            height: `${(height / SIDE) * 100}%`,
          });
          return mark;
        }),
    );
  };

  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const setLook = (change: Partial<FrameLook>) => {
    look = { ...look, ...change };
    if (isReady) post({ look });
  };
  const lacking = async (fonts: readonly Font[]): Promise<FontFile[]> => {
    const loaded = await Promise.allSettled(
      fonts
        .filter(({ file }) => !has.has(file))
        .map(async (font) => ({ font, data: await loadedFont(font) })),
    );
    // A card without one of its fonts is better than none.
    return loaded.flatMap((one) => {
      if (one.status === 'fulfilled') return [one.value];
      reportError(one.reason);
      return [];
    });
  };
  const next = async () => {
    if (!isReady || !isWaiting || fitting > 0) return;
    isWaiting = false;
    fitting = ++shown;
    const id = fitting;
    const { title, html } = newest!;
    const { fonts, ...card } = html;
    const files = await lacking(fonts);
    // The frame may have been reloaded in the meantime.
    if (fitting !== id) return;
    if (files.length > 0) post({ fonts: files });
    for (const { font } of files) has.add(font.file);
    frame.title = title;
    post({ card: { ...card, id } });
    // Fonts take the normal way and must arrive before their card, which therefore takes it too.
    if (files.length === 0) relay?.postMessage({ ...card, id } satisfies FramedCard);
  };
  const take = (message: FromFrame, ports: readonly MessagePort[]) => {
    if ('ready' in message) {
      isReady = true;
      relay = undefined;
      fitting = 0;
      isWaiting = newest !== undefined;
      has.clear();
      post({ look });
      void next();
    } else if ('relay' in message) [relay] = ports;
    else if ('fitted' in message) {
      if (message.fitted.id !== fitting) return;
      fitting = 0;
      rows = message.fitted.rows;
      drawMarks();
      onFit?.(message.fitted);
      void next();
    } else if ('step' in message) onStep?.(message.step);
    else if ('key' in message)
      frame.dispatchEvent(new KeyboardEvent('keydown', { ...message.key, bubbles: true, cancelable: true }));
  };
  const listen = ({ source, data, ports }: MessageEvent<FromFrame>) => {
    if (source === frame.contentWindow) take(data, ports);
  };
  const measure = new ResizeObserver(([entry]) => {
    const scale = entry!.contentRect.width / PRINTED;
    if (scale > 0 && scale !== look.scale) setLook({ scale });
  });
  addEventListener('message', listen);
  measure.observe(frame);
  host.append(frame, marks);
  return {
    show(card) {
      if (newest && isSame(card, newest)) return;
      newest = card;
      isWaiting = true;
      void next();
    },
    light(lit) {
      if (lit !== look.lit) setLook({ lit });
    },
    setOutOfDate: (isOutOfDate) => {
      frame.style.filter = isOutOfDate ? OUT_OF_DATE : '';
    },
    mark(steps) {
      if (steps.join() === broken.join()) return;
      broken = steps;
      drawMarks();
    },
    remove() {
      marks.remove();
      removeEventListener('message', listen);
      measure.disconnect();
      frame.remove();
    },
  };
}
