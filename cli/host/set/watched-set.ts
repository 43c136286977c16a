/** The set that a host plays with, as saved in its files. A separate process compiles it again after every save. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SetProgram } from '../../../program/index.ts';
import type { BotGames } from '../../playtest/bot-games.ts';
import { startChild } from '../child.ts';
import type { CardsAndTexts } from '../data-files.ts';
import type { FromSetWorker, ToSetWorker } from './set-worker.ts';

/** A set whose saves are followed. */
export interface WatchedSet {
  title(): string;
  /** The problems of the files as saved. If there are any, tables keep the previous cards. */
  problems(): string[];
  /** Lets bots play with the cards of this name. */
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
const RESTART_AFTER = 1000;

/** Follows the set at PATH; a bundled set never changes. */
export function watchSet(path: string | undefined, firstTitle: string, on: OnSet): WatchedSet {
  let title = firstTitle;
  let problems: string[] = [];
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  const isFollowed = path !== undefined && existsSync(path);
  const start = (): ChildProcess => {
    const fresh = startChild(new URL('./set-worker.ts', import.meta.url));
    fresh.on('message', (message: FromSetWorker) => {
      if ('problems' in message) problems = message.problems;
      else if ('failed' in message) on.report(new Error(message.failed));
      else if ('play' in message) attempt(() => on.played(message.play, message.games));
      else {
        title = message.saved.title;
        const reason = attempt(() => on.changed(message.saved.cards));
        if (reason !== undefined) problems = [`Tables keep the previous cards. ${reason}`];
      }
    });
    fresh.on('error', on.report);
    fresh.on('exit', () => {
      child = undefined;
      // Keeps following saves as long as the host runs.
      if (isFollowed && restart === undefined) restart = setTimeout(follow, RESTART_AFTER).unref();
    });
    return fresh;
  };
  /** Does something that may fail, for example on a full disk. Returns the reason if it fails; the tables continue. */
  const attempt = (action: () => void): string | undefined => {
    try {
      action();
      return undefined;
    } catch (error) {
      on.report(error);
      return error instanceof Error ? error.message : String(error);
    }
  };
  const send = (message: ToSetWorker) => {
    child ??= start();
    child.send(message, () => undefined);
  };
  const follow = () => {
    restart = undefined;
    if (path !== undefined) send({ follow: path });
  };
  if (isFollowed) follow();
  return {
    title: () => title,
    problems: () => [...problems],
    play: (name, chain, players) => send({ play: name, chain, players }),
    close: () => {
      child?.removeAllListeners('exit');
      clearTimeout(restart);
      child?.kill('SIGKILL');
    },
  };
}

/** The default folder for tables: next to the set. */
export function defaultData(path: string | undefined): string {
  return join(path !== undefined && existsSync(path) ? dirname(resolve(path)) : '.', 'playtests');
}
