/** At the top of a set that came by a link or a zip, or as one file: what it is, and a copy to keep. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { OneFile } from '../../one-file.ts';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { openSet, saveSet } from './sharing-controller.ts';

/** @param file undefined for a copy in this browser */
export function CopyNotice({ studio, file }: { studio: Studio; file: OneFile | undefined }) {
  const outcome = useSignal('');
  const { title, from } = studio.set;
  const origin = from === undefined ? '' : `, taken from ${from}`;
  const words = file
    ? `${title}, to look at, try and play. Made with ecos-cards, unofficial, by fans of Ecos. Nothing is sent anywhere.`
    : `${title} is a copy from a link or a zip${origin}. It exists in this browser only.`;
  return (
    <section class="bar notice tour" aria-label={file ? 'One file' : 'Copy'}>
      <p role="status" aria-label={file ? 'This file' : 'Copy of a set'}>
        {outcome.value || words}
      </p>
      <Button words="Keep a copy" press={async () => put(outcome, await saveSet(studio))} />
      {file ? (
        <Licences {...file} />
      ) : (
        <Button words="Back to the set of this page" class="quiet" press={() => openSet()} />
      )}
    </section>
  );
}

/** The licences of what the file contains. */
function Licences({ notices }: OneFile) {
  const licences = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button words="Licences" class="quiet" press={() => licences.current!.showModal()} />
      <dialog class="licences box" ref={licences} aria-label="Licences">
        <Button words="Close" press={() => licences.current!.close()} />
        <pre class="scrolls" tabIndex={0}>
          {notices}
        </pre>
      </dialog>
    </>
  );
}
