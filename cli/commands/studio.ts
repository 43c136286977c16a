import { type Command, InvalidArgumentError } from 'commander';
import { startStudio } from '../../studio/serve/index.ts';
import { thisMachine } from '../studio/host.ts';
import { openBrowser } from '../studio/open-browser.ts';
import { openSet } from '../studio/open-set.ts';
import { wholeNumber } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printStderr } from '../terminal/output.ts';
import { onSignals } from '../terminal/signals.ts';
import { styled } from '../terminal/styles.ts';

interface Options {
  port?: number;
  open: boolean;
}

/** `ecos studio [PATH]`: a page in the browser to write, try and print cards, until Ctrl-C. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path]', 'a folder or card file, or the id of a bundled set, which is only shown')
    .option('--port <number>', 'where to listen on this machine (default: any free port)', portNumber)
    .option('--no-open', 'only print the address, without opening the browser');
  command.action(async (path: string | undefined, { port, open }: Options) => {
    const set = path === undefined ? undefined : openSet(path);
    const studio = await startStudio(thisMachine(set), port);
    const ended = untilStopped();
    print(`Studio: ${studio.address}`);
    printStderr(styled('dim', 'Press Ctrl-C to stop.', process.stderr));
    if (open) openBrowser(studio.opening);
    await ended;
    await studio.close();
    done(EXIT.fine);
  });
}

const HIGHEST_PORT = 65_535;

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port === 0 || port > HIGHEST_PORT) throw new InvalidArgumentError(`Ports are 1 to ${HIGHEST_PORT}.`);
  return port;
}

/** Resolves on Ctrl-C or another signal that asks to end. */
function untilStopped(): Promise<void> {
  return new Promise((stopped) => {
    const callOff = onSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], () => {
      callOff();
      stopped();
    });
  });
}
