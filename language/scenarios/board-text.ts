/** Boards in the syntax of scenarios. */
import { type BoardTile, drawSketch, FREE_LETTERS, type Hex, hexKey } from '../../program/index.ts';

/** Names for positions without a tile. */
export const EMPTY_CELL_NAMES = '1234567890';

/** A tile in the syntax of a legend. */
export function tileText(
  { terrain, mountains, forests, animals, markers = [] }: BoardTile,
  things = (amount: number, thing: string) => `${amount} ${thing}`,
): string {
  const tokens: [number, string][] = [
    [mountains, 'mountain'],
    [forests, 'forest'],
    ...animals.map(({ species, amount }): [number, string] => [amount, species]),
    ...markers.map(({ marker, amount }): [number, string] => [amount, marker]),
  ];
  const there = tokens.filter(([amount]) => amount > 0).map(([amount, thing]) => things(amount, thing));
  return there.length > 0 ? `${terrain} with ${there.join(' and ')}` : terrain;
}

/**
 * Writes a board as a sketch with a legend; `names` has the letter or digit of each of its cells.
 * @param named the places that need a name of their own, with or without a tile
 * @returns `undefined` if there are not enough letters or digits
 */
export function boardText<Tile extends Hex & { terrain: string }>(
  tiles: readonly Tile[],
  textOf: (tile: Tile) => string,
  named: readonly Hex[] = [],
) {
  const namedKeys = new Set(named.map(hexKey));
  const letters = [...FREE_LETTERS];
  const digits = [...EMPTY_CELL_NAMES];
  const shared = new Map<string, string>();
  const legend: string[] = [];
  const names = new Map<string, string | undefined>();
  for (const tile of tiles) {
    const text = textOf(tile);
    const isNamed = namedKeys.has(hexKey(tile));
    const isPlain =
      text === tile.terrain && (!isNamed || tiles.filter((one) => textOf(one) === text).length === 1);
    const known = isPlain ? tile.terrain[0] : isNamed ? undefined : shared.get(text);
    const letter = known ?? letters.shift();
    names.set(hexKey(tile), letter);
    if (known !== undefined || letter === undefined) continue;
    legend.push(`${letter} = ${text}`);
    if (!isNamed) shared.set(text, letter);
  }
  for (const hex of named) if (!names.has(hexKey(hex))) names.set(hexKey(hex), digits.shift());
  const cells = [...names].flatMap(([key, letter]) => {
    const [q = 0, r = 0] = key.split(' ').map(Number);
    return letter === undefined ? [] : [{ q, r, letter }];
  });
  if (cells.length < names.size) return undefined;
  const sketch = drawSketch(cells)
    .map((row) => `"${row}"`)
    .join('\n        ');
  const where = legend.length > 0 ? `\n  where ${legend.join(', ')}` : '';
  return { text: `board ${sketch}${where}`, names: names as Map<string, string> };
}
