/** The public interface of `print/copies`, for pages and for programs without one. */
export { copyPicture, MEDIA_TYPES, WIDTHS_PX } from './copy.ts';
export { rawArt } from './raw.ts';
