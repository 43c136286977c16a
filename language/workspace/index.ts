/** The entry for what all answers need: texts, the sets they form, their problems. A server needs no more than this to start. */
export { unlistedText } from '../../program/messages/index.ts';
export * from '../problems/problems.ts';
export { folderOf, isBelow, membersBelow } from './membership.ts';
export { compiledOf, missingBases, setOf } from './sets.ts';
export * from './workspace.ts';
