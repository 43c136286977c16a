/** The language server in Neovim, with the settings of its page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { docsPages } from '../../docs/pages.ts';
import { findNeovim } from './find-neovim.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** With `TRANSCRIPT` the session is recorded, for `test/language/transcripts/`. */
const ECOS = join(ROOT, process.env.TRANSCRIPT ? 'test/language/record.ts' : 'cli/ecos.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ecos-neovim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ANIMALS = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARD = `card 901 brown
  leaves 2 energy sun
{ gain 3 wather; place heron; }
`;

const neovim = await findNeovim();

/** The settings of the page, with the server of this checkout. */
function settings(): string {
  const page = docsPages().find(({ file }) => file.endsWith('neovim.md'))!;
  const [lua] = page.fences.filter(({ info }) => info[0] === 'lua');
  const command = JSON.stringify([process.execPath, ECOS, 'lsp']).slice(1, -1);
  const written = lua.text.replace("'npx', 'ecos', 'lsp'", command.replaceAll('"', "'"));
  expect(written).toContain(ECOS);
  return written;
}

const WITHOUT = neovim
  ? ''
  : ' (there is no Neovim here, and none could be unpacked: only its recorded sessions are played)';

test.runIf(neovim)(
  `a person sees problems, mends, looks, renames and formats${WITHOUT}`,
  { timeout: 90_000 },
  () => {
    writeFileSync(join(folder, 'set.eco'), ANIMALS);
    writeFileSync(join(folder, 'card.eco'), CARD);
    writeFileSync(join(folder, 'settings.lua'), settings());
    const { program, env } = neovim!;
    const { stderr } = spawnSync(
      program,
      [
        '--headless',
        '--clean',
        '-u',
        'settings.lua',
        '-c',
        'filetype on',
        'card.eco',
        '-c',
        `luafile ${join(import.meta.dirname, 'session.lua')}`,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env, SEEN: join(folder, 'seen.json') },
        timeout: 80_000,
      },
    );
    expect(stderr).not.toMatch(/E\d+:/);
    const seen = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'));
    expect(seen.failure).toBeUndefined();
    expect(seen).toMatchSnapshot();
  },
);
