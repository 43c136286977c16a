/** The panel of `Share`. */
import { useLayoutEffect } from 'preact/hooks';
import { Alert, Sign } from '../shell/controls.tsx';
import type { OwnSet } from '../site/browser-store.ts';
import { type Extent, SharingController, sharedName } from './sharing-controller.ts';

export { SharingController };

interface PanelProps {
  sharing: SharingController;
}

export function SharingPanel({ sharing, close }: PanelProps & { close: () => void }) {
  const { studio, start, others } = sharing;
  return (
    <section class="share" aria-label="Share" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div class="share-head">
        <h2 class="head">Share</h2>
        <button class="btn quiet icon" type="button" aria-label="Close Share" onClick={close}>
          <Sign name="cross" />
        </button>
      </div>
      <Alert words={sharing.complaint} />
      <OwnLink sharing={sharing} />
      <form
        class="share-line"
        onSubmit={(event) => {
          event.preventDefault();
          void sharing.open(String(new FormData(event.currentTarget).get('link')));
        }}
      >
        <label>
          Open a link{' '}
          <input name="link" required autocomplete="off" spellcheck={false} placeholder="#/shared/…" />
        </label>
        <button class="btn" type="submit">
          Open
        </button>
      </form>
      <p class="dim">It opens as a set of its own. Your texts here stay as they are.</p>
      <div class="share-line">
        <button class="btn" type="button" onClick={() => sharing.saveZip()}>
          Save as a zip
        </button>
        <label class="btn">
          Open a zip{' '}
          <input
            class="vh"
            type="file"
            accept=".zip,application/zip"
            onChange={({ currentTarget: { files } }) => files?.[0] && void sharing.openZip(files[0])}
          />
        </label>
      </div>
      {studio.server.keeps === 'browser' && <p class="soft">What you save stays in this browser only.</p>}
      {start.isOwn && (
        <button class="btn" type="button" onClick={() => sharing.go()}>
          Back to the set of this page
        </button>
      )}
      {others.value.length > 0 && (
        <>
          <h3 class="head">Opened before</h3>
          <ul class="share-others" aria-label="Opened before">
            {others.value.map((own) => (
              <li key={own.id}>
                <Other sharing={sharing} own={own} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" aria-label="Sharing">
        {sharing.done.value}
      </p>
    </section>
  );
}

/** A set that came earlier. */
function Other({ sharing, own }: PanelProps & { own: OwnSet }) {
  const { removing } = sharing;
  const { title } = own.set;
  const ask = (id?: string) => () => {
    removing.value = id;
  };
  if (removing.value === own.id)
    return (
      <>
        <span>Remove {title} and everything written in it?</span>
        <button class="btn main" type="button" onClick={() => sharing.remove(own)}>
          Remove it
        </button>
        <button class="btn quiet" type="button" onClick={ask()}>
          Keep it
        </button>
      </>
    );
  return (
    <>
      <button class="btn quiet" type="button" onClick={() => sharing.go(own)}>
        {title}
      </button>
      <span class="dim">{new Date(own.opened).toLocaleString('en')}</span>
      <button class="btn quiet icon" type="button" aria-label={`Remove ${title}`} onClick={ask(own.id)}>
        <Sign name="cross" />
      </button>
    </>
  );
}

function OwnLink({ sharing }: PanelProps) {
  const { studio, extent, link, target } = sharing;
  studio.changes.value;
  useLayoutEffect(() => sharing.follow());
  const card = studio.card.shown.value;
  const choices: [Extent, string][] = [['set', `all of ${studio.set.title}`]];
  if (card) choices.unshift(['card', sharedName(card)]);
  return (
    <>
      <fieldset>
        <legend class="soft">A link to</legend>
        {choices.map(([value, words]) => (
          <label key={value} class="choice">
            <input
              type="radio"
              name="extent"
              checked={extent === value}
              onChange={() => sharing.share(value)}
            />{' '}
            {words}
          </label>
        ))}
      </fieldset>
      <div class="share-line">
        <label>
          Link <input readonly value={link.value ?? ''} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button
          class="btn main"
          type="button"
          disabled={!link.value}
          onClick={({ currentTarget }) => sharing.copy(currentTarget.parentElement!.querySelector('input')!)}
        >
          Copy
        </button>
      </div>
      <p class="dim">
        {link.value ? lengthWords(link.value.length) : 'The link is being made …'}{' '}
        {target === '' && 'Any studio opens it: paste it there under Open a link.'} The text is in the link
        itself: nothing is sent anywhere.{' '}
        {Object.keys(studio.look.icons).length > 0 &&
          'It lacks the drawings of the set: a zip of the folder has them.'}
      </p>
    </>
  );
}

/** The lengths above which a link is too long for some mail and chat programs, and for most. */
const [LONG, VERY_LONG] = [2000, 30_000];

function lengthWords(length: number): string {
  const characters = `It has ${new Intl.NumberFormat('en').format(length)} characters`;
  if (length < LONG) return `${characters}.`;
  if (length < VERY_LONG) return `${characters}: some mail and chat programs cut off such links.`;
  return `${characters}, too long for most mail and chat programs: send a zip.`;
}
