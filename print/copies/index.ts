/** The public interface of `print/copies`, for pages. */
export { copyPicture, MEDIA_TYPES, WIDTHS_PX } from './copy.ts';
