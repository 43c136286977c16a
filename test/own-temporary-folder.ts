/**
 * Gives each test file its own folder for temporary files. Sets look for the sets they extend in adjacent folders, so
 * in a shared folder each test would search through the files of others.
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
