/** The page of the studio: opens the set, shows the places, and starts the worker. */
import { useSignal } from '@preact/signals';
import { options, render } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { keepFocus } from '../../table/page/around/index.ts';
import { ONE_FILE } from '../games/start-worker.ts';
import type { OpenAnswer } from '../server-messages.ts';
import { isOfSet, parseAddress } from './address.ts';
import { CardList } from './cards/list.tsx';
import { freeNumber, shownFile, writeDraft } from './cards/write-card.ts';
import { takeKeys, takeLinks } from './keys.ts';
import { PLACES } from './places.tsx';
import { Button, put } from './shell/controls.tsx';
import { lazyPart } from './shell/part.tsx';
import { Status } from './shell/status.tsx';
import { pageTitle, Top } from './shell/top.tsx';
import { startPage } from './site/opening.ts';
import { SITE } from './site/place.ts';
import { keepElsewhere } from './storage.ts';
import { Studio } from './studio.ts';
import type { PageStart } from './texts/server.ts';
import { keptTheme } from './theme.ts';
import { WordsController } from './words/words-controller.ts';
import { TextView } from './write/text.tsx';

// However many answers come at once, the page is drawn once a frame.
options.debounceRendering = requestAnimationFrame;
const CopyNotice = lazyPart(
  'Keeping a copy',
  async () => (await import('./sharing/copy-notice.tsx')).CopyNotice,
);
const First = lazyPart('This page', async () => (await import('./first/first.tsx')).First);
const Tour = lazyPart('The tour', async () => (await import('./first/tour.tsx')).Tour);
const WordsView = lazyPart('This field', async () => (await import('./words/view.tsx')).WordsView, true);
const SharingPanel = lazyPart('Share', async () => (await import('./sharing/panel.tsx')).SharingPanel);
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
    ? await new Promise<OpenAnswer>((begin) =>
        render(<First server={server} fresh={found} begin={begin} />, document.body),
      )
    : found;
  keepElsewhere(set.kept, (name, value) => server.keep(name, value));
  keptTheme();
  const studio = new Studio(server, set, await server.extras());
  addEventListener('hashchange', () => {
    if (!isOfSet(location.hash)) studio.go(parseAddress(location.hash));
  });
  keepFocus();
  takeLinks(studio);
  takeKeys(studio);
  studio.begin();
  const words = new WordsController(studio, {
    place: () => ({ file: shownFile(studio), number: freeNumber(studio) }),
    write: (source) => writeDraft(studio, source),
  });
  words.follow();
  render(<StudioPage {...{ studio, words, start, isNew }} />, document.body);
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

interface StudioPageProps {
  studio: Studio;
  words: WordsController;
  start: PageStart;
  /** Whether the set is opened for the first time, so that the tour starts. */
  isNew: boolean;
}

function StudioPage({ studio, words, start, isNew }: StudioPageProps) {
  const isSharing = useSignal(start.complaint !== undefined);
  /** When the tour was started; 0 if it is not shown. */
  const tour = useSignal(0);
  const startTour = () => {
    tour.value = Date.now();
    isSharing.value = false;
    studio.visitPlace('write');
  };
  const toggleSharing = () => {
    isSharing.value = !isSharing.value;
    if (!isSharing.value) document.querySelector<HTMLElement>('.turn-sharing')?.focus();
  };
  const isChecked = studio.answers.checked.value !== undefined;
  useEffect(() => {
    if (isNew && isChecked) startTour();
  }, [isChecked]);
  useLayoutEffect(() => {
    document.title = pageTitle(studio);
  });
  const { place } = studio.address.value;
  const isInWords = place === 'write' && studio.isInWords.value;
  const newVersion = start.newVersion.value;
  return (
    <div
      class={`studio ${isInWords ? 'in-words' : place} ${studio.games.showsText.value ? 'with-text' : ''}`}
    >
      <Top {...{ studio, startTour, toggleSharing, isSharing: isSharing.value }} />
      {tour.value > 0 && <Tour key={tour.value} studio={studio} end={() => put(tour, 0)} />}
      {(start.isLinked || ONE_FILE) && (
        <CopyNotice studio={studio} file={start.isLinked ? undefined : ONE_FILE} machine={start.machine} />
      )}
      {newVersion && (
        <p class="bar notice afloat" role="status" aria-label="New version">
          There is a newer version of this page. <Button words="Load it" press={newVersion} />
        </p>
      )}
      <CardList studio={studio} words={words} />
      <TextView studio={studio} />
      {isInWords ? <WordsView studio={studio} words={words} /> : PLACES[place](studio)}
      <Status studio={studio} isLinked={start.isLinked} />
      {isSharing.value && <SharingPanel studio={studio} start={start} close={toggleSharing} />}
    </div>
  );
}
