/** The public interface of `print/sheet`, for pages that show how cards are laid out on paper. */
export { cardSizeOf } from './layout.ts';
export { type PlannedSheet, planSheets } from './plan.ts';
export { allWanted, idleBackOptions, idlePdfOptions, type SheetsWanted, sheetsWanted } from './wanted.ts';
