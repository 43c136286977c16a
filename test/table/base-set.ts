/** The base game, compiled from its text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import type { SetProgram } from '../../program/set.ts';

const FOLDER = join(import.meta.dirname, '../../cards/first-continent');

/** Compiles cards/first-continent. */
export function compileBaseSet(): SetProgram {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
  return compile([{ files }]).sets[0].program;
}
