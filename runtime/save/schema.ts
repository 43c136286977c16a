/** The schema of a saved game, from which its validator is generated. */
import type { TSchema } from 'typebox';
import { Type } from '../../program/index.ts';
import { MAX_CHOICES } from '../game.ts';
import type { GameOptions } from '../game-options.ts';
import { GAME_FORMAT } from './json.ts';

const closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const text = Type.String();

/** Options and choices are checked by `newGame` and `replayChoices`. */
export const GAME_SCHEMA = closed({
  game: Type.Literal('ecos'),
  format: Type.Literal(GAME_FORMAT),
  version: text,
  sets: Type.Array(closed({ id: text, hash: text })),
  options: Type.Unsafe<GameOptions>({ type: 'object' }),
  choices: Type.Array(Type.Integer(), { maxItems: MAX_CHOICES }),
  hash: Type.Optional(text),
});
