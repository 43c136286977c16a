/** Parts of the page that are loaded when they are needed. */
import { html, type TemplateResult } from 'lit-html';

/** A part that did not come: the server is gone, or the connection. */
export class LackingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded. Try again.', { cause });
  }
}

/** A file of the page that is there wherever the page is. */
const PAGE_FILE = 'index.html';

/** A file did not come although the server answers. */
let isRefused = false;

/**
 * Loads a part. Browsers do not ask again for a file of a part that did not come, so nothing is asked for until the server answers.
 * @throws LackingPart
 */
export async function loadedPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let isAnswered = false;
  try {
    await fetch(PAGE_FILE, { cache: 'no-store' });
    isAnswered = true;
    return await load();
  } catch (error) {
    isRefused ||= isAnswered;
    throw new LackingPart(error);
  }
}

/** Says that a part did not come. @param look the class of its styles */
export function lacking(what: string, load: () => unknown, look = 'empty'): TemplateResult {
  // A file that the browser does not ask for again comes with the page.
  const again = () => (isRefused ? location.reload() : void load());
  return html`<p class=${look} role="alert">${what} could not be loaded.
    <button class="btn" type="button" @click=${again}>Try again</button></p>`;
}
