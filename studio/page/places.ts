/** What each place shows beside the cards and the text. Places other than Write are loaded when somebody goes there. */
import { html, type TemplateResult } from 'lit-html';
import type { Place } from './address.ts';
import type { Studio } from './studio.ts';
import { pane } from './write/pane.ts';

/** @param face the element that has the card that is looked at, drawn */
type PlaceView = (studio: Studio, face: HTMLElement) => TemplateResult;

/** The views of other places. How a place stands, and whether cards and text are beside it, is in the styles of `.studio.PLACE`. */
const OTHERS: Readonly<Record<Exclude<Place, 'write'>, () => Promise<PlaceView>>> = {
  try: async () => (await import('./try/stage.ts')).stage,
  games: async () => (await import('./games/view.ts')).gamesPlace,
  gallery: async () => (await import('./gallery/view.ts')).gallery,
  play: async () => (await import('./play/view.ts')).playPlace,
  print: async () => (await import('./print/view.ts')).printPlace,
};

const views = new Map<Place, PlaceView>([['write', pane]]);

/** What the place of the address shows; while it is loaded an empty pane. */
export function placeView(studio: Studio, face: HTMLElement): TemplateResult {
  const { place } = studio.address;
  const view = views.get(place);
  if (view) return view(studio, face);
  if (place !== 'write')
    void OTHERS[place]().then((loaded) => {
      views.set(place, loaded);
      studio.changed();
    });
  return html`<div class="pane" aria-busy="true"></div>`;
}
