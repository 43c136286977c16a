/**
 * Gives each test file a folder for temporary files of its own. Sets look for what they extend in what is beside them,
 * so in a shared folder each test would search through what others are writing.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const before = process.env.TMPDIR;
const around = mkdtempSync(join(tmpdir(), 'file-'));
const own = join(around, 't');
mkdirSync(own);
process.env.TMPDIR = own;

afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(around, { recursive: true, force: true });
});
