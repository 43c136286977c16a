/** What other tools make of the programs of `docs/embedding.md`: other runtimes, type checkers and bundlers, and the page in a browser. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { useBrowser } from '../../print/browser.ts';

/** The packages of the tools. */
export const TOOLS = [
  'deno',
  'bun',
  'vite',
  'esbuild',
  'typescript',
  'typescript-5.7@npm:typescript@5.7',
  '@types/node@24',
];

/** How to run a program with each other runtime; the first word is in the folder of the tools. */
export const RUNTIMES = [['deno', 'run', '--allow-all'], ['bun']];

const CHECKS = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
const MODULES = ['--target', 'es2022', '--module', 'nodenext', '--allowImportingTsExtensions'];

/** The errors of a type checker, `typescript` or `typescript-5.7`, in these programs, and in the types of the package. */
export function checkTypes(checker: string, tools: string, folder: string, files: readonly string[]): string {
  const packages = join(tools, 'node_modules');
  const types = ['--typeRoots', join(packages, '@types'), '--types', 'node'];
  const args = [join(packages, checker, 'bin', 'tsc'), ...CHECKS, ...MODULES, ...types, ...files];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

/** Bundles the page of a folder with esbuild and with Vite and plays on each until the game is over; returns what each page says then. */
export async function playPages(bin: string, folder: string): Promise<string[]> {
  spawnSync(join(bin, 'esbuild'), ['page.ts', '--bundle', '--outfile=page.js'], { cwd: folder });
  const root = join(folder, 'vite');
  mkdirSync(root);
  cpSync(join(folder, 'page.ts'), join(root, 'page.ts'));
  const html = readFileSync(join(folder, 'page.html'), 'utf8');
  const script = '<script type="module" src="page.ts"></script>';
  writeFileSync(join(root, 'index.html'), html.replace(/<script.*<\/script>/, script));
  spawnSync(join(bin, 'vite'), ['build'], { cwd: root });
  const server = spawn(join(bin, 'vite'), ['preview', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [url] = /http:\S+/.exec(line) ?? [];
      if (url) return await play([pathToFileURL(join(folder, 'page.html')).href, url]);
    }
    return ['Vite does not start'];
  } finally {
    server.kill();
  }
}

/** Clicks on the board of each page, or on its last button where no hex can be chosen. */
const play = (urls: readonly string[]): Promise<string[]> =>
  useBrowser(async (browser) => {
    const said: string[] = [];
    for (const url of urls) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1200, height: 900 });
      page.on('pageerror', (error) => said.push(`${error}`));
      await page.goto(url);
      for (;;) {
        const next = (await page.$('#board [data-entry]')) ?? (await page.$('#options button:last-child'));
        if (!next) break;
        await next.click();
      }
      said.push(await page.$eval('#question', ({ textContent }) => textContent ?? ''));
    }
    return said;
  });
