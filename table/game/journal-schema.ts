/** The events of a table's journal as a schema, from which their validator is generated. */
import type { Static } from 'typebox';
import { type DecisionKind, Type } from '../../program/index.ts';
import type { BotName, GameOptions } from '../../runtime/index.ts';
import type { Player } from '../messages.ts';

// Milliseconds since 1970. Times show how long people thought; the state of the table does not depend on them.
const at = Type.Number();
const seat = Type.Integer();
const text = Type.String();
const player = Type.Unsafe<Player>({ type: 'string' });

/** An event that the journal keeps. Whether it is possible is up to the table. */
export const EVENT_SCHEMA = Type.Union([
  // A game starts with the cards of this name: the first game, or one that replaces the current game.
  Type.Object({
    at,
    is: Type.Literal('begun'),
    cards: text,
    players: Type.Array(player),
    options: Type.Unsafe<GameOptions>({ type: 'object' }),
  }),
  // A seat chose an option of the engine. A simultaneous choice counts once the last seat has chosen.
  Type.Object({
    at,
    is: Type.Literal('chose'),
    seat,
    option: Type.Integer(),
    kind: Type.Unsafe<DecisionKind>({ type: 'string' }),
    by: Type.Optional(Type.Unsafe<BotName>({ type: 'string' })),
  }),
  // A seat took back its last choice. If others were still choosing simultaneously, `to` is null and only that choice is undone.
  // Otherwise the game continues from before the choice number `to`, counted from 0.
  Type.Object({
    at,
    is: Type.Literal('took back'),
    seat,
    isFree: Type.Boolean(),
    to: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  }),
  // Another player takes over a seat.
  Type.Object({ at, is: Type.Literal('player'), seat, player }),
  Type.Object({ at, is: Type.Literal('name'), seat, name: text }),
  // A person takes a free seat. Whoever opens the link of the seat itself has said no name yet.
  Type.Object({ at, is: Type.Literal('sat'), seat, name: text }),
  // A seat is free again, and has another key.
  Type.Object({ at, is: Type.Literal('left'), seat }),
  // The game continues with other cards, after the choices that could be repeated with them.
  Type.Object({
    at,
    is: Type.Literal('cards'),
    cards: text,
    from: Type.Integer(),
    choices: Type.Array(Type.Integer()),
  }),
  // The game is over.
  Type.Object({ at, is: Type.Literal('over'), hash: text, vp: Type.Array(Type.Integer()) }),
]);

export type JournalEvent = Static<typeof EVENT_SCHEMA>;
