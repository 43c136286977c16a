/** The first minute: without a set, the studio offers to create one or to open an existing one. */
import { html, render, type TemplateResult } from 'lit-html';
import type { FreshAnswer, OpenAnswer, SetWanted } from '../../server-messages.ts';
import { RefusedError, type Server } from '../texts/server.ts';

/** The message while the server is away. */
const AWAY = 'The studio does not answer. Start ecos studio again and open the address it prints.';

/** A failed request, and the set that another page has opened in the meantime. */
interface Trouble {
  words: string;
  /** Whether the request was for a new set, rather than an existing one. */
  isNew: boolean;
  opened: OpenAnswer | undefined;
}

/** The actions of this page. */
interface Acts {
  /** Creates or opens a set. */
  take(wanted: SetWanted): void;
  /** Continues with a set. */
  begin(set: OpenAnswer): void;
}

/** Shows the page until the user has created or opened a set. */
export function firstSet(
  server: Pick<Server, 'newSet' | 'opened'>,
  fresh: FreshAnswer,
  host: HTMLElement,
): Promise<OpenAnswer> {
  return new Promise((resolve) => {
    const begin = (set: OpenAnswer) => {
      render(html``, host);
      resolve(set);
    };
    const take = async (wanted: SetWanted) => {
      try {
        begin(await server.newSet(wanted));
      } catch (error) {
        const words = error instanceof RefusedError ? error.message : AWAY;
        const now = await server.opened().catch(() => fresh);
        const opened = 'fresh' in now ? undefined : now;
        show({ words, isNew: wanted.template !== undefined, opened });
      }
    };
    const show = (trouble?: Trouble) => render(page(fresh, trouble, { take, begin }), host);
    show();
  });
}

function page(
  { templates, place, name, folders }: FreshAnswer,
  trouble: Trouble | undefined,
  { take, begin }: Acts,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const template = data.get('template');
    const folder = String(data.get('folder')).trim();
    take(template === null ? { folder } : { template: String(template), folder });
  };
  const errorFor = (isNew: boolean) => (trouble?.isNew === isNew ? troubleLine(trouble, begin) : '');
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
      <label class="line">Name of the folder <input name="folder" required value=${name} pattern="[^\\/]+" title="A name without / or \\"></label>
      <p class="dim">It is made in ${place}.</p>
      <button class="btn main" type="submit">Make the set</button>
      ${errorFor(true)}
    </form>
    <h2 class="head">Or open one that is there</h2>
    ${
      folders.length === 0
        ? ''
        : html`<ul aria-label="Sets">${folders.map(
            (folder) =>
              html`<li><button class="btn" type="button" @click=${() => take({ folder })}>${folder === '.' ? 'This folder' : folder}</button></li>`,
          )}</ul>`
    }
    <form @submit=${submit}>
      <label class="line">Its folder, such as ~/cards/my-set <input name="folder" required></label>
      <button class="btn" type="submit">Open</button>
      ${errorFor(false)}
    </form>
  </main>`;
}

function troubleLine({ words, opened }: Trouble, begin: Acts['begin']): TemplateResult {
  return html`<div role="alert">
    <p class="no-good">${words}</p>
    ${opened ? html`<button class="btn" type="button" @click=${() => begin(opened)}>Go to the open set</button>` : ''}
  </div>`;
}
