/** The schema written next to built sets. */
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
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

test('the order of the clauses of a set does not matter to its file', () => {
  const clauses = ['supply water 25, land 50', 'cubes 66 start 7', 'target 80 short 60', 'players 2 to 6'];
  const fileOf = (lines: readonly string[]) => {
    const text = ['set mine "Mine"', ...lines].join('\n');
    return setFile(compile([{ files: [{ file: 'mine.eco', text }] }]).sets[0].program);
  };
  const file = fileOf(clauses);
  expect(fileOf(clauses.toReversed())).toBe(file);
  const keys = Object.keys(JSON.parse(file));
  expect([keys[0], keys.at(-1)]).toEqual(['$schema', 'hash']);
});

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
