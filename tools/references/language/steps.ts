/** The reference of steps, made from the table of operations, with the rules text printed on cards. */
import { stepsText } from '../../../print/wording/index.ts';
import { type Block, OPERATIONS } from '../../../program/operations.ts';
import { GENERATED_NOTE, type GeneratedFile } from '../page.ts';
import { BASE_WORDS, baseSteps } from './bundled.ts';

/** `docs/reference/steps.md`. */
export function stepPages(): GeneratedFile[] {
  const rows = Object.entries(OPERATIONS).map(([name, row]) => section(name, row));
  return [{ file: 'docs/reference/steps.md', text: `${[HEAD, ...rows].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# Reference of steps

One section for each row of the table of operations (\`program/operations.ts\`): what it does, and an example in the card
language, as rules text, and as a program. [language.md](../language.md) shows how to write each of them with all its options,
[grammar.md](grammar.md#steps) has diagrams.`;

type Row = (typeof OPERATIONS)[keyof typeof OPERATIONS];

function section(name: string, row: Row): string {
  const { summary, example, impact, setsThis, schema } = row;
  const own = exampleSteps(example);
  const facts = [
    setsThis ? 'Its object becomes "this".' : 'Does not change "this".',
    ...(impact ? ['Makes a card an Impact card (R10.4).'] : []),
  ];
  return [
    `## ${name}`,
    summary,
    `\`\`\`eco steps\n${example}\n\`\`\``,
    `> ${stepsText(own, BASE_WORDS).replaceAll('\n', '  \n> ')}`,
    `\`\`\`json\n${fieldByField(own[0])}\n\`\`\``,
    `Fields: ${fieldsOf(schema)}. ${facts.join(' ')}`,
  ].join('\n\n');
}

/** The steps of an example. Several use "this", which a step before them sets. */
export const exampleSteps = (text: string): Block => baseSteps(`choose a tile; ${text}`).slice(1);

/** An operation as JSON, one field per line. */
function fieldByField(step: object): string {
  const fields = Object.entries(step).map(([field, value]) => `  "${field}": ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}

/** The fields of an operation, optional ones with a question mark. */
function fieldsOf(schema: object): string {
  const properties = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  const required = new Set('required' in schema && Array.isArray(schema.required) ? schema.required : []);
  return properties.map((field) => `\`${field}${required.has(field) ? '' : '?'}\``).join(', ');
}
