/** The entry point of `studio/link`: links that contain texts. */
export { accountText } from './account.ts';
export { extendableTexts, hasSet } from './bundled.ts';
export { linkTo, type SetTexts } from './link.ts';
