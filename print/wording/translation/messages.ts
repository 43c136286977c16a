/** The messages that each language's file in `languages/` must have, and the values they may use. */
import type { MESSAGES } from './messages.generated.ts';

export type MessageId = keyof typeof MESSAGES;

/** The values a message takes, by name. */
export type MessageValues<Id extends MessageId, Value> = Record<(typeof MESSAGES)[Id][number], Value>;
