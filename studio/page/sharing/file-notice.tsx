/** At the top of one file: what it is, who made it, a copy to keep, and the licences of what it contains. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { OneFile } from '../../one-file.ts';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { saveSet } from './sharing-controller.ts';

export function FileNotice({ studio, file }: { studio: Studio; file: OneFile }) {
  const outcome = useSignal('');
  const licences = useRef<HTMLDialogElement>(null);
  return (
    <section class="bar notice tour" aria-label="One file">
      <p role="status" aria-label="This file">
        {outcome.value ||
          `${studio.set.title}, to look at, try and play. Made with ecos-cards, unofficial, by fans of Ecos. Nothing is sent anywhere.`}
      </p>
      <Button words="Keep a copy" press={async () => put(outcome, await saveSet(studio))} />
      <Button words="Licences" class="quiet" press={() => licences.current!.showModal()} />
      <dialog class="licences box" ref={licences} aria-label="Licences">
        <Button words="Close" press={() => licences.current!.close()} />
        <pre class="scrolls" tabIndex={0}>
          {file.notices}
        </pre>
      </dialog>
    </section>
  );
}
