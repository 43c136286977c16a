/** The lines of films as pictures. */
import { drawBoard } from '../../print/board/index.ts';
import type { Hex } from '../../program/index.ts';
import type { ScenarioFrame } from './scenarios.ts';

/**
 * The table after a line as SVG: what changed and what is offered is marked.
 * @param text the file the line is in
 * @param id begins all ids in the picture: pictures on the same page need different ones
 */
export function pictureOf(frame: ScenarioFrame, text: string, id: string): string {
  const { board, names, changed, options, features } = frame;
  const offered = unique(options.flatMap(({ hexes }) => hexes));
  const shown = new Set([...board, ...offered].map(keyOf));
  return drawBoard({
    title: `After: ${text.slice(frame.from, frame.to).replace(/\s+/g, ' ')}`,
    tiles: board,
    // A name far from everything would make the picture large and say nothing.
    names: names.filter((name) => shown.has(keyOf(name))),
    changed,
    offered,
    features,
    id,
  });
}

const keyOf = ({ q, r }: Hex) => `${q} ${r}`;

function unique(hexes: readonly Hex[]): Hex[] {
  return [...new Map(hexes.map((hex) => [keyOf(hex), hex])).values()];
}
