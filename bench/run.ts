/**
 * `npm run bench`: the performance targets of this project, as ratios measured in one run on one machine.
 *
 * Prints a table, or one JSON document with `--json`. It shows which targets are met, but never fails because of them. Names
 * select benchmarks, as in `npm run bench -- games clone`; without names, all run.
 */

import { measureClone } from './games/clone.ts';
import { measureEffects } from './games/effects.ts';
import { measureFleet } from './games/fleet.ts';
import { measureGames } from './games/games.ts';
import { measureGrowth } from './games/growth.ts';
import { measureHex40 } from './games/hex40.ts';
import { measureMemory } from './games/memory.ts';
import { measureSimulate } from './games/simulate.ts';
import { measureCheck } from './language/check.ts';
import { measureCompletion } from './language/completion.ts';
import { measureHostile } from './language/hostile.ts';
import { measureHovers } from './language/hovers.ts';
import { measureLanguage } from './language/language.ts';
import { measureParse } from './language/parse.ts';
import { measurePackage } from './package.ts';
import { measureBoards } from './print/boards.ts';
import { measureBox } from './print/box.ts';
import { measurePrint } from './print/print.ts';
import { measureReport } from './print/report.ts';
import type { Row } from './row.ts';
import { show } from './show.ts';
import { measureStudio } from './studio/studio.ts';
import { measureStudioGames } from './studio/studio-games.ts';
import { measureTables } from './tables/tables.ts';

const MEASUREMENTS: Record<string, () => Row | Row[] | Promise<Row | Row[]>> = {
  games: measureGames,
  simulate: measureSimulate,
  fleet: measureFleet,
  report: measureReport,
  hex40: measureHex40,
  effects: measureEffects,
  growth: measureGrowth,
  clone: measureClone,
  memory: measureMemory,
  parse: measureParse,
  hostile: measureHostile,
  check: measureCheck,
  package: measurePackage,
  language: measureLanguage,
  completion: measureCompletion,
  hovers: measureHovers,
  studio: measureStudio,
  'studio-games': measureStudioGames,
  tables: measureTables,
  print: measurePrint,
  box: measureBox,
  boards: measureBoards,
};

const asked = process.argv.slice(2).filter((arg) => arg !== '--json');
const unknown = asked.find((name) => !(name in MEASUREMENTS));
if (unknown !== undefined) {
  console.error(`'${unknown}' is not measured; ${Object.keys(MEASUREMENTS).join(', ')} are`);
  process.exit(2);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...[await measure()].flat());
}
show(rows);
