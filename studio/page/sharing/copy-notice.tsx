/** Says that the set came by a link or a zip, so that it is only a copy in this browser. */
import { useSignal } from '@preact/signals';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { saveSet } from './sharing-controller.ts';

export function CopyNotice({ studio }: { studio: Studio }) {
  const outcome = useSignal('');
  return (
    <section class="bar notice tour" aria-label="Copy">
      <p role="status" aria-label="Copy of a set">
        {outcome.value ||
          `${studio.set.title} is a copy from a link or a zip. It exists in this browser only.`}
      </p>
      <Button words="Keep a copy" press={() => put(outcome, saveSet(studio))} />
    </section>
  );
}
