/** Says that the set came by a link or a zip, so that it is only a copy in this browser. */
import { useSignal } from '@preact/signals';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { openSet, saveSet } from './sharing-controller.ts';

export function CopyNotice({ studio }: { studio: Studio }) {
  const outcome = useSignal('');
  const { title, from } = studio.set;
  const origin = from === undefined ? '' : `, taken from ${from}`;
  return (
    <section class="bar notice tour" aria-label="Copy">
      <p role="status" aria-label="Copy of a set">
        {outcome.value || `${title} is a copy from a link or a zip${origin}. It exists in this browser only.`}
      </p>
      <Button words="Keep a copy" press={async () => put(outcome, await saveSet(studio))} />
      <Button words="Back to the set of this page" class="quiet" press={() => openSet()} />
    </section>
  );
}
