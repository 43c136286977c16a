/** The parts of the form of Print. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { put, Segments } from '../shell/controls.tsx';
import type { PrintController } from './print-controller.ts';

/** A control with its name before it, which it has as an accessible name, too. */
export const Row = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="asked-row">
    <span aria-hidden="true">{name}</span>
    <div class="in-row wrap">{children}</div>
  </div>
);

/** A part of the page reads and changes the choices. */
export interface PrintPart {
  print: PrintController;
}

interface ChoiceFieldProps extends PrintPart {
  /** The name of the choice. */
  option: string;
}

/** A choice that is on or off. @param unless what it is when it is not as at first */
export const Tick = ({
  print,
  option,
  words,
  unless,
}: ChoiceFieldProps & { words: string; unless: boolean }) => (
  <label class="tick">
    <input
      type="checkbox"
      checked={(print.choices.value[option] === unless) === unless}
      onChange={({ currentTarget: { checked } }) =>
        print.choose({ [option]: checked === unless ? unless : undefined })
      }
    />
    {words}
  </label>
);

/** A choice that is typed; empty as at first. @param isLive whether each key chooses, or only leaving the field */
export function TextField({
  print,
  option,
  name,
  hint,
  isLive = true,
}: ChoiceFieldProps & { name: string; hint: string; isLive?: boolean }) {
  const value = print.choices.value[option];
  /** What is being typed: the page may be drawn anew meanwhile. */
  const typed = useSignal<string | undefined>(undefined);
  return (
    <input
      type="text"
      aria-label={name}
      autocomplete="off"
      spellcheck={false}
      placeholder={hint}
      value={typed.value ?? (typeof value === 'string' ? value : '')}
      onInput={({ currentTarget }) => {
        put(typed, currentTarget.value);
        if (isLive) print.choose({ [option]: currentTarget.value.trim() });
      }}
      onChange={({ currentTarget }) => {
        put(typed, undefined);
        print.choose({ [option]: currentTarget.value.trim() });
      }}
    />
  );
}

/** An option as segments: its values, the first of which it has at first, and the name of a field for others, with an example. */
export interface RowOfValues {
  option: string;
  name: string;
  values: Readonly<Record<string, ComponentChildren>>;
  others?: readonly [name: string, example: string];
}

/** The values of an option; the last one of those with others opens a field for them. */
export function ValuesRow({ print, option, name, values, others }: PrintPart & RowOfValues) {
  const [usual = ''] = Object.keys(values);
  const value = `${print.choices.value[option] ?? usual}`;
  const isNamed = value in values;
  return (
    <Row name={name}>
      <Segments
        name={name}
        id={`print-${option}`}
        options={Object.entries(others ? { ...values, [isNamed ? others[1] : value]: '…' } : values)}
        value={value}
        choose={(one) => print.choose({ [option]: one === usual ? undefined : one })}
      />
      {others && !isNamed && (
        // Half a size may be the name of another one, whose choice has no field.
        <TextField print={print} option={option} name={others[0]} hint={others[1]} isLive={false} />
      )}
    </Row>
  );
}
