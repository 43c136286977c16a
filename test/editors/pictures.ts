/**
 * Makes the pictures of editors for `docs/editors.md`: `node test/editors/pictures.ts`, with a name for only one of them.
 * Editors in a terminal of 18 lines run with the settings from that page; xterm.js, VS Code's own terminal, draws
 * their output. VS Code runs in a browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../print/browser.ts';
import type { Program } from '../debian/packages.ts';
import { findEmacs, findHelix, findNeovim } from './programs.ts';
import { environmentOf, FILES, inFolder, settingsOf } from './session.ts';
import { type Running, SIZE, startInTerminal, XTERM } from './terminal.ts';
import { photographed } from './vscode/picture.ts';

const PICTURES = join(import.meta.dirname, '../../docs/pictures/editors');
const CARD = `card 901 brown "Ripples"
  leaves 2
  energy sun, water
{
  gian 1vp;
  place heron;
}
`;
const PROBLEM = 'No step begins with `gian`';

/** How to take a picture of an editor in a terminal. */
interface Photo {
  find(): Promise<Program | undefined>;
  /** The language of the settings in `docs/editors.md`, and the file to write them to. */
  settings: readonly [language: string, file: string];
  args: readonly string[];
  /** What to do before taking the picture. */
  act(editor: Running): Promise<void>;
}

const PHOTOS: Readonly<Record<string, Photo>> = {
  neovim: {
    find: findNeovim,
    settings: ['lua', 'settings.lua'],
    args: [
      ...['--clean', '-u', 'settings.lua', '-c', 'set number termguicolors', '-c', 'colorscheme desert'],
      ...['-c', 'hi Pmenu guifg=#ffffff guibg=#1f4a63', 'card.eco'],
    ],
    act: async ({ press, waitFor }) => {
      await waitFor(PROBLEM);
      press('6Gw:lua vim.lsp.buf.hover()\r');
      await waitFor('Puts tiles');
    },
  },
  emacs: {
    find: findEmacs,
    settings: ['elisp', 'settings.el'],
    args: [
      ...['-nw', '-Q', '-l', 'settings.el', '--eval', '(setq flymake-no-changes-timeout 0.1)', 'card.eco'],
    ],
    act: async ({ press, waitFor }) => {
      await waitFor('Flymake[1 0]');
      press('\u001bxgoto-line\r5\r\u001bf\u0002');
      await waitFor(PROBLEM);
    },
  },
  helix: {
    find: findHelix,
    settings: ['toml', 'config/helix/languages.toml'],
    args: ['card.eco'],
    act: async ({ press, waitFor }) => {
      await waitFor('●');
      press('/gian\r;');
      await waitFor(PROBLEM);
      press(' a');
      await waitFor('write `gain`', PROBLEM);
    },
  },
};

const wanted = process.argv[2];
const isWanted = (name: string) => wanted === undefined || wanted === name;
const fileOf = (name: string) => join(PICTURES, `${name}.png`);

for (const [name, photo] of Object.entries(PHOTOS).filter(([name]) => isWanted(name))) {
  const program = await photo.find();
  if (program) await take(name, program, photo);
  else console.log(`${name}: not here, and none could be unpacked`);
}
if (isWanted('vscode'))
  writeFileSync(
    fileOf('vscode'),
    await photographed({ 'set.eco': FILES['set.eco'], 'cards.eco': CARD }, 5, 5),
  );

/** Runs an editor and saves its last screen as a picture. */
async function take(name: string, program: Program, { settings, args, act }: Photo): Promise<void> {
  const [language, file] = settings;
  const files = { [file]: settingsOf(language), 'card.eco': CARD };
  const written = await inFolder(files, async (folder) => {
    const editor = startInTerminal(folder, program, args, environmentOf(folder, name, program));
    try {
      await act(editor);
      return editor.written();
    } finally {
      editor.close();
    }
  });
  const options = { ...SIZE, fontSize: 14, fontFamily: 'DejaVu Sans Mono, monospace' };
  const drawn = `new Promise((drawn) => {
    const terminal = new Terminal(${JSON.stringify(options)});
    terminal.open(document.getElementById('screen'));
    terminal.write(Uint8Array.from(atob('${written.toString('base64')}'), (one) => one.charCodeAt(0)), () => setTimeout(drawn, 300));
  })`;
  const style = readFileSync(join(XTERM, 'css/xterm.css'), 'utf8');
  const screen = '<div id="screen" style="display: inline-block"></div>';
  const html = `<style>body { margin: 0 } ${style}</style>${screen}`;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.addScriptTag({ content: readFileSync(join(XTERM, 'lib/xterm.js'), 'utf8') });
    await page.evaluate(drawn);
    const shown = await page.waitForSelector('.xterm-screen');
    await shown!.screenshot({ path: fileOf(name) as `${string}.png` });
  } finally {
    await browser.close();
  }
}
