/** The schemas of all data that goes through Redis. Readers validate it first, because other clients may write there. */
import { Type } from '../../program/index.ts';
import { orNull, ROW_SCHEMA } from '../data/columns.ts';
import type { GameFailure } from '../run/failure.ts';
import type { PlayedGame, RunSetup } from '../run/match.ts';
import type { RunOptions } from '../run/plan.ts';

/** The data a worker needs to play a run. */
export interface SharedSetup extends RunSetup {
  /** Milliseconds a process may take for a batch before it counts as stuck. */
  limit: number;
}

const STRICT = { additionalProperties: false };
const count = Type.Integer({ minimum: 0 });
const whole = Type.Integer();
const text = Type.String();
const list = <T extends Parameters<typeof Type.Array>[0]>(of: T) => Type.Array(of);
/** Each set is validated by `loadSet`. */
const sets = list(Type.Unsafe({ type: 'object' }));

/** The set-up of a run. */
export const SETUP_SCHEMA = Type.Object(
  {
    chain: sets,
    options: Type.Object(
      {
        players: Type.Integer({ minimum: 1, maximum: 100 }),
        seed: count,
        bots: list(text),
        hands: Type.Optional(list(text)),
        layout: Type.Optional(text),
        target: Type.Optional(count),
        harbinger: Type.Optional(count),
        ownFirst: Type.Optional(Type.Boolean()),
        duplicate: Type.Optional(Type.Literal(true)),
        cards: Type.Optional(list(whole)),
        barred: Type.Optional(Type.Literal(true)),
      } satisfies Record<keyof RunOptions, unknown>,
      STRICT,
    ),
    inherited: Type.Boolean(),
    against: orNull(sets),
    restricted: Type.Optional(Type.Literal(true)),
    limit: Type.Number({ minimum: 1 }),
  } satisfies Record<keyof SharedSetup, unknown>,
  STRICT,
);

const failure = {
  code: Type.Enum(['game-broke-off', 'game-unfinished', 'game-lost']),
  severity: Type.Enum(['error', 'warning']),
  message: text,
  game: count,
  seed: count,
  decisions: count,
  card: orNull(whole),
  step: orNull(whole),
} satisfies Record<keyof GameFailure, unknown>;

const result = { row: orNull(ROW_SCHEMA), failure: orNull(Type.Object(failure, STRICT)) };

/** A game that was played. */
export const GAME_SCHEMA = Type.Object(
  { game: count, ...result, against: orNull(Type.Object(result, STRICT)) } satisfies Record<
    keyof PlayedGame,
    unknown
  >,
  STRICT,
);
