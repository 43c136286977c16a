/** A picture of one's own on the viewed card: a file that is dropped there or chosen, which becomes `art/NUMBER`. */
import type { ComponentChildren } from 'preact';
import { copyPicture, WIDTHS_PX } from '../../../print/copies/index.ts';
import { Button } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { isChanged } from '../texts/documents.ts';
import { RefusedError, refusalText } from '../texts/server.ts';

/** The largest file that is saved, in bytes. */
const LARGEST = 2 * 2 ** 20;
/** The pixels across a saved picture, until it is small enough. */
const SAVED_WIDTHS_PX = [2 * WIDTHS_PX.fine, WIDTHS_PX.fine, WIDTHS_PX.usual];

/** The clause of a card that names another file, with the space before it. */
const CLAUSE = /\s*\bart\s+"[^"\n]*"(?:\s+at\s+\d+)?(?:\s+by\s+"[^"\n]*")?/;

/** A place on which a picture for the viewed card can be dropped, and below it what else can be done with its picture. */
export function OwnPicture({ studio, children }: { studio: Studio; children: ComponentChildren }) {
  const card = studio.card.shown.value;
  const { documents, server, texts } = studio;
  if (card?.kind !== 'card' || !documents.has(card.file) || texts.closed !== '' || server.keeps === 'browser')
    return children;
  const take = (file: File | undefined) => file && void setPicture(studio, file);
  return (
    <>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files[0]);
        }}
      >
        {children}
      </div>
      <p class="in-row wrap small">
        <label class="btn quiet">
          Choose a picture{' '}
          <input
            class="vh"
            type="file"
            accept="image/png,image/jpeg,image/svg+xml"
            onChange={({ currentTarget: { files } }) => take(files?.[0])}
          />
        </label>
        {studio.art.has(card.number) && (
          <Button words="Remove the picture" class="quiet" press={() => setPicture(studio)} />
        )}
      </p>
    </>
  );
}

/** Saves a picture for the viewed card, or without one removes it; a clause that names another goes. */
async function setPicture(studio: Studio, file?: File): Promise<void> {
  const { card, documents, line, server, texts } = studio;
  const shown = card.shown.value!;
  // The text may change while the picture is saved.
  const { version } = line;
  const clause = CLAUSE.exec(documents.get(shown.file)!.text.slice(shown.from, shown.to));
  try {
    await server.savePicture({ card: shown.number, file: shown.file }, file && (await smallPicture(file)));
    texts.trouble.value = '';
  } catch (error) {
    texts.trouble.value = refusalText(error, `${file?.name} is no picture that this browser can draw.`);
    return;
  }
  if (!clause) return;
  const wasSaved = !isChanged(documents.get(shown.file)!);
  const from = shown.from + clause.index;
  studio.edit([{ file: shown.file, from, to: from + clause[0].length, text: '' }], version);
  if (wasSaved) await texts.save(shown.file);
}

/** A picture as a file to save. */
async function smallPicture(file: File): Promise<Blob> {
  for (const across of SAVED_WIDTHS_PX) {
    const { href } = await copyPicture(file, across);
    const [head = '', data = ''] = href.split(',');
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    if (bytes.length <= LARGEST)
      return new Blob([bytes], { type: head.slice('data:'.length, -';base64'.length) });
  }
  throw new RefusedError(
    `${file.name} stays larger than 2 MB, however small it is drawn: save it as a JPEG.`,
  );
}
