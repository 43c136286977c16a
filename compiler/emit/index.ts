/**
 * Entry of `compiler/emit`: sets as JSON and TypeScript files. Separate from `compiler/` because only `build` needs its printer
 * of TypeScript.
 */
export { emit, withName } from './files.ts';
