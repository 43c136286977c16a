/** Alternatives in schemas: finds the one that some data is meant to match. */
import type { Schema } from './file-schema.ts';

/** The alternatives of a schema, with references resolved; a schema without `anyOf` is its own only alternative. */
export function alternativesOf(schema: Schema, root: Schema): Schema[] {
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return alternativesOf(definition(root, $ref), root);
  return Array.isArray(anyOf) ? anyOf.flatMap((one: Schema) => alternativesOf(one, root)) : [schema];
}

/** The properties of an object schema, in the order of declaration. */
export function propertiesOf(schema: Schema): [name: string, schema: Schema][] {
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>);
}

/** The property whose value distinguishes the alternatives, like `op`; undefined if there is none. */
export function discriminatorOf(alternatives: readonly Schema[]): string | undefined {
  const marks = alternatives.map((one) =>
    propertiesOf(one)
      .filter(([name, part]) => valuesOf(part) && (one.required as string[]).includes(name))
      .map(([name]) => name),
  );
  return marks[0]?.find((name) => {
    if (alternatives.length < 2 || !marks.every((names) => names.includes(name))) return false;
    const values = alternatives.flatMap((one) => valuesOf((one.properties as Schema)[name] as Schema) ?? []);
    return new Set(values).size === values.length;
  });
}

/** The alternative that data is meant to match, valid or not: chosen by its discriminator, or by the type of the data. */
export function branchOf(value: unknown, schema: Schema, root: Schema): Schema | undefined {
  const alternatives = alternativesOf(schema, root);
  if (alternatives.length === 1) return alternatives[0];
  const isObject = typeof value === 'object' && value !== null;
  const mark = discriminatorOf(alternatives);
  if (mark !== undefined) {
    if (!isObject || !(mark in value)) return undefined;
    const { [mark]: found } = value as Record<string, unknown>;
    return alternatives.find((one) => valuesOf((one.properties as Schema)[mark] as Schema)?.includes(found));
  }
  return alternatives.find((one) =>
    one.type === 'object'
      ? isObject && (one.required as string[]).every((name) => name in value)
      : one.type === typeof value,
  );
}

/** The values a schema allows, if it lists them. */
export function valuesOf({ const: mark, enum: marks }: Schema): readonly unknown[] | undefined {
  return Array.isArray(marks) ? marks : mark === undefined ? undefined : [mark];
}

function definition(root: Schema, reference: string): Schema {
  return (root.definitions as Record<string, Schema>)[reference.slice('#/definitions/'.length)];
}
