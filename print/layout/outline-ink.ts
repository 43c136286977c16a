/** Letters as outlines of all cuts. */
import boardOutlines from './board-outlines.generated.ts';
import { BOARD_CUT, type CutName, type Outlines } from './cuts.ts';
import { OutlinesInk } from './ink.ts';
import outlines from './outlines.generated.ts';

/** Letters as outlines, for a picture that needs no fonts. */
export class OutlineInk extends OutlinesInk {
  protected override outlinesOf(cut: CutName): Outlines {
    return cut === BOARD_CUT ? boardOutlines[cut] : outlines[cut];
  }
}
