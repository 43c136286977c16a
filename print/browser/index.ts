/** The door of `print/browser`: the folders a browser and files need, without the browser. */
export { checkTemporaryFolder, makeFolder } from './folders.ts';
