/** Reads the initial landscape of a scenario and checks that it can exist on a table. */
import {
  type CellNode,
  type LineNode,
  orList,
  readSketch,
  type SketchCell,
  type Span,
} from '../../../grammar/index.ts';
import {
  type Board,
  type BoardTile,
  EXPECTED_NOUNS,
  isTerrain,
  isToken,
  type LayoutWord,
  memoize,
  type NamedHex,
  type Pile,
  pieceGrounds,
  pluralize,
  type Terrain,
  type Thing,
  whyTooMuch,
} from '../../../program/index.ts';
import { inBox, isDoubtful, TERRAIN_LETTERS } from '../../names.ts';
import { firstWord } from '../../report/report.ts';
import { lowerCompare } from '../compare.ts';
import { bindThing, reportUnknown } from '../context.ts';
import { type Legend, readLegend } from './legend.ts';
import {
  addName,
  emptyBoard,
  type LoweredBoard,
  type ScenarioContext,
  TERRAIN_ORDER_ADVICE,
  thingContext,
} from './scenario-scope.ts';

export function layoutBoard(
  line: Extract<LineNode, { line: 'layout' }>,
  context: ScenarioContext,
): LoweredBoard {
  const { names, report } = context;
  const layout = line.name && names.layouts.get(line.name.text);
  if (layout && line.name) report.names.add('uses', 'layout', layout.name, line.name);
  if (layout) return { ...emptyBoard(true), tiles: tilesOf(layout) };
  if (line.name && !isDoubtful(names, 'layout', line.name.text))
    reportUnknown(report, 'ECO204', line.name, 'layouts', () => names.layouts.keys());
  return emptyBoard(false);
}

/** The tiles of a layout, shared by all scenarios on it: a layout may have many tiles and many scenarios. */
const tilesOf = memoize((layout: LayoutWord): BoardTile[] =>
  layout.tiles.map((tile) => ({ ...tile, mountains: 0, forests: 0, animals: [] })),
);

export function lowerBoard(
  line: Extract<LineNode, { line: 'board' }>,
  context: ScenarioContext,
): LoweredBoard {
  const { report } = context;
  const before = report.countErrors();
  const sketch = readSketch(line.rows);
  const legend = readLegend(line, sketch, report, (cell) => pileOf(cell, context));
  const at = firstWord(line, line.line);
  const board: LoweredBoard = { ...emptyBoard(true), at, drawn: line };
  const occurrences = new Map<string, number>();
  for (const { letter } of sketch.cells) occurrences.set(letter, (occurrences.get(letter) ?? 0) + 1);
  for (const cell of sketch.cells) putCell(board, cell, occurrences.get(cell.letter)!, legend, context);
  if (board.tiles.length === 0 && report.countErrors() === before) report.add('ECO611', at, {});
  board.sure = report.countErrors() === before;
  if (board.sure) checkSupply(board, at, context);
  return board;
}

function putCell(
  board: LoweredBoard,
  cell: SketchCell,
  times: number,
  legend: Legend<Pile>,
  { report }: ScenarioContext,
): void {
  const { letter, q, r, from, to } = cell;
  if (letter === '.') return;
  const named: NamedHex = { name: letter, q, r };
  if (/\d/.test(letter)) {
    if (board.byName.has(letter)) report.add('ECO604', { from, to }, { digit: letter });
    else addName(board, named);
    return;
  }
  if (times === 1) addName(board, named);
  else board.repeated.add(letter);
  const lower = letter.toLowerCase();
  const terrain = TERRAIN_LETTERS[lower];
  if (terrain) board.tiles.push({ q, r, terrain, mountains: 0, forests: 0, animals: [] });
  else if (lower === 'l') report.add('ECO605', { from, to }, { why: '`l` is any land' });
  else {
    const pile = legend.get(lower);
    if (pile) board.tiles.push(tileOf(pile, q, r));
  }
}

/** A tile as the legend describes it. The lists are copied, so no two tiles share them. */
function tileOf({ animals, markers, ...pile }: Pile, q: number, r: number): BoardTile {
  const tile: BoardTile = { q, r, ...pile, animals: animals.map((some) => ({ ...some })) };
  if (markers) tile.markers = markers.map((some) => ({ ...some }));
  return tile;
}

function pileOf(cell: CellNode, context: ScenarioContext): Pile | undefined {
  const { report } = context;
  const terrain = bindThing(
    thingContext(context),
    cell.terrain,
    EXPECTED_NOUNS.newGround,
    TERRAIN_ORDER_ADVICE,
  );
  const pile = { mountains: 0, forests: 0, animals: [] as BoardTile['animals'] };
  const markers: { marker: string; amount: number }[] = [];
  let isComplete = true;
  for (const { compare, thing: word } of cell.tokens) {
    const thing = bindThing(thingContext(context), word, EXPECTED_NOUNS.token);
    const { is, amount } = lowerCompare(compare, 'exactly');
    if (is !== 'exactly') {
      report.add('ECO605', compare, { why: `\`at ${is}\` leaves open how many there are` });
      isComplete = false;
    } else if (thing === undefined) isComplete = false;
    else if (thing === 'mountain') pile.mountains += amount;
    else if (thing === 'forest') pile.forests += amount;
    else if (context.names.markers.has(thing)) markers.push({ marker: thing, amount });
    else if (amount > 0) pile.animals.push({ species: thing, amount });
    if (thing !== undefined && amount > 0 && terrain && isTerrain(terrain)) {
      warnOfStranded(context, word, thing, terrain);
    }
  }
  if (terrain === 'land') report.add('ECO605', cell.terrain, { why: '`land` may be desert or grassland' });
  if (terrain === undefined || !isTerrain(terrain) || !isComplete) return undefined;
  const why = whyTooMuch({ terrain, ...pile }) ?? tooManyMarkers(markers, context);
  if (why) report.add('ECO606', cell, { why });
  const some = markers.filter(({ amount }) => amount > 0);
  return why ? undefined : { terrain, ...pile, ...(some.length > 0 && { markers: some }) };
}

/** Why there are more of a marker than a tile holds, or undefined. */
function tooManyMarkers(
  markers: { marker: string; amount: number }[],
  { names }: ScenarioContext,
): string | undefined {
  for (const { marker, amount } of markers) {
    const word = names.markers.get(marker);
    if (word && amount > word.most)
      return `a tile holds ${pluralize(word.most, word.name, word.plural)}, not ${amount}`;
  }
  return undefined;
}

/** Warns of things that cannot get to such a tile, except by moving over any terrain (R8.1, R9.2, R10.1). */
function warnOfStranded({ names, report }: ScenarioContext, at: Span, thing: Thing, terrain: Terrain): void {
  const animal = names.animals.get(thing);
  // An animal of a mountain or forest stays when that token is removed, but is never in water (R9.2, R10.3).
  const piece = animal ?? names.markers.get(thing);
  if (!piece) return;
  const grounds = pieceGrounds(piece);
  const anyLand = grounds.some((ground) => isToken(ground) || (animal && ground !== 'water'));
  if (terrain === 'water' ? grounds.includes('water') : anyLand || grounds.includes(terrain)) return;
  const inOne = terrain === 'water' ? 'lives on land' : 'lives in water';
  const where = animal ? inOne : `lies on ${orList(grounds)}`;
  report.add('ECO711', at, { name: thing, terrain, where });
}

/** Everything on the board is taken from the box, which must have it. */
function checkSupply({ tiles }: Board, at: Span, { names, report }: ScenarioContext): void {
  const needed = new Map<string, number>();
  const need = (thing: string, amount: number) => needed.set(thing, (needed.get(thing) ?? 0) + amount);
  for (const { terrain, mountains, forests, animals, markers = [] } of tiles) {
    need(terrain === 'water' ? 'water' : 'land', 1);
    need('mountain', mountains);
    need('forest', forests);
    for (const { species, amount } of animals) need(species, amount);
    for (const { marker, amount } of markers) need(marker, amount);
  }
  for (const [thing, amount] of needed) {
    const there = inBox(names, thing);
    if (there === undefined || amount <= there) continue;
    report.add('ECO612', at, { why: `the board needs ${amount} of \`${thing}\`, the set has ${there}` });
  }
}
