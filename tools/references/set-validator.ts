/**
 * Makes the validator of sets. `cli/validator.mjs` calls this, with the hash of the sources for the first line; the file is large,
 * so it is not in git.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFileSchema } from '../../program/schema/file-schema.ts';
import { validator } from './modules/validator.ts';

const FILE = 'program/json/set-validator.generated.ts';

/** The text of the file. */
export function setValidator(hash: string): string {
  const head = `/** Made by \`npm start\` and \`npm test\` from the schema of sets: ${hash} */\n`;
  return head + validator(setFileSchema(), FILE);
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', '..', FILE);
  // Several programs may make it at once, while others load it.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, setValidator(process.argv[2]!));
  renameSync(draft, path);
}
