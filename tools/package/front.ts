/**
 * Makes `package.json` and `README.md` those of the package while npm packs it: npm runs this before, and afterwards with `back`.
 * The package has nothing that only a checkout needs, no field that its owner has left empty, and its README begins as
 * `docs/embedding.md` does: with how to install it.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const KEPT = join(ROOT, 'out', 'packing');
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  'package.json': (text) =>
    JSON.stringify(
      JSON.parse(text),
      (name, value) => (OF_CHECKOUTS.includes(name) || value === '' ? undefined : value),
      2,
    ),
  'README.md': (text) => {
    const [start] = START.exec(readFileSync(join(ROOT, 'docs', 'embedding.md'), 'utf8'))!;
    return text.replace(START, () => start.replaceAll(/\]\((?!http)/g, '](docs/'));
  },
};
const OF_CHECKOUTS = ['//', 'scripts', 'devDependencies', 'devEngines', 'allowScripts', 'overrides'];
const START = /^## Start\n[\s\S]*?(?=^## )/m;

mkdirSync(KEPT, { recursive: true });
for (const [name, change] of Object.entries(CHANGES)) {
  const [file, kept] = [join(ROOT, name), join(KEPT, name)];
  if (process.argv.includes('back')) copyFileSync(kept, file);
  else {
    copyFileSync(file, kept);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}
