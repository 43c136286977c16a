/** The entry point of `studio/link`: links that contain texts. */
export { extendableTexts, hasSet } from './bundled.ts';
export { BadLink, type LinkContent, linkTo, type SetTexts, type SharedGame } from './link.ts';
