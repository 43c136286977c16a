/** `ecos studio`: serves the studio and opens it in the browser. */
import { UserError } from '../../program/messages/index.ts';
import { startStudio } from '../../studio/serve/index.ts';
import { lastTable } from '../host/last-table.ts';
import { thisMachine } from '../studio/host.ts';
import { openBrowser } from '../studio/open-browser.ts';
import { openSet } from '../studio/open-set.ts';
import { writeSite } from '../studio/site.ts';
import { defineCommand, PORT_RANGE, pageAddress } from '../terminal/command.ts';
import { print, printStderr, styled } from '../terminal/output.ts';
import { waitForStop } from '../terminal/signals.ts';

const EXAMPLES = `
ecos studio my-set                     write, try and print the cards in the folder my-set
ecos studio my-set --site public       write the studio as files for a web server into the folder public
ecos studio my-set --share-to https://cards.example/studio/
                                       make links to cards that lead there`;

/** `ecos studio [PATH]`: serves a page to write, try and print cards, until Ctrl-C. */
export const define = defineCommand({
  arguments: [['[path]', 'a folder, a card file, or the id of a bundled set (read-only)']],
  options: {
    port: ['--port <number>', 'port to listen on (default: any free port)', { range: PORT_RANGE }],
    open: ['--no-open', 'only print the address, without opening the browser'],
    shareTo: [
      '--share-to <url>',
      'the address of a studio on a web server, for links to cards',
      { parse: pageAddress },
    ],
    site: [
      '--site <folder>',
      'write the studio with the set as files that any web server can serve',
      { conflicts: ['port', 'open', 'shareTo'] },
    ],
  },
  formats: [],
  examples: EXAMPLES,
  async run([path], { port, open, shareTo, site }) {
    const set = path === undefined ? undefined : openSet(path);
    if (site !== undefined) {
      if (!set)
        throw new UserError('Name the set that goes into the site: ecos studio my-set --site my-site.');
      const { files, bytes } = await writeSite(set, site);
      print(
        `${site}: ${files} files, ${Math.ceil(bytes / MEGABYTE)} MB. Any web server can serve them, from any folder.`,
      );
      return;
    }
    const studio = await startStudio(await thisMachine(set, lastTable, shareTo), port);
    const ended = waitForStop();
    print(`Studio: ${studio.address}`);
    printStderr(styled('dim', 'Press Ctrl-C to stop.'));
    if (open) openBrowser(studio.address);
    await ended;
    await studio.close();
  },
});

const MEGABYTE = 2 ** 20;
