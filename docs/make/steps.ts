/** The reference of steps, made from the table of operations and worded as cards are. */

import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile, compileSteps } from '../../compiler/compile.ts';
import { stepsText } from '../../print/wording/text.ts';
import { OPERATIONS } from '../../program/operations.ts';
import type { Vocabulary } from '../../program/set.ts';
import { GENERATED, type Page } from './page.ts';

/** `docs/steps.md`. */
export function stepPages(): Page[] {
  const { words } = compile(bundledSets()).sets[0];
  const rows = Object.entries(OPERATIONS).map(([name, row]) => section(name, row, words));
  return [{ file: 'docs/steps.md', text: `${[HEAD, ...rows].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED}

# Reference of steps

One section for each row of the table of operations (\`program/operations.ts\`): what it does, an example as it is written, as
it stands on the card, and as a program. How to write each of them, with all that may follow: [language.md](language.md);
as diagrams: [grammar-reference.md](grammar-reference.md#steps).`;

interface Row {
  summary: string;
  example: string;
  impact: boolean;
  setsThis: boolean;
  schema: object;
}

function section(name: string, row: Row, words: Vocabulary): string {
  const { summary, example, impact, setsThis, schema } = row;
  // Several examples speak of "this": something before them has to be it.
  const { steps, problems } = compileSteps(`choose a tile; ${example}`, words);
  if (problems.length > 0) throw new Error(`${example}: ${problems[0].message}`);
  const own = steps.slice(1);
  const facts = [
    setsThis ? 'What it did it to is "this" afterwards.' : 'Leaves "this" as it was.',
    ...(impact ? ['Makes a card an Impact card (R10.4).'] : []),
  ];
  return [
    `## ${name}`,
    summary,
    `\`\`\`eco steps\n${example}\n\`\`\``,
    `> ${stepsText(own, words).replaceAll('\n', '  \n> ')}`,
    `\`\`\`json\n${fieldByField(own[0])}\n\`\`\``,
    `Fields: ${fieldsOf(schema)}. ${facts.join(' ')}`,
  ].join('\n\n');
}

/** An operation as JSON, a field a line. */
function fieldByField(step: object): string {
  const fields = Object.entries(step).map(([field, value]) => `  "${field}": ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}

/** The fields of an operation, those that may be missing with a question mark. */
function fieldsOf(schema: object): string {
  const properties = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  const required = new Set('required' in schema && Array.isArray(schema.required) ? schema.required : []);
  return properties.map((field) => `\`${field}${required.has(field) ? '' : '?'}\``).join(', ');
}
