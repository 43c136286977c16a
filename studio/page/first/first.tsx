/** The first minute: without a set, the studio offers to create one or to open an existing one. */
import { useSignal } from '@preact/signals';
import { Fan, submits } from '../../../table/page/around/index.ts';
import type { FreshAnswer, OpenAnswer, SetRequest } from '../../server-messages.ts';
import { Button, Sign } from '../shell/controls.tsx';
import { refusalText, type Server } from '../texts/server.ts';

/** The message while the server is away. */
const SERVER_AWAY = 'The studio does not answer. Start ecos studio again and open the address it prints.';

/** Opens the small set in the memory of this browser, with its first card on a board. */
async function tryCard({ small }: FreshAnswer): Promise<void> {
  const { linkTo } = await import('../../link/link.ts');
  const [card] = small.flatMap(({ text }) => /(?<=^card )\d+/m.exec(text) ?? []);
  const shared = { title: 'A small set', files: small, known: [], card: Number(card), isToTry: true };
  history.replaceState(null, '', await linkTo(shared));
  location.reload();
}

interface FirstProps {
  server: Pick<Server, 'newSet' | 'opened'>;
  fresh: FreshAnswer;
  /** Continues with the set that the user has created or opened. */
  begin(set: OpenAnswer): void;
}

export function First({ server, fresh, begin }: FirstProps) {
  const { templates, place, name, folders } = fresh;
  /** Why a request failed, and whether it was for a new set. */
  const trouble = useSignal<{ words: string; isNew: boolean } | undefined>(undefined);
  /** The set that another page has opened in the meantime. */
  const opened = useSignal<OpenAnswer | undefined>(undefined);
  const take = async (wanted: SetRequest) => {
    try {
      begin(await server.newSet(wanted));
    } catch (error) {
      const words = refusalText(error, SERVER_AWAY);
      trouble.value = { words, isNew: wanted.template !== undefined };
      const now = await server.opened().catch(() => fresh);
      opened.value = 'fresh' in now ? undefined : now;
    }
  };
  const alertOf = (isNew: boolean) =>
    trouble.value?.isNew === isNew && (
      <div role="alert">
        <p class="no-good">{trouble.value.words}</p>
        {opened.value && <Button words="Go to the open set" press={() => begin(opened.value!)} />}
      </div>
    );
  const submit = submits(({ template, folder = '' }) =>
    take({ folder: folder.trim(), ...(template !== undefined && { template }) }),
  );
  return (
    <main class="first">
      <div class="in-row wrap apart">
        <div>
          <h1>Begin a set of your own</h1>
          <p class="soft">
            Choose what it grows from. You write cards as text and see each one as it is printed.
          </p>
        </div>
        <Button
          words={
            <>
              <Sign name="open" /> Try a card first <span class="small soft">no folder, nothing kept</span>
            </>
          }
          press={() => tryCard(fresh)}
        />
      </div>
      <form class="stack" onSubmit={submit}>
        <fieldset class="tiles">
          <legend class="vh">Start from</legend>
          {templates.map(({ id, title, count, cards }, i) => (
            <label key={id} class="choice">
              <input class="vh" type="radio" name="template" value={id} defaultChecked={i === 0} />
              <Fan cards={cards} />
              <b>{title.replace('Ecos: ', '')}</b>
              <span>
                {i === 0 ? `${count} cards and an animal of its own` : `a copy of its ${count} cards`}
              </span>
            </label>
          ))}
        </fieldset>
        <div class="box in-row wrap">
          <label class="in-row">
            Name of the folder{' '}
            <input
              name="folder"
              required
              defaultValue={name}
              pattern="[^\\\/]+"
              title="A name without / or \"
            />
          </label>
          <span class="soft">is made in {place}. It is yours: plain text files.</span>
          <span class="push">
            <Button words="Make the set" class="main" />
          </span>
          {alertOf(true)}
        </div>
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
      <form class="stack" onSubmit={submit}>
        <label class="line stack">
          Its folder, such as ~/cards/my-set <input name="folder" required />
        </label>
        <Button words="Open" />
        {alertOf(false)}
      </form>
    </main>
  );
}
