/**
 * Validators of JSON data, generated from schemas by ajv: nothing is compiled at run time, and neither ajv nor TypeBox is loaded.
 */
import { Ajv } from 'ajv';
import { default as standaloneCode } from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import { MESSAGE_SCHEMA } from '../../../playtest/messages/schema.ts';
import { alternativesOf, discriminatorOf, valuesOf } from '../../../program/schema/alternatives.ts';
import { type Schema, setFileSchema } from '../../../program/schema/file-schema.ts';
import { CHOICE_SCHEMA, END_SCHEMA, HEAD_SCHEMA } from '../../../runtime/log/schema.ts';
import { GAME_SCHEMA } from '../../../runtime/save/schema.ts';
import { ExpectSchema } from '../../../simulate/findings/expect.ts';
import { GAME_SCHEMA as PLAYED_GAME_SCHEMA, SETUP_SCHEMA } from '../../../simulate/fleet/schemas.ts';
import type { GeneratedFile } from '../page.ts';

/** The file of each validator, and the schema it validates. */
const VALIDATORS: readonly (readonly [file: string, schema: () => unknown])[] = [
  ['program/json/set-validator.generated.ts', setFileSchema],
  ['runtime/save/game-validator.generated.ts', () => GAME_SCHEMA],
  ['runtime/log/head-validator.generated.ts', () => HEAD_SCHEMA],
  ['runtime/log/choice-validator.generated.ts', () => CHOICE_SCHEMA],
  ['runtime/log/end-validator.generated.ts', () => END_SCHEMA],
  ['playtest/messages/message-validator.generated.ts', () => MESSAGE_SCHEMA],
  ['simulate/findings/expect-validator.generated.ts', () => ExpectSchema],
  ['simulate/fleet/setup-validator.generated.ts', () => SETUP_SCHEMA],
  ['simulate/fleet/game-validator.generated.ts', () => PLAYED_GAME_SCHEMA],
];

export function validatorPages(): GeneratedFile[] {
  return VALIDATORS.map(([file, schema]) => ({ file, text: validator(schema() as Schema, file) }));
}

function validator(schema: Schema, file: string): string {
  const ajv = new Ajv({
    // Each schema becomes one function that is called by name, which keeps the code small; a validator stops at the first
    // mistake.
    inlineRefs: false,
    discriminator: true,
    strict: false,
    messages: false,
    code: { source: true, esm: true },
  });
  const { $schema: _, $id: __, ...root } = discriminated(schema, schema) as Schema;
  const code = standaloneCode
    .default(ajv, ajv.compile(root))
    .replace('"use strict";export const', 'const')
    // The name of the failing schema keyword is never used.
    .replace(/schemaPath:"[^"]*",/g, '');
  const { code: small } = transformSync(code, { minify: true, format: 'esm', lineLimit: 110 });
  const up = '../'.repeat(file.split('/').length - 1);
  const room = file.startsWith('program/') ? './validate-json.ts' : `${up}program/json/index.ts`;
  const type = `import('${room}').Validator`;
  return HEAD + small.replace(/export\{(\w+) as default\}/, `export default $1 as ${type}`);
}

const HEAD = `/** Made by \`npm run docs\` from a schema; changes made here by hand are lost. */
// @ts-nocheck
`;

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
