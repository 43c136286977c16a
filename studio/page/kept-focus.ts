/** Loaded at the first key press: pages used only by touch do without it. */
export { keepFocus } from '../../table/page/around/index.ts';
