/** Notices about files, above the text: missing, unreadable, unsaved, or changed elsewhere. */
import { Alert, Button, Notice } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import type { OpenDocument } from '../texts/documents.ts';

/** @param document the shown text */
export function Notices({ studio, document }: { studio: Studio; document: OpenDocument | undefined }) {
  const { texts, missingFile } = studio;
  return (
    <>
      <Notice role="note" words={missingFile && `There is no file ${missingFile} in this set.`} />
      {texts.refused.value.length > 0 && (
        <div class="left-out scrolls">
          {texts.refused.value.map((reason) => (
            <Alert key={reason} words={reason} />
          ))}
        </div>
      )}
      {texts.restored.value.length > 0 && (
        <p class="bar notice" role="status">
          Texts that were not saved last time are here again: {texts.restored.value.join(', ')}.
          <Button words="Keep them" press={() => texts.keepRestored()} />
          <Button words="Take the saved ones" class="quiet" press={() => texts.dropRestored()} />
        </p>
      )}
      {document?.theirs && <TwoTexts studio={studio} file={document.file} theirs={document.theirs.text} />}
    </>
  );
}

/** A text that changed on both sides. */
function TwoTexts({ studio, file, theirs }: { studio: Studio; file: string; theirs: string | null }) {
  // Without a disk, the other text comes from another window, or from a newer version of the page.
  const [where, other] =
    studio.server.keeps === 'disk' ? ['on the disk', 'text of the disk'] : ['elsewhere', 'other text'];
  const isDeleted = theirs === null;
  const words = `${file} was ${isDeleted ? 'deleted' : 'also changed'} ${where}. Nothing is saved until you choose.`;
  return (
    <>
      <Alert words={words}>
        <Button words="Keep the text here" press={() => studio.texts.choose(file, 'mine')} />
        <Button
          words={isDeleted ? 'Delete it here, too' : `Take the ${other}`}
          press={() => studio.texts.choose(file, 'theirs')}
        />
      </Alert>
      {!isDeleted && (
        <details class="theirs">
          <summary>The {other}</summary>
          <pre tabIndex={0}>{theirs}</pre>
        </details>
      )}
    </>
  );
}
