/** What each place shows next to the cards and the text. */
import type { ComponentType } from 'preact';
import type { StudioPlace } from './address.ts';
import { Gallery } from './gallery/view.tsx';
import { GamesPlace } from './games/view.tsx';
import { PlayPlace } from './play/play-place.tsx';
import { Print } from './printing/view.tsx';
import type { Studio } from './studio.ts';
import { Stage } from './trial/stage.tsx';
import { Pane } from './write/pane.tsx';

/** What a place shows. */
export interface PlaceProps {
  studio: Studio;
}

/** The places. Their layout, and whether cards and text are next to them, is in the styles of `.studio.PLACE`. */
export const PLACES: Readonly<Record<StudioPlace, ComponentType<PlaceProps>>> = {
  write: Pane,
  try: Stage,
  games: GamesPlace,
  gallery: Gallery,
  play: PlayPlace,
  print: Print,
};
