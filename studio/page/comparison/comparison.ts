/** Compares the set with an earlier version of its texts: the cards that differ, and one of them before and after. */
import { signal, untracked } from '@preact/signals';
import type { CardChange, CardDifference, GamesOfBoth } from '../../messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { Asking, Reading, Translated } from '../parts.ts';
import { changesTo } from '../texts/documents.ts';
import { refusalText } from '../texts/server.ts';
import type { EarlierVersion, EarlierVersions } from './earlier-versions.ts';

/** The outcome of copying a change as Markdown, in words, and the text, if the browser does not let the page copy it. */
type MarkdownCopy = Awaited<ReturnType<typeof copied>> & { isWorking?: boolean };

/** The earlier version that the current texts are compared with. */
interface Earlier {
  changes: FileChange[];
  since: string;
  reference: string;
}

/** What a comparison needs of the studio. */
export interface Comparing extends Asking, Reading, Translated {
  readonly versions: Pick<EarlierVersions, 'all' | 'askCommits' | 'textsOf' | 'usual'>;
}

export class Comparison {
  readonly #page: Comparing;
  /** The id of the earlier version; empty while nothing is compared. */
  readonly version = signal('');
  readonly earlier = signal<Earlier | undefined>(undefined);
  readonly changes = signal<readonly CardChange[] | undefined>(undefined);
  /** The card shown before and after. */
  readonly shown = signal<CardChange | undefined>(undefined);
  readonly difference = signal<CardDifference | undefined>(undefined);
  /** Why the comparison failed. */
  readonly refused = signal<string | undefined>(undefined);
  readonly copy = signal<MarkdownCopy | undefined>(undefined);

  constructor(page: Comparing, version = '') {
    this.#page = page;
    this.version.value = version;
  }

  /** What it can be compared with. */
  get versions(): readonly EarlierVersion[] {
    return this.#page.versions.all;
  }

  /** Starts or ends comparing. */
  async toggle(): Promise<void> {
    const { versions } = this.#page;
    if (this.version.value !== '') return this.compare('');
    await versions.askCommits();
    return this.compare(versions.usual);
  }

  /** Compares with another version. */
  async compare(version: string): Promise<void> {
    this.version.value = version;
    this.earlier.value = this.changes.value = this.shown.value = this.difference.value = undefined;
    this.refused.value = undefined;
    if (version !== '') await this.#page.versions.askCommits();
  }

  /** Reads the earlier version again; undefined if there is none, or another one has been chosen since. */
  async read(): Promise<Earlier | undefined> {
    const { versions, documents } = this.#page;
    const version = this.version.value;
    if (version === '') return undefined;
    const [found, refused] = await versions.textsOf(version).then(
      ({ texts, ...names }) => [{ ...names, changes: changesTo(texts, documents) }] as const,
      (error) => [undefined, refusalText(error, 'The studio does not answer.')] as const,
    );
    if (version !== this.version.value) return undefined;
    this.refused.value = refused;
    this.earlier.value = found;
    return found;
  }

  /** Asks about the current texts; to be called again when the signals that it reads change. */
  async update(): Promise<void> {
    const { line, lang } = this.#page;
    const asked = [line.version, lang.value, this.version.value];
    this.copy.value = undefined;
    const earlier = await untracked(() => this.read());
    if (!earlier || asked.join() !== [line.version, lang.value, this.version.value].join()) return;
    line.post('changes', { earlier: earlier.changes, lang: lang.value }, (changes) => {
      this.changes.value = changes;
      const shown = this.shown.value;
      this.show(changes.find((one) => one.number === shown?.number && one.set === shown.set) ?? changes[0]);
    });
  }

  /** Shows a card before and after. */
  show(card: CardChange | undefined): void {
    const { line, lang } = this.#page;
    const earlier = this.earlier.value;
    this.shown.value = card;
    if (this.difference.value?.number !== card?.number) this.difference.value = undefined;
    if (!card || !earlier) return;
    const { set, number } = card;
    line.post('difference', { earlier: earlier.changes, set, number, lang: lang.value }, (difference) => {
      if (this.shown.value === card) this.difference.value = difference ?? undefined;
    });
  }

  /** Copies the effects of the change as Markdown; shows the text if the browser denies the clipboard. */
  async copyMarkdown(games?: GamesOfBoth): Promise<void> {
    const { line, lang } = this.#page;
    const { changes = [], reference = '' } = this.earlier.value ?? {};
    const working = { outcome: 'The scenarios are run with both texts …', isWorking: true };
    this.copy.value = working;
    const asked = { since: reference, earlier: changes, lang: lang.value, ...(games && { games }) };
    const outcome = await copied(await line.ask('markdown', asked));
    if (this.copy.value === working) this.copy.value = outcome;
  }
}

async function copied(
  found: { markdown: string; isWithoutGames: boolean } | { refused: string } | undefined,
) {
  if (!found) return { outcome: 'Nothing was copied: a text has changed.' };
  if ('refused' in found) return { outcome: found.refused };
  const { markdown: text, isWithoutGames } = found;
  const lacks = isWithoutGames ? ' Its games are left out: they used other texts.' : '';
  try {
    await navigator.clipboard.writeText(text);
    return { outcome: `Copied.${lacks}` };
  } catch {
    return { outcome: `The browser does not allow copying: copy the text below.${lacks}`, text };
  }
}
