/** The public interface of `print/browser`: the folders for a browser and its files, without the browser. */
export { checkTemporaryFolder, makeFolder } from './folders.ts';
