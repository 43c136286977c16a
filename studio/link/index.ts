/** The door of `studio/link`: links that hold texts. */
export { BadLink, linkTo, type SetTexts, type Shared, type SharedGame } from './link.ts';
