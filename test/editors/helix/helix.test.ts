/** The language server in Helix, with the settings from its page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf, FILES, inFolder, settingsOf } from '../session.ts';
import { startInTerminal } from '../terminal.ts';
import { findHelix } from './find-helix.ts';
import { SESSIONS } from './sessions.ts';

const helix = await findHelix();
const WITHOUT = helix ? '' : ' (Helix could not be unpacked: only its recorded sessions are replayed)';

test.runIf(helix).each(Object.keys(SESSIONS))(`a session in Helix: %s${WITHOUT}`, async (session) => {
  const settings = { 'config/helix/languages.toml': settingsOf('toml') };
  await inFolder(settings, async (folder) => {
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
