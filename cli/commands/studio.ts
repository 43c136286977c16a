import { type Command, InvalidArgumentError } from 'commander';
import { UserError } from '../../program/messages/index.ts';
import { startStudio } from '../../studio/serve/index.ts';
import { thisMachine } from '../studio/host.ts';
import { openBrowser } from '../studio/open-browser.ts';
import { openSet } from '../studio/open-set.ts';
import { writeSite } from '../studio/site.ts';
import { addOptions, portNumber } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printStderr, styled } from '../terminal/output.ts';
import { untilStopped } from '../terminal/signals.ts';

interface Options {
  port?: number;
  shareTo?: string;
  site?: string;
  open: boolean;
}

/** `ecos studio [PATH]`: serves a page to write, try and print cards, until Ctrl-C. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path]', 'a folder, a card file, or the id of a bundled set (read-only)')
    .option('--port <number>', 'port to listen on (default: any free port)', portNumber)
    .option('--no-open', 'only print the address, without opening the browser')
    .option('--share-to <url>', 'the address of a studio on a web server, for links to cards', webAddress)
    .addHelpText('after', EXAMPLE_COMMANDS);
  const about = 'write the studio with the set as files that any web server can serve';
  addOptions(command, [['--site <folder>', about, { conflicts: ['port', 'open', 'shareTo'] }]]);
  command.action(async (path: string | undefined, { port, open, shareTo, site }: Options) => {
    const set = path === undefined ? undefined : openSet(path);
    if (site !== undefined) {
      if (!set)
        throw new UserError('Name the set that goes into the site: ecos studio my-set --site my-site.');
      const { files, bytes } = await writeSite(set, site);
      print(
        `${site}: ${files} files, ${Math.ceil(bytes / MEGABYTE)} MB. Any web server can serve them, from any folder.`,
      );
      return done(EXIT.fine);
    }
    const studio = await startStudio(thisMachine(set, shareTo), port);
    const ended = untilStopped();
    print(`Studio: ${studio.address}`);
    printStderr(styled('dim', 'Press Ctrl-C to stop.', process.stderr));
    if (open) openBrowser(studio.address);
    await ended;
    await studio.close();
  });
}

const MEGABYTE = 2 ** 20;

const EXAMPLE_COMMANDS = `
Examples:
  ecos studio my-set                     write, try and print the cards in the folder my-set
  ecos studio my-set --site public       write the studio as files for a web server into the folder public
  ecos studio my-set --share-to https://cards.example/studio/
                                         make links to cards that lead there`;

/** Checks the address of a web page, and removes its query and fragment. */
function webAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Give an address that begins with http: or https:.');
  return url.origin + url.pathname;
}
