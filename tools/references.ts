/** `npm run docs`: regenerates every generated page of the documentation, and the grammar for editors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messagePages } from './references/modules/messages.ts';
import { problemModules } from './references/modules/problems.ts';
import { templatePages } from './references/modules/templates.ts';
import type { GeneratedFile } from './references/page.ts';

const root = join(import.meta.dirname, '..');
function write(pages: readonly GeneratedFile[]): void {
  for (const { file, text } of pages) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

// What other pages are made with is loaded only after its own modules have been generated.
write([...templatePages(), ...problemModules(), ...messagePages()]);
const { GENERATED_FOLDERS, generatedPages } = await import('./references/generators.ts');
const pages = await generatedPages();
for (const folder of GENERATED_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true });
write(pages);
console.log(`${pages.length} files written`);
