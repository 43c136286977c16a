/** The dialog of `Share`. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  count,
  Fan,
  PictureButtons,
  pictureUrl,
  pluralize,
  submits,
} from '../../../table/page/around/index.ts';
import { cardName } from '../../link/account.ts';
import { Alert, Button, put, Sign } from '../shell/controls.tsx';
import type { LinkedSet } from '../site/linked-sets.ts';
import type { Studio } from '../studio.ts';
import type { PageStart } from '../texts/server.ts';
import { type Extent, openSet, SharingController } from './sharing-controller.ts';

/** The length from which some mail and chat programs cut off a link. */
const LONG_LINK = 2000;

interface SharingProps {
  studio: Studio;
  sharing: SharingController;
}

export function SharingPanel({ studio, start, close }: { studio: Studio; start: PageStart; close(): void }) {
  const [sharing] = useState(() => new SharingController(studio, start));
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
    dialog.current!.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const { extent } = sharing;
  const card = studio.card.shown.value;
  return (
    <dialog
      class="share box scrolls"
      ref={dialog}
      aria-label="Share"
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div class="share-goes stack">
        {extent === 'card' && card ? (
          <>
            <img src={pictureUrl(card.svg)} alt={cardName(card)} />
            <PictureButtons svg={card.svg} name={cardName(card)} />
          </>
        ) : (
          <SetFan studio={studio} />
        )}
      </div>
      <h2 class="share-title in-row apart">
        Share{' '}
        <Button words={<Sign name="cross" />} class="quiet icon" aria-label="Close Share" press={close} />
      </h2>
      <div class="share-says">
        <Alert words={sharing.complaint} />
        <Kinds studio={studio} sharing={sharing} />
        <div class="share-link stack">
          {extent === 'file' ? <FileOfIt sharing={sharing} /> : <LinkToIt sharing={sharing} />}
          {extent === 'set' && (
            <label class="tick small">
              <input
                type="checkbox"
                checked={sharing.withScenarios.value}
                onChange={({ currentTarget }) => put(sharing.withScenarios, currentTarget.checked)}
              />
              Take the scenarios along
            </label>
          )}
          <p class="done small" role="status" aria-label="Sharing">
            {sharing.done.value}
          </p>
        </div>
        <Others studio={studio} sharing={sharing} />
      </div>
    </dialog>
  );
}

/** What is shared. */
function Kinds({ studio, sharing }: SharingProps) {
  const card = studio.card.shown.value;
  const cards = pluralize(studio.answers.cards.value.length, 'card');
  const kinds: [Extent, string, string][] = [
    ['set', 'The whole set', `${studio.set.title}, ${cards}. A link that opens in the studio.`],
    ['file', 'One file', 'A page to look at, try and play. Needs no studio and no network.'],
  ];
  if (card) {
    const name = `${card.number} ${card.title}`.trimEnd();
    kinds.unshift(['card', 'This card', `${name}, alone. A link, or a picture for a chat.`]);
  }
  return (
    <div role="radiogroup" aria-label="What you share">
      {kinds.map(([extent, name, words]) => (
        <label key={extent} class={`pick tick ${extent === sharing.extent ? 'is-pointed' : ''}`}>
          <input
            type="radio"
            name="extent"
            aria-label={name}
            aria-describedby={`share-${extent}`}
            checked={extent === sharing.extent}
            onChange={() => sharing.share(extent)}
          />
          <span>
            <b>{name}</b>
            <br />
            <span id={`share-${extent}`} class="small soft">
              {words}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** The link, what stays at home, and how long it is. */
function LinkToIt({ sharing }: Pick<SharingProps, 'sharing'>) {
  const field = useRef<HTMLInputElement>(null);
  useSignalEffect(() => void sharing.make());
  const { address = '', words = '' } = sharing.link.value ?? {};
  return (
    <>
      <div class="in-row">
        <input
          class="code"
          ref={field}
          readonly
          aria-label="Link"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          words={[<Sign key="sign" name="link" />, ' Copy link']}
          class="main"
          disabled={address === ''}
          press={() => sharing.copy(field.current!)}
        />
      </div>
      <p class="in-row small soft">
        <Sign name="home" />
        <span>
          {address === '' ? 'The link is being made …' : `${words} `}
          {address !== '' && <span class="nowrap">{count(address.length)} characters.</span>}
          {address.length >= LONG_LINK && ' Mail and chat programs may cut off a link of this length.'}
          {sharing.target === '' && ' Any studio opens it: paste it there under Open a link.'}
        </span>
      </p>
    </>
  );
}

/** The file, and who can open it. */
const FileOfIt = ({ sharing }: Pick<SharingProps, 'sharing'>) => (
  <>
    <Button
      words={[<Sign key="sign" name="save" />, ' Save the file']}
      class="main"
      press={() => sharing.saveOneFile()}
    />
    <p class="in-row small soft">
      <Sign name="home" />
      <span>
        About 1.4 MB. {sharing.hasPictures ? 'The pictures of cards stay' : 'Nothing stays'} at home. A double
        click opens it in a browser; phones’ mail programs do not open it.
      </span>
    </p>
  </>
);

/** Some cards of the set. */
function SetFan({ studio }: Pick<SharingProps, 'studio'>) {
  const pictures = useSignal<readonly string[]>([]);
  useSignalEffect(() => {
    const cards = studio.answers.cards.value.slice(0, MOST_CARDS);
    const lang = studio.lang.value;
    const drawn = cards.map(({ file, from }) => studio.line.ask('picture', { file, offset: from, lang }));
    void Promise.all(drawn).then((all) =>
      put(
        pictures,
        all.filter((one) => typeof one === 'string'),
      ),
    );
  });
  return <Fan cards={pictures.value} />;
}

const MOST_CARDS = 3;

/** Opening links and zips, and saving a zip. */
function Others({ studio, sharing }: SharingProps) {
  const others = sharing.others.value;
  return (
    <details>
      <summary>Open a link or a zip, save as a zip</summary>
      <form class="in-row" onSubmit={submits(({ link = '' }) => void sharing.open(link))}>
        <input
          class="code"
          name="link"
          required
          aria-label="Open a link"
          autocomplete="off"
          spellcheck={false}
          placeholder="#/shared/…"
        />
        <Button words="Open" />
      </form>
      <p class="dim small">It opens as a set of its own. Your texts here stay as they are.</p>
      <div class="in-row wrap">
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
      {others.length > 0 && (
        <>
          <h3 class="head">Opened before</h3>
          <ul aria-label="Opened before">
            {others.map((linked) => (
              <li key={linked.id} class="in-row wrap">
                <Other sharing={sharing} linked={linked} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
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
      <Button words={title} class="quiet" press={() => openSet(linked)} />
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
