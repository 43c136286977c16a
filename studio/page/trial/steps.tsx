/** The states of a film or trial, and the controls that go through them. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scrollInto } from '../../../table/page/index.ts';
import { Button, Sign } from '../shell/controls.tsx';
import { capitalize } from '../shell/words.ts';
import type { TrialController } from './trial-controller.ts';

export function Steps({ trials }: { trials: TrialController }) {
  const { run, at: wanted, filmAt, trial } = trials;
  const current = useRef<HTMLButtonElement>(null);
  // Scrolls the list of states, and nothing around it, to the shown one.
  useLayoutEffect(() => {
    const list = current.current?.closest('.states');
    if (list) scrollInto(list, current.current!);
  });
  if (!run) return null;
  const { states, state, leftOut } = run;
  const last = states.length - 1;
  const { title, result } = states[state];
  const words = `${state} of ${last}: ${title}${result === '' ? '' : `, ${result}`}`;
  return (
    <div class="steps">
      <div class="in-row wrap">
        <Button words="Back" disabled={state === 0} press={() => trials.step(wanted - 1)} />
        <input
          type="range"
          aria-label="Step"
          min="0"
          max={last}
          value={wanted}
          aria-valuetext={words}
          onInput={({ currentTarget }) => trials.step(Number(currentTarget.value))}
        />
        <Button words="Forward" disabled={state === last} press={() => trials.step(wanted + 1)} />
        {!filmAt && (
          <Button
            words="Take back"
            look="quiet"
            keys="U"
            disabled={trial.value?.made.length === 0}
            press={() => trials.undo()}
          />
        )}
      </div>
      <ol class="states in-row wrap scrolls">
        {states.map((one, at) => (
          <li key={at}>
            <button
              class={`pick small ${one.failed ? 'failed' : ''} ${one.waits ? 'waits' : ''}`}
              type="button"
              aria-current={at === state ? 'step' : 'false'}
              ref={at === state ? current : null}
              onClick={() => trials.step(at)}
            >
              <code class="one-line">{one.title}</code> <b class="one-line">{one.result}</b>
            </button>
          </li>
        ))}
      </ol>
      {leftOut > 0 && <p class="soft small">{leftOut} more steps are not shown.</p>}
      {!filmAt && <TrialStatus trials={trials} />}
    </div>
  );
}

function TrialStatus({ trials: { trial, setup } }: { trials: TrialController }) {
  if (!trial.value) return null;
  const { refused, status, made } = trial.value;
  if (refused === undefined) return <p class="small soft">{capitalize(status)}.</p>;
  return (
    <p class="small warned">
      <Sign name="warning" /> The choice {refused} is no longer offered. It and{' '}
      {setup.choices.length - made.length - 1} after it wait.
    </p>
  );
}
