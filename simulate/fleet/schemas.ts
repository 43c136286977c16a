/** The schema of set-ups that go through Redis. Workers validate them first, because other clients may write there. */
import { Type } from '../../program/index.ts';
import { orNull } from '../data/columns.ts';
import type { RunOptions } from '../figures/context.ts';
import type { RunSetup } from '../run/match.ts';

/** The data a worker needs to play a run. */
export interface SharedSetup extends RunSetup {
  /** Milliseconds a process may take for a game before it counts as stuck. */
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
