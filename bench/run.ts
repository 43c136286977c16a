/**
 * `npm run bench`: what this project promises about speed, as ratios measured in one run on one machine.
 *
 * Prints a table, or with `--json` one JSON document. Says what is met, but never fails because of it.
 */
import { measureCheck } from './check.ts';
import { measureEffects } from './effects.ts';
import { measureParse } from './parse.ts';
import { measurePlay } from './play.ts';
import { measurePrint } from './print.ts';
import type { Row } from './row.ts';
import { show } from './show.ts';
import { measureWatch } from './watch.ts';

const rows: Row[] = [];
for (const measure of [measureParse, measureCheck, measureEffects, measurePrint])
  rows.push(...(await measure()));
for (const measure of [measureWatch, measurePlay]) rows.push(await measure());
show(rows);
