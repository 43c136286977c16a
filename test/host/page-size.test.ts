/** How much a phone loads for a table. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hostPages } from '../../cli/studio/page.ts';

/** Bytes, without the files that the studio loads as well (fonts, the worker that draws). */
const MOST = 60_000;

test('the pages of tables, with styles and all imports, stay small', async () => {
  const own = [...(await hostPages())].filter(
    ([path]) => /^(table|host)[\w-]*\.(html|css|js)$/.test(path) && path !== 'table-worker.js',
  );
  expect(own.map(([path]) => path)).toEqual(
    expect.arrayContaining(['table.html', 'table.js', 'table-styles.css', 'host.js']),
  );
  const sizes = own.map(([path, bytes]) => ({ path, bytes: gzipSync(bytes).length }));
  const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThan(MOST);
});
