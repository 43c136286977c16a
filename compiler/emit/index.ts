/** The door of `compiler/emit`: sets as files, in JSON and TypeScript. It brings a printer of TypeScript along, which only `build` needs. */
export { type BuiltSet, emit, withName } from './files.ts';
