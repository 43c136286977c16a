/** The panel of `Share`. */
import { html, type TemplateResult } from 'lit-html';
import { sign } from '../shell/signs.ts';
import { type Extent, type Sharing, sharedName } from './sharing.ts';

/** The lengths above which a link is too long for some mail and chat programs, and for most. */
const [LONG, VERY_LONG] = [2000, 30_000];

export function sharePanel(sharing: Sharing, close: () => void): TemplateResult {
  sharing.follow();
  const { studio, complaint, done, begun, others } = sharing;
  return html`<section class="share" aria-label="Share" @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && close()}>
    <div class="share-head">
      <h2 class="head">Share</h2>
      <button class="btn quiet icon" type="button" aria-label="Close Share" @click=${close}>${sign('cross')}</button>
    </div>
    ${complaint === undefined ? '' : html`<p class="notice bad" role="alert"><span>${sign('warning')} ${complaint}</span></p>`}
    ${ownLink(sharing)}
    <form class="share-line" @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      void sharing.open(String(new FormData(event.target as HTMLFormElement).get('link')));
    }}>
      <label>Open a link <input name="link" required autocomplete="off" spellcheck="false" placeholder="#/shared/…"></label>
      <button class="btn" type="submit">Open</button>
    </form>
    <p class="dim">It opens as a set of its own. Your texts here stay as they are.</p>
    <div class="share-line">
      <button class="btn" type="button" @click=${() => sharing.saveZip()}>Save as a zip</button>
      <label class="btn">Open a zip <input class="vh" type="file" accept=".zip,application/zip" @change=${(
        event: Event,
      ) => {
        const [file] = (event.target as HTMLInputElement).files ?? [];
        if (file) void sharing.openZip(file);
      }}></label>
    </div>
    ${
      studio.server.keeps === 'browser'
        ? html`<p class="soft">What you save stays in this browser only.</p>`
        : ''
    }
    ${
      begun.isOwn
        ? html`<p class="notice">${studio.set.title} came by a link or a zip.
          <button class="btn" type="button" @click=${() => sharing.go()}>Back to the set of this page</button></p>`
        : ''
    }
    ${
      others.length === 0
        ? ''
        : html`<h3 class="head">Opened before</h3>
          <ul class="share-others" aria-label="Opened before">${others.map(
            (one) =>
              html`<li>${
                sharing.removing === one.id
                  ? html`<span>Remove ${one.set.title} and everything written in it?</span>
                    <button class="btn main" type="button" @click=${() => sharing.remove(one)}>Remove it</button>
                    <button class="btn quiet" type="button" @click=${() => sharing.askRemoving()}>Keep it</button>`
                  : html`<button class="btn quiet" type="button" @click=${() => sharing.go(one)}>${one.set.title}</button>
                    <span class="dim">${new Date(one.opened).toLocaleString('en')}</span>
                    <button class="btn quiet icon" type="button" aria-label=${`Remove ${one.set.title}`} @click=${() => sharing.askRemoving(one)}>${sign('cross')}</button>`
              }</li>`,
          )}</ul>`
    }
    <p role="status" aria-label="Sharing">${done}</p>
  </section>`;
}

function ownLink(sharing: Sharing): TemplateResult {
  const { studio, extent, link, target } = sharing;
  const { set } = studio;
  const card = studio.card.shown.value;
  const choice = (value: Extent, words: string) =>
    html`<label class="share-choice"><input type="radio" name="extent" .checked=${extent === value} @change=${() => sharing.share(value)}> ${words}</label>`;
  return html`<fieldset>
      <legend class="soft">A link to</legend>
      ${card ? choice('card', sharedName(card)) : ''}
      ${choice('set', `all of ${set.title}`)}
    </fieldset>
    <div class="share-line">
      <label>Link <input readonly .value=${link ?? ''} @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}></label>
      <button class="btn main" type="button" ?disabled=${!link} @click=${(event: Event) =>
        sharing.copy(
          (event.target as HTMLElement).closest('.share-line')!.querySelector('input')!,
        )}>Copy</button>
    </div>
    <p class="dim">${link ? lengthWords(link.length) : ''}
      ${target === '' ? 'Any studio opens it: paste it there under Open a link.' : ''}
      The text is in the link itself: nothing is sent anywhere.
      ${Object.keys(studio.look.icons).length > 0 ? 'It lacks the drawings of the set: a zip of the folder has them.' : ''}</p>`;
}

function lengthWords(length: number): string {
  const characters = `It has ${new Intl.NumberFormat('en').format(length)} characters`;
  if (length < LONG) return `${characters}.`;
  if (length < VERY_LONG) return `${characters}: some mail and chat programs cut off such links.`;
  return `${characters}, too long for most mail and chat programs: send a zip.`;
}
