/** The state of the running server: the open set, its changes, and whether a PDF is being made. */
import type { FreshAnswer, OpenAnswer } from '../server-messages.ts';
import { type Changes, changesOf } from './disk-changes.ts';
import type { OpenSet, StudioHost } from './host.ts';

/** The set that pages have open. */
export interface OpenedSet {
  set: OpenSet;
  changes: Changes;
}

/** The state of a server. */
export interface Desk {
  readonly host: StudioHost;
  readonly opened: OpenedSet | undefined;
  open(set: OpenSet): OpenedSet;
  /** Stops watching the set, and cancels printing. */
  close(): void;
  /** Cancels the PDF in progress, if any. */
  printing: AbortController | undefined;
}

/** Creates the state, with the first set of a host. */
export function deskOf(host: StudioHost): Desk {
  let opened: OpenedSet | undefined;
  let stopWatching = () => {};
  const desk: Desk = {
    host,
    printing: undefined,
    get opened() {
      return opened;
    },
    open(set) {
      const changes = changesOf(set.read());
      opened = { set, changes };
      stopWatching();
      stopWatching = set.watch(() => {
        try {
          changes.see(set.read());
        } catch (error) {
          host.report(error);
        }
      });
      return opened;
    },
    close() {
      stopWatching();
      desk.printing?.abort();
    },
  };
  if (host.set) desk.open(host.set);
  return desk;
}

/** The full answer about the open set. */
export function openAnswer({ host }: Desk, { set, changes }: OpenedSet): OpenAnswer {
  const { name, folder, writable } = set;
  const onDisk = set.read();
  changes.see(onDisk);
  return {
    ...{ name, folder, writable, version: host.version, at: changes.at },
    ...onDisk,
    ...(host.shareTo !== undefined && { shareTo: host.shareTo }),
    kept: set.kept(),
  };
}

/** The answer when no set is open. */
export function freshAnswer({ host }: Desk): FreshAnswer {
  return { fresh: true, version: host.version, templates: host.templates(), ...host.nearby() };
}
