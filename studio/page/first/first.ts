/** The first minute: without a set the studio offers to make one, or to open one that is there. */
import { html, render, type TemplateResult } from 'lit-html';
import type { FreshAnswer, OpenAnswer, SetWanted } from '../../server-messages.ts';
import type { Server } from '../texts/server.ts';

/** Asks for a set until there is one. */
export function firstSet(
  server: Pick<Server, 'newSet'>,
  fresh: FreshAnswer,
  host: HTMLElement,
): Promise<OpenAnswer> {
  return new Promise((resolve) => {
    const show = (trouble: string) =>
      render(
        page(fresh, trouble, async (wanted) => {
          try {
            const set = await server.newSet(wanted);
            render(html``, host);
            resolve(set);
          } catch (error) {
            show(error instanceof Error ? error.message : String(error));
          }
        }),
        host,
      );
    show('');
  });
}

function page(
  { templates, place, folders }: FreshAnswer,
  trouble: string,
  take: (wanted: SetWanted) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const template = data.get('template');
    const folder = String(data.get('folder')).trim();
    take(template === null ? { folder } : { template: String(template), folder });
  };
  return html`<main class="first">
    <h1>A set of your own</h1>
    <p class="soft">A set is a folder with card files. You write cards as text, and see each one as it is printed while you type.</p>
    <form @submit=${submit}>
      <fieldset>
        <legend class="head">Start from</legend>
        ${templates.map(
          ({ id, title }, i) =>
            html`<label class="choice"><input type="radio" name="template" value=${id} ?checked=${i === 0}> ${title}</label>`,
        )}
      </fieldset>
      <label class="line">Name of the folder <input name="folder" required value=${freeName(folders)} pattern="[^\\/]+" title="A name without / or \\"></label>
      <p class="dim">It is made in ${place}.</p>
      <button class="btn main" type="submit">Make the set</button>
    </form>
    ${trouble === '' ? '' : html`<p class="no-good" role="alert">${trouble}</p>`}
    <h2 class="head">Or open one that is there</h2>
    ${
      folders.length === 0
        ? ''
        : html`<ul aria-label="Sets">${folders.map(
            (folder) =>
              html`<li><button class="btn" type="button" @click=${() => take({ folder })}>${folder}</button></li>`,
          )}</ul>`
    }
    <form @submit=${submit}>
      <label class="line">Its folder, such as ~/cards/my-set <input name="folder" required></label>
      <button class="btn" type="submit">Open</button>
    </form>
  </main>`;
}

/** `my-set`, or the first of `my-set-2`, `my-set-3` … that is not there. */
function freeName(folders: readonly string[]): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'my-set' : `my-set-${n}`;
    if (!folders.includes(name)) return name;
  }
}
