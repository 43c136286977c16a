/** The language server in real editors, with the settings from their page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SESSIONS } from './helix/sessions.ts';
import { findEmacs, findHelix, findNeovim } from './programs.ts';
import { environmentOf, FILES, inFolder, seenIn, settingsOf } from './session.ts';
import { startInTerminal } from './terminal.ts';

const here = (...names: string[]) => join(import.meta.dirname, ...names);
const title = (name: string, isHere: boolean) =>
  `a session in ${name}: %s${isHere ? '' : ` (${name} could not be unpacked: only its recorded sessions are replayed)`}`;
const SLOW = { timeout: 90_000 };

/** The functions `session-…` in `sessions.el`. */
const EMACS = ['fix', 'look', 'complete', 'rename', 'format'];
const emacs = await findEmacs();
test.runIf(emacs).each(EMACS)(title('Emacs', emacs !== undefined), SLOW, async (session) => {
  await inFolder({ 'settings.el': settingsOf('elisp') }, (folder) => {
    const start = ['--batch', '-Q', '-l', 'settings.el', 'card.eco'];
    const { seen } = seenIn(folder, session, emacs!, [...start, '-l', here('emacs', 'sessions.el')]);
    expect(seen.failure).toBeUndefined();
    expect(seen).toMatchSnapshot();
  });
});

/** The functions in `sessions.lua`. */
const NEOVIM = ['fix', 'look', 'complete', 'write', 'rename', 'format', 'files'];
const neovim = await findNeovim();
test.runIf(neovim).each(NEOVIM)(title('Neovim', neovim !== undefined), SLOW, async (session) => {
  await inFolder({ 'settings.lua': settingsOf('lua') }, (folder) => {
    const start = ['--headless', '--clean', '-u', 'settings.lua', '-c', 'filetype on', 'card.eco'];
    const script = `luafile ${here('neovim', 'sessions.lua')}`;
    const { stderr, seen } = seenIn(folder, session, neovim!, [...start, '-c', script]);
    expect(stderr).not.toMatch(/E\d+:/);
    expect(seen.failure).toBeUndefined();
    expect(seen).toMatchSnapshot();
  });
});

const helix = await findHelix();
test.runIf(helix).each(Object.keys(SESSIONS))(title('Helix', helix !== undefined), async (session) => {
  await inFolder({ 'config/helix/languages.toml': settingsOf('toml') }, async (folder) => {
    const running = startInTerminal(folder, helix!, ['card.eco'], environmentOf(folder, session, helix!));
    try {
      await SESSIONS[session](running);
      running.press(':wqa!\r');
      await running.ended;
    } finally {
      running.close();
    }
    const texts = Object.keys(FILES).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    expect(Object.fromEntries(texts)).toMatchSnapshot();
  });
});
