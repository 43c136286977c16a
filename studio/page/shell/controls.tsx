/** Small components that several places use. */
import type { ComponentChildren } from 'preact';
import { SIGNS } from './signs.ts';

/** An icon of 16 px. Screen readers skip it, because the text next to it says the same. */
export const Sign = ({ name }: { name: keyof typeof SIGNS }) => (
  <svg class="ui" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);

/** A sentence whose words between backticks are code. */
export const Quoted = ({ words }: { words: string }) => (
  <>{words.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
);

/** Says what went wrong; nothing without words. */
export const Alert = ({ words, children }: { words: string | undefined; children?: ComponentChildren }) =>
  words === undefined ? null : (
    <p class="notice bad" role="alert">
      <span>
        <Sign name="warning" /> <Quoted words={words} />
      </span>
      {children}
    </p>
  );

/** One of a few values. */
export interface ChoiceProps<Value extends string> {
  /** The accessible name. */
  name: string;
  /** The id of a select, or the name of the radio buttons. */
  id?: string;
  /** The values, and their names. */
  options: readonly (readonly [Value, string])[];
  value: Value;
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

export const Select = <Value extends string>({ name, id, options, value, choose }: ChoiceProps<Value>) => (
  <select
    id={id}
    aria-label={name}
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
