/** At the top of a set that came by a link or a zip, or as one file: what it is, and a copy to keep. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { submits } from '../../../table/page/around/index.ts';
import type { OneFile } from '../../one-file.ts';
import type { FreshAnswer } from '../../server-messages.ts';
import { FolderField } from '../first/folder-field.tsx';
import { Button } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { currentTexts } from '../texts/documents.ts';
import { type PageStart, refusalText } from '../texts/server.ts';
import { openSet, saveSet } from './sharing-controller.ts';

interface CopyNoticeProps {
  studio: Studio;
  /** Undefined for a copy in this browser. */
  file: OneFile | undefined;
  /** The machine that keeps a set which was opened to be tried. */
  machine: PageStart['machine'];
}

export function CopyNotice({ studio, file, machine }: CopyNoticeProps) {
  const outcome = useSignal('');
  /** The machine has no set yet: it asks for a folder. */
  const fresh = useSignal<FreshAnswer | undefined>(undefined);
  const { documents } = studio;
  const keepCopy = async () => {
    // If it is away, a zip is as good.
    const found = await machine?.opened().catch(() => undefined);
    // Only the small set has a template, with its words and drawings.
    const isSmall = found && 'fresh' in found && found.small.every((one) => documents.has(one.file));
    if (isSmall) fresh.value = found;
    else outcome.value = await saveSet(studio);
  };
  const keepIn = submits(async ({ folder = '' }) => {
    try {
      await machine!.newSet({
        folder: folder.trim(),
        template: fresh.value!.templates[0]!.id,
        files: currentTexts(documents),
      });
      openSet();
    } catch (error) {
      outcome.value = refusalText(error, 'The studio does not answer: start it again.');
    }
  });
  const { title, from } = studio.set;
  const origin = from === undefined ? '' : `, taken from ${from}`;
  const words = file
    ? `${title}, to look at, try and play. Made with ecos-cards, unofficial, by fans of Ecos. Nothing is sent anywhere.`
    : machine
      ? `${title}, to try. It exists in this browser only.`
      : `${title} is a copy from a link or a zip${origin}. It exists in this browser only.`;
  return (
    <section class="bar notice tour" aria-label={file ? 'One file' : 'Copy'}>
      <p role="status" aria-label={file ? 'This file' : 'Copy of a set'}>
        {outcome.value || words}
      </p>
      {fresh.value ? (
        <form class="in-row wrap" onSubmit={keepIn} ref={(form) => form?.querySelector('input')?.focus()}>
          <FolderField {...fresh.value} />
        </form>
      ) : (
        <Button words={machine ? 'Keep it' : 'Keep a copy'} press={keepCopy} />
      )}
      {file ? (
        <Licences {...file} />
      ) : (
        <Button
          words={machine ? 'Leave it' : 'Back to the set of this page'}
          class="quiet"
          press={() => openSet()}
        />
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
