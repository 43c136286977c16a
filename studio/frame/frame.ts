/**
 * The page in the frame: shows a card as printed. It has an opaque origin, runs no other script, and fetches nothing, so the
 * content of a card can reach neither the page nor the server.
 */
import type { FramedCard, FromFrame, ToFrame } from '../frame-messages.ts';
import { addFonts, applyLook, moveFocus, printFramedSheets, showCard, stepNameAt } from './card.ts';
import { startRelay } from './relay.ts';

/** Posts to any origin: that of the page varies with its port. */
const post = (message: FromFrame, ports: MessagePort[] = []) => parent.postMessage(message, '*', ports);

let fonts = Promise.resolve();
/** The newest card, waiting while another one is fitted. */
let waiting: FramedCard | undefined;
let isBusy = false;
/** The id of the newest card received: each card arrives in two ways. */
let newest: number | undefined;

async function showWaiting(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (waiting) {
    const card = waiting;
    waiting = undefined;
    await fonts;
    post({ fitted: await showCard(card) });
  }
  isBusy = false;
}

function takeCard(card: FramedCard): void {
  const isFirst = newest === undefined;
  if (newest !== undefined && card.id <= newest) return;
  newest = card.id;
  waiting = card;
  void showWaiting();
  // A browser may refuse to start a worker here, so this comes last: the card is already on its way.
  if (isFirst) startRelay((port) => post({ relay: true }, [port]), takeCard);
}

addEventListener('message', ({ data, source }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  if ('look' in data) applyLook(data.look);
  else if ('fonts' in data) fonts = Promise.all([fonts, addFonts(data.fonts)]).then(() => undefined);
  else if ('print' in data)
    void fonts.then(() => printFramedSheets(data.print)).then((printed) => post({ printed }));
  else takeCard(data.card);
});

/** Where the pointer went down: a drag of more than `STILL` px is not a click. */
let down = { x: 0, y: 0 };
const STILL = 4;

addEventListener('pointerdown', ({ clientX, clientY }) => {
  down = { x: clientX, y: clientY };
});
addEventListener('click', ({ target, clientX, clientY }) => {
  const step = stepNameAt(target);
  const isDragged = Math.hypot(clientX - down.x, clientY - down.y) > STILL;
  if (step !== undefined && !isDragged) post({ step });
});

/** Keys that the browser would handle itself, although they belong to the page. */
const PAGE_KEYS = /^([1-9ksef.]|Enter|F8|ArrowUp|ArrowDown)$/i;

addEventListener('keydown', (event) => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (ctrlKey || metaKey || altKey || /^(F\d+|Escape)$/.test(key)) {
    if (PAGE_KEYS.test(key)) event.preventDefault();
    post({ key: { key, code, ctrlKey, metaKey, altKey, shiftKey } });
  } else if (key === 'Enter') {
    const step = stepNameAt(target);
    if (step !== undefined) post({ step });
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    moveFocus(key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
  }
});

post({ ready: true });
