/**
 * `npm run bench`: what this project promises about speed, as ratios measured in one run on one machine.
 *
 * Prints a table, or with `--json` one JSON document. Says what is met, but never fails because of it.
 */
import { measureCheck } from './check.ts';
import { measureClone } from './clone.ts';
import { measureEffects } from './effects.ts';
import { measureGames } from './games.ts';
import { measureGrowth } from './growth.ts';
import { measureHex40 } from './hex40.ts';
import { measureMemory } from './memory.ts';
import { measureParse } from './parse.ts';
import { measurePrint } from './print.ts';
import type { Row } from './row.ts';
import { show } from './show.ts';
import { measureWatch } from './watch.ts';

const MEASUREMENTS: (() => Row | Row[] | Promise<Row | Row[]>)[] = [
  measureGames,
  measureHex40,
  measureEffects,
  measureGrowth,
  measureClone,
  measureMemory,
  measureParse,
  measureCheck,
  measureWatch,
  measurePrint,
];

const rows: Row[] = [];
for (const measure of MEASUREMENTS) rows.push(...[await measure()].flat());
show(rows);
