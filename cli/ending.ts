/** What is left to do when a command ends early, on Ctrl-C or any other signal to end. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

/** What has to be undone should the command end now, the latest first. */
const undos: (() => void)[] = [];
/** Those who decide themselves what a signal means; the last one does. */
const deciders: { signals: readonly Signal[]; decide: () => void }[] = [];
let listening = false;

/**
 * Has something undone when the command ends, however it ends, `kill -9` excepted. Meanwhile a signal ends the command as soon as
 * it is not busy, with the exit status of that signal (128 and its number).
 * @param undo must not throw
 * @returns calls it off
 */
export function atEnd(undo: () => void): () => void {
  undos.unshift(undo);
  listen();
  return () => {
    const at = undos.indexOf(undo);
    if (at >= 0) undos.splice(at, 1);
    // A signal that came meanwhile is heard only after this.
    setImmediate(rest);
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
    setImmediate(rest);
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

function listen(): void {
  if (listening) return;
  listening = true;
  process.on('exit', undoAll);
  for (const signal of SIGNALS) process.on(signal, heard);
}

/** Stops listening when there is nothing left to do. */
function rest(): void {
  if (!listening || undos.length > 0 || deciders.length > 0) return;
  listening = false;
  process.off('exit', undoAll);
  for (const signal of SIGNALS) process.off(signal, heard);
}

function heard(signal: Signal): void {
  const decider = deciders.findLast(({ signals }) => signals.includes(signal));
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
  for (const undo of undos.splice(0)) undo();
}
