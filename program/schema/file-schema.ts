/**
 * The JSON Schema of a `SET.json` file, derived from the table of operations.
 *
 * Stricter than the types: objects must not have undeclared properties, because a misspelt one would be ignored. References are
 * `#/definitions/…`, which every validator and editor resolves without further setup.
 */
import { OPERATIONS } from '../operations.ts';
import * as pieces from '../pieces.ts';
import * as program from '../set.ts';
import * as terms from '../terms.ts';

/** A piece of JSON Schema. */
export interface Schema {
  [keyword: string]: unknown;
}

/** The data of a set file: the set, the path of its schema, and its hash. */
export type SetFile = program.SetProgram & { $schema?: string; hash?: string };

/** File name of the schema, which is in the same folder as the sets. */
export const SCHEMA_FILE = 'ecos.schema.json';

/** The parts of a set, by their names in the schema and, capitalised, as types. */
const PARTS: Record<string, object> = {
  vocabulary: program.VocabularySchema,
  settings: program.SettingsSchema,
  element: program.ElementSchema,
  animal: pieces.AnimalSchema,
  marker: pieces.MarkerSchema,
  hand: program.HandSchema,
  layout: program.LayoutSchema,
  card: program.CardSchema,
  feature: program.FeatureSchema,
  kind: terms.KindSchema,
  quantity: terms.QuantitySchema,
  quantityOrAll: terms.QuantityOrAllSchema,
  holder: terms.HolderSchema,
  sought: terms.SoughtSchema,
  compare: terms.CompareSchema,
  group: terms.GroupSchema,
  spot: terms.SpotSchema,
  region: terms.RegionSchema,
  site: terms.SiteSchema,
  eitherSite: terms.EitherSiteSchema,
  where: terms.WhereSchema,
  count: terms.CountSchema,
  playersWith: terms.PlayersWithSchema,
  rankedPlayers: terms.RankedPlayersSchema,
  per: terms.PerSchema,
  test: terms.TestSchema,
  condition: terms.ConditionSchema,
  reward: terms.RewardSchema,
  word: terms.ThingSchema,
};

/** Parts are recognised by their content, because an optional part is a copy. */
const PART_NAMES = new Map(Object.entries(PARTS).map(([name, schema]) => [JSON.stringify(schema), name]));

/** The schema of a file that holds one set. */
export function setFileSchema(): Schema {
  const { $schema, definitions, ...set } = program.SET_JSON_SCHEMA;
  const { properties, ...rest } = inside(set);
  return {
    $schema,
    $id: SCHEMA_FILE,
    title: 'A set of cards for ecos',
    ...rest,
    properties: {
      $schema: { type: 'string', description: 'Where editors find this schema.' },
      ...(properties as Schema),
      hash: {
        type: 'string',
        pattern: '^[0-9a-f]{16}$',
        description: 'Hash of the set; a file whose content has another one is refused.',
      },
    },
    definitions: {
      ...Object.fromEntries(Object.entries(PARTS).map(([name, schema]) => [name, inside(schema)])),
      block: { type: 'array', items: reference('step') },
      step: {
        anyOf: Object.values(OPERATIONS).map(({ schema, summary }) => ({
          description: summary,
          ...inside(schema),
        })),
      },
    },
  };
}

/** The text of `ecos.schema.json`. */
export function schemaFile(): string {
  return `${JSON.stringify(setFileSchema(), null, 2)}\n`;
}

const reference = (name: string) => ({ $ref: `#/definitions/${name}` });

/** A schema whose parts are replaced by references, and whose objects must not have undeclared properties. */
function inside(schema: object): Schema {
  const closed = 'type' in schema && schema.type === 'object' ? { additionalProperties: false } : {};
  const keywords = Object.entries(schema).map(([keyword, value]) => [keyword, withReferences(value)]);
  return { ...Object.fromEntries(keywords), ...closed };
}

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (!isSchema(value)) return value;
  const part = PART_NAMES.get(JSON.stringify(value)) ?? value.$ref;
  return typeof part === 'string' ? reference(part) : inside(value);
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
