/** The language server in Emacs, through Eglot, with the settings from its page. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, seenIn, settingsOf } from '../session.ts';
import { findEmacs } from './find-emacs.ts';

/** The sessions to run in Emacs: the functions `session-…` in `sessions.el`. */
const SESSIONS = ['fix', 'look', 'complete', 'rename', 'format'];

const emacs = await findEmacs();
const WITHOUT = emacs ? '' : ' (Emacs could not be unpacked: only its recorded sessions are replayed)';

test.runIf(emacs).each(SESSIONS)(`a session in Emacs: %s${WITHOUT}`, { timeout: 90_000 }, async (session) => {
  await inFolder({ 'settings.el': settingsOf('elisp') }, (folder) => {
    const { seen } = seenIn(folder, session, emacs!, [
      ...['--batch', '-Q', '-l', 'settings.el', 'card.eco'],
      ...['-l', join(import.meta.dirname, 'sessions.el')],
    ]);
    expect(seen.failure).toBeUndefined();
    expect(seen).toMatchSnapshot();
  });
});
