/** The state of the running server: the open set, its changes, and whether a PDF is being made. */
import type { FreshAnswer, OpenAnswer } from '../server-messages.ts';
import { DiskChanges } from './disk-changes.ts';
import type { OpenSet, StudioHost } from './host.ts';

/** The set that pages have open. */
export interface OpenedSet {
  set: OpenSet;
  changes: DiskChanges;
}

/** The state of a server. */
export class Desk {
  readonly host: StudioHost;
  opened: OpenedSet | undefined;
  /** Cancels the PDF in progress, if any. */
  printing: AbortController | undefined;
  #stopWatching = () => {};

  /** Opens the first set of a host, if it has one. */
  constructor(host: StudioHost) {
    this.host = host;
    if (host.set) this.open(host.set);
  }

  open(set: OpenSet): OpenedSet {
    const changes = new DiskChanges(set.read());
    this.opened = { set, changes };
    this.#stopWatching();
    this.#stopWatching = set.watch(() => {
      try {
        changes.see(set.read());
      } catch (error) {
        this.host.report(error);
      }
    });
    return this.opened;
  }

  /** Stops watching the set, and cancels printing. */
  close(): void {
    this.#stopWatching();
    this.printing?.abort();
  }
}

/** The full answer about the open set. */
export function openAnswer({ host }: Desk, { set, changes }: OpenedSet): OpenAnswer {
  const { name, folder, writable } = set;
  const onDisk = set.read();
  changes.see(onDisk);
  return {
    name,
    folder,
    writable,
    version: host.version,
    at: changes.at,
    ...onDisk,
    ...(host.shareTo !== undefined && { shareTo: host.shareTo }),
    kept: set.kept(),
  };
}

/** The answer when no set is open. */
export function freshAnswer({ host }: Desk): FreshAnswer {
  return { fresh: true, version: host.version, templates: host.templates(), ...host.nearby() };
}
