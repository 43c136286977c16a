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
  /** True if the problem is found only by laying out the cards: `compile` does not report it. */
  whenLaidOut?: true;
}

/** Keeps the literal type of the message, so that the values for its slots are type-checked. The file decides the severity. */
export const entry = <const E extends Omit<Entry, 'severity'>>(value: E): E => value;

/** The names of the slots in a message. */
export type Slots<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

/** A message with its slots filled. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

/** A small card with these steps, for the examples. */
export const card = (steps: string, clauses = 'leaves 2 energy sun') =>
  `card 900 brown\n  ${aLineEach(clauses)}\n${block(steps)}`;
/** An example and its correction: cards with these steps. */
export const inCard = (wrong: string, mended: string) => ({ wrong: card(wrong), mended: card(mended) });

/** An example and its correction: cards with these clauses. */
export const inHead = (wrong: string, mended: string) => ({
  wrong: card('gain 1vp', wrong),
  mended: card('gain 1vp', mended),
});

/** A small feature with these triggers, for the examples. */
export const feature = (triggers: string, pattern = 'pattern "G G"') =>
  `feature 901 blue "Small"\n  ${pattern}\n${block(triggers)}`;
/** A small scenario with these lines, for the examples. */
export const scenario = (lines: string) => `scenario "small"\n${block(lines)}`;

const block = (inside: string) => (inside === '' ? '{\n}' : `{\n  ${inside}\n}`);
const aLineEach = (clauses: string) => clauses.replace(/ (?=energy |hand |source |note )/g, '\n  ');
