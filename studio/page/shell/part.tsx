/** Parts of the page that are loaded on demand. */

/** A part could not be loaded: the server or the connection is gone. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded. Try again.', { cause });
  }
}

/** A file that exists wherever the page exists. */
const PAGE_FILE = 'index.html';

/** Whether loading a file failed although the server answered. */
let isRefused = false;

/**
 * Loads a part. Browsers do not retry a part that failed to load, so nothing is loaded until the server answers.
 * @throws MissingPart if the part cannot be loaded
 */
export async function loadedPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let isAnswered = false;
  try {
    await fetch(PAGE_FILE, { cache: 'no-store' });
    isAnswered = true;
    return await load();
  } catch (error) {
    isRefused ||= isAnswered;
    throw new MissingPart(error);
  }
}

/** Says that a part could not be loaded. */
export function MissingPartNotice({ what, load, look = 'empty' }: MissingPartProps) {
  // A part that the browser does not retry is loaded with a new page.
  const again = () => (isRefused ? location.reload() : void load());
  return (
    <p class={look} role="alert">
      {what} could not be loaded.{' '}
      <button class="btn" type="button" onClick={again}>
        Try again
      </button>
    </p>
  );
}

interface MissingPartProps {
  /** The part, at the beginning of a sentence. */
  what: string;
  load: () => unknown;
  /** The class of its styles. */
  look?: string;
}
