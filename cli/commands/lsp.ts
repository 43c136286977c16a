import type { Command } from 'commander';
import { serveStdio } from '../../language/server/index.ts';
import { diskHost } from '../language/host.ts';
import { writeCompileCache } from '../terminal/signals.ts';

/** `ecos lsp`: a language server on standard input and output. Runs until its client ends it. */
export function define(command: Command): void {
  // Clients add this option to the command of any server.
  command.option('--stdio', 'use standard input and output (always on)');
  command.action(() => {
    const prepare = () => import('../../print/own-assets/index.ts');
    serveStdio({ ...diskHost(), prepare });
    writeCompileCache();
    return new Promise(() => {});
  });
}
