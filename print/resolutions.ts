/** The resolutions of pictures, and lengths in pixels. */

/** Lowest and highest resolution of pictures, in pixels per inch. */
export const RESOLUTIONS = { least: 36, most: 1200 };

/** Millimetres per inch. */
export const MM_PER_INCH = 25.4;

/** A length in millimetres as a number of pixels, at least one. */
export const toPixels = (length: number, dpi: number): number =>
  Math.max(1, Math.round((length / MM_PER_INCH) * dpi));
