/** The actions of `Share`: links to cards, opening links, and the set as a zip. */

import { BadLink, linkTo, nounsFor, readLink } from '../../link/link.ts';
import type { CardShown } from '../../messages.ts';
import { withoutPaths } from '../../paths.ts';
import type { FileText } from '../../text-places.ts';
import { saveFile } from '../save-file.ts';
import { inStore, type OwnSet } from '../site/browser-store.ts';
import { OWN, PAGE, SITE } from '../site/place.ts';
import { filesInZip, zipOf } from '../site/zip.ts';
import { tabStorage } from '../storage.ts';
import type { Studio } from '../studio.ts';
import type { PageStart } from '../texts/server.ts';

/** The contents of a link. */
export type Extent = 'card' | 'set';

export class Sharing {
  readonly studio: Studio;
  readonly begun: PageStart;
  readonly #changed: () => void;
  #chosen: Extent | undefined;
  /** The link to the current texts; undefined while it is being made. */
  link: string | undefined;
  /** Why a link or zip could not be opened, and why there is no link, or one with more than was requested. */
  #unopened: string | undefined;
  #unmade: string | undefined;
  /** The last action, in words. */
  done = '';
  /** Sets that came by links and zips earlier, latest first. */
  others: readonly OwnSet[] = [];
  /** The id of the set to remove, pending confirmation. */
  removing: string | undefined;
  #made = '';

  constructor(studio: Studio, begun: PageStart, changed: () => void) {
    this.studio = studio;
    this.begun = begun;
    this.#changed = changed;
    this.#unopened = begun.complaint;
    void this.#lookForOthers();
  }

  /** What to share: unless the user chooses, the shown card if there is one. */
  get extent(): Extent {
    return this.#chosen ?? (this.studio.card.shown.value ? 'card' : 'set');
  }

  /** The error to show. */
  get complaint(): string | undefined {
    return this.#unopened ?? this.#unmade;
  }

  /** The address of the page that links open; if empty, they are for any studio. */
  get target(): string {
    return SITE === undefined ? (this.studio.set.shareTo ?? '') : location.origin + location.pathname;
  }

  /** Makes a new link when the texts, the shown card or the contents to share have changed. */
  follow(): void {
    const { line } = this.studio;
    const card = this.studio.card.shown.value;
    const made = `${line.version} ${this.extent} ${card?.number}`;
    if (made === this.#made) return;
    this.#made = made;
    this.link = undefined;
    this.done = '';
    void this.#make(made);
  }

  share(extent: Extent): void {
    this.#chosen = extent;
    this.#unopened = undefined;
    this.#changed();
  }

  async #make(made: string): Promise<void> {
    const { studio } = this;
    const { set, line } = studio;
    const card = studio.card.shown.value;
    const known = set.known.map(withoutPaths);
    let link: string | undefined;
    let complaint: string | undefined;
    try {
      const text = this.extent === 'card' && card ? await line.ask('alone', { number: card.number }) : null;
      if (typeof text === 'string') {
        const title = sharedName(card!);
        link = await linkTo({
          title,
          files: [{ file: `card-${card!.number}.eco`, text }],
          known,
          card: card!.number,
          nouns: nounsFor(studio.look.nouns, [text]),
        });
      } else if (text === null) {
        const at = card === undefined ? {} : { card: card.number };
        const { nouns } = studio.look;
        link = await linkTo({ title: set.title, files: this.#files(), known, nouns, ...at });
        if (this.extent === 'card') complaint = card?.hasErrors ? WITH_MISTAKE : NOT_ALONE;
      }
    } catch (error) {
      complaint = wordsOf(error);
    }
    if (made !== this.#made) return;
    this.link = link && this.target + link;
    this.#unmade = complaint;
    this.#changed();
  }

  #files(): FileText[] {
    return [...this.studio.documents.values()].map(({ file, text }) => ({ file, text }));
  }

  /** Copies the link. If the browser refuses, the link is selected in the field. */
  async copy(field: HTMLInputElement): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.done = 'Copied.';
    } catch {
      this.done = 'The link is selected: copy it with Ctrl C.';
    }
    this.#changed();
  }

  /** Opens a link as a separate set: reloads the page with it, and keeps the current texts. */
  async open(text: string): Promise<void> {
    try {
      await this.#begin(await readLink(text));
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Opens the folder in a zip as a separate set. */
  async openZip(file: File): Promise<void> {
    try {
      const files = filesInZip(new Uint8Array(await file.arrayBuffer()));
      await this.#begin({
        title: file.name.replace(/\.zip$/i, ''),
        files,
        known: this.studio.set.known.map(withoutPaths),
      });
    } catch (error) {
      this.#complain(error);
    }
  }

  async #begin(shared: Parameters<typeof linkTo>[0]): Promise<void> {
    history.replaceState(null, '', await linkTo(shared));
    location.reload();
  }

  #complain(error: unknown): void {
    this.#unopened = wordsOf(error);
    this.#changed();
  }

  /** Saves the current texts as a zip, with the words and drawings that came with the set. */
  saveZip(): void {
    const { name } = this.studio.set;
    saveFile(`${name}.zip`, zipOf(name, [...this.#files(), ...(this.studio.set.beside ?? [])]));
    this.done = `${name}.zip is saved where your browser saves files.`;
    this.#changed();
  }

  /** Opens a set that came earlier; without one, the set of the page. */
  go(own?: OwnSet): void {
    if (own) tabStorage.setItem(OWN, own.id);
    else tabStorage.removeItem(OWN);
    history.replaceState(null, '', '#/write');
    location.reload();
  }

  /** Removes a set that came earlier, with its saved texts and drafts. */
  async remove({ id, place, set }: OwnSet): Promise<void> {
    try {
      for (const store of ['saved', 'drafts'] as const)
        await inStore(store, 'readwrite', async (all) => {
          for (const one of await all.below(`${PAGE} ${id}`))
            await all.delete(one.set, one.file, ...('id' in one ? [one.id] : []));
        });
      await inStore('sets', 'readwrite', (all) => all.delete(place, id));
      this.done = `${set.title} is removed.`;
    } catch (error) {
      this.#unopened = error instanceof Error ? error.message : String(error);
    }
    this.removing = undefined;
    await this.#lookForOthers();
  }

  /** Asks whether to remove a set; without one, cancels the question. */
  askRemoving(own?: OwnSet): void {
    this.removing = own?.id;
    this.#changed();
  }

  async #lookForOthers(): Promise<void> {
    const id = this.begun.isOwn ? tabStorage.getItem(OWN) : null;
    const all = await inStore('sets', 'readonly', (store) => store.below(PAGE)).catch(() => []);
    this.others = all.filter((one) => one.id !== id).toSorted((a, b) => b.opened.localeCompare(a.opened));
    this.#changed();
  }
}

/** `Card 61 Calving`. */
export const sharedName = ({ kind, number, title }: CardShown): string =>
  `${kind === 'card' ? 'Card' : 'Landscape Feature'} ${number} ${title}`.trimEnd();

const WITH_MISTAKE = 'This card has a mistake, so the link has the whole set.';
const NOT_ALONE = 'This card does not compile without the rest of its set, so the link has the whole set.';

function wordsOf(error: unknown): string {
  if (error instanceof BadLink) return error.message;
  throw error;
}
