/** What each place shows next to the cards and the text. Places other than Write are loaded when the user goes there. */
import { html, type TemplateResult } from 'lit-html';
import type { StudioPlace } from './address.ts';
import { loadedPart, MissingPart, missingPart } from './shell/part.ts';
import type { Studio } from './studio.ts';
import { pane } from './write/pane.ts';

/** @param face the element that shows the viewed card */
type PlaceView = (studio: Studio, face: HTMLElement) => TemplateResult;

/**
 * The views of the other places. Their layout, and whether cards and text are next to them, is in
 * the styles of `.studio.PLACE`.
 */
const OTHERS: Readonly<Record<Exclude<StudioPlace, 'write'>, () => Promise<PlaceView>>> = {
  try: async () => (await import('./try/stage.ts')).stage,
  games: async () => (await import('./games/view.ts')).gamesPlace,
  gallery: async () => (await import('./gallery/view.ts')).gallery,
  play: async () => (await import('./play/view.ts')).playPlace,
  print: async () => (await import('./print/view.ts')).printPlace,
};

/** Loads the styles of a place. */
async function styles(place: StudioPlace): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${place}-styles.css`,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error(`no styles of ${place}`));
  };
  document.head.append(link);
  await promise;
}

const views = new Map<StudioPlace, PlaceView>([['write', pane]]);

/** Places that are being loaded, and places that could not be loaded. */
const loading = new Set<StudioPlace>();
const missing = new Set<StudioPlace>();

/** The view of the place in the address; an empty pane while it is loading. */
export function placeView(studio: Studio, face: HTMLElement): TemplateResult {
  const { place } = studio.address;
  const view = views.get(place);
  if (view) return view(studio, face);
  if (place !== 'write' && !loading.has(place) && !missing.has(place)) void load(place, studio);
  const again = () => {
    missing.delete(place);
    studio.changed();
  };
  return html`<div class="pane" aria-busy=${String(loading.has(place))}>
    ${missing.has(place) ? missingPart('This place', again) : ''}
  </div>`;
}

async function load(place: Exclude<StudioPlace, 'write'>, studio: Studio): Promise<void> {
  loading.add(place);
  try {
    const [view] = await loadedPart(() => Promise.all([OTHERS[place](), styles(place)]));
    views.set(place, view);
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    missing.add(place);
    addEventListener('hashchange', () => missing.delete(place), { once: true });
  } finally {
    loading.delete(place);
    studio.changed();
  }
}
