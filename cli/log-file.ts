/** A log on disk: every line is there as soon as it is added, so that a game that broke off can be read. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal, reasonOf } from './refusal.ts';

/** An open log. */
export interface LogFile {
  /** Appends one line. */
  add(record: object): void;
  close(): void;
}

/** Begins a log. Makes its folder if need be; an older file of that name is replaced. */
export function startLog(file: string): LogFile {
  const descriptor = attempt(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'w');
  });
  return {
    add: (record) => attempt(file, () => writeSync(descriptor, `${JSON.stringify(record)}\n`)),
    close: () => closeSync(descriptor),
  };
}

function attempt<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}
