/** Reads the pattern of a Landscape Feature and checks that its tile can be laid (R15.2 to R15.5). */
import { type FeatureClause, readSketch, type SketchCell } from '../../grammar/index.ts';
import { disconnectedHex, type PatternCell, type TileNeed, whyNoTile } from '../../program/index.ts';
import { TERRAIN_LETTERS } from '../names.ts';
import { firstWord } from '../report/report.ts';
import type { Context } from '../scope.ts';
import { newScope } from '../scope.ts';
import { lowerNeed } from './scenarios/expectations.ts';
import { type Legend, readLegend } from './scenarios/legend.ts';

type PatternClause = Extract<FeatureClause, { clause: 'pattern' }>;

/** The cells of the pattern, or undefined if it has a reported error. `.` requires nothing, so the program has no cell for it. */
export function lowerPattern(
  { names, report }: Pick<Context, 'names' | 'report'>,
  clause: PatternClause,
  hasToken: boolean,
): PatternCell[] | undefined {
  const before = report.countErrors();
  const sketch = readSketch(clause.rows);
  const legend = readLegend(clause, sketch, report, (cell) => {
    const need = lowerNeed({ names, report, scope: newScope() }, cell);
    const why = need && whyNoTile(need);
    if (why) report.add('ECO606', cell, { why });
    return why ? undefined : need;
  });
  const cells = sketch.cells.flatMap((cell) => patternCell(cell, legend, hasToken, report) ?? []);
  if (report.countErrors() > before) return undefined;
  const covered = sketch.cells.filter(isCovered);
  if (covered.length === 0) {
    return report.add('ECO616', firstWord(clause, clause.clause), {});
  }
  const isolatedCell = disconnectedHex(sketch.cells);
  if (isolatedCell) report.add('ECO615', isolatedCell, {});
  const separateCell = disconnectedHex(covered);
  if (separateCell && !isolatedCell) report.add('ECO617', separateCell, {});
  return isolatedCell || separateCell ? undefined : cells;
}

/** Capital letters are inside the red line, under the tile of the feature (R15.4). */
function isCovered({ letter }: SketchCell): boolean {
  return letter !== letter.toLowerCase();
}

function patternCell(
  cell: SketchCell,
  legend: Legend<TileNeed>,
  hasToken: boolean,
  report: Context['report'],
): PatternCell | undefined {
  const { letter, q, r, from, to } = cell;
  if (letter === '.') return undefined;
  const need = needOf(letter.toLowerCase(), legend);
  if (!need) return undefined;
  const covered = isCovered(cell);
  if (covered && hasToken && need.terrain === 'water') {
    const why = 'the token of the feature is a mountain, and a mountain is never on water';
    report.add('ECO606', { from, to }, { why });
  }
  return { q, r, ...need, covered };
}

/** What a lower-case letter requires; undefined if its explanation is wrong or missing. */
function needOf(letter: string, legend: Legend<TileNeed>): TileNeed | undefined {
  const terrain = letter === 'l' ? 'land' : TERRAIN_LETTERS[letter];
  if (terrain) return { terrain, tokens: [] };
  return legend.get(letter);
}
