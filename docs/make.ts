/** `npm run docs`: regenerates every generated page of the documentation, and the grammar for editors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GENERATED_FOLDERS, generatedPages } from './make/generators.ts';

const root = join(import.meta.dirname, '..');
const pages = await generatedPages();
for (const folder of GENERATED_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true });
for (const { file, text } of pages) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(`${pages.length} files written`);
