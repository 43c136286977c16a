/** Refuses a Node that is too old for the entries of the package: the first thing that each of them imports. */
import { oldNode } from '../../../cli/node-version.mjs';

const refusal = oldNode('ecos-cards');
if (refusal !== undefined) throw new Error(refusal);
