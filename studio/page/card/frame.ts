/** The frame that shows a card as it is printed, inside an element of the page. */
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
import { SITE } from '../site/place.ts';

/** A card to show. */
export interface FrameContent {
  /** What it is called, for those who listen: `Card 61 Calving`. */
  title: string;
  html: CardHtml;
}

/** A frame with a card. */
export interface CardIframe {
  /** Shows a card. While one is being fitted, the newest waits. */
  show(card: FrameContent): void;
  /** Lights the rows that say a step, by the name that rows have for it; none for an empty one. */
  light(step: string): void;
  /** Says whether the card is what the text says now. */
  setOutOfDate(isOutOfDate: boolean): void;
  /** Marks the rows that say steps with a mistake, by the names that rows have for them. */
  mark(broken: readonly string[]): void;
  /** Takes the frame away. */
  remove(): void;
}

/** What the frame says. */
export interface FrameEvents {
  /** A row was clicked, or chosen with Enter. */
  onStep?: (step: string) => void;
  /** The card stands there now: how it came out. */
  onFit?: (fitted: FittedCard) => void;
}

/** How a card looks that is not what the text says. */
const OUT_OF_DATE = 'grayscale(1) opacity(0.55)';

/** The side of a card in millimetres. */
const SIDE = 63;

/** The width of a card in pixels, as it is printed. */
const PRINTED = (SIDE * 96) / 25.4;

/** The files of fonts, which all frames share. */
const files = new Map<string, Promise<ArrayBuffer>>();

/** The file of a font. */
export function loadedFont({ file }: Font): Promise<ArrayBuffer> {
  const loading = files.get(file) ?? loadFont(file);
  files.set(file, loading);
  // What failed is tried again with the next card.
  loading.catch(() => files.delete(file));
  return loading;
}

async function loadFont(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(`fonts/${file}.woff2`, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`The font ${file} cannot be loaded: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Whether they look the same. */
const isSame = (one: FrameContent, other: FrameContent) =>
  one.title === other.title && one.html.body === other.html.body && one.html.style === other.html.style;

/**
 * On a site the frame has its page, and its script in it, as text: browsers keep service workers from frames without an origin, so
 * without the net it could not load them.
 */
export function setFramePage(frame: HTMLIFrameElement, page = 'frame.html'): void {
  if (SITE === undefined) frame.src = page;
  else
    void framePage().then((page) => {
      frame.srcdoc = page;
    });
}

/** It is asked for once. */
let page: Promise<string> | undefined;

function framePage(): Promise<string> {
  page ??= fetch('frame.html').then((answer) => answer.text());
  return page;
}

/** Puts a frame into an element; the card is as wide as the element. */
export function cardFrame(host: HTMLElement, { onStep, onFit }: FrameEvents = {}): CardIframe {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  setFramePage(frame);
  frame.title = 'Card';
  Object.assign(frame.style, { display: 'block', width: '100%', aspectRatio: '1', border: '0' });

  let isReady = false;
  /** Cards get there sooner this way; where it is not open, or no more, the other way is enough. */
  let relay: MessagePort | undefined;
  /** The number of the card that is being fitted; 0 for none. */
  let fitting = 0;
  let shown = 0;
  /** The newest card, and whether the frame does not have it yet. */
  let newest: FrameContent | undefined;
  let isWaiting = false;
  let look: FrameLook = { scale: 1, lit: '' };
  const has = new Set<string>();
  /** Over the frame, which is grey while the card is out of date. */
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

  const say = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const setLook = (change: Partial<FrameLook>) => {
    look = { ...look, ...change };
    if (isReady) say({ look });
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
    // The frame may have begun anew meanwhile.
    if (fitting !== id) return;
    if (files.length > 0) say({ fonts: files });
    for (const { font } of files) has.add(font.file);
    frame.title = title;
    say({ card: { ...card, id } });
    // Fonts take the other way, and come before their card.
    if (files.length === 0) relay?.postMessage({ ...card, id } satisfies FramedCard);
  };
  const take = (message: FromFrame, ports: readonly MessagePort[]) => {
    if ('ready' in message) {
      isReady = true;
      relay = undefined;
      fitting = 0;
      isWaiting = newest !== undefined;
      has.clear();
      say({ look });
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
