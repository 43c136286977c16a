import { Type as TypeBox } from 'typebox';
import { expect, test } from 'vitest';
import { setFileSchema } from './file-schema.ts';
import { Type } from './schema.ts';

/** Every kind of schema that the instruction set uses. */
const sample = (type: typeof Type) =>
  type.Object({
    names: type.Array(type.String({ pattern: '^[a-z]+$' }), { minItems: 1 }),
    kind: type.Optional(type.Enum(['brown', 'blue'], { description: 'its deck' })),
    amount: type.Union([
      type.Integer({ minimum: 1 }),
      type.Object({ any: type.Boolean({ description: 'all' }) }),
    ]),
    once: type.Optional(type.Literal(true)),
    op: type.Literal('gain'),
    format: type.Literal(1),
    pair: type.Tuple([type.String(), type.Integer()]),
    all: type.Object({ none: type.Optional(type.String()) }),
    supply: type.Record(type.String({ pattern: '^[a-z]+$' }), type.Integer()),
    steps: type.Unsafe<string>(type.Ref('block')),
  });

test('schemas equal those of TypeBox', () => {
  const plain = (schema: object) => JSON.parse(JSON.stringify(schema));
  expect(plain(sample(Type))).toEqual(plain(sample(TypeBox)));
});

test('the parts of a set are defined in the schema, each with contents of its own', () => {
  const definitions = Object(setFileSchema().definitions);
  expect(Object.keys(definitions).toSorted().join(' ')).toBe(
    'animal block card compare condition count eitherSite element feature group hand holder kind ' +
      'layout marker per playersWith quantity quantityOrAll rankedPlayers region reward settings site sought ' +
      'spot step test vocabulary where word',
  );
  const contents = Object.values(definitions).map((part) => JSON.stringify(part));
  expect(new Set(contents).size).toBe(contents.length);
});
