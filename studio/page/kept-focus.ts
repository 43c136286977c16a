/** Comes with the first key: whoever touches the screen does without. */
export { keepFocus } from '../../table/page/around/index.ts';
