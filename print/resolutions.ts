/** Lowest and highest resolution of pictures, in pixels per inch. */
export const RESOLUTIONS = { least: 36, most: 1200 };
