/** The Handlebars templates of the sheets, compiled when the first sheet is made. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./templates/', import.meta.url);
const MAIN = 'sheets';

type Render = (view: object) => string;
let compiled: Promise<Render> | undefined;

/** Fills the templates with what is to be shown. */
export async function render(view: object): Promise<string> {
  compiled ??= compile();
  const fill = await compiled;
  return fill(view);
}

async function compile(): Promise<Render> {
  const { default: Handlebars } = await import('handlebars');
  const templates = Handlebars.create();
  for (const file of readdirSync(FOLDER)) {
    templates.registerPartial(file.replace(/\.hbs$/, ''), readFileSync(new URL(file, FOLDER), 'utf8'));
  }
  templates.registerHelper('mm', (length: number) => Math.round(length * 1e4) / 1e4);
  templates.registerHelper('is', (a: unknown, b: unknown) => a === b);
  return templates.compile(`{{> ${MAIN}}}`, { preventIndent: true });
}
