/** The earlier versions of the texts that the set can be compared with. */
import { signal } from '@preact/signals';
import type { Reading } from '../parts.ts';
import { changesTo, isChanged } from '../texts/documents.ts';
import { RefusedError, type Server } from '../texts/server.ts';

type Texts = ReadonlyMap<string, string>;

/** An earlier version of the texts. */
export interface EarlierVersion {
  id: string;
  /** What follows `compare with`. */
  name: string;
  texts?: Texts;
}

/** The ids of versions that a place can begin with. Commits have the names of git. */
export const LAST_SAVE = 'save';
export const LAST_COMMIT = 'HEAD';
const OPENING = 'opened';

interface VersionsPage extends Reading {
  readonly server: Pick<Server, 'keeps' | 'revisions' | 'earlier'>;
}

export class EarlierVersions {
  readonly #page: VersionsPage;
  /** The states of this page, latest first. */
  readonly saves = signal<readonly Required<EarlierVersion>[]>([]);
  readonly #commits = signal<readonly EarlierVersion[]>([]);
  #hasCommits = false;
  /** The version to compare with at first. */
  usual = LAST_COMMIT;

  constructor(page: VersionsPage) {
    this.#page = page;
    this.saves.value = [{ id: OPENING, name: 'the opening of this page', texts: this.#saved }];
  }

  /** All versions. A browser has no git, but it has the texts that the set came with. */
  get all(): readonly EarlierVersion[] {
    const first = this.#page.server.keeps === 'disk' ? 'the last commit' : 'the set as it came';
    return [
      { id: LAST_SAVE, name: 'the last save' },
      { id: LAST_COMMIT, name: first },
      ...this.saves.value,
      ...this.#commits.value,
    ];
  }

  get #saved(): Texts {
    return new Map([...this.#page.documents.values()].map(({ file, saved }) => [file, saved]));
  }

  /** Adds a version after everything was saved. */
  addSave(): void {
    const [saves, texts] = [this.saves.value, this.#saved];
    if (isSame(saves[0]!.texts, texts)) return;
    const time = new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
    this.saves.value = [{ id: `saved ${saves.length}`, name: `the save at ${time}`, texts }, ...saves];
  }

  /** Asks once for the commits. The server runs git for this, in a folder that may come from a stranger. */
  async askCommits(): Promise<void> {
    if (this.#hasCommits) return;
    this.#hasCommits = true;
    const { server } = this.#page;
    try {
      const { revisions } = await server.revisions();
      this.#commits.value = revisions.map(({ id, title, date }) => ({
        id,
        name: `${date.slice(0, 10)} ${title}`,
      }));
    } catch (error) {
      // Without git there are no commits. An error appears only when the user compares with one.
      if (!(error instanceof RefusedError)) this.#hasCommits = false;
      else if (server.keeps === 'disk') this.usual = OPENING;
    }
  }

  /**
   * Reads the texts of a version. If everything is saved, the last save is the one before that differs.
   * @throws RefusedError if it does not exist
   */
  async textsOf(id: string) {
    const { server, documents } = this.#page;
    const saves = this.saves.value;
    const hasUnsaved = [...documents.values()].some(isChanged);
    const older = saves.find(({ texts }) => changesTo(texts, documents).length > 0);
    if (id === LAST_SAVE && (hasUnsaved || !older)) return named(this.#saved, 'the last save');
    if (id === LAST_SAVE) return named(older!.texts, 'the save before');
    const save = saves.find((one) => one.id === id);
    if (save) return named(save.texts, save.name);
    const { files } = await server.earlier(id);
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    if (server.keeps === 'browser') return named(texts, 'the set came');
    return named(texts, id === LAST_COMMIT ? 'the last commit' : `commit ${id}`, id);
  }
}

/**
 * The texts of a version, and what follows `since`.
 * @param reference the same in a text for others, who know commits by their ids
 */
const named = (texts: Texts, since: string, reference = since) => ({ texts, since, reference });

const isSame = (a: Texts, b: Texts): boolean =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);
