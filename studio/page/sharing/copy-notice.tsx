/** Says that the set came by a link or a zip, so that it is only a copy in this browser. */
import { useSignal } from '@preact/signals';
import { Button } from '../shell/controls.tsx';
import { loadedPart } from '../shell/part.tsx';
import type { Studio } from '../studio.ts';

export function CopyNotice({ studio }: { studio: Studio }) {
  const outcome = useSignal('');
  const keep = async () => {
    const part = await loadedPart(() => import('./save-set.ts')).catch((error: Error) => error.message);
    outcome.value = typeof part === 'string' ? part : part.saveSet(studio);
  };
  return (
    <section class="bar notice tour" aria-label="Copy">
      <p role="status" aria-label="Copy of a set">
        {outcome.value ||
          `${studio.set.title} is a copy from a link or a zip. It exists in this browser only.`}
      </p>
      <Button words="Keep a copy" press={keep} />
    </section>
  );
}
