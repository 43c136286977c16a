/** Makes validators of JSON data from schemas with ajv: nothing is compiled at run time, and neither ajv nor TypeBox is loaded. */
import { Ajv } from 'ajv';
import { default as standaloneCode } from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import type { Schema } from '../../../program/schema/file-schema.ts';

/**
 * The code of a module with a validator.
 * @param file its path in the checkout
 */
export function validator(schema: object, file: string): string {
  const ajv = new Ajv({
    // Each schema becomes one function that is called by name, which keeps the code small; a validator stops at the first
    // mistake.
    inlineRefs: false,
    discriminator: true,
    strict: false,
    messages: false,
    code: { source: true, esm: true },
  });
  const { $schema: _, $id: __, ...root } = discriminated(schema, schema as Schema) as Schema;
  const code = standaloneCode
    .default(ajv, ajv.compile(root))
    .replace('"use strict";export const', 'const')
    // The name of the failing schema keyword is never used.
    .replace(/schemaPath:"[^"]*",/g, '');
  const { code: small } = transformSync(code, { minify: true, format: 'esm', lineLimit: 110 });
  const up = '../'.repeat(file.split('/').length - 1);
  const room = file.startsWith('program/') ? './validate-json.ts' : `${up}program/json/index.ts`;
  const type = `import('${room}').Validator`;
  return `// @ts-nocheck\n${small.replace(/export\{(\w+) as default\}/, `export default $1 as ${type}`)}`;
}

/**
 * Turns alternatives with a discriminator, such as `op`, into a choice by it, so that a mistake is reported for the intended
 * alternative.
 */
function discriminated(schema: unknown, root: Schema): unknown {
  if (Array.isArray(schema)) return schema.map((part) => discriminated(part, root));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, discriminated(part, root)]),
  );
  const alternatives = 'anyOf' in schema ? alternativesOf(schema, root) : [];
  const mark = discriminatorOf(alternatives);
  if (mark === undefined) return parts;
  const { anyOf, ...rest } = parts;
  // Ajv looks for the discriminator directly in each alternative, not in nested alternatives.
  const oneOf = (schema as { anyOf: Schema[] }).anyOf.flatMap((one, i) => {
    const inner = alternativesOf(one, root);
    return inner.length > 1 ? inner.map((each) => discriminated(each, root)) : [(anyOf as unknown[])[i]];
  });
  const values = alternatives.flatMap((one) => valuesOf((one.properties as Schema)[mark] as Schema)!);
  return {
    ...rest,
    // The discriminator is checked first: if its value is unknown, nothing else can be reported.
    allOf: [
      { type: 'object', required: [mark], properties: { [mark]: { enum: values } } },
      { type: 'object', discriminator: { propertyName: mark }, oneOf },
    ],
  };
}

/** The alternatives of a schema, with references resolved; a schema without `anyOf` is its own only alternative. */
function alternativesOf(schema: Schema, root: Schema): Schema[] {
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return alternativesOf(definition(root, $ref), root);
  return Array.isArray(anyOf) ? anyOf.flatMap((one: Schema) => alternativesOf(one, root)) : [schema];
}

/** The properties of an object schema, in the order of declaration. */
function propertiesOf(schema: Schema): [name: string, schema: Schema][] {
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>);
}

/** The property whose value distinguishes the alternatives, like `op`; undefined if there is none. */
function discriminatorOf(alternatives: readonly Schema[]): string | undefined {
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

/** The values a schema allows, if it lists them. */
function valuesOf({ const: mark, enum: marks }: Schema): readonly unknown[] | undefined {
  return Array.isArray(marks) ? marks : mark === undefined ? undefined : [mark];
}

function definition(root: Schema, reference: string): Schema {
  return (root.definitions as Record<string, Schema>)[reference.slice('#/definitions/'.length)];
}
