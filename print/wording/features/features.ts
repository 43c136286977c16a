/** The rows of a Landscape Feature's text: its pattern's requirements, its token, and each trigger. */
import { type FeatureProgram, type PatternCell, ringOf } from '../../../program/index.ts';
import type { WordingContext } from '../context.ts';
import { capital, type Phrase, type Row } from '../parts.ts';
import { sectionRows } from '../rows.ts';
import { adjacentTiles, covers, type PatternGroup, type TileShape, token, when } from './feature-words.ts';

/** The rows of a feature's text: its pattern, then its triggers with their effects. */
export function rowsOfFeature(feature: FeatureProgram, wording: WordingContext): Row[] {
  const covered = feature.pattern.filter((cell) => cell.covered);
  const others = feature.pattern.filter((cell) => !cell.covered);
  return [
    sentenceRow(covers(groupsOf(covered), shapeOf(covered), wording)),
    ...(others.length > 0 ? [sentenceRow(adjacentTiles(groupsOf(others), wording))] : []),
    ...rowsOfBenefit(feature, wording),
  ];
}

/** The rows below a drawn pattern: the meaning of its token, and its triggers with their effects. */
export function rowsOfBenefit({ token: name, triggers }: FeatureProgram, wording: WordingContext): Row[] {
  return [
    ...(name === undefined ? [] : [sentenceRow(token(name, wording))]),
    ...triggers.flatMap((trigger, i) =>
      sectionRows({ lead: when(trigger, wording), steps: trigger.steps }, wording).map((row) => ({
        ...row,
        trigger: i,
      })),
    ),
  ];
}

const sentenceRow = (sentence: Phrase): Row => ({ depth: 0, sentence: capital(sentence), end: '.' });

/** Groups cells with the same requirement, in order of first occurrence. */
function groupsOf(cells: readonly PatternCell[]): PatternGroup[] {
  const groups = new Map<string, PatternGroup>();
  for (const { terrain, tokens } of cells) {
    const key = JSON.stringify([terrain, tokens]);
    const group = groups.get(key) ?? { amount: 0, need: { terrain, tokens } };
    groups.set(key, { ...group, amount: group.amount + 1 });
  }
  return [...groups.values()];
}

function shapeOf(cells: readonly PatternCell[]): TileShape {
  if (cells.length === 1) return 'one';
  if (cells.length === 2) return 'pair';
  const same = (of: (cell: PatternCell) => number) => cells.every((cell) => of(cell) === of(cells[0]!));
  // Tiles connected along one of the three axes form a row.
  if (same(({ q }) => q) || same(({ r }) => r) || same(({ q, r }) => q + r)) return 'row';
  const next = (a: PatternCell, b: PatternCell) => ringOf(a.q - b.q, a.r - b.r) <= 1;
  return cells.length === 3 && cells.every((a) => cells.every((b) => next(a, b))) ? 'triangle' : 'other';
}
