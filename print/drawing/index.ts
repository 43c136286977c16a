/** The entry for the drawings that sets bring, which loads the SVG reader. */
export { isFault, parseDrawing } from './drawing.ts';
