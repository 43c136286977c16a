/** The page of the studio: opens the set, shows the places, and lets the worker think. */
import { html, render, type TemplateResult } from 'lit-html';
import type { LookAnswer, OpenAnswer } from '../server-messages.ts';
import { addressOf, takeKey } from './address.ts';
import { startWorker } from './asks/start.ts';
import { type CardFrame, cardFrame } from './card/frame.ts';
import { cardList } from './cards/list.ts';
import { SourceEditor } from './editor/editor.ts';
import type { Tour } from './first/tour.ts';
import { takeKeys, textKeys } from './keys.ts';
import { placeView } from './places.ts';
import { Server } from './server.ts';
import { status } from './shell/status.ts';
import { keptTheme, top } from './shell/top.ts';
import { Studio } from './studio.ts';
import { FittingWords, NARROW } from './write/fitting.ts';
import { text } from './write/text.ts';

keptTheme();
const server = new Server(takeKey(location, sessionStorage, history));
try {
  const found = await server.opened();
  const isNew = 'fresh' in found;
  const set = isNew ? await (await import('./first/first.ts')).firstSet(server, found, document.body) : found;
  begin(set, await server.look(), isNew);
} catch (error) {
  render(refused(error instanceof Error ? error.message : String(error)), document.body);
}

function refused(message: string): TemplateResult {
  return html`<main class="refused">
    <h1>Studio</h1>
    <p>${message}</p>
    <p>Open the address that <code>ecos studio</code> printed. If it runs no more, start it again.</p>
  </main>`;
}

/** @param isNew the set was opened for the first time: somebody may want a tour */
function begin(set: OpenAnswer, look: LookAnswer, isNew: boolean): void {
  let isWaiting = false;
  let tour: Tour | undefined;
  const startTour = async () => {
    const { Tour } = await import('./first/tour.ts');
    tour = new Tour(studio);
    studio.visitPlace('write');
    changed();
  };
  const endTour = () => {
    tour = undefined;
    changed();
  };
  const show = () => {
    isWaiting = false;
    render(places(studio), document.body);
  };
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(show);
  };
  const studio = new Studio({
    server,
    set,
    look,
    worker: startWorker,
    changed,
    cardChanged: () => showFace(face, frame, studio),
    address: location.hash,
  });
  const source = Object.assign(document.createElement('div'), { className: 'source' });
  const face = Object.assign(document.createElement('div'), { className: 'face' });
  const editor = new SourceEditor(source, studio.line, {
    changed: (file, now) => studio.texts.wrote(file, now),
    moved: (file, offset) => {
      studio.moved(file, offset);
      words.ask();
    },
    turned: (file, way) => studio.texts.turned(file, way),
    offers: () => !narrow.matches,
    mend: (problem) => studio.mend(problem),
    keys: textKeys(studio),
  });
  const narrow = matchMedia(NARROW);
  const words = new FittingWords(studio, narrow, changed);
  narrow.addEventListener('change', () => words.ask());
  const frame = cardFrame(face, { onStep: (step) => studio.goToStep(step) });
  editor.setWritable(studio.set.writable);
  studio.attach(editor);
  addEventListener('hashchange', () => studio.go(addressOf(location.hash)));
  takeKeys(studio);
  studio.begin();

  const places = (now: Studio) => {
    showFace(face, frame, now);
    if (isNew && now.checked) {
      isNew = false;
      void startTour();
    }
    if (tour && !tour.follow(now)) tour = undefined;
    return html`<div class="studio ${now.address.place}">
      ${top(now, startTour)} ${tour ? tour.view(now, endTour) : ''} ${cardList(now)} ${text(now, source, words)}
      ${placeView(now, face)} ${status(now)}
    </div>`;
  };
  changed();
}

/** The card as it is printed; the rows of the step around the cursor are lit. */
function showFace(face: HTMLElement, frame: CardFrame, { card, isOutOfDate, stepHere }: Studio): void {
  face.hidden = !card;
  if (!card) return;
  frame.show({ title: `Card ${card.number} ${card.title}`.trimEnd(), html: card.html });
  frame.light(stepHere);
  frame.setOutOfDate(isOutOfDate);
}
