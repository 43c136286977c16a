/** The Handlebars templates of the sheets, compiled when the first sheet is made. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./templates/', import.meta.url);

type Render = (view: object) => string;
let compiled: Promise<(name: string) => Render> | undefined;

/** Fills the template of the sheets with what is to be shown. */
export async function render(view: object): Promise<string> {
  return (await templates())('sheets')(view);
}

/** The same for the calibration pages. */
export async function renderCalibration(view: object): Promise<string> {
  return (await templates())('calibration')(view);
}

function templates(): Promise<(name: string) => Render> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<(name: string) => Render> {
  const { default: Handlebars } = await import('handlebars');
  const all = Handlebars.create();
  for (const file of readdirSync(FOLDER)) {
    all.registerPartial(file.replace(/\.hbs$/, ''), readFileSync(new URL(file, FOLDER), 'utf8'));
  }
  all.registerHelper('mm', (length: number) => Math.round(length * 1e4) / 1e4);
  all.registerHelper('is', (a: unknown, b: unknown) => a === b);
  return (name) => all.compile(`{{> ${name}}}`, { preventIndent: true });
}
