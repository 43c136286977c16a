/** The set that a host plays with, as saved in its files. A separate process compiles it again after every save. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SetProgram } from '../../../program/index.ts';
import { WorkerEnded, WorkerProcesses } from '../../../simulate/pool/index.ts';
import { reasonOf } from '../../files/system-errors.ts';
import type { BotGames } from '../../playtest/bot-games.ts';
import type { CardsAndTexts } from '../data-files.ts';
import type { SaveOutcome } from './follow-set.ts';
import type { SetFunctions } from './set-worker.ts';

/** A set whose saves are followed. */
export interface WatchedSet {
  title(): string;
  /** The problems of the files as saved. If there are any, tables keep the previous cards. */
  problems(): string[];
  /** Lets bots play with the cards of this name; afterwards, `OnSet.played` receives their games. */
  play(name: string, chain: readonly SetProgram[], players: number): void;
  close(): void;
}

/** Called with news about the set. */
export interface OnSet {
  /** The cards after each save that compiles. */
  changed(cards: CardsAndTexts): void;
  /** The games of bots with the cards of this name. */
  played(name: string, games: BotGames): void;
  report(error: unknown): void;
}

/** Milliseconds until a process that ended is started again. */
const RESTART_MS = 1000;

/** Follows the set at PATH; a bundled set never changes. */
export function watchSet(path: string | undefined, firstTitle: string, on: OnSet): WatchedSet {
  let title = firstTitle;
  let problems: string[] = [];
  const workers = new WorkerProcesses<SetFunctions>(new URL('./set-worker.ts', import.meta.url));
  /** The names of the cards that bots are playing with: pages repeat the request while they wait. */
  const playing = new Set<string>();
  const take = ({ problems: now, saved }: SaveOutcome) => {
    problems = now;
    title = saved?.title ?? title;
    try {
      if (saved) on.changed(saved.cards);
    } catch (error) {
      // On a full disk, for example, the tables continue.
      on.report(error);
      problems = [`Tables keep the previous cards. ${reasonOf(error)}`];
    }
  };
  const follow = async (place: string) => {
    while (!workers.isClosed) {
      try {
        take(await workers.at(0).ask('nextSave', place));
      } catch (error) {
        if (!(error instanceof WorkerEnded)) return on.report(error);
        // Keeps following saves as long as the host runs.
        await setTimeout(RESTART_MS, undefined, { ref: false });
      }
    }
  };
  const play: WatchedSet['play'] = async (name, chain, players) => {
    if (playing.has(name)) return;
    playing.add(name);
    try {
      on.played(name, await workers.at(0).ask('play', chain, players));
    } catch (error) {
      if (!(error instanceof WorkerEnded)) on.report(error);
    } finally {
      playing.delete(name);
    }
  };
  if (path !== undefined && existsSync(path)) void follow(path);
  return { title: () => title, problems: () => [...problems], play, close: () => void workers.close() };
}

/** The default folder for tables: next to the set. */
export function defaultData(path: string | undefined): string {
  return join(path !== undefined && existsSync(path) ? dirname(resolve(path)) : '.', 'playtests');
}
