/** The entry for what all answers need: texts, the sets they form, their problems. A server needs no more than this to start. */
export { unlistedText } from '../../program/messages/index.ts';
export { isBelow, membersBelow, parentFolder } from './membership.ts';
export * from './problems.ts';
export { fileCompilation, fileSet, missingBases } from './sets.ts';
export * from './workspace.ts';
