/**
 * The types of a compiled set as TypeScript text, from the same schema as its JSON. They are the same in every module that
 * `build` writes.
 */
import { Project } from 'ts-morph';
import { NAME_PROPERTIES } from '../../../program/checks/names.ts';
import { type Schema, setFileSchema } from '../../../program/schema/file-schema.ts';
import type { GeneratedFile } from '../page.ts';

/** The longest type that stays on one line. */
const WIDTH = 90;

export function setTypePages(): GeneratedFile[] {
  const text = typesOfSet().replaceAll('\\', '\\\\').replaceAll('`', '\\`');
  return [
    {
      file: 'compiler/emit/set-types.generated.ts',
      text: `/** Made by \`npm run docs\` from the schema of a set; changes made here by hand are lost. */\nexport const SET_TYPES = \`${text}\`;\n`,
    },
  ];
}

/** Types of names, which the module declares from a set's own words. */
const NAME_TYPES = { thing: 'Thing', element: 'ElementName' } as const;

/** Names in data that refer to a declared word, by part and property. */
const OWN_WORDS: Record<string, string> = {
  'card/number': 'CardNumber',
  'element/name': 'ElementName',
  'animal/name': 'AnimalName',
  'hand/name': 'HandName',
  'card/hands/name': 'HandName',
};

/** `SetProgram` and all types it uses. */
function typesOfSet(): string {
  const { definitions, ...root } = setFileSchema();
  const { $schema: _, hash: _hash, ...properties } = root.properties as Record<string, Schema>;
  const parts = Object.entries(definitions as Record<string, Schema>).filter(([name]) => name !== 'word');
  const lines = [
    '/** One set: what it declares itself. */',
    `export type SetProgram = ${typeOf({ ...root, properties }, 'set')};`,
    ...parts.map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema, name)};`),
  ];
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('set.ts', lines.join('\n'));
  file.formatText({ indentSize: 2 });
  return file.getFullText();
}

const typeName = (part: string) => `${part[0].toUpperCase()}${part.slice(1)}`;

/** The TypeScript type of a schema. `path` is the part and property in which it appears. */
function typeOf(schema: Schema, path: string): string {
  const property = path.slice(path.lastIndexOf('/') + 1);
  if (OWN_WORDS[path]) return OWN_WORDS[path];
  if (typeof schema.$ref === 'string') return typeOfReference(schema.$ref, property);
  if (Array.isArray(schema.anyOf)) return union(schema.anyOf.map((one: Schema) => typeOf(one, path)));
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return listOf(typeOf(schema.items as Schema, path));
  if (schema.type === 'object') return typeOfObject(schema, path);
  if (schema.type === 'string') return named(property) ?? 'string';
  return schema.type === 'boolean' ? 'boolean' : 'number';
}

function typeOfReference(reference: string, property: string): string {
  const part = reference.slice(reference.lastIndexOf('/') + 1);
  return part === 'word' ? (named(property) ?? 'string') : typeName(part);
}

function named(property: string): string | undefined {
  // `NAME_PROPERTIES` lists the plural, `kinds`, but not `kind`.
  const what = NAME_PROPERTIES[property] ?? NAME_PROPERTIES[`${property}s`];
  return what && NAME_TYPES[what];
}

const listOf = (type: string) => (/^\w+$/.test(type) ? `${type}[]` : `(${type})[]`);

function typeOfObject({ properties, patternProperties, required = [] }: Schema, path: string): string {
  if (patternProperties) {
    const values = Object.values(patternProperties as Record<string, Schema>).map((one) => typeOf(one, path));
    return `{ [name: string]: ${union(values)} }`;
  }
  const members = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const mark = (required as string[]).includes(name) ? '' : '?';
    return `${name}${mark}: ${typeOf(schema, `${path}/${name}`)}`;
  });
  const line = `{ ${members.join('; ')} }`;
  return line.length <= WIDTH ? line : `{\n${members.join(';\n')};\n}`;
}

function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  const line = different.join(' | ');
  return line.length <= WIDTH ? line : `\n| ${different.join('\n| ')}`;
}
