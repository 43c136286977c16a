/** What each place shows next to the cards and the text. Places other than Write are loaded when the user goes there. */
import type { ComponentChild, ComponentType } from 'preact';
import type { StudioPlace } from './address.ts';
import { lazyPart } from './shell/part.tsx';
import type { Studio } from './studio.ts';
import { Pane } from './write/pane.tsx';

const lazyPlace = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart('This place', load, true);

const Stage = lazyPlace(async () => (await import('./trial/stage.tsx')).Stage);
const GamesPlace = lazyPlace(async () => (await import('./games/view.tsx')).GamesPlace);
const Gallery = lazyPlace(async () => (await import('./gallery/view.tsx')).Gallery);
const PlayPlace = lazyPlace(async () => (await import('./play/play-place.tsx')).PlayPlace);
const Print = lazyPlace(async () => (await import('./printing/view.tsx')).Print);

/** The places. Their layout, and whether cards and text are next to them, is in the styles of `.studio.PLACE`. */
export const PLACES: Readonly<Record<StudioPlace, (studio: Studio) => ComponentChild>> = {
  write: (studio) => <Pane studio={studio} />,
  try: (studio) => <Stage studio={studio} />,
  games: (studio) => <GamesPlace studio={studio} />,
  gallery: (studio) => <Gallery studio={studio} />,
  play: ({ play, set }) => <PlayPlace play={play} title={set.title} />,
  print: ({ print }) => <Print print={print} />,
};
