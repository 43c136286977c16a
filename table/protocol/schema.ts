/** The schemas of messages from pages, from which their validator is generated. Anything else is refused. */
import { Type } from '../../program/index.ts';
import { MARKS, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './messages.ts';

const closed = { additionalProperties: false };
// A pattern instead of `maxLength`, for which ajv would need a helper module at run time.
const text = (most: number) => Type.String({ pattern: `^[^]{0,${most}}$` });
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

/** Any message of a page. The most frequent one comes first, because they are tried in order. */
export const MESSAGE_SCHEMA = Type.Union([
  Type.Object({ answer: index, v: index }, closed),
  Type.Object({ key: text(100) }, closed),
  Type.Object({ undo: Type.Literal(true) }, closed),
  Type.Object({ consent: Type.Boolean() }, closed),
  Type.Object({ note: NOTE }, closed),
  Type.Object({ say: text(MAX_TEXT_LENGTH) }, closed),
  Type.Object({ name: text(MAX_NAME_LENGTH) }, closed),
  Type.Object({ player: text(MAX_NAME_LENGTH) }, closed),
  Type.Object({ opened: index }, closed),
  Type.Object({ here: Type.Literal(true) }, closed),
]);
