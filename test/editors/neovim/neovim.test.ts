/** The language server in Neovim, with the settings from its page. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, seenIn, settingsOf } from '../session.ts';
import { findNeovim } from './find-neovim.ts';

/** The sessions to run in Neovim: the functions in `sessions.lua`. */
const SESSIONS = ['fix', 'look', 'complete', 'write', 'rename', 'format', 'files'];

const neovim = await findNeovim();
const WITHOUT = neovim ? '' : ' (Neovim could not be unpacked: only its recorded sessions are replayed)';

test.runIf(neovim).each(SESSIONS)(
  `a session in Neovim: %s${WITHOUT}`,
  { timeout: 90_000 },
  async (session) => {
    await inFolder({ 'settings.lua': settingsOf('lua') }, (folder) => {
      const { stderr, seen } = seenIn(folder, session, neovim!, [
        ...['--headless', '--clean', '-u', 'settings.lua', '-c', 'filetype on', 'card.eco'],
        ...['-c', `luafile ${join(import.meta.dirname, 'sessions.lua')}`],
      ]);
      expect(stderr).not.toMatch(/E\d+:/);
      expect(seen.failure).toBeUndefined();
      expect(seen).toMatchSnapshot();
    });
  },
);
