import type { Command } from 'commander';
import { serveStdio } from '../../language/server/index.ts';
// Gives the server the words and icons of cards.
import '../../print/own-assets/index.ts';
import { diskHost } from '../language/host.ts';

/** `ecos lsp`: a language server on standard input and output, until its client ends. */
export function define(command: Command): void {
  // Clients add it to the command of any server.
  command.option('--stdio', 'use standard input and output (always on)');
  command.action(() => {
    serveStdio(diskHost());
    return new Promise(() => {});
  });
}
