/** The first minute: without a set, the studio offers to create one or to open an existing one. */
import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { submits } from '../../../table/page/around/index.ts';
import type { FreshAnswer, OpenAnswer, SetWanted } from '../../server-messages.ts';
import { Button } from '../shell/controls.tsx';
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

/** The actions of this page, and why the last one failed. */
interface Acts {
  /** Creates or opens a set. */
  take(wanted: SetWanted): void;
  /** Continues with a set. */
  begin(set: OpenAnswer): void;
  trouble: Signal<Trouble | undefined>;
}

/** Shows the page until the user has created or opened a set. */
export function firstSet(
  server: Pick<Server, 'newSet' | 'opened'>,
  fresh: FreshAnswer,
  host: HTMLElement,
): Promise<OpenAnswer> {
  return new Promise((resolve) => {
    const trouble = signal<Trouble | undefined>(undefined);
    const begin = (set: OpenAnswer) => {
      render(null, host);
      resolve(set);
    };
    const take = async (wanted: SetWanted) => {
      try {
        begin(await server.newSet(wanted));
      } catch (error) {
        const words = error instanceof RefusedError ? error.message : AWAY;
        const now = await server.opened().catch(() => fresh);
        const opened = 'fresh' in now ? undefined : now;
        trouble.value = { words, isNew: wanted.template !== undefined, opened };
      }
    };
    render(<First fresh={fresh} acts={{ take, begin, trouble }} />, host);
  });
}

function First({ fresh, acts }: { fresh: FreshAnswer; acts: Acts }) {
  const { templates, place, name, folders } = fresh;
  const { take } = acts;
  const submit = submits(({ template, folder = '' }) =>
    take({ folder: folder.trim(), ...(template !== undefined && { template }) }),
  );
  return (
    <main class="first">
      <h1>A set of your own</h1>
      <p class="soft">
        A set is a folder with card files. You write cards as text, and see each one as it is printed while
        you type.
      </p>
      <form onSubmit={submit}>
        <fieldset>
          <legend class="head">Start from</legend>
          {templates.map(({ id, title }, i) => (
            <label key={id} class="choice tick">
              <input type="radio" name="template" value={id} defaultChecked={i === 0} /> {title}
            </label>
          ))}
        </fieldset>
        <label class="line">
          Name of the folder{' '}
          <input
            name="folder"
            required
            defaultValue={name}
            pattern="[^\\\/]+"
            title="A name without / or \"
          />
        </label>
        <p class="dim">It is made in {place}.</p>
        <Button words="Make the set" look="main" />
        <TroubleLine acts={acts} isNew />
      </form>
      <h2 class="head">Or open one that is there</h2>
      {folders.length > 0 && (
        <ul class="in-row wrap" aria-label="Sets">
          {folders.map((folder) => (
            <li key={folder}>
              <Button words={folder === '.' ? 'This folder' : folder} press={() => take({ folder })} />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit}>
        <label class="line">
          Its folder, such as ~/cards/my-set <input name="folder" required />
        </label>
        <Button words="Open" />
        <TroubleLine acts={acts} isNew={false} />
      </form>
    </main>
  );
}

function TroubleLine({ acts: { trouble, begin }, isNew }: { acts: Acts; isNew: boolean }) {
  if (trouble.value?.isNew !== isNew) return null;
  const { words, opened } = trouble.value;
  return (
    <div role="alert">
      <p class="no-good">{words}</p>
      {opened && <Button words="Go to the open set" press={() => begin(opened)} />}
    </div>
  );
}
