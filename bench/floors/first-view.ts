/** What a browser loads for the first view of the studio and of a seat at a table on the web, compressed. */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packStudio, startingSize } from '../../tools/package/studio.ts';
import { atMost, type Measurement } from '../measurement.ts';

export default async function measure(): Promise<Measurement[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ecos-bench-view-'));
  await packStudio(folder.path);
  const view = (name: string, most: number, ...files: string[]): Measurement =>
    atMost(most, 'kB', `first view of ${name}, compressed`, startingSize(folder.path, ...files) / 1000);
  return [
    view('the studio', 450, 'index.html', 'styles.css', 'page.js', 'worker.js'),
    // Its worker draws pictures once the table is there.
    view('the page of a seat', 120, 'table.html', 'table-styles.css', 'table.js'),
  ];
}
