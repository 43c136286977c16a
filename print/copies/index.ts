/** The public interface of `print/copies`, for pages. */
export { ACROSS, copyPicture, MEDIA_TYPES } from './copy.ts';
