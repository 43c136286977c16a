/** Small components that many pages use. */
import type { ComponentChildren, TargetedMouseEvent } from 'preact';

/** Makes the component for icons of 16 px with these lines. Screen readers skip them: the text next to one says the same. */
export const makeSigns =
  <Name extends string>(paths: Readonly<Record<Name, string>>) =>
  ({ name, class: classes }: { name: Name; class?: string | undefined }) => (
    <svg class={classes ? `ui ${classes}` : 'ui'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );

/** A sentence whose words between backticks are code. */
export const QuotedText = ({ words }: { words: string }) => (
  <>{words.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
);

interface ButtonProps {
  words: ComponentChildren;
  /** More classes. */
  class?: string | undefined;
  /** Keys that do the same, such as `Ctrl S`. */
  keys?: string | undefined;
  press?(event: TargetedMouseEvent<HTMLButtonElement>): unknown;
  disabled?: boolean;
  title?: string | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
}

/** A button. Without `press`, it submits its form. */
export const Button = ({ words, class: classes = '', keys, press, ...more }: ButtonProps) => (
  <button
    class={`btn ${classes}`}
    type={press ? 'button' : 'submit'}
    aria-keyshortcuts={keys?.replace('Ctrl', 'Control').replace(' ', '+')}
    onClick={press}
    {...more}
  >
    {words}
    {keys && ' '}
    {keys && <kbd aria-hidden="true">{keys}</kbd>}
  </button>
);

/** One of a few values. */
export interface ChoiceProps<Value extends string> {
  /** The accessible name, unless it has a label. */
  name?: string;
  /** The id of a select, or the name of the radio buttons. */
  id?: string;
  /** The values, and their names. */
  options: readonly (readonly [Value, ComponentChildren])[];
  value: Value;
  /** The id of a text about it. */
  about?: string;
  choose(value: Value): void;
}

/** Radio buttons that look like one control. */
export const Segments = <Value extends string>({ name, id, options, value, choose }: ChoiceProps<Value>) => (
  <div class="seg" role="radiogroup" aria-label={name}>
    {options.map(([one, words]) => (
      <label key={one}>
        <input type="radio" name={id} value={one} checked={one === value} onChange={() => choose(one)} />
        {words}
      </label>
    ))}
  </div>
);

export const Select = <Value extends string>({
  name,
  id,
  options,
  value,
  about,
  choose,
}: ChoiceProps<Value>) => (
  <select
    id={id}
    aria-label={name}
    aria-describedby={about}
    value={value}
    onChange={({ currentTarget }) => choose(currentTarget.value as Value)}
  >
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
);
