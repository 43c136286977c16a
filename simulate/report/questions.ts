/**
 * The SQL questions whose answers are the figures of a report, so that readers can run and vary them. They use only the tables
 * (`data/columns.ts`) and the functions of `data/views.ts`.
 */
import { readFileSync } from 'node:fs';
import { quoteSql } from '../data/views.ts';
import type { RunContext } from '../figures/context.ts';

/** Each question follows a line with its name and the ids of the sections that it belongs to. */
const FILE = new URL('./templates/questions.sql', import.meta.url);

/** The questions about a run. */
export function reportQuestions({ subject, options }: Pick<RunContext, 'subject' | 'options'>) {
  const hands = subject.hands.map(({ word }) => quoteSql(word.name)).join(', ') || 'NULL';
  // The winners of all games say something about starting cards if the run named the hands.
  const text = readFileSync(FILE, 'utf8')
    .replaceAll(' :dealt', options.hands ? '' : ' FILTER (dealt)')
    .replaceAll(':hands', () => hands);
  return text
    .split(/^-- /m)
    .slice(1)
    .map((question) => {
      const [head, ...sql] = question.trim().split('\n');
      const [name, ...sections] = head.split(/[:,] /);
      return { name, sections, sql: sql.join('\n') };
    });
}
