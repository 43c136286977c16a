/** Cleans up when a command ends early, on Ctrl-C or another signal. */
import module from 'node:module';
import { constants } from 'node:os';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What happens when the command ends, and what replaces the effect of signals. */
interface Registration {
  /** The signals to listen to. */
  signals: readonly Signal[];
  undo?: () => void;
  /** Only the last registered one is called. */
  handle?: () => void;
}
const registrations: Registration[] = [];

/**
 * Registers an action that runs when the command ends, in any way except `kill -9`. Until it is cancelled, a signal ends the
 * command as soon as it is idle, with the exit status of that signal (128 plus its number).
 * @param undo must not throw
 * @returns a function that cancels the registration
 */
export const atEnd = (undo: () => void): (() => void) => registered({ undo, signals: SIGNALS });

/**
 * Like `atEnd`, for leftovers that do no harm: the action runs when the command ends by itself, but a signal ends even a busy
 * command at once.
 */
export const atExit = (undo: () => void): (() => void) => registered({ undo, signals: [] });

/**
 * Handles these signals until the registration is cancelled.
 * @returns a function that cancels it
 */
export function onSignals(signals: readonly Signal[], handle: () => void): () => void {
  return registered({ signals, handle });
}

function registered(one: Registration): () => void {
  registrations.push(one);
  listen();
  return () => {
    const at = registrations.indexOf(one);
    if (at >= 0) registrations.splice(at, 1);
    // A signal that has already arrived is delivered after this.
    setImmediate(listen);
  };
}

/** Listens exactly to the registered signals. */
function listen(): void {
  process.off('exit', undoAll);
  if (registrations.some(({ undo }) => undo)) process.on('exit', undoAll);
  const wanted = new Set(registrations.flatMap(({ signals }) => signals));
  for (const signal of SIGNALS) {
    const isListening = process.listeners(signal).includes(handleSignal);
    if (wanted.has(signal) && !isListening) process.on(signal, handleSignal);
    if (!wanted.has(signal) && isListening) process.off(signal, handleSignal);
  }
}

function handleSignal(signal: NodeJS.Signals): void {
  const own = registrations.findLast(
    ({ signals, handle }) => handle && signals.some((one) => one === signal),
  );
  if (own?.handle) own.handle();
  else endBy(signal);
}

/** Runs all registered actions, and ends the command by a signal. */
export function endBy(signal: NodeJS.Signals): never {
  // Ends by the signal itself, because shells check for that.
  process.once('exit', () => {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  process.exit(128 + constants.signals[signal]);
}

function undoAll(): void {
  // The latest first.
  for (const { undo } of registrations.splice(0).reverse()) undo?.();
}

/**
 * Writes the compile cache soon: Node does so when a process ends by itself, but one that runs for days is often killed. Deno and
 * older versions of Node have no such cache.
 */
export function writeCompileCache(): void {
  setImmediate(() => module.flushCompileCache?.());
}

/** Resolves on Ctrl-C or another signal that asks to end. */
export function waitForStop(): Promise<void> {
  writeCompileCache();
  return new Promise((stopped) => {
    const cancel = onSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], () => {
      cancel();
      stopped();
    });
  });
}
