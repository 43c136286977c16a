/** What each place shows next to the cards and the text. Places other than Write are loaded when the user goes there. */
import type { ComponentType } from 'preact';
import type { StudioPlace } from './address.ts';
import { lazyPart } from './shell/part.tsx';
import type { Studio } from './studio.ts';
import { Pane } from './write/pane.tsx';

/** What a place shows. */
export interface PlaceProps {
  studio: Studio;
}

const lazyPlace = (load: () => Promise<ComponentType<PlaceProps>>) => lazyPart('This place', load, true);

/** The places. Their layout, and whether cards and text are next to them, is in the styles of `.studio.PLACE`. */
export const PLACES: Readonly<Record<StudioPlace, ComponentType<PlaceProps>>> = {
  write: Pane,
  try: lazyPlace(async () => (await import('./trial/stage.tsx')).Stage),
  games: lazyPlace(async () => (await import('./games/view.tsx')).GamesPlace),
  gallery: lazyPlace(async () => (await import('./gallery/view.tsx')).Gallery),
  play: lazyPlace(async () => (await import('./play/play-place.tsx')).PlayPlace),
  print: lazyPlace(async () => (await import('./printing/view.tsx')).Print),
};
