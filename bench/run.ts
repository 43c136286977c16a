/** `npm run bench`: the performance targets of this project, as ratios measured in one run on one machine.
 * Prints a table, or with `--json` one JSON document. It shows which targets are met, but never fails because of them. Names,
 * as in `npm run bench -- games clone`, select benchmarks; without any, all run.
 */
import { measureBoards } from './boards.ts';
import { measureBox } from './box.ts';
import { measureCheck } from './check.ts';
import { measureClone } from './clone.ts';
import { measureCompletion } from './completion.ts';
import { measureEffects } from './effects.ts';
import { measureFleet } from './fleet.ts';
import { measureGames } from './games.ts';
import { measureGrowth } from './growth.ts';
import { measureHex40 } from './hex40.ts';
import { measureHostile } from './hostile.ts';
import { measureHovers } from './hovers.ts';
import { measureLanguage } from './language.ts';
import { measureMemory } from './memory.ts';
import { measurePackage } from './package.ts';
import { measureParse } from './parse.ts';
import { measurePictures } from './pictures.ts';
import { measurePrint } from './print.ts';
import { measureReport } from './report.ts';
import type { Row } from './row.ts';
import { show } from './show.ts';
import { measureSimulate } from './simulate.ts';
import { measureStudio } from './studio.ts';
import { measureStudioGames } from './studio-games.ts';
import { measureTables } from './tables.ts';
import { measureWatch } from './watch.ts';

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
  watch: measureWatch,
  language: measureLanguage,
  completion: measureCompletion,
  hovers: measureHovers,
  studio: measureStudio,
  'studio-games': measureStudioGames,
  tables: measureTables,
  print: measurePrint,
  pictures: measurePictures,
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
