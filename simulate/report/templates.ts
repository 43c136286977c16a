/** The Handlebars templates of a report, compiled on first use. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./templates/', import.meta.url);

let compiled: Promise<(view: object) => string> | undefined;

/** Renders the page from its data. */
export async function renderReport(view: object): Promise<string> {
  compiled ??= compile();
  return (await compiled)(view);
}

async function compile(): Promise<(view: object) => string> {
  const { default: Handlebars } = await import('handlebars');
  const all = Handlebars.create();
  for (const file of readdirSync(FOLDER)) {
    all.registerPartial(file.replace(/\.hbs$/, ''), readFileSync(new URL(file, FOLDER), 'utf8'));
  }
  return all.compile('{{> report}}', { preventIndent: true });
}
