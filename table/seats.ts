/** Who plays at a seat, as logs name them. */
import type { Person } from './messages.ts';

/** The player at a seat without a bot. */
export const HUMAN: Person = 'human';
