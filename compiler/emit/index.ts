/**
 * Entry of `compiler/emit`: sets as JSON and TypeScript files. Separate from `compiler/` because only `build` needs its printer
 * of TypeScript.
 */
export { emit, withName } from './files.ts';

/** The printer of TypeScript, whose package is not installed with this one. */
export const loadTypeScript = () => import('./typescript.ts');
