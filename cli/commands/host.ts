/** `ecos host`: hosts tables on the web. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { LANGUAGES } from '../../print/languages/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { RECOMMENDED } from '../../runtime/index.ts';
import { HUMAN, type Player } from '../../table/index.ts';
import { TABLES_FOLDER } from '../host/last-table.ts';
import { HOST_LIMITS } from '../host/limits.ts';
import { LOOPBACK_ADDRESS, proxyAddresses } from '../host/listen.ts';
import { openHost } from '../host/open-host.ts';
import { bundledFolder } from '../load/catalogue.ts';
import { loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { botNames, TABLE_OPTIONS, tableOptions } from '../run/game-options.ts';
import { hostPages } from '../studio/page.ts';
import { defineCommand, PORT_RANGE, webAddress } from '../terminal/command.ts';
import { print, printStderr, styled } from '../terminal/output.ts';
import { waitForStop } from '../terminal/signals.ts';

const MOST_SEATS = 6;
const USUAL_SEATS = 4;

/** `ecos host [PATH]`: tables in the browser for people far from each other, until Ctrl-C. */
export const define = defineCommand({
  arguments: [['[path]', 'the set to play with (default: new-horizon)']],
  options: {
    seats: ['--seats <number>', 'seats at a table, 2 to 6 (default: 4)', { range: [2, MOST_SEATS] }],
    players: [
      '--players <number>',
      'how many of the seats are for people; bots play the others',
      { range: [0, MOST_SEATS] },
    ],
    bots: ['--bots <names>', 'bots for the other seats, in order; a shorter list repeats (default: greedy)'],
    ...TABLE_OPTIONS,
    noOwnFirst: [
      '--no-own-first',
      'deal all hands alike (default: --own-first for a set that is not bundled)',
    ],
    lang: [
      '--lang <language>',
      'language of questions, events and cards',
      { choices: LANGUAGES, preset: 'en' },
    ],
    tables: ['--tables <number>', 'minimum number of tables', { range: [1, 1000], preset: 1 }],
    port: [
      '--port <number>',
      'port to listen on (default: the same as last time, or any free port)',
      { range: PORT_RANGE },
    ],
    address: [
      '--address <address>',
      'address to listen on; 0.0.0.0 lets in other machines on the network',
      { preset: LOOPBACK_ADDRESS },
    ],
    public: [
      '--public <url>',
      'the address people open, if a proxy or tunnel leads here',
      { parse: publicAddress },
    ],
    proxy: [
      '--proxy <address>',
      'the address that proxy or tunnel connects from, or a range like 10.0.0.0/8; its X-Forwarded-For is then believed',
      { parse: proxyAddresses },
    ],
    data: ['--data <folder>', 'folder for the tables (default: playtests beside the set)'],
  },
  examples: `
ecos host my-set                       a table for four people, on this machine
ecos host my-set --seats 4 --players 2 --bots greedy
                                       two people and two bots
ecos host my-set --hands draft --target 60
                                       short games, for which all draft their hands
ecos host my-set --address 0.0.0.0 --port 8080
                                       for other machines on the same network`,
  async run([path], options) {
    const { port = 0, address, tables, format } = options;
    if (path === '-') throw new UserError('A host needs files that it can watch, not standard input.');
    const players = seatsOf(options);
    const isFile = path !== undefined && existsSync(path);
    const isOwn = isFile && relative(bundledFolder(), path).startsWith('..');
    const { hands = RECOMMENDED, ownFirst = isOwn || undefined } = options;
    const table = tableOptions({ ...options, hands, ownFirst }, players.length);
    const compilation = refuseErrors(await loadPlayableSet(path === undefined ? [] : [path]), format);
    const host = await openHost({
      path,
      compilation,
      players,
      tables,
      lang: options.lang,
      port,
      address,
      pages: await hostPages(),
      ...(options.public !== undefined && { public: options.public }),
      ...(options.proxy && { proxy: options.proxy }),
      data: options.data ?? join(isFile ? dirname(resolve(path)) : '.', TABLES_FOLDER),
      options: { players: players.length, seed: 0, ...table },
    });
    try {
      const ended = waitForStop();
      // The whole result is on one line, so that a program that starts a host can tell when the output is complete.
      if (format === 'json') print(JSON.stringify({ host: host.address, tables: host.links() }));
      else print(`Host: ${host.address}`);
      if (options.public !== undefined && !options.proxy)
        printStderr(
          `Without --proxy, all who come through ${options.public} count as one address: ${HOST_LIMITS.perAddress} pages in all.`,
        );
      printStderr(styled('dim', 'Press Ctrl-C to stop.'));
      await ended;
    } finally {
      await host.close();
    }
  },
});

/** The player at each seat: people first, then bots. */
function seatsOf({ seats, players, bots }: { seats?: number; players?: number; bots?: string }): Player[] {
  const count = seats ?? Math.max(USUAL_SEATS, players ?? 0);
  const named = bots?.split(',').length ?? 0;
  const people = players ?? Math.max(0, count - named);
  if (people > count)
    throw new UserError(`${people} people cannot sit at ${count} seats: add --seats ${people}.`);
  if (people === count && bots !== undefined)
    throw new UserError(`${people} people take all seats: lower --players, or leave out --bots.`);
  if (people === count) return Array<Player>(count).fill(HUMAN);
  return [...Array<Player>(people).fill(HUMAN), ...botNames(bots ?? 'greedy', count - people)];
}

/** An address without a path: an origin, in browser terms. */
function publicAddress(text: string): string {
  const { pathname, search, hash, origin } = webAddress(text);
  if (pathname === '/' && search === '' && hash === '') return origin;
  throw new InvalidArgumentError('Give an address without a path, like https://cards.example.');
}
