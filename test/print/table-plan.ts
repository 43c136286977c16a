/** Draws a save for Tabletop Simulator from above, as an SVG: models where their files place them, with their pictures. */
import { readFileSync } from 'node:fs';
import type { savedGame } from '../../print/tabletop/game.ts';

export type State = ReturnType<typeof savedGame>['ObjectStates'][number];

/** The scale of the plan, in pixels per inch. */
const SCALE = 22;
/** The side of a card and the diameter of a bag, in inches. */
const [CARD, BAG] = [2.48, 2.3];

/** A corner of a model's top: its position in inches, and its position on the picture. */
interface Corner {
  x: number;
  z: number;
  u: number;
  v: number;
}

/** The corners of a model's top faces. */
export function topOf(url: string): Corner[] {
  const lines = readFileSync(new URL(url), 'utf8').split('\n');
  const numbers = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ').slice(1).map(Number));
  const [places, textures, normals] = [numbers('v'), numbers('vt'), numbers('vn')];
  return places.flatMap(([x, , z], i) =>
    normals[i]![1] === 1 ? [{ x: x!, z: z!, u: textures[i]![0]!, v: textures[i]![1]! }] : [],
  );
}

/** The rectangle that an object occupies on the table, in inches. */
export function roomOf(state: State): { x: number; z: number; width: number; depth: number } {
  const { posX: x, posZ: z } = state.Transform;
  if (!('CustomMesh' in state)) return { x, z, width: CARD, depth: CARD };
  const corners = topOf(state.CustomMesh.MeshURL);
  const size = (of: (corner: Corner) => number) =>
    Math.max(...corners.map(of)) - Math.min(...corners.map(of));
  return { x, z, width: size((corner) => corner.x), depth: size((corner) => corner.z) };
}

const picture = (url: string) => `data:image/png;base64,${readFileSync(new URL(url)).toString('base64')}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The plan, with the player at the bottom. */
export function tablePlan(states: readonly State[]): { svg: string; width: number; height: number } {
  const rooms = states.map(roomOf);
  const edge = (of: (room: (typeof rooms)[number]) => number) => Math.max(...rooms.map(of)) + 1;
  const [right, up, down] = [
    edge(({ x, width }) => Math.abs(x) + width / 2),
    edge(({ z, depth }) => z + depth / 2),
    edge(({ z, depth }) => depth / 2 - z),
  ];
  const [width, height] = [Math.ceil(2 * right * SCALE), Math.ceil((up + down) * SCALE)];
  const things = states.map((state, i) => {
    const { posX, posZ } = state.Transform;
    return `<g transform="translate(${(right + posX) * SCALE} ${(up - posZ) * SCALE}) scale(${SCALE})">${drawn(state, i)}</g>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4d6b57"/>${things.join('')}</svg>`,
    width,
    height,
  };
}

function drawn(state: State, index: number): string {
  if ('CustomMesh' in state) {
    const corners = topOf(state.CustomMesh.MeshURL);
    const [a, b] = [corners[0]!, corners.find(({ u, v }) => u !== corners[0]!.u && v !== corners[0]!.v)!];
    // The picture is scaled so that its texture coordinates match the model's.
    const [sx, sy] = [(b.x - a.x) / (b.u - a.u), (b.z - a.z) / (a.v - b.v)];
    const [x, y] = [a.x - a.u * sx, a.z - (1 - a.v) * sy];
    const inside = corners.map((corner) => `${corner.x},${corner.z}`).join(' ');
    return `<clipPath id="c${index}"><polygon points="${inside}"/></clipPath><image clip-path="url(#c${index})" x="${x}" y="${y}" width="${sx}" height="${sy}" preserveAspectRatio="none" href="${picture(state.CustomMesh.DiffuseURL)}"/>`;
  }
  if ('CustomDeck' in state) {
    const back = Object.values(state.CustomDeck)[0]!.BackURL;
    return `<image x="${-CARD / 2}" y="${-CARD / 2}" width="${CARD}" height="${CARD}" href="${picture(back)}"/>`;
  }
  const lines = linesOf(state.Nickname);
  const size = Math.min(SIZE, WIDEST / Math.max(...lines.map(({ length }) => length)));
  const words = lines.map(
    (line, i) =>
      `<text y="${(i - (lines.length - 1) / 2) * size + size / 3}" font-size="${size}" text-anchor="middle" font-family="Alegreya Sans">${escaped(line)}</text>`,
  );
  return `<circle r="${BAG / 2}" fill="#d8c9a6" stroke="#2A231C" stroke-width=".06"/>${words.join('')}`;
}

/** The font size on a bag, how many letters fit in a line, and the font size at which one letter is as wide as a bag. */
const [SIZE, LETTERS, WIDEST] = [0.3, 10, 3.4];

function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
