/** What each place shows beside the cards and the text. */
import type { TemplateResult } from 'lit-html';
import type { Place } from './address.ts';
import { gallery } from './gallery/view.ts';
import { printPlace } from './print/view.ts';
import type { Studio } from './studio.ts';
import { stage } from './try/stage.ts';
import { pane } from './write/pane.ts';

/** @param face the element that has the card that is looked at, drawn */
type PlaceView = (studio: Studio, face: HTMLElement) => TemplateResult;

/** One view for each place. Where it stands, and whether cards and text are seen beside it, is in the styles of `.studio.PLACE`. */
export const PLACE_VIEWS: Readonly<Record<Place, PlaceView>> = {
  write: pane,
  try: stage,
  gallery,
  print: printPlace,
};
