/** The lines of films as pictures. */
import { drawBoard } from '../../print/board/index.ts';
import { hexKey } from '../../program/index.ts';
import type { ScenarioFrame } from './scenarios.ts';

/**
 * The table after a line as SVG: what changed and what is offered is marked.
 * @param text the file the line is in
 * @param id begins all ids in the picture: pictures on the same page need different ones
 */
export function pictureOf(frame: ScenarioFrame, text: string, id: string): string {
  const { board, names, changed, options, features } = frame;
  const hexes = options.flatMap((option) => option.hexes);
  const offered = [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];
  const shown = new Set([...board, ...offered].map(hexKey));
  return drawBoard({
    title: `After: ${text.slice(frame.from, frame.to).replace(/\s+/g, ' ')}`,
    tiles: board,
    // A name far from everything would make the picture large and say nothing.
    names: names.filter((name) => shown.has(hexKey(name))),
    changed,
    offered,
    features,
    id,
  });
}
