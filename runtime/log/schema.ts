/** The schemas of the lines of a log. Their validators are generated from them. */
import { Type } from '../../program/index.ts';
import { LOG_FORMAT } from './log.ts';

const text = Type.String();

/** The first line. Options are checked by type only: `newGame` checks their values. */
export const HEAD_SCHEMA = Type.Object({
  log: Type.Literal('ecos'),
  format: Type.Literal(LOG_FORMAT),
  version: Type.Optional(text),
  options: Type.Object(
    {
      ownFirst: Type.Optional(Type.Union([Type.Boolean(), Type.Array(Type.Number())])),
      secret: Type.Optional(text),
      layout: Type.Optional(text),
      hands: Type.Optional(Type.Array(text)),
      anew: Type.Optional(Type.Array(Type.Object({ after: Type.Number(), secret: text }))),
    },
    { additionalProperties: Type.Number() },
  ),
  sets: Type.Array(Type.Object({ id: text, hash: text })),
  players: Type.Array(text),
});

/** The line of an answer. */
export const CHOICE_SCHEMA = Type.Object({ seat: Type.Integer(), kind: text, option: Type.Integer() });

/** The last line of a complete game. */
export const END_SCHEMA = Type.Object({
  end: text,
  winner: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  vp: Type.Array(Type.Number()),
  hash: text,
});
