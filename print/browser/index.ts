/** The door of `print/browser`: the folders a browser and files need, without the browser. */
export { makeFolder } from './make-folder.ts';
export { checkTemporaryFolder } from './temporary-folder.ts';
