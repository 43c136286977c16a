/** The panel of `Share`. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { count, submits } from '../../../table/page/around/index.ts';
import { Alert, Button, put, Segments, Sign } from '../shell/controls.tsx';
import type { LinkedSet } from '../site/linked-sets.ts';
import type { Studio } from '../studio.ts';
import type { PageStart } from '../texts/server.ts';
import { type Extent, SharingController, sharedName } from './sharing-controller.ts';

/** The length from which some mail and chat programs cut off a link. */
const LONG_LINK = 2000;

export function SharingPanel({ studio, start, close }: { studio: Studio; start: PageStart; close(): void }) {
  const [sharing] = useState(() => new SharingController(studio, start));
  const { others } = sharing;
  useEffect(() => document.querySelector<HTMLElement>('.share input:checked')?.focus(), []);
  return (
    <section
      class="share afloat scrolls stack box"
      aria-label="Share"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="in-row apart">
        <h2 class="head">Share</h2>
        <Button words={<Sign name="cross" />} class="quiet icon" aria-label="Close Share" press={close} />
      </div>
      <Alert words={sharing.complaint} />
      <OwnLink studio={studio} sharing={sharing} />
      <form class="share-line in-row wrap" onSubmit={submits(({ link = '' }) => void sharing.open(link))}>
        <label>
          Open a link{' '}
          <input
            class="code"
            name="link"
            required
            autocomplete="off"
            spellcheck={false}
            placeholder="#/shared/…"
          />
        </label>
        <Button words="Open" />
      </form>
      <p class="dim">It opens as a set of its own. Your texts here stay as they are.</p>
      <div class="share-line in-row wrap">
        <Button words="Save as a zip" press={() => sharing.saveZip()} />
        <label class="btn">
          Open a zip{' '}
          <input
            class="vh"
            type="file"
            accept=".zip,application/zip"
            onChange={({ currentTarget: { files } }) => files?.[0] && void sharing.open(files[0])}
          />
        </label>
      </div>
      {studio.server.keeps === 'browser' && <p class="soft">What you save stays in this browser only.</p>}
      {start.isLinked && <Button words="Back to the set of this page" press={() => sharing.go()} />}
      {others.value.length > 0 && (
        <>
          <h3 class="head">Opened before</h3>
          <ul aria-label="Opened before">
            {others.value.map((linked) => (
              <li key={linked.id} class="in-row wrap">
                <Other sharing={sharing} linked={linked} />
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
function Other({ sharing, linked }: { sharing: SharingController; linked: LinkedSet }) {
  const isRemoving = useSignal(false);
  const { title } = linked;
  const remove = () => sharing.remove(linked).then(() => put(isRemoving, false));
  if (isRemoving.value)
    return (
      <>
        <span>Remove {title} and everything written in it?</span>
        <Button words="Remove it" class="main" press={remove} />
        <Button words="Keep it" class="quiet" press={() => put(isRemoving, false)} />
      </>
    );
  return (
    <>
      <Button words={title} class="quiet" press={() => sharing.go(linked)} />
      <span class="dim">{new Date(linked.opened).toLocaleString('en')}</span>
      <Button
        words={<Sign name="cross" />}
        class="quiet icon"
        aria-label={`Remove ${title}`}
        press={() => put(isRemoving, true)}
      />
    </>
  );
}

function OwnLink({ studio, sharing }: { studio: Studio; sharing: SharingController }) {
  const { extent, link, target } = sharing;
  useSignalEffect(() => void sharing.make());
  const card = studio.card.shown.value;
  const choices: [Extent, string][] = [['set', `all of ${studio.set.title}`]];
  if (card) choices.unshift(['card', sharedName(card)]);
  return (
    <>
      <Segments
        name="A link to"
        id="extent"
        options={choices}
        value={extent}
        choose={(one) => sharing.share(one)}
      />
      <div class="share-line in-row wrap">
        <label>
          Link{' '}
          <input
            class="code"
            readonly
            value={link.value ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <Button
          words="Copy"
          class="main"
          disabled={!link.value}
          press={({ currentTarget }) => sharing.copy(currentTarget.parentElement!.querySelector('input')!)}
        />
      </div>
      <p class="dim">
        {link.value ? `It has ${count(link.value.length)} characters.` : 'The link is being made …'}{' '}
        {sharing.extras}
        {(link.value?.length ?? 0) >= LONG_LINK &&
          'Mail and chat programs may cut off such a link: send a zip instead.'}{' '}
        {target === '' && 'Any studio opens it: paste it there under Open a link.'} The text is in the link
        itself: nothing is sent anywhere.{' '}
        {Object.keys(studio.extras.icons).length > 0 &&
          'It lacks the drawings of the set: a zip of the folder has them.'}
      </p>
    </>
  );
}
