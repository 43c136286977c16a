/** The page of the studio: opens the set, shows the places, and starts the worker. */
import { signal } from '@preact/signals';
import { type ComponentChild, options, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { GamesService } from '../games/games.ts';
import { workerOf } from '../games/worker.ts';
import type { LookAnswer, OpenAnswer } from '../server-messages.ts';
import { addressOf, isOfSet } from './address.ts';
import { CardFace } from './card/face.ts';
import { CardList } from './cards/list.tsx';
import { SourceEditor } from './editor/editor.ts';
import { takeKeys, textKeys } from './keys.ts';
import { Place } from './places.tsx';
import { CopyNotice } from './sharing/copy-notice.tsx';
import { loadedPart, MissingPart, MissingPartNotice } from './shell/part.tsx';
import { Status } from './shell/status.tsx';
import { pageTitle, Top } from './shell/top.tsx';
import { SITE } from './site/place.ts';
import { keepElsewhere } from './storage.ts';
import { Studio } from './studio.ts';
import { startPage } from './texts/opening.ts';
import type { PageStart } from './texts/server.ts';
import { keptTheme } from './theme.ts';
import { FittingWords, NARROW } from './write/fitting.ts';
import { TextView } from './write/text.tsx';

// However many answers come at once, the page is drawn once a frame.
options.debounceRendering = requestAnimationFrame;
keptTheme();
// Browsers do not reload a page when only the hash changes, for example when an address is pasted.
addEventListener('hashchange', () => {
  if (isOfSet(location.hash)) location.reload();
});
try {
  const start = await startPage();
  const { server } = start;
  const found = await server.opened();
  document.body.replaceChildren();
  const isNew = 'fresh' in found;
  const set = isNew
    ? await (await import('./first/first.tsx')).firstSet(server, found, document.body)
    : found;
  keepElsewhere(set.kept, (name, value) => server.keep(name, value));
  keptTheme();
  begin(start, set, await server.look(), isNew);
} catch (error) {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  render(<Refused message={error instanceof Error ? error.message : String(error)} />, element);
}

function Refused({ message }: { message: string }) {
  return (
    <main class="refused">
      <h1>Studio</h1>
      <p>{message}</p>
      {SITE === undefined && (
        <p>
          If <code>ecos studio</code> has stopped, start it again: it prints a new address.
        </p>
      )}
    </main>
  );
}

/**
 * @param start the starting state, with the server
 * @param isNew whether the set is opened for the first time, so that the tour starts
 */
function begin(start: PageStart, set: OpenAnswer, look: LookAnswer, isNew: boolean): void {
  const { server } = start;
  const usesKeys = async () => {
    const loaded = await import('./kept-focus.ts').catch(() => undefined);
    loaded?.keepFocus();
  };
  addEventListener('keydown', usesKeys, { capture: true, once: true });
  /** Loads the newer version of the site. */
  const newVersion = signal<{ take: () => void } | undefined>(undefined);
  const tour = signal<ComponentChild>(undefined);
  let tours = 0;
  /** A part that could not be loaded. */
  const missing = signal<{ what: string; load: () => Promise<void> } | undefined>(undefined);
  const orMissing = async (what: string, load: () => Promise<void>) => {
    try {
      await load();
      missing.value = undefined;
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      missing.value = { what, load: () => orMissing(what, load) };
    }
  };
  const startTour = () =>
    orMissing('The tour', async () => {
      const { Tour } = await loadedPart(() => import('./first/tour.tsx'));
      tour.value = <Tour key={++tours} studio={studio} end={endTour} />;
      studio.visitPlace('write');
    });
  const endTour = () => {
    tour.value = undefined;
  };
  const sharing = signal<ComponentChild>(undefined);
  const toggleSharing = async () => {
    if (sharing.value) {
      sharing.value = undefined;
      document.querySelector<HTMLElement>('.turn-sharing')?.focus();
      return;
    }
    await orMissing('Share', async () => {
      const { SharingController, SharingPanel } = await loadedPart(() => import('./sharing/panel.tsx'));
      sharing.value = <SharingPanel sharing={new SharingController(studio, start)} close={toggleSharing} />;
    });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.share input:checked')?.focus());
  };
  const studio: Studio = new Studio({
    server,
    set,
    look,
    worker: () => new Worker('worker.js', { type: 'module' }),
    games: workerOf<GamesService>('games'),
    address: location.hash,
  });
  const source = Object.assign(document.createElement('div'), { className: 'source' });
  const face = Object.assign(document.createElement('div'), { className: 'face' });
  const editor = new SourceEditor(source, studio, {
    changed: (file, now) => studio.texts.write(file, now),
    moved: (file, offset) => {
      studio.shown.moved(file, offset);
      void words.ask();
    },
    turned: (file, way) => studio.texts.turned(file, way),
    offers: () => !narrow.matches,
    fix: (problem) => studio.fix(problem),
    keys: textKeys(studio),
  });
  const narrow = matchMedia(NARROW);
  const words = new FittingWords(studio, narrow);
  narrow.addEventListener('change', () => {
    void words.ask();
    studio.changed();
  });
  const drawn = new CardFace(face, (step) => studio.card.goToStep(step));
  editor.setWritable(studio.set.writable);
  studio.shown.attach(editor);
  addEventListener('hashchange', () => {
    if (!isOfSet(location.hash)) studio.go(addressOf(location.hash));
  });
  takeKeys(studio);
  studio.begin();
  if (start.complaint !== undefined) void toggleSharing();
  start.onNewVersion?.((take) => {
    newVersion.value = { take };
  });

  const StudioPage = () => {
    studio.changes.value;
    showFace(face, drawn, studio);
    if (isNew && studio.answers.checked.value) {
      isNew = false;
      void startTour();
    }
    useLayoutEffect(() => {
      document.title = pageTitle(studio);
    });
    return (
      <div class={`studio ${studio.address.value.place} ${studio.gaming.showsText.value ? 'with-text' : ''}`}>
        <Top {...{ studio, startTour, toggleSharing, isSharing: sharing.value !== undefined }} />
        {tour.value}
        {start.isOwn && <CopyNotice studio={studio} />}
        {newVersion.value && <NewVersion {...newVersion.value} />}
        {missing.value && <MissingPartNotice {...missing.value} look="notice afloat" />}
        <CardList studio={studio} />
        <TextView studio={studio} source={source} words={words} />
        <Place studio={studio} face={face} />
        <Status studio={studio} isOwn={start.isOwn} />
        {sharing.value}
      </div>
    );
  };
  render(<StudioPage />, document.body);
}

/** Says that the site has changed since the browser cached it. */
function NewVersion({ take }: { take: () => void }): ComponentChild {
  return (
    <p class="notice afloat" role="status" aria-label="New version">
      There is a newer version of this page.{' '}
      <button class="btn" type="button" onClick={take}>
        Load it
      </button>
    </p>
  );
}

/** The card as printed; the rows of the step around the cursor are highlighted. */
function showFace(
  face: HTMLElement,
  drawn: CardFace,
  { card: { shown: card, isOutOfDate, stepHere, broken } }: Studio,
): void {
  face.hidden = !card.value;
  if (!card.value) return;
  const name = `Card ${card.value.number} ${card.value.title}`.trimEnd();
  drawn.show({ ...card.value, name, lit: stepHere, broken, isOutOfDate: isOutOfDate.value });
}
