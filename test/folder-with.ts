/** Folders of files for tests. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by path: a text, bytes, or `-> TARGET` for a symbolic link. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a new folder. In a test, it goes with all temporary files (`own-temporary-folder.ts`). */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-files-'));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === 'string' && content.startsWith('-> ')) symlinkSync(content.slice(3), path);
    else writeFileSync(path, content);
  }
}
