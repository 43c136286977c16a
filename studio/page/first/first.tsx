/** The first minute: without a set, the studio offers to create one or to open an existing one. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Fan, pluralize, submits } from '../../../table/page/around/index.ts';
import type { FreshAnswer, OpenAnswer, SetRequest } from '../../server-messages.ts';
import { Button, Sign } from '../shell/controls.tsx';
import { ThemeButton } from '../shell/top.tsx';
import { refusalText, type Server } from '../texts/server.ts';
import { FolderField } from './folder-field.tsx';

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

/** `today`, or the name of a day like `2026-11-30`. */
function dayName(day: string): string {
  const days = (Date.parse(new Date().toLocaleDateString('sv')) - Date.parse(day)) / DAY_MS;
  if (days <= 0) return 'today';
  const shown = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Date(day).toLocaleDateString('en-GB', { ...shown, timeZone: 'UTC' });
}
const DAY_MS = 86_400_000;

/** A part of the page that asks for a set. */
type Asker = 'recent' | 'new' | 'open';

interface FirstProps {
  server: Pick<Server, 'newSet' | 'opened'>;
  fresh: FreshAnswer;
  /** Continues with the set that the user has created or opened. */
  begin(set: OpenAnswer): void;
}

export function First({ server, fresh, begin }: FirstProps) {
  const { templates, place, name, folders, recent } = fresh;
  const openField = useRef<HTMLInputElement>(null);
  /** Why a request failed, and which part of the page made it. */
  const trouble = useSignal<{ words: string; from: Asker } | undefined>(undefined);
  /** The set that another page has opened in the meantime. */
  const opened = useSignal<OpenAnswer | undefined>(undefined);
  const take = async (wanted: SetRequest, from: Asker = 'open') => {
    try {
      begin(await server.newSet(wanted));
    } catch (error) {
      const words = refusalText(error, SERVER_AWAY);
      trouble.value = { words, from };
      const now = await server.opened().catch(() => fresh);
      opened.value = 'fresh' in now ? undefined : now;
    }
  };
  const alertOf = (from: Asker) =>
    trouble.value?.from === from && (
      <div role="alert">
        <p class="no-good">{trouble.value.words}</p>
        {opened.value && <Button words="Go to the open set" press={() => begin(opened.value!)} />}
      </div>
    );
  const submit = submits(({ template, folder = '' }) =>
    take({ folder: folder.trim(), template }, template === undefined ? 'open' : 'new'),
  );
  return (
    <>
      <header class="top in-row panel">
        <span class="logo">ecos-cards</span>
        <span class="push">
          <ThemeButton />
        </span>
      </header>
      <main class="first">
        {recent.length > 0 && (
          <section>
            <h2 class="head">Go on with</h2>
            <ul class="recent in-row wrap" aria-label="Recent sets">
              {recent.map(({ path, title, count, day, cards }) => (
                <li key={path}>
                  <button type="button" class="choice" onClick={() => take({ folder: path }, 'recent')}>
                    <Fan cards={cards} />
                    <b class="one-line">{title.replace('Ecos: ', '')}</b>
                    <span class="one-line">
                      {pluralize(count, 'card')} · {path}
                    </span>
                    <span class="soft">{dayName(day)}</span>
                  </button>
                </li>
              ))}
              <li>
                <Button words="Open another …" press={() => openField.current!.focus()} />
              </li>
            </ul>
            {alertOf('recent')}
          </section>
        )}
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
                <Sign name="play" /> Try a card first <span class="small soft">no folder, nothing kept</span>
              </>
            }
            press={() => tryCard(fresh)}
          />
        </div>
        <form onSubmit={submit}>
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
            <div class="box in-row wrap">
              <FolderField name={name} place={place} />
              {alertOf('new')}
            </div>
          </fieldset>
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
        <form class="in-row wrap" onSubmit={submit}>
          <label class="in-row wrap">
            Its folder, such as ~/cards/my-set <input name="folder" required ref={openField} />
          </label>
          <Button words="Open" />
          {alertOf('open')}
        </form>
      </main>
    </>
  );
}
