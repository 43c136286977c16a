/** Tokens: animals with their tabs, mountains, forests, markers, score markers, in the chosen shape. */
import type { Terrain } from '../../../program/index.ts';
import { type Art, centredText, mixColours, ORIGIN, placeArt } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/curves.ts';
import { iconEmblem, placeEmblem, silhouette } from '../../face/emblems/emblem.ts';
import type { Palette } from '../../face/palette.ts';
import { isPlain, seatColour, wordColour } from '../../face/theme.ts';
import { tokenArt } from '../../pieces/token.ts';
import { behind } from '../../sheet/layout.ts';
import { label } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { hundreds, TRACK_SPACES } from '../inventory.ts';
import { grid, usableArea } from '../places.ts';
import { type BoxSheet, type PieceKind, pieceFace, pieceSheets } from '../sheet.ts';
import { elementGroup } from './elements.ts';
import { speciesInitials, speciesTint } from './species.ts';
import { type FlatTokenShape, SHAPES, straightCuts, TOKEN } from './token-shapes.ts';

/** The width of the rim in an animal's tint, and the height of the animal with its tabs inside it. */
const RIM = 1.2;
const ANIMAL_HEIGHT = 13.3;
/** The middle of the letters that tell an animal: in the corner of a square, and on a gap in the ring of a round or a hex. */
const LETTERS_AT = { square: { x: -5.3, y: -5.3 }, round: { x: -4.2, y: -4.1 }, hex: { x: -4.2, y: -4.1 } };
/** Their size, one letter or two, the share of it by which they stand below their middle, and the radius of the gap. */
const LETTERS = { sizes: [2, 1.7], below: 0.33, gap: 1.15 };
/** Mountains and forests have a pale background of their colour. */
const PALENESS = 0.78;
const PIECE = { x: 0, y: -0.3, side: 12.5 };
const NUMBER = 9;
const LAND_MARKER = { x: 0, y: 0, side: 10 };

/** An animal as on the land: its drawing in a ring with its tabs (R8.1), on white with a rim of its tint, and its letters. */
function animalArt(
  name: string,
  palette: Palette,
  shape: FlatTokenShape,
  { letters, tint }: { letters: string; tint: string },
): Art {
  const { theme } = palette;
  const { outline } = SHAPES[shape];
  const { sizes, below, gap } = LETTERS;
  const { x, y } = LETTERS_AT[shape];
  const size = sizes[letters.length - 1]!;
  return {
    parts: [
      { d: outline(0), fill: isPlain(theme) ? '#FFFFFF' : tint },
      { d: outline(RIM), fill: '#FFFFFF' },
      placeEmblem(
        iconEmblem({ icon: 'thing', name, isPlaced: true }, palette, 'below'),
        ORIGIN,
        ANIMAL_HEIGHT,
      ),
      ...(shape === 'square' ? [] : [{ d: circlePath(x, y, gap), fill: '#FFFFFF' }]),
      centredText(letters, { x, y: y + size * below }, size, theme.ink, { weight: 800 }),
    ],
  };
}

const paleOf = (name: string, palette: Palette) => mixColours(silhouette(name, palette), '#FFFFFF', PALENESS);

/** A mountain, a forest or a marker. */
function pieceArt(name: string, palette: Palette, shape: FlatTokenShape): Art {
  const ground = { d: SHAPES[shape].outline(0), fill: paleOf(name, palette) };
  return tokenArt(name, { ground, icon: { ...PIECE, colour: silhouette(name, palette) } }, palette);
}

/** The marker placed below a feature tile's hex that shows both kinds of land. */
function landMarkerArt(terrain: Terrain, palette: Palette, shape: FlatTokenShape): Art {
  const ground = { d: SHAPES[shape].outline(0), fill: wordColour(terrain, palette.theme) };
  return tokenArt(terrain, { ground, icon: { ...LAND_MARKER, colour: palette.theme.on } }, palette);
}

/** A player's marker for the score track, or for each hundred points. */
function markerArt(seat: number, text: string, { theme }: Palette, shape: FlatTokenShape): Art {
  const { fill, on } = seatColour(seat, theme);
  const size = text.length === 1 ? NUMBER : NUMBER / 2;
  return {
    parts: [
      { d: SHAPES[shape].outline(0), fill },
      { d: SHAPES[shape].outline(1.2), stroke: on, width: 0.4 },
      centredText(text, { x: 0, y: size * 0.34 }, size, on, { weight: 800 }),
    ],
  };
}

/** All tokens of a box, in printing order. */
export function tokenKinds(
  { inventory, palette, words, wording }: BoxContext,
  shape: FlatTokenShape = 'hex',
): PieceKind[] {
  const { animals, markers, seats, landMarkers } = inventory;
  const name = (thing: string, many = false) => label(wording.noun(thing, many));
  // An expansion's own animals differ from those of the sets that it extends, so all of the chain take part.
  const species = words.animals.map((animal) => animal.name);
  const letters = speciesInitials(species.map((animal) => name(animal)));
  const token = (key: string, count: number, named: Pick<PieceKind, 'name' | 'bag'>, art: Art) => {
    return { key, count, ...named, front: pieceFace('#FFFFFF', [art]) };
  };
  const named = (thing: string) => ({ name: name(thing), bag: name(thing, true) });
  const land = wording.title('box-land-markers');
  const seatName = (seat: number, more = '') => ({
    name: `${wording.title('box-marker')} ${seat + 1}${more}`,
  });
  const hundred = `+${TRACK_SPACES}`;
  return [
    ...animals.map((animal) => {
      const i = species.indexOf(animal.name);
      const art = animalArt(animal.name, palette, shape, { letters: letters[i]!, tint: speciesTint(i) });
      return token(`animal-${animal.name}`, animal.count, named(animal.name), art);
    }),
    ...(['mountain', 'forest'] as const).map((piece) =>
      token(piece, inventory[piece], named(piece), pieceArt(piece, palette, shape)),
    ),
    ...markers.map((marker) =>
      token(`marker-${marker.name}`, marker.count, named(marker.name), pieceArt(marker.name, palette, shape)),
    ),
    ...(['desert', 'grassland'] as const).map((terrain) => {
      const art = landMarkerArt(terrain, palette, shape);
      return token(`land-${terrain}`, landMarkers, { name: name(terrain), bag: land }, art);
    }),
    ...seats.map((seat) =>
      token(`marker-${seat}`, 1, seatName(seat), markerArt(seat, `${seat + 1}`, palette, shape)),
    ),
    ...seats.map((seat) => {
      const art = markerArt(seat, hundred, palette, shape);
      return token(`hundred-${seat}`, hundreds(inventory), seatName(seat, `, ${hundred}`), art);
    }),
  ].filter(({ count }) => count > 0);
}

/** The sheets of all tokens, with the same content on both sides, then of elements. */
export function tokenSheets(context: BoxContext): BoxSheet[] {
  const { box, wording, palette } = context;
  const { tokens: requested = 'square' } = context;
  const shape = requested === 'standee' ? 'square' : requested;
  const { places, below, cuts } = SHAPES[shape];
  const title = wording.title('box-tokens');
  const pieces = tokenKinds(context, shape).map((kind) => ({ ...kind, title }));
  const isStandee = ({ key }: PieceKind) => requested === 'standee' && key.startsWith('animal-');
  const standees = pieces
    .filter(isStandee)
    .map((kind) => ({ ...kind, front: { ...kind.front, art: [standeeArt(kind.front.art[0]!, palette)] } }));
  const flat = pieces.filter((kind) => !isStandee(kind));
  return pieceSheets(
    usableArea(box),
    {
      pieces: standees,
      places: (area) => grid(area, STRIP),
      below: STRIP.height / 2,
      cuts: (some) => straightCuts(some, STRIP),
    },
    { pieces: flat, places, below, cuts, over: behind(box.paper, context.back) },
    elementGroup(context),
  );
}

/** A standee: two faces that are folded back to back, the upper one upside down, with a foot at each end. */
const STANDEE = { foot: 7 };
const STRIP = { width: TOKEN, height: 2 * (TOKEN + STANDEE.foot) };

function standeeArt(art: Art, { theme }: Palette): Art {
  const line = { stroke: theme.ink, width: 0.15, dash: '1 1' };
  const across = (y: number) => ({ ...line, d: `M${-TOKEN / 2} ${y}H${TOKEN / 2}` });
  return {
    parts: [
      placeArt(art, { x: 0, y: TOKEN / 2 }),
      placeArt(art, { x: 0, y: -TOKEN / 2, turned: true }),
      ...[-TOKEN, 0, TOKEN].map(across),
    ],
  };
}
