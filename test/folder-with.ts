/** Folders of files for tests. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes files into a new folder, by path: a text, or `-> TARGET` for a symbolic link. In a test, it goes with all temporary
 * files (`own-temporary-folder.ts`).
 */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-files-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), path);
    else writeFileSync(path, text);
  }
  return folder;
}
