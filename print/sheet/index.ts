/** The public interface of `print/sheet`, for pages that show how cards are laid out on paper. */
export type { Overflow } from '../face/text.ts';
export { overflowWarnings } from '../failure.ts';
export { withOwnIds } from '../layout/ink.ts';
export { OutlineInk } from '../layout/outline-ink.ts';
export { drawSheets } from './draw.ts';
export { fittingCards } from './fitting.ts';
export { type SheetLayout, sheetCuts, toCardSize } from './layout.ts';
export type * from './options.ts';
export { backOptions, idleBackOptions, idlePdfOptions, parseCardSize, parseSheetOptions } from './options.ts';
export { type PlannedSheet, planSheets } from './plan.ts';
