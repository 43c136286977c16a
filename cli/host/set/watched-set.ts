/** The set that a host plays with, as it is in its files. A process of its own compiles it again after every save. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SetProgram } from '../../../program/index.ts';
import type { BotGames } from '../../playtest/bot-games.ts';
import { startChild } from '../child.ts';
import type { CardsAndTexts } from '../data-files.ts';
import type { FromSetWorker, ToSetWorker } from './set-worker.ts';

/** The set, followed. */
export interface WatchedSet {
  title(): string;
  /** What is wrong with the files as they are now; the cards before are played then. */
  problems(): string[];
  /** Lets bots play with the cards of a name. */
  play(name: string, chain: readonly SetProgram[], players: number): void;
  close(): void;
}

/** What becomes of it. */
export interface OnSet {
  /** The cards after each save that compiles. */
  changed(cards: CardsAndTexts): void;
  /** How bots played with the cards of a name. */
  played(name: string, games: BotGames): void;
  report(error: unknown): void;
}

/** Milliseconds until a process that ended is started again. */
const AGAIN = 1000;

/** Follows the set at PATH; a bundled one never changes. */
export function watchSet(path: string | undefined, firstTitle: string, on: OnSet): WatchedSet {
  let title = firstTitle;
  let problems: string[] = [];
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  const isFollowed = path !== undefined && existsSync(path);
  const start = (): ChildProcess => {
    const fresh = startChild(new URL('./set-worker.ts', import.meta.url));
    fresh.on('message', (told: FromSetWorker) => {
      if ('problems' in told) problems = told.problems;
      else if ('failed' in told) on.report(new Error(told.failed));
      else if ('play' in told) attempt(() => on.played(told.play, told.games));
      else {
        title = told.saved.title;
        const trouble = attempt(() => on.changed(told.saved.cards));
        if (trouble !== undefined) problems = [`Tables keep the cards from before. ${trouble}`];
      }
    });
    fresh.on('error', on.report);
    fresh.on('exit', () => {
      child = undefined;
      // Saves are followed as long as there is a host.
      if (isFollowed && again === undefined) again = setTimeout(follow, AGAIN).unref();
    });
    return fresh;
  };
  /** Does something that may not be possible, as on a full disk: says why, and the tables go on. */
  const attempt = (act: () => void): string | undefined => {
    try {
      act();
      return undefined;
    } catch (error) {
      on.report(error);
      return error instanceof Error ? error.message : String(error);
    }
  };
  const ask = (asked: ToSetWorker) => {
    child ??= start();
    child.send(asked, () => undefined);
  };
  const follow = () => {
    again = undefined;
    if (path !== undefined) ask({ follow: path });
  };
  if (isFollowed) follow();
  return {
    title: () => title,
    problems: () => [...problems],
    play: (name, chain, players) => ask({ play: name, chain, players }),
    close: () => {
      child?.removeAllListeners('exit');
      clearTimeout(again);
      child?.kill('SIGKILL');
    },
  };
}

/** The folder in which tables are kept unless another is named: beside the set. */
export function defaultData(path: string | undefined): string {
  return join(path !== undefined && existsSync(path) ? dirname(resolve(path)) : '.', 'playtests');
}
