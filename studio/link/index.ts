/** The entry point of `studio/link`: links that contain texts. */
export { extendableTexts, hasSet } from './bundled.ts';
export { BadLink, linkTo, type SetTexts, type Shared, type SharedGame } from './link.ts';
