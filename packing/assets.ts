/** The files that wording and drawing need, as a module for bundles that run where there are no files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetData } from '../print/face/index.ts';
import { LANGUAGES, loadIcons } from '../print/index.ts';

const PRINT = join(import.meta.dirname, '..', 'print');

/** The text of a module that gives `print/face` its files. */
export function assetsModule(): string {
  return `import { giveAssets } from ${JSON.stringify(join(PRINT, 'face', 'index.ts'))};
giveAssets(${JSON.stringify(assetData())});
`;
}

function assetData(): AssetData {
  const icons = loadIcons();
  const words = readdirSync(join(PRINT, 'icons')).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
  return {
    languages: record(LANGUAGES, (lang) =>
      readFileSync(join(PRINT, 'wording', 'languages', `${lang}.ftl`), 'utf8'),
    ),
    icons: record(words, (word) => icons(word)!),
  };
}

const record = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
