/** `ecos mcp`: lets assistants work on a folder of cards, by the Model Context Protocol. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { AssistantFolder } from '../assistants/folder.ts';
import { assistantServer } from '../assistants/server.ts';
import { defineCommand } from '../terminal/command.ts';
import { writeCompileCache } from '../terminal/signals.ts';

/** `ecos mcp [PATH]`: a server on standard input and output. Runs until its client closes them. */
export const define = defineCommand({
  arguments: [
    [
      '[path]',
      'the folder that assistants may read and save cards in (default: the bundled sets, read-only)',
    ],
  ],
  options: {},
  formats: [],
  examples: 'ecos mcp my-set',
  run([path]) {
    const folder = new AssistantFolder(path);
    serveStdio(() => assistantServer(folder));
    writeCompileCache();
  },
});
