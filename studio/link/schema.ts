/** The schema of the JSON in a link, from which its validator is generated. The names are short, because they are in each link. */
import type { Static } from 'typebox';
import { Type } from '../../program/index.ts';

const PAIR = Type.Tuple([Type.String(), Type.String()]);
const DRAWING = Type.Tuple([
  Type.String(),
  Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  Type.String(),
  Type.String(),
]);
const NOUN = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.String()]);

export const LINK_SCHEMA = Type.Object({
  /** The title. */
  t: Type.String(),
  /** The files: the name and text of each. */
  f: Type.Array(PAIR, { minItems: 1 }),
  /** The sets that these extend and that are not bundled: the id and files of each. */
  k: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.Array(PAIR)]))),
  /** The bundled sets that these extend: the id and mark of each. */
  b: Type.Optional(Type.Array(PAIR)),
  /** The card to show first. */
  c: Type.Optional(Type.Integer()),
  /** The place of the studio to open, if it is not Write: `try`. */
  p: Type.Optional(Type.String()),
  /** The set's words, by language and name: singular, plural, without an article, gender. */
  n: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.Array(Type.Tuple([Type.String(), NOUN]))]))),
  /** The titles and notes of its cards, by language and number. */
  w: Type.Optional(
    Type.Array(
      Type.Tuple([Type.String(), Type.Array(Type.Tuple([Type.Integer(), Type.String(), Type.String()]))]),
    ),
  ),
  /** Its drawings: word, canvas, shapes, artist. */
  d: Type.Optional(Type.Array(DRAWING)),
  /** The signs of sets, in the same way, by their ids. */
  s: Type.Optional(Type.Array(DRAWING)),
  /** The title of the set that it was taken from, if that came by a link, too. */
  o: Type.Optional(Type.String()),
  /** The log of a game, and the names of its players. */
  g: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
});
export type PackedLink = Static<typeof LINK_SCHEMA>;
