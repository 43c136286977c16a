/** The options of `ecos print`, by their names there. */
import { submits } from '../../../table/page/around/index.ts';
import type { PrintOption } from '../../server-messages.ts';
import { Button, Select } from '../shell/controls.tsx';
import type { PrintController } from './print-controller.ts';

export function PrintForm({ print, options }: { print: PrintController; options: readonly PrintOption[] }) {
  const groups = Map.groupBy(options, ({ group }) => group);
  return (
    <form onSubmit={submits(() => void print.print())}>
      {[...groups].map(([title, all]) => (
        <fieldset key={title}>
          <legend class="head">{title}</legend>
          {all.map((option) => (
            <OptionField key={option.flag} print={print} option={option} />
          ))}
        </fieldset>
      ))}
      <Button
        words="As usual"
        class="quiet"
        disabled={Object.keys(print.wanted.value).length === 0}
        press={() => print.reset()}
      />
    </form>
  );
}

/** This option triggers a git request, so typing alone does not change it. */
const COMMIT = 'changed';

function OptionField({ print, option }: { print: PrintController; option: PrintOption }) {
  const { name, flag, about, value, choices, preset, negates = false } = option;
  // What an option without a preset is depends on others.
  const usual = preset ?? '';
  const label = flag.replace(/^--/, '');
  const wanted = print.wanted.value[name];
  const id = `print-${name}`;
  const explained = (
    <span class="about dim small" id={`${id}-about`}>
      {about}
    </span>
  );
  if (value === undefined)
    return (
      <label class="tick">
        <input
          type="checkbox"
          aria-label={label}
          aria-describedby={`${id}-about`}
          checked={wanted === !negates}
          onChange={({ currentTarget }) => print.want(name, currentTarget.checked ? !negates : undefined)}
        />
        <span>
          {label} {explained}
        </span>
      </label>
    );
  return (
    <div class="choice stack">
      <label for={id}>{label}</label> {explained}
      {choices ? (
        <Select
          id={id}
          about={`${id}-about`}
          options={[
            ...(usual === '' ? [['', 'as usual'] as const] : []),
            ...choices.map((one) => [one, one] as const),
          ]}
          value={`${wanted ?? usual}`}
          choose={(one) => print.want(name, one === usual ? undefined : one)}
        />
      ) : (
        <input
          id={id}
          aria-describedby={`${id}-about`}
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={preset ?? value}
          value={typeof wanted === 'string' ? wanted : ''}
          onInput={({ currentTarget }) => name !== COMMIT && print.want(name, currentTarget.value.trim())}
          onChange={({ currentTarget }) => print.want(name, currentTarget.value.trim())}
        />
      )}
    </div>
  );
}
