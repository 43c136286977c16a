/** `ecos lsp`: runs the language server. */
import { serveStdio } from '../../language/server/index.ts';
import { diskHost } from '../language/host.ts';
import { defineCommand } from '../terminal/command.ts';
import { writeCompileCache } from '../terminal/signals.ts';

/** `ecos lsp`: a language server on standard input and output. Runs until its client ends it. */
export const define = defineCommand({
  arguments: [],
  // Clients add this option to the command of any server.
  options: { stdio: ['--stdio', 'use standard input and output (always on)'] },
  formats: [],
  examples: 'ecos lsp',
  run() {
    serveStdio({ ...diskHost(), prepare: () => import('../../print/own-assets/index.ts') });
    writeCompileCache();
    return new Promise<never>(() => {});
  },
});
