/** The public interface of `print/fit`: only the code that runs inside a page with HTML of cards. */
export { fitTexts, type Overflow, overflowRefusal, overflowWarnings } from './fit.ts';
