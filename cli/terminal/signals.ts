/** What is left to do when a command ends early, on Ctrl-C or any other signal to end. */
import { constants } from 'node:os';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What has to be undone should the command end now, the latest first. */
const undos: { undo: () => void; signals: readonly Signal[] }[] = [];
/** Those who decide themselves what a signal means; the last one does. */
const deciders: { signals: readonly Signal[]; decide: () => void }[] = [];

/**
 * Has something undone when the command ends, however it ends, `kill -9` excepted. Meanwhile a signal ends the command as soon as
 * it is not busy, with the exit status of that signal (128 and its number).
 * @param undo must not throw
 * @returns calls it off
 */
export function atEnd(undo: () => void): () => void {
  return registered(undo, SIGNALS);
}

/**
 * The same for what does no harm if it stays: it is undone when the command ends by itself, but a signal need not wait for
 * that, and ends also a command that is busy.
 */
export function atExit(undo: () => void): () => void {
  return registered(undo, []);
}

function registered(undo: () => void, signals: readonly Signal[]): () => void {
  const one = { undo, signals };
  undos.unshift(one);
  listen();
  return () => {
    const at = undos.indexOf(one);
    if (at >= 0) undos.splice(at, 1);
    // A signal that came meanwhile is heard only after this.
    setImmediate(listen);
  };
}

/**
 * Lets something decide what these signals mean, until it is called off.
 * @returns calls it off
 */
export function onSignals(signals: readonly Signal[], decide: () => void): () => void {
  const decider = { signals, decide };
  deciders.push(decider);
  listen();
  return () => {
    deciders.splice(deciders.indexOf(decider), 1);
    setImmediate(listen);
  };
}

/** Does something during which a signal ends the command in order: whoever listens for its exit is told. */
export async function endingInOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = atEnd(() => undefined);
  try {
    return await work();
  } finally {
    done();
  }
}

/** Listens to what there is something to do for, and to nothing else. */
function listen(): void {
  process.off('exit', undoAll);
  if (undos.length > 0) process.on('exit', undoAll);
  const wanted = new Set([...undos, ...deciders].flatMap(({ signals }) => signals));
  for (const signal of SIGNALS) {
    const isHeard = process.listeners(signal).includes(heard);
    if (wanted.has(signal) && !isHeard) process.on(signal, heard);
    if (!wanted.has(signal) && isHeard) process.off(signal, heard);
  }
}

function heard(signal: NodeJS.Signals): void {
  const decider = deciders.findLast(({ signals }) => signals.some((one) => one === signal));
  if (decider) {
    decider.decide();
    return;
  }
  // Last of all the command ends of the signal itself, which is what shells look at.
  process.once('exit', () => {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  process.exit(128 + constants.signals[signal]);
}

function undoAll(): void {
  for (const { undo } of undos.splice(0)) undo();
}
