/** What a browser loads for the first view of the studio and of a seat at a table on the web, compressed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packStudio, startingSize } from '../../tools/package/studio.ts';
import type { Measurement } from '../measurement.ts';

export default async function measure(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-view-'));
  await packStudio(folder);
  const view = (name: string, most: number, ...files: string[]): Measurement => ({
    what: `first view of ${name}, compressed`,
    value: startingSize(folder, ...files) / 1000,
    unit: 'kB',
    floor: { most },
  });
  const rows = [
    view('the studio', 450, 'index.html', 'styles.css', 'page.js', 'worker.js'),
    // Its worker draws pictures once the table is there.
    view('the page of a seat', 120, 'table.html', 'table-styles.css', 'table.js'),
  ];
  rmSync(folder, { recursive: true });
  return rows;
}
