/** The schema written next to built sets. */
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { setFile } from '../../compiler/emit/json.ts';
import { NAME_PROPERTIES } from '../../program/checks/names.ts';
import { schemaFile } from '../../program/index.ts';
import { bundled, ownSet } from './sets.ts';

const schema = JSON.parse(schemaFile());
/** As strict as ajv gets: unknown keywords, unknown references and missing types are errors. */
const validate = new Ajv({ strict: true }).compile(schema);
const own = setFile(ownSet().program);

test.each([...bundled().map(({ program }) => setFile(program)), own])(
  'a built set is valid under the schema',
  (text) => {
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  },
);

test('an unknown property is invalid, however deep', () => {
  const json = JSON.parse(own);
  json.cards[2].steps[0].steps[0].kinds[0].colour = 'red';
  expect(validate(json)).toBe(false);
});

test('every property that holds the name of a thing is listed in NAME_PROPERTIES', () => {
  const holders = new Set<string>();
  walk(schema.definitions, (property, part) => {
    const { $ref = part.items?.$ref } = part;
    if ($ref === '#/definitions/word') holders.add(property);
    if ($ref === '#/definitions/kind') holders.add(property);
  });
  // Properties that name other kinds of words, in declarations and settings.
  for (const other of ['name', 'plural', 'token', 'extends', 'energy']) holders.delete(other);
  const things = Object.keys(NAME_PROPERTIES).filter((name) => NAME_PROPERTIES[name] === 'thing');
  expect([...holders].sort()).toEqual(things.sort());
});

interface Part {
  $ref?: string;
  items?: Part;
  properties?: Record<string, Part>;
}

function walk(value: unknown, visit: (property: string, part: Part) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const { properties = {} } = value as Part;
  for (const [property, part] of Object.entries(properties)) visit(property, part);
  for (const part of Object.values(value)) walk(part, visit);
}
