/** What the catalogue of problems has of each, and the sentences for their reasons. */
import { REASONS } from './problems.generated.ts';

/** One kind of problem: its severity, message and explanation, and an example before and after the fix. */
export interface Entry {
  severity: 'error' | 'warning';
  /** The message shown where the problem is; each `{name}` is filled in. */
  message: string;
  /** What to do about it, if the check has no more specific hint; filled in like the message. */
  hint?: string;
  /** The text of `ecos explain CODE`: why it is wrong and what to do. */
  explanation: string;
  /** The smallest file with this problem and no other. */
  wrong: string;
  /** The same file, corrected. */
  mended: string;
  /** True if the problem is found only by running a scenario. */
  whenRun?: true;
  /** True if the problem is found only by laying out the cards or reading their pictures: `compile` does not report it. */
  whenLaidOut?: true;
  /** The file of the example, if that is none of cards but comes with a set. */
  inFile?: string;
}

/** The names of the slots in a message. */
export type Slots<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

/** A message with its slots filled. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

type Reasons = typeof REASONS;

/** The sentence for a reason, with its slots filled. */
export function why<R extends keyof Reasons>(
  reason: R,
  ...[values]: Slots<Reasons[R]> extends never ? [] : [values: Record<Slots<Reasons[R]>, string>]
): string {
  return fill(REASONS[reason], values ?? {});
}
