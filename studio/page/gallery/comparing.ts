import type { CardChanged, CardDifference, MarkdownAsked } from '../../gallery-messages.ts';
import { MarkdownCopying } from '../markdown/copying.ts';
import type { Studio } from '../studio.ts';
import { changesTo } from '../texts/documents.ts';
import { RefusedError, type Server } from '../texts/server.ts';

/** An earlier state of the texts. */
interface Earlier {
  id: string;
  name: string;
  /** The phrase that follows `since`, unless the state is a commit. */
  since?: string;
  texts?: ReadonlyMap<string, string>;
}

/** In percent. */
const HALF = 50;

/** The same name as in git. */
export const LAST_COMMIT = 'HEAD';

/** The id of the state in which the page was opened. */
const OPENED = 'opened';

/** The phrase for a commit after `since`. */
export const commitWords = (id: string, { keeps }: Server): string =>
  keeps === 'disk' ? id : 'the set came';

export class Comparing {
  readonly #studio: Studio;
  readonly #changed: () => void;
  /** Copies the effects of the change. */
  readonly copying: MarkdownCopying;
  /** The available states to compare with: those of this page, latest first, then commits. */
  states: Earlier[];
  commits: Earlier[];
  /** The id of the chosen state; empty while nothing is compared. */
  since = '';
  changes: readonly CardChanged[] | undefined;
  /** The card shown before and after. */
  shown: CardChanged | undefined;
  difference: CardDifference | undefined;
  /** How much of the earlier card the current one covers, in percent of its width. */
  slid = HALF;
  /** Why the comparison failed. */
  refused: string | undefined;
  /** The state last compared with, to which `B` returns. */
  #last = '';
  #asked = '';
  #hasCommits = false;
  /** The state to compare with at first. */
  #usual = LAST_COMMIT;

  constructor(studio: Studio, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
    this.copying = new MarkdownCopying(studio.line, changed);
    // A browser has no git, but it has the texts that the set came with.
    const name = studio.server.keeps === 'disk' ? 'The last commit' : 'As the set came';
    this.commits = [{ id: LAST_COMMIT, name }];
    this.states = [
      {
        id: OPENED,
        name: 'When this page was opened',
        since: 'this page was opened',
        texts: this.#saved(),
      },
    ];
  }

  /** Adds a state to compare with after everything was saved. */
  saved(): void {
    const texts = this.#saved();
    const [last] = this.states;
    if (last?.texts && isSame(last.texts, texts)) return;
    const time = new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
    const [name, since] = [`Saved at ${time}`, `the save at ${time}`];
    this.states = [{ id: `saved ${this.states.length}`, name, since, texts }, ...this.states];
  }

  #saved(): Map<string, string> {
    return new Map([...this.#studio.documents.values()].map(({ file, saved }) => [file, saved]));
  }

  /** Shows or hides before and after. */
  async toggle(): Promise<void> {
    const isShown = this.since !== '';
    if (!isShown && !this.#hasCommits) await this.#askCommits();
    await this.compare(isShown ? '' : this.#last || this.#usual);
  }

  /** Compares with another state. */
  async compare(since: string): Promise<void> {
    this.since = since;
    this.#last = since || this.#last;
    this.copying.forget();
    this.changes = this.shown = this.difference = this.refused = undefined;
    this.#asked = '';
    await this.look();
  }

  /** Asks for missing data about the current texts. */
  async look(): Promise<void> {
    const { server, line, lang } = this.#studio;
    const { since } = this;
    if (since === '') return this.#changed();
    // The server runs git for this, in a folder that may come from a stranger: only for a comparison.
    if (!this.#hasCommits) void this.#askCommits();
    const key = `${line.version} ${lang.value} ${since}`;
    if (key === this.#asked) return this.#changed();
    this.#asked = key;
    try {
      const one = [...this.states, ...this.commits].find(({ id }) => id === since);
      const texts = one?.texts ?? textsOf(await server.earlier(since));
      if (one) one.texts = texts;
      if (key !== this.#asked) return;
      const earlier = changesTo(texts, this.#studio.documents);
      line.post('changes', { earlier }, (changes) => {
        this.changes = changes;
        const { shown } = this;
        this.show(
          changes.find((one) => one.number === shown?.number && one.kind === shown.kind) ?? changes[0],
        );
      });
    } catch (error) {
      if (key !== this.#asked) return;
      this.refused = error instanceof RefusedError ? error.message : 'The studio does not answer.';
    }
    this.#changed();
  }

  /** Shows a card before and after. */
  show(card: CardChanged | undefined): void {
    const { line, lang } = this.#studio;
    const texts = [...this.states, ...this.commits].find(({ id }) => id === this.since)?.texts;
    this.shown = card;
    if (this.difference?.number !== card?.number) this.difference = undefined;
    if (card && texts) {
      const { number, kind } = card;
      line.post(
        'difference',
        { earlier: changesTo(texts, this.#studio.documents), number, kind, lang: lang.value },
        (difference) => {
          if (this.shown !== card) return;
          this.difference = difference ?? undefined;
          this.#changed();
        },
      );
    }
    this.#changed();
  }

  /** The request for the shown change as Markdown. */
  get asked(): MarkdownAsked {
    const { documents, server, lang } = this.#studio;
    const one = [...this.states, ...this.commits].find(({ id }) => id === this.since);
    const since = one?.since ?? commitWords(this.since, server);
    return { since, earlier: changesTo(one?.texts ?? new Map(), documents), lang: lang.value };
  }

  /** Moves the slider between the current and the earlier card. */
  slide(percent: number): void {
    this.slid = percent;
    this.#changed();
  }

  async #askCommits(): Promise<void> {
    this.#hasCommits = true;
    try {
      const { revisions } = await this.#studio.server.revisions();
      const older = revisions.map(({ id, title, date }) => ({ id, name: `${date.slice(0, 10)} ${title}` }));
      this.commits = [...this.commits, ...older];
      this.#changed();
    } catch (error) {
      // Without git there are no commits. An error appears only when the user compares with one.
      if (!(error instanceof RefusedError)) this.#hasCommits = false;
      else if (this.#studio.server.keeps === 'disk') this.#usual = OPENED;
    }
  }
}

const textsOf = ({ files }: { files: readonly { file: string; text: string }[] }) =>
  new Map(files.map(({ file, text }) => [file, text]));

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);
