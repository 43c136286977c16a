/** Who may sit at a table. */
import type { BotName } from '../../runtime/index.ts';

/** Who plays at a seat that no bot plays at, in logs and reports. */
export const HUMAN = 'human';
export type Player = BotName | typeof HUMAN;
