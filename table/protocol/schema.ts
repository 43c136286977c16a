/** The schemas of messages from pages, from which their validator is generated. Anything else is refused. */
import type { Static } from 'typebox';
import { Type } from '../../program/index.ts';
import { MARKS, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../marks.ts';
import type { Player } from '../messages.ts';

const closed = { additionalProperties: false };
// A pattern instead of `maxLength`, for which ajv would need a helper module at run time.
const shorter = (most: number) => ({ type: 'string', pattern: `^[^]{0,${most}}$` });
const text = (most: number) => Type.Unsafe<string>(shorter(most));
const index = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const coordinate = Type.Integer({ minimum: -1000, maximum: 1000 });

const NOTE = Type.Object(
  {
    key: Type.Optional(Type.Enum([...MARKS])),
    text: Type.Optional(text(MAX_TEXT_LENGTH)),
    card: Type.Optional(index),
    hex: Type.Optional(Type.Object({ q: coordinate, r: coordinate }, closed)),
  },
  { ...closed, minProperties: 1 },
);

/** A note: a mark, a line of text, or both, about a card or a hex; if neither is given, about the moment. */
export type NoteGiven = Static<typeof NOTE>;

/** Any message of a page; the first one is the key. The most frequent one comes first, because they are tried in order. */
export const MESSAGE_SCHEMA = Type.Union([
  // Chooses the option with this index, in answer to the view with this `v`.
  Type.Object({ answer: index, v: index }, closed),
  // With the key of the table, a name, and perhaps a seat, somebody sits down.
  Type.Object(
    { key: text(100), name: Type.Optional(text(MAX_NAME_LENGTH)), seat: Type.Optional(index) },
    closed,
  ),
  // Takes back the sender's last choice: immediately if it revealed nothing new, otherwise once all other people agree.
  Type.Object({ undo: Type.Literal(true) }, closed),
  // Agrees or disagrees that another player takes back a choice; `false` from the requesting player withdraws the request.
  Type.Object({ consent: Type.Boolean() }, closed),
  Type.Object({ note: NOTE }, closed),
  Type.Object({ say: text(MAX_TEXT_LENGTH) }, closed),
  // Sets the name of the person at the seat.
  Type.Object({ name: text(MAX_NAME_LENGTH) }, closed),
  // Hands the seat to a bot; `human` takes it back.
  Type.Object({ player: Type.Unsafe<Player>(shorter(MAX_NAME_LENGTH)) }, closed),
  // Gives the seat back.
  Type.Object({ leave: Type.Literal(true) }, closed),
  // Reports that the text of a card was opened.
  Type.Object({ opened: index }, closed),
  // Pings the host after a silence; the host sends the same message back.
  Type.Object({ here: Type.Literal(true) }, closed),
]);

/** A message from a page. */
export type FromClient = Static<typeof MESSAGE_SCHEMA>;
