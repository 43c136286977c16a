/** One kind of mistake: its severity, message and explanation, and an example before and after the fix. */
export interface Entry {
  severity: 'error' | 'warning';
  /** The message at the place of the problem; `{name}` is filled in. */
  message: string;
  /** What to do about it, if the check has no more specific hint; filled in like the message. */
  hint?: string;
  /** The text of `ecos explain CODE`: why it is wrong and what to do. */
  explanation: string;
  /** The smallest file with this problem and no other. */
  wrong: string;
  /** The same file, corrected. */
  mended: string;
  /** True when only running a scenario can find it. */
  whenRun?: true;
}

/** Keeps the message's literal type, so that what fills it is checked. The severity follows from its file. */
export const entry = <const E extends Omit<Entry, 'severity'>>(value: E): E => value;

/** A small card around steps, for the examples. */
export const card = (steps: string, clauses = 'leaves 2 energy sun') =>
  `card 900 brown\n  ${aLineEach(clauses)}\n${block(steps)}`;
/** A small feature around triggers, for the examples. */
export const feature = (triggers: string, pattern = 'pattern "G G"') =>
  `feature 901 blue "Small"\n  ${pattern}\n${block(triggers)}`;
/** A small scenario around lines, for the examples. */
export const scenario = (lines: string) => `scenario "small"\n${block(lines)}`;

const block = (inside: string) => (inside === '' ? '{\n}' : `{\n  ${inside}\n}`);
const aLineEach = (clauses: string) => clauses.replace(/ (?=energy |hand |source |note )/g, '\n  ');
