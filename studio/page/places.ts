/** What each place shows beside the cards and the text. Places other than Write are loaded when somebody goes there. */
import { html, type TemplateResult } from 'lit-html';
import type { StudioPlace } from './address.ts';
import type { Studio } from './studio.ts';
import { pane } from './write/pane.ts';

/** @param face the element that has the card that is looked at, drawn */
type PlaceView = (studio: Studio, face: HTMLElement) => TemplateResult;

/** The views of other places. How a place stands, and whether cards and text are beside it, is in the styles of `.studio.PLACE`. */
const OTHERS: Readonly<Record<Exclude<StudioPlace, 'write'>, () => Promise<PlaceView>>> = {
  try: async () => (await styled('try', import('./try/stage.ts'))).stage,
  games: async () => (await styled('games', import('./games/view.ts'))).gamesPlace,
  gallery: async () => (await styled('gallery', import('./gallery/view.ts'))).gallery,
  play: async () => (await styled('play', import('./play/view.ts'))).playPlace,
  print: async () => (await styled('print', import('./print/view.ts'))).printPlace,
};

/** A module of a place, once its styles are there, too. */
async function styled<Module>(place: StudioPlace, module: Promise<Module>): Promise<Module> {
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
  return (await Promise.all([module, promise]))[0];
}

const views = new Map<StudioPlace, PlaceView>([['write', pane]]);

/** Places on their way, and those that did not come. */
const loading = new Set<StudioPlace>();
const missing = new Set<StudioPlace>();

/** What the place of the address shows; while it is loaded an empty pane. */
export function placeView(studio: Studio, face: HTMLElement): TemplateResult {
  const { place } = studio.address;
  const view = views.get(place);
  if (view) return view(studio, face);
  if (place !== 'write' && !loading.has(place) && !missing.has(place)) void load(place, studio);
  return html`<div class="pane" aria-busy=${String(loading.has(place))}>
    ${missing.has(place) ? html`<p class="empty" role="alert">This place could not be loaded. Load the page again.</p>` : ''}
  </div>`;
}

async function load(place: Exclude<StudioPlace, 'write'>, studio: Studio): Promise<void> {
  loading.add(place);
  try {
    views.set(place, await OTHERS[place]());
  } catch {
    // The server is gone, or the connection.
    missing.add(place);
    addEventListener('hashchange', () => missing.delete(place), { once: true });
  } finally {
    loading.delete(place);
    studio.changed();
  }
}
