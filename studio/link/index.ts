/** The entry point of `studio/link`: links that contain texts. */
export { accountText, cardName } from './account.ts';
export { extendableTexts, hasSet } from './bundled.ts';
export { withBundledExtras } from './extras.ts';
export { BadLink, linkTo, type SetTexts } from './link.ts';
