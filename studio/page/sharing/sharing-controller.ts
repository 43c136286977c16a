/** The actions of `Share`: links to cards, opening links, and the set as a zip. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { delMany } from 'idb-keyval';
import { saveFile } from '../../../table/page/around/index.ts';
import { ONE_FILE } from '../../games/start-worker.ts';
import { accountText, cardName } from '../../link/account.ts';
import { BadLink, type LinkContent, linkTo, readLink } from '../../link/link.ts';
import type { CardPreview } from '../../messages.ts';
import { fillOneFile, ONE_FILE_TEMPLATE } from '../../one-file.ts';
import { withoutPaths } from '../../paths.ts';
import type { ExtrasAnswer, OpenAnswer } from '../../server-messages.ts';
import type { FileText } from '../../text-places.ts';
import type { Asking, Reading } from '../parts.ts';
import { inStore, savedTexts } from '../site/browser-store.ts';
import { type LinkedSet, linkedSetName, linkedSets } from '../site/linked-sets.ts';
import { LINKED_SET_KEY, linkTarget, PAGE } from '../site/place.ts';
import { filesInZip, zipFiles } from '../site/zip.ts';
import { keep, storedNames, tabStorage } from '../storage.ts';
import { currentTexts } from '../texts/documents.ts';
import { removeDrafts } from '../texts/drafts.ts';
import { type PageStart, RefusedError, refusalText, type Server } from '../texts/server.ts';

/** What is shared: a link to the shown card or to the whole set, or a file. */
export type Extent = 'card' | 'set' | 'file';

/** A link, and what it says about itself. */
export interface MadeLink {
  address: string;
  /** What stays at home, and what goes along with a card, in sentences. */
  words: string;
}

interface SharingPage extends Asking, Reading {
  readonly card: { readonly shown: ReadonlySignal<CardPreview | null | undefined> };
  readonly extras: ExtrasAnswer;
  readonly server: Pick<Server, 'earlier' | 'picture' | 'site'>;
  readonly set: Pick<OpenAnswer, 'beside' | 'folder' | 'from' | 'known' | 'name' | 'shareTo' | 'title'>;
}

export class SharingController {
  readonly #page: SharingPage;
  readonly #isLinked: boolean;
  readonly #chosen = signal<Extent | undefined>(undefined);
  /** Whether scenarios go along with the whole set. */
  readonly withScenarios = signal(false);
  /** The link to the current texts; undefined while it is being made. */
  readonly link = signal<MadeLink | undefined>(undefined);
  /** Why a link or zip could not be opened, and why there is no link, or one with more than was requested. */
  readonly #unopened: Signal<string | undefined>;
  readonly #unmade = signal<string | undefined>(undefined);
  /** The last action, in words. */
  readonly done = signal('');
  /** Sets that came by links and zips earlier, latest first. */
  readonly others = signal<readonly LinkedSet[]>([]);
  /** Counts the links. */
  #made = 0;

  constructor(page: SharingPage, start: PageStart) {
    this.#page = page;
    this.#isLinked = start.isLinked;
    this.#unopened = signal(start.complaint);
    this.#lookForOthers();
  }

  /** What to share: unless the user chooses, the shown card if there is one. */
  get extent(): Extent {
    return this.#chosen.value ?? (this.#page.card.shown.value ? 'card' : 'set');
  }

  /** The error to show. */
  get complaint(): string | undefined {
    return this.#unopened.value ?? this.#unmade.value;
  }

  get target(): string {
    return linkTarget(this.#page.set);
  }

  /** Whether cards have pictures, which no file takes along. */
  get hasPictures(): boolean {
    return (this.#page.extras.art?.length ?? 0) > 0;
  }

  share(extent: Extent): void {
    this.#chosen.value = extent;
    this.#unopened.value = this.#unmade.value = undefined;
    this.done.value = '';
  }

  /** Makes the link; to be called again when the signals that it reads change. */
  async make(): Promise<void> {
    const { set, line, card } = this.#page;
    const made = ++this.#made;
    const shown = card.shown.value ?? undefined;
    const only = this.extent === 'card' ? shown : undefined;
    const scenarios = !only && this.withScenarios.value;
    line.version;
    this.link.value = undefined;
    this.done.value = '';
    const linked = await line.ask('linked', { scenarios, ...(only && { cards: [{ number: only.number }] }) });
    if (!linked || made !== this.#made) return;
    const { isAlone, taken, left, ...content } = linked;
    const title = only && isAlone ? cardName(only) : set.title;
    try {
      const from = await this.#origin(content.files);
      const hash = await linkTo({ ...content, title, from, ...(shown && { card: shown.number }) });
      if (made !== this.#made) return;
      this.link.value = { address: this.target + hash, words: accountText(linked) };
      const isLess = only && !isAlone;
      this.#unmade.value = !isLess ? undefined : only.hasErrors ? WITH_MISTAKE : NOT_ALONE;
    } catch (error) {
      if (made === this.#made) this.#unmade.value = wordsOf(error);
    }
  }

  /** The title of the set that a link is taken from, if that came by a link; the same texts come from where they came from. */
  async #origin(files: readonly FileText[]): Promise<string | undefined> {
    const { set, server } = this.#page;
    if (!this.#isLinked) return undefined;
    const { files: before } = await server.earlier('HEAD');
    return JSON.stringify(before) === JSON.stringify(files) ? set.from : set.title;
  }

  /** Saves the set with a studio as one file. */
  async saveOneFile(): Promise<void> {
    const { set, server, documents } = this.#page;
    this.#unmade.value = undefined;
    this.done.value = 'The file is being made …';
    try {
      const [data, template] = await Promise.all([server.site(), ONE_FILE?.template ?? fetchTemplate()]);
      const files = currentTexts(documents);
      const content = { ...data, set: { ...data.set, title: set.title, files } };
      const name = `${set.name.replace(/\.eco$/, '')}.html`;
      saveFile(name, await fillOneFile(template, content));
      this.done.value = `${name} is saved where your browser saves files.`;
    } catch (error) {
      this.done.value = '';
      this.#unmade.value = refusalText(error, 'The file could not be made: the server does not answer.');
    }
  }

  /** Copies the link. If the browser refuses, the link is selected in the field. */
  async copy(field: HTMLInputElement): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.done.value = 'Copied.';
    } catch {
      this.done.value = 'The link is selected: copy it with Ctrl C.';
    }
  }

  /** Opens a link, or the folder in a zip, as a separate set: reloads the page with it, and keeps the current texts. */
  async open(found: string | File): Promise<void> {
    try {
      const shared = typeof found === 'string' ? await readLink(found) : await this.#sharedIn(found);
      history.replaceState(null, '', await linkTo(shared));
      location.reload();
    } catch (error) {
      this.#unopened.value = wordsOf(error);
    }
  }

  async #sharedIn(zip: File): Promise<LinkContent> {
    const files = filesInZip(new Uint8Array(await zip.arrayBuffer()));
    const known = this.#page.set.known.map(withoutPaths);
    return { title: zip.name.replace(/\.zip$/i, ''), files, known };
  }

  async saveZip(): Promise<void> {
    this.done.value = await saveSet(this.#page);
  }

  /** Removes a set that came earlier, with its saved texts, drafts, game and options. */
  async remove(linked: LinkedSet): Promise<void> {
    const folder = folderOf(linked);
    try {
      const keys = (await savedTexts(folder)).map(([key]) => key);
      await inStore((store) => delMany(keys, store));
      removeDrafts(folder);
      const names = [linkedSetName(linked), ...Object.values(storedNames(folder))];
      for (const name of names) keep(name, null);
      this.done.value = `${linked.title} is removed.`;
    } catch (error) {
      this.#unopened.value = error instanceof Error ? error.message : String(error);
    }
    this.#lookForOthers();
  }

  #lookForOthers(): void {
    // Several links may be to the same set, such as with another card.
    const { folder } = this.#page.set;
    this.others.value = linkedSets().filter((linked) => folderOf(linked) !== folder);
  }
}

/**
 * Saves the current texts as a zip, with the pictures in the folder of the set, and the words and drawings that came with it. Returns what
 * happened, in words.
 */
export async function saveSet({
  set,
  documents,
  extras,
  server,
}: Pick<SharingPage, 'documents' | 'extras' | 'server' | 'set'>): Promise<string> {
  const { name, beside = [] } = set;
  const pictures: [file: string, bytes: Uint8Array][] = [];
  try {
    for (const [card, { path }] of extras.art ?? [])
      if (path !== undefined)
        pictures.push([path, new Uint8Array(await (await server.picture(card)).arrayBuffer())]);
  } catch (error) {
    return refusalText(error, 'Nothing is saved: a picture of the set cannot be read.');
  }
  saveFile(`${name}.zip`, zipFiles(name, [...currentTexts(documents), ...beside], pictures));
  return `${name}.zip is saved where your browser saves files.`;
}

/** Under which the browser stores the texts of a set that came earlier. */
const folderOf = ({ id }: LinkedSet): string => `${PAGE} ${id}`;

/** Opens a set that came earlier; without one, the set of the page. */
export function openSet(linked?: LinkedSet): void {
  if (linked) tabStorage.setItem(LINKED_SET_KEY, linked.link);
  else tabStorage.removeItem(LINKED_SET_KEY);
  history.replaceState(null, '', '#/write');
  location.reload();
}

async function fetchTemplate(): Promise<string> {
  const answer = await fetch(ONE_FILE_TEMPLATE);
  if (!answer.ok) throw new RefusedError(`${ONE_FILE_TEMPLATE} cannot be loaded: ${answer.status}`);
  return answer.text();
}

const WITH_MISTAKE = 'This card has a mistake, so the link has the whole set.';
const NOT_ALONE = 'This card does not compile without the rest of its set, so the link has the whole set.';

function wordsOf(error: unknown): string {
  if (error instanceof BadLink) return error.message;
  throw error;
}
