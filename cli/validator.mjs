/**
 * Makes the validator of sets from their schema, unless it was made from the same sources already. It is code that ajv makes ahead
 * of time, because pages forbid `eval`, and too large to be in git.
 *
 * Plain JavaScript for the machine's own Node (20 or newer), because npm runs it there (`prepare`).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'program', 'json', 'set-validator.generated.ts');
const script = join('tools', 'references', 'set-validator.ts');

const made = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 1)[0] : '';
const wanted = hash();
if (!made.includes(wanted)) make();

/** The hash of all that decides what the file contains. */
function hash() {
  const schema = readdirSync(join(root, 'program'), { recursive: true })
    .filter((name) => /(?<!\.test|\.generated)\.ts$/.test(name))
    .sort()
    .map((name) => join('program', name));
  const sum = createHash('sha256');
  for (const source of [
    ...schema,
    script,
    join('tools', 'references', 'modules', 'validator.ts'),
    'package-lock.json',
  ])
    sum.update(readFileSync(join(root, source)));
  return sum.digest('hex').slice(0, 16);
}

/** Makes the file on the installed Node, since the machine's own may be too old for TypeScript. */
function make() {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { status } = spawnSync(node, [script, wanted], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write('The validator of sets could not be made. Fix that and run this again.\n');
    process.exit(2);
  }
}
