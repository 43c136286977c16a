/** DuckDB is optional: if it is missing, the error names the package to install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../simulate/data/duckdb.ts';

vi.mock('@duckdb/node-api', () => {
  throw new Error("Cannot find package '@duckdb/node-api'");
});

test('without DuckDB, the error gives the package and version to install', async () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  );
  const version = peerDependencies['@duckdb/node-api'];
  expect(version).toMatch(/^\d/);
  await expect(openDatabase('.')).rejects.toThrow(`npm install @duckdb/node-api@${version}`);
});
